//! Compares the solver with published scores, with plain minimax, and with itself for other tables and threads.

mod minimax;

use super::{Bitboard, Bounds, Progress, Score, Solver, Stored, Watch};
use crate::positions::{CLASSIC, LARGE};
use crate::shape::{Fixed, Free, Shape};
use minimax::{Minimax, Random};
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

const MEBIBYTE: usize = 1 << 20;

fn solver<S: Shape<Word: Stored>>(shape: S, table_bytes: usize, threads: usize) -> Solver<S> {
    Solver::new(shape, table_bytes, NonZeroUsize::new(threads).expect("a solver has a thread"))
}

fn score<S: Shape<Word: Stored>>(solver: &Solver<S>, position: Bitboard<S>) -> Score {
    solver.score(position, &Watch::idle()).bounds.score().expect("nobody stops the solver")
}

/// The first positions of a class of published scores.
fn published<S: Shape>(shape: S, class: &str, count: usize) -> Vec<(Bitboard<S>, Score)> {
    let mut classes = CLASSIC.into_iter().chain(LARGE);
    let class = classes.find(|other| other.name == class).expect("the scores are in the repository");
    class.positions(shape).take(count).collect()
}

fn check_published<S: Shape<Word: Stored>>(shape: S, class: &str) {
    let solver = solver(shape, 16 * MEBIBYTE, 1);
    for (position, expected) in published(shape, class, usize::MAX) {
        assert_eq!(score(&solver, position), expected, "{class}: {position:?}");
        assert_eq!(score(&solver, position.mirrored()), expected, "{class}, mirrored: {position:?}");
    }
}

#[test]
fn a_size_known_at_run_time_gives_the_same_scores() {
    let free = solver(Free::<u64>::new(7, 6).expect("7x6 fits"), MEBIBYTE, 1);
    let wide = solver(Free::<u128>::new(7, 6).expect("7x6 fits"), MEBIBYTE, 1);
    let narrow = published(free.shape, "middle-medium", 30);
    for ((position, expected), (same, _)) in narrow.into_iter().zip(published(wide.shape, "middle-medium", 30)) {
        assert_eq!(score(&free, position), expected);
        assert_eq!(score(&wide, same), expected);
    }
}

#[test]
fn threads_and_tables_do_not_change_scores() {
    let shape = Fixed::<7, 6>;
    let solvers = [solver(shape, MEBIBYTE, 2), solver(shape, MEBIBYTE, 3), solver(shape, 0, 1), solver(shape, 4096, 2)];
    let mut positions = published(shape, "middle-medium", 20);
    positions.extend(published(shape, "begin-easy", 20));
    positions.extend(published(shape, "begin-medium", 1));
    for (position, expected) in positions {
        for solver in &solvers {
            assert_eq!(score(solver, position), expected, "{position:?}");
        }
    }
}

/// Compares the solver with minimax on all reachable positions of a board.
fn check_whole_board(columns: u32, rows: u32) {
    let shape = Free::<u64>::new(columns, rows).expect("the board fits");
    let solver = solver(shape, MEBIBYTE, 1);
    let mut minimax = Minimax::new(columns, rows);
    let mut ahead = vec![Bitboard::new(shape)];
    let mut seen = std::collections::HashSet::new();
    while let Some(position) = ahead.pop() {
        if seen.insert((position.own, position.other)) {
            assert_eq!(score(&solver, position), minimax.score(position), "{columns}x{rows}: {position:?}");
            if !position.is_over() {
                ahead.extend((0..columns).filter_map(|column| position.after(column)));
            }
        }
    }
}

/// Compares the solver with minimax on positions of random games with at least `stones` stones.
fn check_random_games<S: Shape<Word: Stored>>(shape: S, games: u32, stones: u32) {
    let solver = solver(shape, MEBIBYTE, 1);
    let mut random = Random::new(u64::from(shape.area()));
    let mut played = 0;
    while played < games {
        let line = random.game(shape);
        if line.last().is_none_or(|end| end.stones() < stones) {
            continue;
        }
        played += 1;
        let mut minimax = Minimax::new(shape.columns(), shape.rows());
        for &position in line.iter().filter(|position| position.stones() >= stones) {
            assert_eq!(score(&solver, position), minimax.score(position), "{position:?}");
        }
    }
}

#[test]
fn all_of_4x4_agrees_with_minimax() {
    check_whole_board(4, 4);
}

#[test]
fn all_of_5x4_and_4x5_agrees_with_minimax() {
    check_whole_board(5, 4);
    check_whole_board(4, 5);
}

#[test]
fn all_published_scores_are_reproduced() {
    for class in CLASSIC {
        check_published(Fixed::<7, 6>, class.name);
    }
    for class in LARGE {
        check_published(Fixed::<8, 8>, class.name);
    }
}

#[test]
fn random_games_on_small_boards_agree_with_minimax() {
    check_random_games(Free::<u64>::new(5, 4).expect("5x4 fits"), 60, 6);
    check_random_games(Free::<u64>::new(4, 5).expect("4x5 fits"), 60, 6);
    check_random_games(Free::<u64>::new(6, 4).expect("6x4 fits"), 40, 9);
    check_random_games(Free::<u64>::new(4, 6).expect("4x6 fits"), 40, 9);
    check_random_games(Free::<u64>::new(5, 6).expect("5x6 fits"), 60, 16);
    check_random_games(Free::<u64>::new(5, 5).expect("5x5 fits"), 60, 12);
    check_random_games(Free::<u64>::new(6, 5).expect("6x5 fits"), 60, 18);
}

#[test]
fn random_late_games_agree_with_minimax() {
    check_random_games(Fixed::<7, 6>, 1_000, 32);
    check_random_games(Fixed::<8, 8>, 100, 54);
    check_random_games(Free::<u64>::new(8, 7).expect("8x7 fits"), 100, 46);
    check_random_games(Free::<u128>::new(9, 9).expect("9x9 fits"), 20, 71);
    check_random_games(Free::<u64>::new(7, 7).expect("7x7 fits"), 100, 39);
}

#[test]
fn every_move_has_the_score_of_the_position_after_it() {
    let shape = Fixed::<7, 6>;
    let solver = solver(shape, MEBIBYTE, 1);
    for (position, expected) in published(shape, "middle-medium", 20) {
        let moves = solver.move_scores(position, &Watch::idle());
        assert!(moves.is_sorted_by_key(|scored| scored.column));
        assert_eq!(moves.iter().filter_map(|scored| scored.solved.bounds.score()).max(), Some(expected));
        for scored in moves {
            let after = position.after(scored.column).expect("the move is legal");
            assert_eq!(scored.solved.bounds.score(), Some(-score(&solver, after)));
        }
    }
}

#[test]
fn the_best_line_keeps_the_score_to_the_end() {
    let shape = Fixed::<7, 6>;
    let solver = solver(shape, MEBIBYTE, 1);
    for (position, expected) in published(shape, "middle-medium", 20) {
        let line = solver.best_line(position, &Watch::idle());
        assert_eq!(line.solved.bounds, Bounds::exactly(expected));
        let mut after = position;
        let mut sign = 1;
        for column in line.columns {
            after = after.after(column).expect("the line is legal");
            sign = -sign;
            assert_eq!(sign * score(&solver, after), expected);
        }
        assert!(after.is_over());
    }
}

#[test]
fn a_stopped_solver_knows_true_bounds() {
    let shape = Fixed::<7, 6>;
    for threads in [1, 2] {
        let solver = solver(shape, MEBIBYTE, threads);
        for looks in [1, 40, 300] {
            let left = AtomicU32::new(looks);
            let is_late = || left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_err();
            let solved = solver.score(Bitboard::new(shape), &Watch { is_late: &is_late, ..Watch::idle() });
            assert!(solved.bounds.score().is_none());
            assert!(solved.bounds.lower <= 1 && 1 <= solved.bounds.upper);
            assert!(solved.nodes < 10_000 + 2_048 * u64::from(looks + 2));
        }
        let stop = AtomicBool::new(true);
        let line = solver.best_line(Bitboard::new(shape), &Watch { stop: &stop, ..Watch::idle() });
        assert!(line.columns.is_empty());
    }
}

#[test]
fn bounds_come_nearer_as_the_solver_works() {
    let shape = Fixed::<7, 6>;
    let solver = solver(shape, MEBIBYTE, 1);
    let (position, expected) = published(shape, "begin-easy", 1)[0];
    let reports = Mutex::new(Vec::new());
    let report = |progress: Progress| reports.lock().expect("no report panics").push(progress);
    solver.score(position, &Watch { report: &report, ..Watch::idle() });
    let reports = reports.into_inner().expect("no report panics");
    assert_eq!(reports.last().map(|progress| progress.bounds), Some(Bounds::exactly(expected)));
    for pair in reports.windows(2) {
        assert!(pair[0].bounds.lower <= pair[1].bounds.lower && pair[0].bounds.upper >= pair[1].bounds.upper);
        assert!(pair[0].nodes <= pair[1].nodes);
    }
}
