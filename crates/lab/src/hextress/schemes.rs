//! The ways in which Hexodus is timed: searching on one thread, on several, and on several as published.

use std::cmp::Ordering::Equal;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use rusc_game::{Game, Seat};
use rusc_hex::connections::Detail;
use rusc_hex::{Hexodus, Knowledge, Move, Position, Strength, SwapRule, opening};
use rusc_search::value::score;
use rusc_search::{Bot, Control, Evaluation, Limits, Score, plain, together};

/// A way to search for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scheme {
    /// Search on one thread.
    Sequential,
    /// Search on several threads that share one transposition table.
    Parallel,
    /// Search as published: one task per move at the root, each with a full window, so that nothing is pruned at the root.
    TaskPerMove,
}

impl Scheme {
    /// All schemes, in the order of the columns in the results.
    pub(super) const ALL: [Scheme; 3] = [Scheme::Sequential, Scheme::Parallel, Scheme::TaskPerMove];

    /// The name of the scheme.
    pub(super) fn name(self) -> &'static str {
        match self {
            Scheme::Sequential => "sequential",
            Scheme::Parallel => "parallel",
            Scheme::TaskPerMove => "task per move",
        }
    }
}

/// Lets Hexodus play one game against itself and returns the winner; `None` if it was stopped.
pub(super) fn play(size: usize, depth: u32, scheme: Scheme, threads: usize, stop: &AtomicBool) -> Option<Seat> {
    let mut position = Position::<1>::new(size, SwapRule::Off).expect("the size is in range");
    let threads = if scheme == Scheme::Sequential { 1 } else { threads };
    let mut players = [(); 2].map(|()| Hexodus::new(size, Strength::depth(depth).with_threads(threads as u32)));
    while let Some(seat) = position.turn().seat().filter(|_| !stop.load(Ordering::Relaxed)) {
        let control = Control { threads, stop, ..Control::depth(depth) };
        let best = match scheme {
            Scheme::Sequential | Scheme::Parallel => {
                players[seat.index()].think(&position, seat, &control, &mut |_| {}).best
            }
            Scheme::TaskPerMove => task_per_move(&position, depth, threads, &control),
        };
        position.play(best.expect("there is a move until the game is over"));
    }
    position.winner()
}

/// The best move, found by threads that each take the next unsearched move at the root.
fn task_per_move(position: &Position<1>, depth: u32, threads: usize, control: &Control) -> Option<Move> {
    let board = position.board();
    if position.empty() == board.all() {
        return Some(Move::Stone(opening(board, position.swap_rule())));
    }
    let mut knowledge = Knowledge::new(Detail::NORMAL, board.area());
    let root = knowledge.root(position);
    let mut moves = Vec::new();
    knowledge.moves(&root, position, &mut moves);
    let next = AtomicUsize::new(0);
    let scores = Mutex::new(vec![None::<Score>; moves.len()]);
    let work = || {
        let mut knowledge = Knowledge::new(Detail::NORMAL, board.area());
        while let Some((task, &mv)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, moves.get(at)?)))
        {
            let score = full_window(&position.after(mv), depth - 1, &mut knowledge, control);
            scores.lock().expect("no task panics")[task] = score.map(|score| score.turned().a_move_earlier());
        }
    };
    together(work, (1..threads).map(|_| work));
    let scores = scores.into_inner().expect("no task panics");
    // Ties go to the first move, as in the sequential search. A search that was stopped has no score, but then the game is
    // abandoned anyway.
    let best = (0..moves.len()).rev().max_by(|&one, &other| {
        scores[one].zip(scores[other]).and_then(|(one, other)| one.compare(other)).unwrap_or(Equal)
    });
    best.map(|task| moves[task])
}

/// The score of a position for the side to move, searched with a full window.
fn full_window(position: &Position<1>, depth: u32, knowledge: &mut Knowledge<1>, control: &Control) -> Option<Score> {
    let known = |value| Some(score::<Position<1>, Knowledge<1>>(value, false));
    if position.is_over() {
        return known(knowledge.end(position, position.mover(), 0));
    }
    let node = knowledge.root(position);
    if let Some(value) = knowledge.proven(&node, position, 0) {
        return known(value);
    }
    if depth == 0 {
        return known(knowledge.value(&node, position));
    }
    let control = Control { limits: Limits::depth(depth), threads: 1, ..*control };
    plain::alpha_beta(position, knowledge, &control, &mut |_| {}).score
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scheme_plays_to_the_end() {
        let never = AtomicBool::new(false);
        for size in [3, 5] {
            for scheme in Scheme::ALL {
                assert_eq!(play(size, 2, scheme, 2, &never), Some(Seat::FIRST), "{} on {size}x{size}", scheme.name());
            }
        }
    }
}
