//! Marks and arrows on cells: put there, taken away, kept in files.

use rusc_catalog::Catalog;
use rusc_record::{NodeId, Property, Record, Sitter};
use rusc_table::{Mark, Match, Refusal, Request, TimeControl};
use std::time::Duration;

fn begin(spec: &str) -> Match {
    let mut record = Record::new(spec, vec![Sitter::default(); 2]);
    record.tree.node_mut(NodeId::ROOT).properties = vec![
        Property { name: "TR".to_owned(), values: vec!["a1".to_owned()] },
        Property { name: "XX".to_owned(), values: vec![] },
    ];
    Match::begin(&Catalog::builtin(), record, TimeControl::None).expect("a game")
}

fn mark(game: &mut Match, mark: Mark, cells: &str) -> Result<(), Refusal> {
    let request = Request::Mark { node: NodeId::ROOT, mark, cells: cells.to_owned() };
    let decision = game.decide(&request, Duration::ZERO)?;
    // What is saved can be read and applied again.
    let text = serde_json::to_string(&decision.event).expect("an event can be written");
    game.replay(&serde_json::from_str(&text).expect("it was just written"))
}

#[test]
fn marks_come_and_go_and_are_saved() {
    let mut game = begin("hex:5");
    assert_eq!(game.marks(NodeId::ROOT), [(Mark::Triangle, "a1")], "a mark of a file is a mark");
    mark(&mut game, Mark::Circle, "c3").unwrap();
    mark(&mut game, Mark::Circle, "d4").unwrap();
    mark(&mut game, Mark::Arrow, "c3:d4").unwrap();
    mark(&mut game, Mark::Triangle, "a1").unwrap();
    mark(&mut game, Mark::Circle, "c3").unwrap();
    assert_eq!(game.marks(NodeId::ROOT), [(Mark::Circle, "d4"), (Mark::Arrow, "c3:d4")]);
    let text = rusc_record::sgf::write(&game.to_replay()).expect("a game for two");
    assert!(
        text.contains("CR[d4]") && text.contains("AR[c3:d4]") && text.contains("XX") && !text.contains("TR["),
        "{text}"
    );
    let replay = rusc_record::sgf::read(&Catalog::builtin(), &text).expect("it was just written");
    assert_eq!(replay.record.tree.node(NodeId::ROOT).properties.len(), 3);
    for (kind, cells) in [
        (Mark::Circle, "z9"),
        (Mark::Circle, "c3:d4"),
        (Mark::Arrow, "c3"),
        (Mark::Arrow, "c3:c3"),
        (Mark::Arrow, "c3:z9"),
        (Mark::Cross, ""),
    ] {
        assert_eq!(mark(&mut game, kind, cells), Err(Refusal::NoMark { cells: cells.to_owned() }), "{cells}");
    }
    assert_eq!(mark(&mut begin("connect4"), Mark::Square, "d2"), Ok(()));
    assert_eq!(mark(&mut begin("hexland:5"), Mark::Square, "c3"), Ok(()));
}
