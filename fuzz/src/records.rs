//! The laws of saved games: nothing panics, and what is understood is never lost on the way.

use rusc_catalog::Catalog;
use rusc_record::{Format, Replay, json, sgf};

/// Whatever is read from SGF can be written and read again, as SGF and as JSON.
pub fn sgf(bytes: &[u8]) {
    let games = Catalog::builtin();
    for replay in Format::Sgf.read(&games, bytes).unwrap_or_default() {
        let text = sgf::write(&replay).expect("what was read from SGF can be written");
        let again = sgf::read(&games, &text).map(|replay| replay.record);
        assert_eq!(again.as_ref(), Ok(&replay.record), "{text}");
        stays(&games, &replay);
    }
}

/// Whatever is read from JSON can be written and read again, and what SGF can hold of it stays the same from then on.
pub fn json(bytes: &[u8]) {
    let games = Catalog::builtin();
    for replay in Format::Json.read(&games, bytes).unwrap_or_default() {
        stays(&games, &replay);
        let Ok(text) = sgf::write(&replay) else { continue };
        let again = sgf::read(&games, &text).unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(again.record.tree.len(), replay.record.tree.len(), "{text}");
        assert_eq!(again.record.outcome, replay.record.outcome, "{text}");
        let text = sgf::write(&again).expect("what was read from SGF can be written");
        let third = sgf::read(&games, &text).map(|replay| replay.record);
        assert_eq!(third, Ok(again.record), "{text}");
    }
}

fn stays(games: &Catalog, replay: &Replay) {
    let text = json::write(&replay.record);
    let again = json::read(games, &text).map(|replay| replay.record);
    assert_eq!(again.as_ref(), Ok(&replay.record), "{text}");
}
