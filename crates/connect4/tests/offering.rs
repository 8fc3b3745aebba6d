//! Connect Four by name: sizes, bots, boards, the solver.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use connect4::{ConnectFour, Place, SeenBoard};
use game::Seat;
use host::{Offered, Position};
use present::{Eyes, Offer, Reason, Spec, SpecError, Unsolved, Wanted};
use search::{Control, Limits, Proof, Score};
use serde_json::{Value, json};

fn start(spec: &str) -> Result<Arc<dyn Position>, SpecError> {
    Offered::<ConnectFour>::shared().start(&spec.parse()?)
}

fn played(spec: &str, moves: &str) -> Arc<dyn Position> {
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
    let keys: Vec<&str> = connect4::Illegal::samples().iter().map(Reason::key).collect();
    assert_eq!(keys, ["refused-over", "connect4-outside", "connect4-full"]);
}

#[test]
fn every_bot_plays_every_kind_of_board() {
    for spec in ["connect4", "connect4:8x8", "connect4:4x4", "connect4:9x9"] {
        let start = start(spec).expect("a good spec");
        for bot in start.bots() {
            let mut player = start.bot(&bot.name.parse().expect("a spec"), 1).expect("an offered bot");
            let mut position = Arc::clone(&start);
            for _ in 0..2 {
                let limits = Limits { nodes: Some(2_000), ..Limits::default() };
                let seat = position.turn().seat().expect("nobody wins so soon");
                let thought =
                    player.think(&position.seen_by(seat), &Control { limits, ..Control::unlimited() }, &mut |_| {});
                assert!((thought.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{}: {thought:?}", bot.name);
                let name = thought.best.expect("there is a move");
                position = position.play(&name).expect("a bot's move is legal").position;
            }
        }
    }
}

#[test]
fn bots_are_told_what_they_were_told_before() {
    let start = start("connect4").expect("a good spec");
    let told: Vec<String> = start
        .bots()
        .iter()
        .flat_map(|bot| {
            let told = |parameter: &present::Parameter| {
                format!("{}: {}={} ({})", bot.name, parameter.name, parameter.default, parameter.expected())
            };
            bot.parameters.iter().map(told).collect::<Vec<_>>()
        })
        .collect();
    let expected = [
        "minimax: depth=6 (a number from 1 to 81)",
        "minimax: order=natural (natural, centre, best, worst)",
        "alphabeta: depth=6 (a number from 1 to 81)",
        "alphabeta: order=natural (natural, centre, best, worst)",
        "deep: depth=14 (a number from 1 to 81)",
        "deep: table=16 (a number from 0 to 65536)",
        "perfect: seconds=10 (a number from 1 to 86400)",
        "perfect: table=64 (a number from 1 to 65536)",
    ];
    assert_eq!(told[..8], expected);
    assert!(told.contains(&"mcts: playouts=skilled (plain, skilled)".to_owned()), "{told:?}");
    for spec in ["alphabeta:2,order=best", "deep:table=0", "perfect:seconds=1"] {
        assert!(start.bot(&spec.parse().expect("a spec"), 1).is_ok(), "{spec}");
    }
    for spec in ["alphabeta:0", "minimax:order=none", "perfect:table=0", "random:1", "hexodus"] {
        assert!(start.bot(&spec.parse::<Spec>().expect("a spec"), 1).is_err(), "{spec}");
    }
    for level in ConnectFour::LEVELS {
        assert!(start.bot(&level.parse().expect("a spec"), 1).is_ok(), "{level}");
    }
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
    assert_eq!((thought.best.as_deref(), thought.score), (Some("4"), Score::proven(Proof::Win).in_moves(41)));
    assert_eq!(thought.chances, [1.0, 0.0]);
    let names: Vec<&str> = thought.candidates.iter().map(|worth| &*worth.name).collect();
    assert_eq!(names, ["4", "5", "3", "6", "2", "7", "1"], "the best first, the middle first among equals");
    assert_eq!(thought.candidates[6].score, Score::proven(Proof::Loss).in_moves(40));
}
