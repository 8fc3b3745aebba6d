//! A dialogue with a session, printed in full: every command and every error.
//!
//! The lines that begin with `> ` are sent. `UPDATE_GOLDEN=1 cargo test -p engine --test dialogue` writes the answers anew.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::{Choices, Session, World};
use offer::NoFiles;

#[test]
fn the_dialogue_is_what_it_was() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/dialogue.txt");
    let golden = fs::read_to_string(&path).expect("there is a dialogue");
    let world = World { clock: &|| Duration::ZERO, files: &NoFiles, seed: 1 };
    let mut session = Session::new(world, Choices::default()).expect("the default bot exists");
    let mut spoken = String::new();
    for line in golden.lines().filter(|line| line.starts_with("> ")) {
        assert!(!session.has_quit(), "nothing is sent after quit");
        let response = session.answer(&line[2..], &AtomicBool::new(false));
        spoken += &format!("{line}\n{}", response.map_or_else(String::new, |response| response.to_string()));
    }
    assert!(session.has_quit());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return fs::write(&path, &spoken).expect("the dialogue can be written");
    }
    assert!(golden == spoken, "{} is no longer what it was:\n{spoken}", path.display());
}
