//! JSON: nothing is lost on the way, and what is wrong is told with its place.

use proptest::prelude::*;
use record::json::{read, write};
use record::{Action, NodeId, Record, Sitter, positions};

use crate::random::{SPECS, record};

proptest! {
    #[test]
    fn what_was_written_is_read(spec in 0..SPECS.len(), seed: u64, nodes in 0..60_usize) {
        let record = record(SPECS[spec], seed, nodes);
        let text = write(&record);
        let again = read(&text);
        prop_assert_eq!(again.as_ref(), Ok(&record), "{}", text);
        let boards = |record: &Record| -> Vec<String> {
            positions(record).expect("it was played").iter().map(|position| position.text(None)).collect()
        };
        prop_assert_eq!(boards(&again.expect("it was read")), boards(&record));
    }

    #[test]
    fn arbitrary_text_is_refused_or_kept(text in ".*") {
        let _ = read(&text);
    }

    #[test]
    fn spoilt_records_are_refused_or_kept(seed: u64, at: prop::sample::Index, sign in "\\PC|[\\[\\]{}\",:0-9]") {
        let mut text = write(&record(SPECS[seed as usize % SPECS.len()], seed, 8));
        let at = text.floor_char_boundary(at.index(text.len()));
        text.replace_range(at..text.ceil_char_boundary(at + 1), &sign);
        if let Ok(record) = read(&text) {
            prop_assert_eq!(read(&write(&record)), Ok(record));
        }
    }
}

#[test]
fn the_form_is_stable() {
    let text = include_str!("../data/variations.json");
    let record = read(text).expect("the sample is right");
    assert_eq!(write(&record), text);
    assert_eq!(record.tree.node(NodeId(2)).children, [NodeId(5), NodeId(3)]);
}

#[test]
fn the_document_shows_what_is_written() {
    let document = include_str!("../../../../docs/saved-games.md");
    let shown = document.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("it shows a game");
    assert_eq!(write(&read(shown).expect("it shows a game that can be read")), shown);
}

#[test]
fn whatever_is_wrong_is_told_with_its_place() {
    for case in include_str!("../data/json-errors.cases").split("\n---\n") {
        let (text, expected) = case.split_once("\n=> ").expect("a case has a text and a complaint");
        let complaint = read(text).map_or_else(|error| error.to_string(), |_| "nothing".to_owned());
        assert_eq!(complaint, expected.trim_end(), "{text}");
    }
}

#[test]
fn numbers_that_json_cannot_hold_are_left_out() {
    let mut record = Record::new("connect4", vec![Sitter::default(), Sitter::default()]);
    let id = record.tree.add(NodeId::ROOT, Action::Move("4".to_owned()));
    record.tree.node_mut(id).seconds = Some(f64::INFINITY);
    record.tree.node_mut(id).value = Some(f64::NAN);
    let again = read(&write(&record)).expect("it can be written");
    assert_eq!((again.tree.node(id).seconds, again.tree.node(id).value), (None, None));
}

#[test]
fn deep_nesting_and_long_games_are_read_without_recursion() {
    let deep = format!("{{\"format\": \"rusc-game\", \"version\": 1, \"spec\": {}", "[".repeat(1_000_000));
    assert!(read(&deep).is_err());
    let mut record = Record::new("hex:5", vec![Sitter::default(), Sitter::default()]);
    for last in 0..50_000 {
        record.tree.add(NodeId(last), Action::Nothing);
    }
    assert_eq!(read(&write(&record)), Ok(record));
}
