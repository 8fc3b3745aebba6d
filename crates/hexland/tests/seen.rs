//! The board as plain data for display and files.

use std::sync::Arc;

use rusc_game::{Game, Seat};
use rusc_hexland::{Eleven, Five, Hexland, Island, Move, Nine, Played, Position, SeenBoard, Seven, Spot};
use rusc_host::Offered;
use rusc_present::Eyes;
use serde_json::{Value, json};

fn after<I: Island>(komi: i16, moves: &str) -> Position<I> {
    let play = |position: Position<I>, text| position.after(position.parse(text).unwrap());
    moves.split_whitespace().fold(Position::new(komi), play)
}

#[test]
fn a_board_is_written_down_with_all_that_a_drawing_needs() {
    let position = after::<Five>(2, "b3 a2 c3 e3 d4 b1 a1 e2 b2 a3 d2 b4 e1 c5 c1 c2 pass d1 c1");
    let board = serde_json::to_value(SeenBoard::of(&position)).unwrap();
    let expected = json!({
        "size": 5,
        "cells": ["XOO", ".XXO", "X.X.O", ".X.X", "XOO"],
        "territory": ["...", "X...", ".X...", "X...", "..."],
        "scores": [
            { "stones": 8, "territory": 3, "captures": 3, "komi": 0, "total": 14 },
            { "stones": 6, "territory": 0, "captures": 1, "komi": 2, "total": 9 },
        ],
        "passes": 0,
        "last": "c1",
    });
    assert_eq!(board, expected);
    let passed = serde_json::to_value(SeenBoard::of(&position.after(Move::Pass))).unwrap();
    assert_eq!((&passed["passes"], &passed["last"]), (&json!(1), &json!("pass")));
    assert_eq!(serde_json::to_value(SeenBoard::of(&after::<Five>(0, ""))).unwrap()["last"], json!(null));
}

#[test]
fn a_board_is_typed() {
    let board = SeenBoard::of(&after::<Five>(0, "c3 a1"));
    assert_eq!(board.last, Some(Played::Stone(Spot { row: 0, place: 0 })));
    let stones: Vec<(String, Seat)> =
        board.spots().filter_map(|spot| Some((spot.to_string(), board.stone(spot)?))).collect();
    assert_eq!(stones, [("a1".to_owned(), Seat::SECOND), ("c3".to_owned(), Seat::FIRST)]);
    assert!(board.spots().all(|spot| board.owner(spot).is_none()), "the land is shared");
    assert_eq!(board.stone(Spot { row: 9, place: 0 }), None);
}

#[test]
fn rows_make_the_board_they_were_written_from() {
    let position = after::<Seven>(0, "a1 pass a2 pass a3 pass");
    let mut seen = SeenBoard::of(&position);
    let written = serde_json::to_value(&seen).unwrap();
    let rows = |key: &str| -> Vec<String> { serde_json::from_value(written[key].clone()).unwrap() };
    let (cells, territory) = (rows("cells"), rows("territory"));
    let texts = |rows: &[String]| -> Vec<&'static str> { rows.iter().map(|row| &*row.clone().leak()).collect() };
    // Rows do not contain the last move.
    (seen.passes, seen.last) = (0, None);
    assert_eq!(SeenBoard::from_rows(&texts(&cells), &texts(&territory)), Some(seen));
}

#[test]
fn what_is_no_island_is_no_board() {
    let island = ["...", "....", ".....", "....", "..."];
    assert!(SeenBoard::from_rows(&island, &island).is_some());
    assert_eq!(SeenBoard::from_rows(&island, &island[1..]), None);
    assert_eq!(SeenBoard::from_rows(&island[..4], &[]), None);
    assert_eq!(SeenBoard::from_rows(&["...", "....", "..?..", "....", "..."], &[]), None);
    assert_eq!(SeenBoard::from_rows(&["...", "....", "......", "....", "..."], &[]), None);
    assert_eq!(SeenBoard::from_rows(&[], &[]), None);
}

#[test]
fn cells_have_the_same_names_on_an_island_of_any_kind() {
    fn holds<I: Island>() {
        let position = Position::<I>::default();
        let spots: Vec<Spot> = Spot::all(I::SIZE).collect();
        assert_eq!(spots.len(), I::CELLS as usize);
        for (spot, cell) in spots.into_iter().zip(I::cells()) {
            let name = position.name(Move::Place(cell));
            assert_eq!((I::spot(cell), spot.to_string()), (spot, name.clone()));
            assert_eq!(Spot::parse(&name, I::SIZE), Some(spot));
            assert_eq!(Spot::parse(&name.to_uppercase(), I::SIZE), Some(spot));
        }
    }
    holds::<Five>();
    holds::<Seven>();
    holds::<Nine>();
    holds::<Eleven>();
    for text in ["", "a", "a0", "a01", "a4", "f1", "c6", "3c", "c+3", "é1", "c99999999999", "pass"] {
        assert_eq!(Spot::parse(text, 5), None, "{text}");
    }
}

/// The position of a case in `golden/boards.json`.
fn replayed(case: &Value) -> Arc<dyn rusc_host::AnyPosition> {
    let text = |key: &str| case[key].as_str().expect("a text");
    let start = Offered::<Hexland>::shared().start(&text("spec").parse().unwrap()).unwrap();
    text("moves").split_whitespace().fold(start, |position, name| position.play(name).unwrap().position)
}

#[test]
fn a_board_is_written_down_as_the_first_version_did() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("golden/boards.json")).unwrap();
    for case in cases {
        let board = replayed(&case).board(Eyes::Public);
        assert_eq!(serde_json::to_value(board).unwrap(), case["board"], "{case}");
    }
}
