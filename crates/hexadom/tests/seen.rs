//! The board as plain data: the output of the first version is unchanged, and boards can be made by hand.

use std::sync::Arc;

use rusc_game::Seat;
use rusc_hexadom::{Cell, Hexadom, Kind, SeenBoard, Triangle};
use rusc_host::{AnyPosition, Offered};
use rusc_present::Eyes;
use serde_json::{Value, json};

/// Whether everything in the old value is also in the new one.
fn is_part(old: &Value, new: &Value) -> bool {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            old.iter().all(|(key, value)| new.get(key).is_some_and(|other| is_part(value, other)))
        }
        (Value::Array(old), Value::Array(new)) => {
            old.len() == new.len() && old.iter().zip(new).all(|(old, new)| is_part(old, new))
        }
        _ => old == new,
    }
}

/// The position of a case in `golden/boards.json`.
fn replayed(case: &Value) -> Arc<dyn AnyPosition> {
    let text = |key: &str| case[key].as_str().expect("a text");
    let start = Offered::<Hexadom>::shared().start(&text("spec").parse().unwrap()).unwrap();
    text("moves").split_whitespace().fold(start, |position, name| position.play(name).unwrap().position)
}

fn cases() -> Vec<Value> {
    serde_json::from_str(include_str!("golden/boards.json")).unwrap()
}

#[test]
fn all_that_the_first_version_wrote_down_of_a_board_is_written_down_still() {
    for case in cases() {
        let position = replayed(&case);
        let shown = |eyes| serde_json::to_value(position.board(eyes)).unwrap();
        assert!(is_part(&case["all"], &shown(Eyes::All)), "{case}\n{}", shown(Eyes::All));
        for (seat, seen) in Seat::all(position.seats()).zip(case["seats"].as_array().unwrap()) {
            assert_eq!(*seen, shown(Eyes::Seat(seat)));
        }
    }
}

#[test]
fn the_public_sees_a_drawn_piece_that_everybody_has_seen() {
    // The second case has reached the pieces that all players have seen go under the pile.
    let position = replayed(&cases()[1]);
    let board = position.board(Eyes::Public);
    let board: &SeenBoard = board.get().expect("a board of Hexadom");
    assert_eq!((board.drawn, board.has_drawn), (Some(Kind::BLACK), true));
    assert_eq!((board.hands[0].known.to_string(), &board.pile.bottom[..]), ("K".to_owned(), &[Kind::WHITE][..]));
    let text = position.text(Eyes::Public);
    assert!(text.ends_with("player 1: 40, has drawn K\nplayer 2: 39\npile: 1, at the bottom W\n"), "{text}");
}

#[test]
fn a_board_made_by_hand_holds_what_was_put_on_it() {
    let board = SeenBoard::from_pieces("GY@0:0:0 BGY@1:0:0 W@1:-1:0", &[Cell::new(0, 1)]).unwrap();
    let expected = json!({
        "pieces": [
            { "piece": "GY", "q": 0, "r": 0, "rotation": 0, "triangles": "GGGYYY" },
            { "piece": "BGY", "q": 1, "r": 0, "rotation": 0, "triangles": "BBGGYY" },
            { "piece": "W", "q": 1, "r": -1, "rotation": 0, "triangles": "WWWWWW" },
        ],
        "places": [[0, 1]],
        "hands": [],
        "pile": { "size": 0, "bottom": [] },
        "has_drawn": false,
        "drawn": null,
    });
    assert_eq!(serde_json::to_value(&board).unwrap(), expected);
    assert_eq!(board.unseen().size(), 82 - 3);
    assert!(SeenBoard::from_pieces("GY@0:0:0 draw", &[]).is_err());
    let too_many = SeenBoard::from_pieces("B@0:0:0 B@1:0:0 B@2:0:0", &[]).unwrap();
    assert_eq!(too_many.unseen().size(), 80, "there are only two");
}

#[test]
fn a_kind_shows_its_colours_clockwise() {
    for kind in Kind::all() {
        let letters: String = kind.sectors().map(Triangle::letter).collect();
        assert_eq!(letters, kind.word());
        assert_eq!(kind.sectors().count(), kind.colours());
    }
}
