//! A dialogue with a session, recorded in full: every command and every error.
//!
//! The lines that begin with `> ` are sent. `UPDATE_GOLDEN=1 cargo test -p rusc-engine --test dialogue` records the answers
//! again.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_engine::{Choices, Environment, Session};
use rusc_present::{Files, NoFiles, Why};

/// A few files that can be loaded.
struct Shelf;

impl Files for Shelf {
    fn read(&self, name: &str) -> Result<String, Why> {
        match name {
            "first game.sgf" => Ok("(;FF[4]GM[11]SZ[5]AB[c3];W[a1];B[b2](;W[d4];B[resign])(;W[e5]))".to_owned()),
            "swapped.sgf" => Ok("(;FF[4]GM[11]SZ[4];B[d1];W[swap-pieces];B[b2])".to_owned()),
            "broken.sgf" => Ok("(;FF[4]GM[11]SZ[5];B[z9])".to_owned()),
            "other.sgf" => Ok("(;FF[4]GM[0]RUSCSPEC[connect4];B[4])".to_owned()),
            _ => NoFiles.read(name),
        }
    }
    fn write(&self, name: &str, text: &str) -> Result<(), Why> {
        NoFiles.write(name, text)
    }
}

#[test]
fn the_dialogue_is_what_it_was() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/dialogue.txt");
    let golden = fs::read_to_string(&path).expect("there is a dialogue");
    let games = Catalog::builtin();
    let environment = Environment { games: &games, clock: &|| Duration::ZERO, files: &Shelf, live: &|_| {}, seed: 1 };
    let mut session = Session::new(environment, Choices::default()).expect("the default bot exists");
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
