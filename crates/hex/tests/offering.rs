//! Hex through the catalog interface: options, bots, boards and the data for hints.

use std::sync::Arc;

use rusc_game::Seat;
use rusc_hex::{Hex, Place, SeenBoard, SeenConnections, SeenEnd};
use rusc_host::{AnyPosition, Offered};
use rusc_present::{Eyes, Offer, SetUp, SpecError};
use rusc_search::{Control, Proof, Score};
use serde_json::{Value, json};

fn start(spec: &str) -> Result<Arc<dyn AnyPosition>, SpecError> {
    Offered::<Hex>::shared().start(&spec.parse()?)
}

fn played(spec: &str, moves: &str) -> Arc<dyn AnyPosition> {
    let start = start(spec).expect("a good spec");
    moves.split_whitespace().fold(start, |at, name| at.play(name).expect("a legal move").position)
}

fn seen(spec: &str, moves: &str) -> SeenBoard {
    played(spec, moves).board(Eyes::All).get::<SeenBoard>().expect("a board of Hex").clone()
}

fn insight(spec: &str, moves: &str) -> SeenConnections {
    let insight = played(spec, moves).insight(&Control::unlimited(), &mut |_| {}).expect("Hex has connections");
    insight.get::<SeenConnections>().expect("connections of Hex").clone()
}

fn places(names: &str) -> Vec<Place> {
    names.split_whitespace().map(|name| name.parse().expect("a cell")).collect()
}

#[test]
fn sizes_and_swap_rules_are_options() {
    assert_eq!(start("hex").expect("the default").moves().len(), 121);
    for size in 2..=19 {
        assert_eq!(start(&format!("hex:{size}")).expect("a size").moves().len(), size * size);
    }
    let white = |board: SeenBoard| board.stones(Seat::SECOND).collect::<Vec<_>>();
    assert_eq!(white(seen("hex:5,swap", "a3 swap")), places("c1"));
    assert_eq!(white(seen("hex:size=5,swap=in-place", "a3 swap")), places("a3"));
    assert_eq!(start("hex:5,swap=in-place").expect("a spec").spec(), "hex:size=5,swap=in-place");
    assert_eq!(start("hex:swap=on,size=11").expect("a spec").spec(), "hex:swap");
    for spec in ["hex:1", "hex:20", "hex:40", "hex:size=0", "hex:size=x", "hex:swap=maybe", "hex:komi=1"] {
        assert!(start(spec).is_err(), "{spec}");
    }
}

#[test]
fn options_that_no_spec_was_read_for_are_held_against_their_ranges() {
    struct Drop;
    impl rusc_present::Hold<Hex> for Drop {
        type Held = ();
        fn hold<G: rusc_present::Playable>(self, _: rusc_hex::Options, _: G) {}
    }
    let refused = Hex::start(rusc_hex::Options { size: 40, ..Default::default() }, Drop).expect_err("no such board");
    assert_eq!(refused.to_string(), "hex: size cannot be \"40\"; expected a number from 2 to 19");
}

#[test]
fn bad_moves_are_refused_with_the_reason() {
    let refused = |spec: &str, moves: &str, last: &str| {
        let Err(error) = played(spec, moves).play(last) else { panic!("{last} is a bad move") };
        error.to_string()
    };
    assert_eq!(refused("hex:3", "a1", "a1"), "a1 may not be played: a1 is occupied");
    assert_eq!(refused("hex:3", "a1", "swap"), "swap may not be played: this game is played without the swap rule");
    let late = "swap may not be played: swap is only possible as the answer to the first stone";
    assert_eq!(refused("hex:3,swap", "a1 b2", "swap"), late);
    assert_eq!(refused("hex:3", "", "z9"), "\"z9\" is not a move: expected a cell from a1 to c3 or \"swap\"");
}

#[test]
fn boards_are_written_as_they_always_were() {
    let board = serde_json::to_value(seen("hex:3,swap", "b2")).expect("a board can be written");
    let expected = json!({
        "size": 3, "rows": ["...", ".B.", "..."], "black": ["b2"], "white": [], "swap": true, "chain": [],
    });
    assert_eq!(board, expected);
    let won = serde_json::to_value(seen("hex:3", "b1 a1 b2 a2 a3")).expect("a board can be written");
    assert_eq!(won["rows"], json!(["WB.", "WB.", "B.."]));
    assert_eq!((&won["swap"], &won["chain"]), (&json!(false), &json!(["b1", "b2", "a3"])));
}

#[test]
fn the_winning_chain_is_the_shortest() {
    // Black could also go round through a2 and a3.
    let chain = SeenBoard::from_rows(&["BB.", "BB.", "BB."]).chain;
    assert_eq!(chain.len(), 3);
    let white = SeenBoard::from_rows(&[".B.W", "BWW.", "W..B", "BBB."]);
    assert_eq!(white.chain, places("a3 b2 c2 d1"));
    assert!(SeenBoard::from_rows(&["B..", "B..", "..B"]).chain.is_empty(), "a3 is missing");
}

#[test]
fn boards_can_be_made_by_hand() {
    let rows = ["B.W", "...", ".W."];
    let board = SeenBoard::from_rows(&rows);
    assert_eq!(board.rows(), rows);
    assert_eq!(board.stones(Seat::SECOND).collect::<Vec<_>>(), places("c1 b3"));
    assert_eq!(board.stone(Place::new(3, 0)), None, "outside lies nothing");
    assert_eq!(seen("hex:3", "b2 a1"), SeenBoard::from_rows(&["W..", ".B.", "..."]));
}

#[test]
fn a_hint_has_connections_currents_and_values() {
    let hint = insight("hex:5", "c3 d2");
    let [black, white] = &hint.players;
    assert_eq!((black.seat, hint.player(Seat::SECOND)), (Seat::FIRST, white));
    assert!(black.resistance > 0.0 && black.resistance.is_finite(), "nobody is cut off");
    let c3 = SeenEnd::Cell("c3".parse().expect("a cell"));
    assert!(black.full.iter().any(|connection| (connection.from, connection.to) == (c3, SeenEnd::Bottom)));
    assert!(white.currents.iter().all(|&(_, current)| current > 0.0));
    assert_eq!(hint.moves.len(), 23);
    assert!(hint.moves.iter().all(|worth| (0.0..=1.0).contains(&worth.chance)));
    let won = insight("hex:3", "b2");
    assert_eq!((won.players[0].is_won, won.players[0].resistance), (true, 0.0));
    for worth in &won.moves {
        assert_eq!((worth.score.proof(), worth.chance), (Some(Proof::Loss), 0.0), "{}", worth.name);
    }
}

#[test]
fn a_move_that_wins_at_once_is_worth_most() {
    let hint = insight("hex:3", "b1 a1 b2 a2");
    let best = hint.moves.iter().find(|worth| worth.name == "b3").expect("b3 is empty");
    assert_eq!((best.score, best.chance), (Score::proven(Proof::Win).in_moves(1), 1.0));
    assert!(hint.moves.iter().all(|other| !other.score.is_better_than(best.score)));
    assert!(insight("hex:3", "b1 a1 b2 a2 b3").moves.is_empty(), "nothing is worth anything in a finished game");
}

/// Checks that the new value contains everything in the old one; it may contain more.
fn assert_kept(old: &Value, new: &Value, at: &str) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in old {
                assert_kept(value, new.get(key).unwrap_or(&Value::Null), &format!("{at}/{key}"));
            }
        }
        _ => assert_eq!(old, new, "{at}"),
    }
}

#[test]
fn everything_that_was_written_before_is_still_written() {
    for (line, (spec, moves)) in
        include_str!("data/shown.jsonl").lines().zip([("hex:3,swap", "c1"), ("hex:3", "b1 a1 b2 a2 a3")])
    {
        let mut old: Value = serde_json::from_str(line).expect("a line of JSON");
        // The numeric value of a proven move was meaningless.
        let values = old["connections"]["values"].as_object_mut().expect("moves");
        values.values_mut().filter(|value| !value["proof"].is_null()).for_each(|value| value["value"] = Value::Null);
        let board = serde_json::to_value(seen(spec, moves)).expect("a board can be written");
        let connections = serde_json::to_value(insight(spec, moves)).expect("connections can be written");
        assert_kept(&old["board"], &board, "board");
        assert_kept(&old["connections"], &connections, "connections");
    }
}

#[test]
fn what_a_move_is_worth_is_written_with_its_unit_or_its_proof() {
    let hint = serde_json::to_value(insight("hex:7", "a1")).expect("connections can be written");
    let values = || hint["values"].as_object().expect("moves").values();
    let guess = values().find(|value| value["proof"].is_null()).expect("not all is proven");
    assert!(guess["value"].is_f64() && guess["chance"].is_f64() && guess["moves"].is_null(), "{guess}");
    assert_eq!(guess["unit"], "resistance");
    let win =
        &serde_json::to_value(insight("hex:3", "b1 a1 b2 a2")).expect("connections can be written")["values"]["b3"];
    assert_eq!(*win, json!({ "value": null, "unit": null, "proof": "win", "moves": 1, "chance": 1.0 }));
}

#[test]
fn stones_are_put_on_the_board_by_name() {
    let start = start("hex:3").expect("a good spec");
    let stones = |list: &[(&str, Option<Seat>)]| SetUp {
        stones: list.iter().map(|&(name, owner)| (name.to_owned(), owner)).collect(),
        turn: Some(Seat::SECOND),
    };
    let set = start.set_up(&stones(&[("a1", Some(Seat::SECOND)), ("b2", Some(Seat::FIRST))])).expect("two stones");
    assert_eq!(set.turn().seat(), Some(Seat::SECOND));
    let cleared = set.set_up(&stones(&[("a1", None)])).expect("an empty cell");
    let board = cleared.board(Eyes::All);
    assert_eq!(board.get::<SeenBoard>().expect("a board of Hex").rows(), ["...", ".B.", "..."]);
    let refused = |set_up: &SetUp| start.set_up(set_up).err().map(|error| error.to_string());
    assert_eq!(refused(&stones(&[("d4", None)])).as_deref(), Some("\"d4\" is not a cell of the board"));
    assert_eq!(refused(&stones(&[("a1", Some(Seat::new(2)))])).as_deref(), Some("there is no seat 3"));
    assert_eq!(refused(&SetUp { turn: Some(Seat::new(5)), ..SetUp::default() }).as_deref(), Some("there is no seat 6"));
}
