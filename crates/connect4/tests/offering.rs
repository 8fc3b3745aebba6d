//! Connect Four through the catalog interface: sizes, bots, boards, the solver.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rusc_connect4::{ConnectFour, Place, SeenBoard};
use rusc_game::Seat;
use rusc_host::{AnyPosition, Offered};
use rusc_present::{Eyes, Offer, Reason, SpecError, Unsolved, Wanted};
use rusc_search::{Control, Proof, Score};
use serde_json::{Value, json};

fn start(spec: &str) -> Result<Arc<dyn AnyPosition>, SpecError> {
    Offered::<ConnectFour>::shared().start(&spec.parse()?)
}

fn played(spec: &str, moves: &str) -> Arc<dyn AnyPosition> {
    let start = start(spec).expect("a good spec");
    ConnectFour::split(moves).into_iter().fold(start, |at, (_, name)| at.play(name).expect("a legal move").position)
}

fn seen(spec: &str, moves: &str) -> SeenBoard {
    played(spec, moves).board(Eyes::All).get::<SeenBoard>().expect("a board of Connect Four").clone()
}

fn at(column: usize, row: usize) -> Place {
    Place { column, row }
}

#[test]
fn the_size_is_an_option() {
    for columns in 4..=9 {
        for rows in 4..=9 {
            let start = start(&format!("connect4:{columns}x{rows}")).expect("a size");
            assert_eq!(start.moves().len(), columns);
            let board = start.board(Eyes::All);
            let board: &SeenBoard = board.get().expect("a board of Connect Four");
            assert_eq!((board.columns, board.rows, board.cells.len()), (columns, rows, columns * rows));
        }
    }
    assert_eq!(start("connect4:size=7x6").expect("the usual size").spec(), "connect4");
    assert_eq!(start("connect4:08x08").expect("a size").spec(), "connect4:size=8x8");
    for spec in ["connect4:3x6", "connect4:7x10", "connect4:7", "connect4:x", "connect4:-7x6", "connect4:7x6x1"] {
        assert!(start(spec).is_err(), "{spec}");
    }
    let refused = start("connect4:10x4").err().expect("no such board").to_string();
    assert_eq!(refused, "connect4: size cannot be \"10x4\"; expected columns x rows, each from 4 to 9, such as 7x6");
}

#[test]
fn bad_moves_are_refused_with_the_reason() {
    let refused = |moves: &str, last: &str| {
        let Err(error) = played("connect4", moves).play(last) else { panic!("{last} is a bad move") };
        error.to_string()
    };
    assert_eq!(refused("111111", "1"), "1 may not be played: column 1 is full");
    assert_eq!(refused("1122334", "5"), "5 may not be played: the game is over");
    assert_eq!(refused("", "8"), "\"8\" is not a move: expected a column from 1 to 7");
    let keys: Vec<&str> = rusc_connect4::Illegal::samples().iter().map(Reason::key).collect();
    assert_eq!(keys, ["refused-over", "connect4-outside", "connect4-full"]);
}

#[test]
fn everything_that_was_written_before_is_still_written() {
    let board = |moves| serde_json::to_value(seen("connect4:5x4", moves)).expect("a board can be written");
    let going_on = json!({
        "columns": 5, "rows": 4, "cells": [".....", ".....", ".X...", "XO..."], "discs": 3, "won": false, "line": [],
    });
    assert_eq!(board("12 2"), going_on);
    let won = board("1122334");
    assert_eq!((&won["cells"][3], &won["discs"], &won["won"]), (&json!("XXXX."), &json!(7), &Value::from(true)));
    assert_eq!(won["line"][3], json!({ "column": 3, "row": 3 }));
}

#[test]
fn the_winning_line_is_found_in_every_direction() {
    let line = |rows: &[&str]| SeenBoard::from_rows(rows).line;
    let bottom: Vec<Place> = (0..4).map(|column| at(column, 5)).collect();
    assert_eq!(seen("connect4", "1122334").line, bottom);
    assert_eq!(line(&["X...", "X...", "X...", "X..."]), [at(0, 0), at(0, 1), at(0, 2), at(0, 3)]);
    assert_eq!(line(&["O...", "XO..", "XXO.", "OXXO"]), [at(0, 0), at(1, 1), at(2, 2), at(3, 3)]);
    assert_eq!(line(&["...X", "..XO", ".XOO", "XOXO"]), [at(3, 0), at(2, 1), at(1, 2), at(0, 3)]);
    assert!(line(&["....", "....", "....", "XXX."]).is_empty());
    let both = line(&["X....", "XO...", "XOO..", "XXXXO"]);
    assert_eq!(both.len(), 7, "two lines at once share a cell: {both:?}");
}

#[test]
fn boards_can_be_made_by_hand() {
    let rows = [".......", ".......", ".......", "...O...", "..XX...", "..OXO.."];
    let board = SeenBoard::from_rows(&rows);
    assert_eq!((board.columns, board.rows, board.discs()), (7, 6, 6));
    assert_eq!(board.signs(), rows);
    assert_eq!((board.disc(at(3, 3)), board.disc(at(3, 6)), board.disc(at(7, 0))), (Some(Seat::SECOND), None, None));
    assert_eq!([2, 3, 6].map(|column| board.free(column)), [4, 3, 6]);
    assert_eq!(
        seen("connect4", "4").signs(),
        SeenBoard::from_rows(&[".......", ".......", ".......", ".......", ".......", "...X...",]).signs()
    );
}

#[test]
fn the_solver_answers_by_name() {
    let control = Control::unlimited();
    let position = played("connect4:4x4", "1 2 3");
    let all =
        position.solve(Wanted::EveryMove, &control, &mut |_| {}).expect("there is a solver").expect("it is solved");
    assert_eq!((all.winner, all.score, all.values.len()), (None, 0, 4));
    assert!(all.best.iter().all(|name| all.values.contains(&(name.clone(), 0))));
    let best =
        position.solve(Wanted::BestMoves, &control, &mut |_| {}).expect("there is a solver").expect("it is solved");
    assert_eq!(best.best, all.best);
    let over =
        played("connect4", "1122334").solve(Wanted::EveryMove, &control, &mut |_| {}).expect("there is a solver");
    assert_eq!(over, Err(Unsolved::Over));
}

#[test]
fn a_stopped_solver_says_what_it_knows() {
    let stop = AtomicBool::new(true);
    let control = Control { stop: &stop, ..Control::unlimited() };
    let unsolved =
        played("connect4:8x8", "").solve(Wanted::BestMoves, &control, &mut |_| {}).expect("there is a solver");
    let Err(Unsolved::Interrupted { so_far }) = unsolved else { panic!("{unsolved:?}") };
    assert_eq!(so_far.key, "connect4-score-between");
    assert!(so_far.to_string().starts_with("the score is between -"), "{so_far}");
}

#[test]
fn the_perfect_player_knows_in_how_many_moves_it_wins() {
    let start = start("connect4").expect("a good spec");
    let mut player = start.bot(&"perfect".parse().expect("a spec"), 1).expect("an offered bot");
    let control = Control::unlimited();
    let thought = player.think(&start.seen_by(Seat::FIRST), &control, &mut |_| {});
    assert_eq!((thought.best.as_deref(), thought.score), (Some("4"), Some(Score::proven(Proof::Win).in_moves(41))));
    assert_eq!(thought.chances, [1.0, 0.0]);
    let names: Vec<&str> = thought.candidates.iter().map(|worth| &*worth.name).collect();
    assert_eq!(names, ["4", "5", "3", "6", "2", "7", "1"], "the best first, the middle first among equals");
    assert_eq!(thought.candidates[6].score, Some(Score::proven(Proof::Loss).in_moves(40)));
}
