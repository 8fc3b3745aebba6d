//! Every command in the documentation can be run as written.

use crate::command::{folder, rusc};

#[test]
fn the_commands_of_the_readme_run() {
    let readme = include_str!("../../../../README.md");
    let commands: Vec<&str> = readme.lines().filter_map(|line| line.strip_prefix("rusc ")).collect();
    assert!(commands.len() >= 8, "the README shows what there is");
    let folder = folder("readme");
    for command in commands {
        let words = command.split(" #").next().expect("a line has a beginning");
        // The input is empty, so a game in the terminal ends at once.
        let printed = rusc(words).inside(&folder).succeeds();
        assert!(!printed.is_empty(), "rusc {command}");
    }
}

#[test]
fn the_tables_in_the_documents_are_what_is_printed() {
    let document = include_str!("../../../../docs/connect4-tables.md");
    let printed = rusc("bench connect4-tables").succeeds();
    assert!(document.trim_end().ends_with(printed.trim_end()), "docs/connect4-tables.md is out of date");
}
