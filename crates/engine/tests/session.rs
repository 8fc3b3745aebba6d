//! A session responds to any command, and its board agrees with the moves played.

use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use proptest::prelude::*;
use rusc_catalog::Catalog;
use rusc_engine::{Choices, Environment, Session};
use rusc_present::NoFiles;

static GAMES: LazyLock<Catalog> = LazyLock::new(Catalog::builtin);

fn session() -> Session<'static> {
    let environment = Environment { games: &GAMES, clock: &|| Duration::ZERO, files: &NoFiles, live: &|_| {}, seed: 1 };
    Session::new(environment, Choices { bot: "random".to_owned(), ..Choices::default() }).expect("the bot exists")
}

fn send(session: &mut Session, line: &str) -> Result<String, String> {
    session.answer(line, &AtomicBool::new(false)).expect("a command has a response").answer
}

/// The stones on a 4x4 board as `showboard` prints it, row by row.
fn shown(session: &mut Session) -> Vec<char> {
    let board = send(session, "showboard").expect("there is a board");
    let rows = board.lines().skip(2).take(4);
    rows.flat_map(|row| row.chars().filter(|c| ".BW".contains(*c)).collect::<Vec<_>>()).collect()
}

const WORDS: &[&str] = &[
    "play",
    "genmove",
    "reg_genmove",
    "undo",
    "boardsize",
    "clear_board",
    "showboard",
    "all_legal_moves",
    "final_score",
    "time_settings",
    "time_left",
    "param_rusc",
    "loadsgf",
    "known_command",
    "b",
    "w",
    "black",
    "a1",
    "b2",
    "c3",
    "s19",
    "swap-pieces",
    "swap-sides",
    "resign",
    "0",
    "1",
    "2",
    "3",
    "99999999999",
    "-1",
    "1e308",
    "1e19",
    "nan",
    "swap",
    "on",
    "off",
    "bot",
    "time",
    "random",
    "dijkstra:depth=1",
    "auto",
    "#",
    "\"",
];

proptest! {
    #[test]
    fn any_bytes_are_answered(lines in prop::collection::vec(any::<Vec<u8>>(), 0..20)) {
        let mut session = session();
        for line in lines {
            let line = String::from_utf8_lossy(&line);
            session.answer(&line, &AtomicBool::new(false));
        }
        prop_assert!(send(&mut session, "name").is_ok());
    }

    #[test]
    fn any_words_are_answered(lines in prop::collection::vec(prop::collection::vec(0..WORDS.len(), 1..5), 0..40)) {
        let mut session = session();
        send(&mut session, "boardsize 3").expect("the board is small");
        for line in lines {
            let line: Vec<&str> = line.into_iter().map(|word| WORDS[word]).collect();
            session.answer(&line.join(" "), &AtomicBool::new(false));
        }
        prop_assert!(send(&mut session, "showboard").is_ok());
    }

    #[test]
    fn any_colour_plays_at_any_time(steps in prop::collection::vec((0..3_u8, 0..16_usize), 0..60)) {
        let mut session = session();
        send(&mut session, "boardsize 4").expect("the board is small");
        let mut stones: Vec<(char, usize)> = Vec::new();
        for (kind, cell) in steps {
            let done = match kind {
                0 => {
                    let undone = send(&mut session, "undo").is_ok();
                    prop_assert_eq!(undone, stones.pop().is_some());
                    continue;
                }
                1 => ('B', cell),
                _ => ('W', cell),
            };
            let name = format!("{}{}", ["a", "b", "c", "d"][cell % 4], cell / 4 + 1);
            let played = send(&mut session, &format!("play {} {name}", done.0)).is_ok();
            let is_free = stones.iter().all(|stone| stone.1 != cell);
            prop_assert_eq!(played, is_free);
            if is_free {
                stones.push(done);
            }
            let expected = (0..16).map(|cell| stones.iter().find(|stone| stone.1 == cell).map_or('.', |stone| stone.0));
            prop_assert_eq!(shown(&mut session), expected.collect::<Vec<_>>());
        }
    }
}

#[test]
fn a_bot_that_is_stopped_answers_at_once() {
    let mut session = session();
    send(&mut session, "param_rusc bot mcts:simulations=1000000000").expect("the bot exists");
    let response = session.answer("genmove b", &AtomicBool::new(true)).expect("a command has a response");
    assert!(response.answer.is_ok(), "{response}");
}

#[test]
fn a_solver_that_is_stopped_says_so() {
    let mut session = session();
    let mut stopped = |line| session.answer(line, &AtomicBool::new(true)).expect("a command has a response").answer;
    let unknown = stopped("dfpn-solve-state b").expect("HexGui shows no errors");
    assert!(unknown.starts_with("unknown: stopped after 0.0 s; so far: no win proven after "), "{unknown}");
    let refused = stopped("dfpn-solver-find-winning b").expect_err("a list of cells would be incomplete");
    assert!(refused.starts_with("cannot list the winning moves: stopped after 0.0 s; so far: "), "{refused}");
}
