//! The laws of saved games: nothing panics, and what is understood is never lost on the way.

use record::{Format, Record, json, sgf};

/// Whatever is read from SGF can be written and read again, as SGF and as JSON.
pub fn sgf(bytes: &[u8]) {
    for record in Format::Sgf.read(bytes).unwrap_or_default() {
        let text = sgf::write(&record).expect("what was read from SGF can be written");
        assert_eq!(sgf::read(&text).as_ref(), Ok(&record), "{text}");
        stays(&record);
    }
}

/// Whatever is read from JSON can be written and read again, and what SGF can hold of it stays the same from then on.
pub fn json(bytes: &[u8]) {
    for record in Format::Json.read(bytes).unwrap_or_default() {
        stays(&record);
        let Ok(text) = sgf::write(&record) else { continue };
        let again = sgf::read(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(again.tree.len(), record.tree.len(), "{text}");
        let text = sgf::write(&again).expect("what was read from SGF can be written");
        assert_eq!(sgf::read(&text), Ok(again), "{text}");
    }
}

fn stays(record: &Record) {
    let text = json::write(record);
    assert_eq!(json::read(&text).as_ref(), Ok(record), "{text}");
}
