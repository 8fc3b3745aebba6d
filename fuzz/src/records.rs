//! The laws for saved games: parsing never panics, and parsed data survives writing and reading.

use rusc_catalog::Catalog;
use rusc_record::{Format, Replay, json, pasted, sgf};

/// Anything read from SGF can be written and read again, as SGF and as JSON.
pub fn sgf(bytes: &[u8]) {
    let games = Catalog::builtin();
    for replay in Format::Sgf.read(&games, bytes).unwrap_or_default() {
        let text = sgf::write(&replay).expect("what was read from SGF can be written");
        let again = sgf::read(&games, &text).map(|replay| replay.record);
        assert_eq!(again.as_ref(), Ok(&replay.record), "{text}");
        stays(&games, &replay);
    }
}

/// Anything read from JSON can be written and read again, and the part that SGF can hold survives that format too.
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

/// Anything that is pasted is read or refused, and what is read can be written and read again.
pub fn pasted(bytes: &[u8]) {
    let games = Catalog::builtin();
    if let Ok(replay) = pasted::read(&games, &String::from_utf8_lossy(bytes)) {
        stays(&games, &replay);
    }
}

fn stays(games: &Catalog, replay: &Replay) {
    let text = json::write(&replay.record);
    let again = json::read(games, &text).map(|replay| replay.record);
    assert_eq!(again.as_ref(), Ok(&replay.record), "{text}");
}
