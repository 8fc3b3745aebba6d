//! SGF: nothing is lost in a round trip, and files of other programs are understood.

use proptest::prelude::*;
use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_hex::SeenBoard;
use rusc_present::Eyes;
use rusc_record::sgf::{self, WriteError, decode};
use rusc_record::{Action, Ending, MoveTree, NodeId, Outcome, Problem, Property, ReadError, Record, Replay, Sitter};

use crate::random::{SPECS, record};

/// Reads the single record in a text.
fn read(text: &str) -> Result<Record, ReadError> {
    sgf::read(&Catalog::builtin(), text).map(|replay| replay.record)
}

fn read_all(text: &str) -> Result<Vec<Record>, ReadError> {
    let replays = sgf::read_all(&Catalog::builtin(), text)?;
    Ok(replays.into_iter().map(|replay| replay.record).collect())
}

fn write(record: &Record) -> Result<String, WriteError> {
    sgf::write(&Replay::new(&Catalog::builtin(), record.clone()).expect("the record is right"))
}

proptest! {
    #[test]
    fn what_was_written_is_read(spec in 0..SPECS.len() - 1, seed: u64, nodes in 0..60_usize) {
        let record = record(SPECS[spec], seed, nodes);
        match write(&record) {
            Ok(text) => {
                let again = read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
                prop_assert_eq!(&again, &in_order(&record), "{}", text);
                prop_assert_eq!(write(&again), Ok(text));
            }
            Err(error) => prop_assert_eq!((error, SPECS[spec]), (WriteError::SwapInPlace, "hex:4,swap=in-place")),
        }
    }

    #[test]
    fn arbitrary_text_is_refused_or_kept(text in ".*", begin in prop::sample::select(vec!["", "(;GM[11]", "(;GM[11]SZ[3];B["])) {
        let text = format!("{begin}{text}");
        if let Ok(records) = read_all(&text) {
            for record in records {
                prop_assert_eq!(read(&write(&record).expect("what was read can be written")), Ok(record));
            }
        }
    }

    #[test]
    fn spoilt_games_are_refused_or_kept(seed: u64, at: prop::sample::Index, sign in "\\PC|[\\[\\]();\\\\A-Za-z0-9]") {
        let Ok(mut text) = write(&record(SPECS[seed as usize % (SPECS.len() - 1)], seed, 12)) else { return Ok(()) };
        let at = text.floor_char_boundary(at.index(text.len()));
        text.replace_range(at..text.ceil_char_boundary(at + 1), &sign);
        if let Ok(record) = read(&text) {
            prop_assert_eq!(read(&write(&record).expect("what was read can be written")), Ok(record));
        }
    }
}

/// The record with its nodes and set-ups in the order SGF writes them.
fn in_order(record: &Record) -> Record {
    let mut tree = MoveTree::default();
    let mut open = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((old, parent)) = open.pop() {
        let node = record.tree.node(old);
        let mut action = node.action.clone();
        if let Action::SetUp(set_up) = &mut action {
            set_up.stones.sort_by_key(|(_, owner)| (owner.is_none(), *owner));
        }
        let id = if old == NodeId::ROOT { NodeId::ROOT } else { tree.add(parent, action.clone()) };
        let written = tree.node_mut(id);
        (written.action, written.seconds, written.score) = (action, node.seconds, node.score);
        (written.comment, written.properties) = (node.comment.clone(), node.properties.clone());
        open.extend(node.children.iter().rev().map(|&child| (child, id)));
    }
    Record { tree, ..record.clone() }
}

/// The rows of the last position on the main line, from the top.
fn rows(record: &Record) -> Vec<String> {
    let last = record.tree.main_line(NodeId::ROOT).last().expect("the start is there");
    let replay = Replay::new(&Catalog::builtin(), record.clone()).expect("what was read can be played");
    let board = replay.position(last).board(Eyes::All);
    board.get::<SeenBoard>().expect("it is a game of Hex").rows()
}

fn sample(text: &str) -> Record {
    let record = read(text).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(read(&write(&record).expect("Hex can be written")).as_ref(), Ok(&record));
    let again = rusc_record::json::read(&Catalog::builtin(), &rusc_record::json::write(&record));
    assert_eq!(again.map(|replay| replay.record).as_ref(), Ok(&record));
    record
}

/// The actions on the main line.
fn played(record: &Record) -> Vec<String> {
    let action = |id| match &record.tree.node(id).action {
        Action::Nothing => None,
        Action::Move(name) => Some(name.clone()),
        Action::SetUp(set_up) => {
            Some(format!("set up {}, turn {:?}", set_up.stones.len(), set_up.turn.map(Seat::number)))
        }
        Action::End(ending) => Some(format!("{ending:?}")),
    };
    record.tree.main_line(NodeId::ROOT).filter_map(action).collect()
}

#[test]
fn hexgui_sets_up_and_lets_a_colour_move_twice() {
    let record = sample(include_str!("../data/hexgui.sgf"));
    assert_eq!(record.spec, "hex:5");
    assert_eq!(played(&record), ["set up 5, turn Some(2)", "b3", "a4", "a3"]);
    assert_eq!(rows(&record), [".....", "..WW.", "WWB..", "BB...", "....."]);
    assert_eq!(record.tree.node(NodeId::ROOT).comment, "A study: who wins?\nRed begins.");
    let variation = record.tree.node(NodeId(2)).children[1];
    assert_eq!(record.tree.node(variation).action, Action::Move("a5".to_owned()));
    let after: Vec<&Action> = record.tree.main_line(variation).skip(1).map(|id| &record.tree.node(id).action).collect();
    assert!(matches!(after[..], [Action::SetUp(_), Action::Move(_)]), "{after:?}");
}

#[test]
fn a_swap_of_sides_reflects_what_follows() {
    let old = sample(include_str!("../data/hexgui-old.sgf"));
    assert_eq!(old.spec, "hex:5,swap");
    assert_eq!(played(&old), ["a2", "swap", "c3", "b4", "b2", "Resigned(Seat(1))"]);
    assert_eq!(rows(&old), [".W...", ".B...", "..B..", ".W...", "....."]);
    let marks = |id| &old.tree.node(NodeId(id)).properties[0].values[0];
    assert_eq!((&**marks(3), &**marks(4), &**marks(5)), ("a1:x", "a5", "b1:c1"));
    let new = sample(include_str!("../data/hexworld.sgf"));
    assert_eq!(played(&new), ["a2", "swap", "c3", "b4", "d2", "set up 0, turn Some(1)", "a5"]);
    assert_eq!(new.tree.node(NodeId(2)).comment, "] and \\ and soft break");
    let result =
        |text: &str| sample(&format!("(;GM[11]SZ[3]RE[B+R];B[a1];{text})")).outcome.map(|outcome| outcome.winners);
    assert_eq!(result("W[swap-pieces];B[b2]"), Some(vec![Seat::FIRST]));
    assert_eq!(result("W[swap-sides];W[b2]"), Some(vec![Seat::SECOND]));
}

#[test]
fn little_golem_calls_the_first_player_white_in_moves_only() {
    let record = sample(include_str!("../data/littlegolem.hsgf"));
    assert_eq!(record.seats, [Sitter::person("Ana"), Sitter::person("Bru")]);
    assert_eq!(played(&record), ["b5", "swap", "c3", "d2", "d3", "e1", "Resigned(Seat(0))"]);
    assert_eq!(rows(&record), ["....W", "...WW", "..BB.", ".....", "....."]);
    assert_eq!(record.outcome, Some(Outcome { winners: vec![Seat::SECOND], ending: Ending::Played }));
}

#[test]
fn times_and_results_of_playhex_are_read() {
    let record = sample(include_str!("../data/playhex.sgf"));
    assert_eq!(played(&record), ["a2", "swap", "c3", "d2"]);
    assert_eq!(record.outcome, Some(Outcome { winners: vec![Seat::FIRST], ending: Ending::OutOfTime(Seat::SECOND) }));
    assert_eq!(record.seats[1].name, "Bru Bot");
    assert_eq!(record.tree.node(NodeId(1)).comment, "Ana: hi\nBru Bot: hello");
    let names = |properties: &[rusc_record::Property]| {
        properties.iter().map(|property| property.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&record.properties), ["AP", "SO", "PC", "GN", "DT", "TM", "OT", "HA"]);
    assert_eq!(names(&record.tree.node(NodeId(3)).properties), ["BL", "OB"]);
}

#[test]
fn older_versions_are_read() {
    let record = sample(include_str!("../data/old-names.sgf"));
    assert_eq!((record.spec.as_str(), record.seats[0].name.as_str()), ("hex:3", "Ana"));
    assert_eq!(rows(&record), ["B..", ".W.", "..."]);
    assert_eq!(record.tree.node(NodeId(2)).comment, "kept");
    assert_eq!(decode(b"caf\xe9"), "café");
    assert_eq!(decode("café".as_bytes()), "café");
}

#[test]
fn results_that_say_more_are_kept() {
    for result in ["B+3.5", "?", "Void"] {
        let text = format!("(;GM[11]SZ[3]RE[{result}];B[a1])");
        let record = sample(&text);
        assert!(write(&record).expect("Hex can be written").contains(&format!("RE[{result}]")), "{result}");
    }
}

/// Kept values are raw text: a backslash before a line break in them is a soft line break when they are read back.
#[test]
fn a_result_that_is_not_understood_makes_nobody_the_winner() {
    let mut record = Record::new("hex:3", vec![Sitter::default(), Sitter::default()]);
    for kept in ["B\\\n", "W+R\\\n", "\\\nB+", "B+\\3.5"] {
        record.properties = vec![Property { name: "RE".to_owned(), values: vec![kept.to_owned()] }];
        let text = write(&record).expect("Hex can be written");
        assert_eq!(read(&text).as_ref(), Ok(&record), "{text}");
    }
}

#[test]
fn scores_are_kept_whole() {
    use rusc_search::{Proof, Score, Unit};
    let mut record = Record::new("hex:3", vec![Sitter::default(), Sitter::default()]);
    record.tree.add(NodeId::ROOT, Action::Move("a1".to_owned()));
    let id = record.tree.add(NodeId(1), Action::Move("b2".to_owned()));
    for (score, written) in [
        (Score::estimate(1.5, Unit::UNKNOWN), "V[-1.5]"),
        (Score::estimate(0.0, Unit::UNKNOWN), "V[0]"),
        (Score::estimate(0.75, Unit::WIN_CHANCE), r#"RUSCSCORE[{"value":0.75,"unit":"win chance"}]"#),
        (Score::proven(Proof::Win).in_moves(3), r#"RUSCSCORE[{"proof":"win","moves":3}]"#),
    ] {
        record.tree.node_mut(id).score = Some(score);
        let text = write(&record).expect("Hex can be written");
        assert!(text.contains(written), "{written} in {text}");
        assert_eq!(read(&text).as_ref(), Ok(&record), "{text}");
    }
}

#[test]
fn several_games_are_read_one_by_one() {
    let text = "(;GM[11]SZ[3];B[a1])\n(;GM[11]SZ[4];B[d4])";
    let specs: Vec<String> = read_all(text).expect("both are games").into_iter().map(|record| record.spec).collect();
    assert_eq!(specs, ["hex:3", "hex:4"]);
}

#[test]
fn other_games_are_written_with_their_spec() {
    let mut record = Record::new("hexland:5", vec![Sitter::person("Ana"), Sitter::bot("dummy")]);
    record.tree.add(NodeId::ROOT, Action::Move("c3".to_owned()));
    record.tree.add(NodeId(1), Action::Move("pass".to_owned()));
    let text = write(&record).expect("Hexland can be written");
    let version = env!("CARGO_PKG_VERSION");
    let expected =
        format!("(;FF[4]GM[0]CA[UTF-8]AP[Rusc:{version}]RUSCSPEC[hexland:5]PB[Ana]RUSCPW[dummy];B[c3];W[pass])\n");
    assert_eq!(text.replace('\n', ""), expected.replace('\n', ""));
    assert_eq!(read(&text), Ok(record));
    let hidden = Record::new("hexadom:seed=7", vec![Sitter::default(), Sitter::default()]);
    assert_eq!(write(&hidden), Err(WriteError::Game { spec: "hexadom".to_owned() }));
}

#[test]
fn errors_say_what_is_wrong_and_where() {
    for case in include_str!("../data/sgf-errors.cases").split("\n---\n") {
        let (text, expected) = case.split_once("\n=> ").expect("a case has a text and a complaint");
        let complaint = read(text).map_or_else(|error| error.to_string(), |_| "nothing".to_owned());
        assert_eq!(complaint, expected.trim_end(), "{text}");
    }
}

#[test]
fn deep_nesting_and_long_games_are_read_without_recursion() {
    for hostile in ["(", "(;", "(;GM[11]", "[", ";", ")", "(;GM[11];B[a1]"] {
        assert!(read(&hostile.repeat(100_000)).is_err(), "{hostile}");
    }
    let nested = format!("(;GM[11]{}{}", "(;C[a])(;C[b]".repeat(50_000), ")".repeat(50_001));
    let record = read(&nested).expect("this is a tree");
    assert_eq!(record.tree.len(), 100_001);
    assert_eq!(read(&write(&record).expect("Hex can be written")), Ok(record));
    assert!(
        read(&format!("(;GM[11]{})", ";".repeat(300_000)))
            .is_err_and(|error| matches!(error.problem, Problem::TooLong { .. }))
    );
}
