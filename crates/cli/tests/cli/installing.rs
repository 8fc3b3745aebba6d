//! What an installation needs: completions, manual pages and the version.

use std::fs;
use std::process::Command;

use crate::command::{folder, names, rusc};

#[test]
fn shells_complete_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = rusc("completions").word(shell).succeeds();
        assert!(["genmove", "completions", "nodes"].iter().all(|word| script.contains(word)), "{shell}: {script}");
    }
    assert!(rusc("completions tcsh").fails(2).contains("bash"));
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = folder("man").join("man1");
    rusc("man").word(folder.to_str().expect("the path is text")).succeeds();
    let page = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(page("rusc.1").contains("rusc\\-genmove(1)"));
    for name in names() {
        let page = page(&format!("rusc-{name}.1"));
        assert!(page.contains("Example: rusc "), "{name}: {page}");
    }
    assert!(page("rusc-match.1").contains("\\-\\-openings"));
    assert_eq!(fs::read_dir(&folder).expect("the folder is there").count(), names().len() + 1);
    rusc("man /dev/null/man1").fails(1);
}

#[test]
fn the_version_names_the_commit() {
    let printed = rusc("--version").succeeds();
    let git = Command::new("git").args(["log", "-1", "--format=%h %cs"]).output();
    let commit = git.ok().filter(|output| output.status.success());
    let number = env!("CARGO_PKG_VERSION");
    let expected = commit.map_or_else(
        || format!("rusc {number}\n"),
        |commit| format!("rusc {number} ({})\n", String::from_utf8_lossy(&commit.stdout).trim()),
    );
    assert_eq!(printed, expected);
}
