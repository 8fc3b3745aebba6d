//! JSON: nothing is lost in a round trip, and errors have their place.

use proptest::prelude::*;
use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_present::{Eyes, Why};
use rusc_record::json::{self, write};
use rusc_record::{Action, Ending, Format, NodeId, ReadError, Record, Replay, Sitter};
use rusc_search::{Proof, Score, Unit};

use crate::random::{SPECS, record};

/// Reads the record in a text.
fn read(text: &str) -> Result<Record, ReadError> {
    json::read(&Catalog::builtin(), text).map(|replay| replay.record)
}

proptest! {
    #[test]
    fn what_was_written_is_read(spec in 0..SPECS.len(), seed: u64, nodes in 0..60_usize) {
        let record = record(SPECS[spec], seed, nodes);
        let text = write(&record);
        let again = read(&text);
        prop_assert_eq!(again.as_ref(), Ok(&record), "{}", text);
    }

    #[test]
    fn readers_give_the_positions_of_all_nodes(spec in 0..SPECS.len(), seed: u64, nodes in 0..40_usize) {
        let record = record(SPECS[spec], seed, nodes);
        let games = Catalog::builtin();
        let boards = |replay: &Replay| -> Vec<String> {
            replay.positions.iter().map(|position| position.text(Eyes::All)).collect()
        };
        let read = json::read(&games, &write(&record)).expect("it was just written");
        let played = Replay::new(&games, record).expect("it was played");
        prop_assert_eq!(boards(&read), boards(&played));
        prop_assert_eq!(played.positions.len(), played.record.tree.len());
        for id in played.record.tree.ids() {
            let node = played.record.tree.node(id);
            if let (Action::Nothing | Action::End(_), Some(parent)) = (&node.action, node.parent) {
                prop_assert!(std::sync::Arc::ptr_eq(played.position(id), played.position(parent)));
            }
        }
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
fn errors_say_what_is_wrong_and_where() {
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
    record.tree.node_mut(id).score = Some(Score::Estimate { value: f64::NAN, unit: Unit::POINTS });
    let again = read(&write(&record)).expect("it can be written");
    assert_eq!((again.tree.node(id).seconds, again.tree.node(id).score), (None, None));
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

#[test]
fn files_of_version_1_are_read() {
    let bots = read(include_str!("../data/version-1/bots.json")).expect("the old version wrote it");
    let scores: Vec<Option<Score>> = bots.tree.ids().map(|id| bots.tree.node(id).score).collect();
    assert_eq!(scores[..4], [None, None, None, Some(Score::estimate(1.0, Unit::UNKNOWN))]);
    assert_eq!(
        scores[4],
        Some(Score::Estimate { value: 0.0, unit: Unit::UNKNOWN }),
        "a 0 is a number, and not nothing"
    );
    assert_eq!(scores.last(), Some(&Some(Score::estimate(999_999.0, Unit::UNKNOWN))), "a sure win was a number too");
    let failed = read(include_str!("../data/version-1/failed.json")).expect("the old version wrote it");
    let words = "htp:command=false ended (exit status: 1) when it was asked \"boardsize 3\"";
    let ending = Ending::Failed(Seat::FIRST, Why::quoted(words));
    assert_eq!(failed.outcome.as_ref().map(|outcome| &outcome.ending), Some(&ending));
    let branched = read(include_str!("../data/version-1/variations.json")).expect("the old version wrote it");
    for record in [bots, failed, branched] {
        let text = write(&record);
        assert!(text.contains("\"version\": 2"));
        assert_eq!(read(&text), Ok(record));
    }
}

#[test]
fn scores_and_reasons_are_kept_whole() {
    let mut record = Record::new("connect4", vec![Sitter::default(), Sitter::default()]);
    let id = record.tree.add(NodeId::ROOT, Action::Move("4".to_owned()));
    record.tree.node_mut(id).score = Some(Score::proven(Proof::Win).in_moves(7));
    let why = Why { key: "forfeit-nothing".to_owned(), arguments: Vec::new(), english: "played nothing".to_owned() };
    record.tree.add(id, Action::End(Ending::Failed(Seat::SECOND, why)));
    let text = write(&record);
    assert!(text.contains(r#""score":{"proof":"win","moves":7}"#), "{text}");
    assert!(text.contains(r#""why":{"key":"forfeit-nothing","english":"played nothing"}"#), "{text}");
    assert_eq!(read(&text), Ok(record));
}

#[test]
fn a_file_may_have_a_game_on_each_line() {
    let games = Catalog::builtin();
    let record = |spec: &str| Record::new(spec, vec![Sitter::bot("random"); 2]);
    let lines: String = ["hex:5", "connect4"].map(|spec| json::write_line(&record(spec))).concat();
    assert_eq!(lines.lines().count(), 2);
    let format = Format::of_file("games/games.jsonl").expect("a known extension");
    let read = format.read(&games, lines.as_bytes()).expect("it was just written");
    assert_eq!(read.iter().map(|replay| &*replay.record.spec).collect::<Vec<_>>(), ["hex:5", "connect4"]);
    let error = format.read(&games, lines.replace("connect4", "chess").as_bytes()).expect_err("a bad game");
    assert_eq!(error.line, 2, "{error}");
}
