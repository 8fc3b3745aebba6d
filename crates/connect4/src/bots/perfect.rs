//! The bot `perfect`: plays from the opening book and the solver, and searches to a limited depth if the time is too short.

use std::num::NonZeroUsize;
use std::time::Duration;

use rusc_game::{Game, Seat};
use rusc_search::{Bot, Candidate, Control, Limits, Report, Score};

use crate::book::BOOK;
use crate::bots::{Deep, DeepParameters, from_the_centre};
use crate::position::{Column, Position};
use crate::shape::Shape;
use crate::solver::{Solver, Stored, Watch};
use crate::solving::{seen, solved_score};

rusc_present::parameters! {
    /// Parameters of the bot `perfect`.
    pub struct PerfectParameters {
        /// maximum thinking time if no time limit is given
        seconds: u64 = 10, 1..=86_400, seconds;
        /// transposition table in megabytes
        table: usize = 64, 1..=65_536, megabytes;
    }
}

/// A bot that plays by exact scores if it has enough time. Its proven scores include the number of moves.
pub struct Perfect<S: Shape<Word: Stored>> {
    solver: Solver<S>,
    threads: usize,
    table_bytes: usize,
    /// The search that takes over when the solver is out of time.
    deep: Deep,
    time: Duration,
}

/// The fraction of the time, as a divisor, kept for the depth-limited search if the solver finds nothing.
const LEFT_FOR_LOOKING_AHEAD: u32 = 8;

impl<S: Shape<Word: Stored>> Perfect<S> {
    /// A bot with a transposition table of `table_bytes` that thinks for at most `time` if no time limit is given.
    pub fn new(shape: S, table_bytes: usize, time: Duration) -> Self {
        let solver = Solver::new(shape, table_bytes, NonZeroUsize::MIN);
        let deep = Deep::new(shape, DeepParameters::default().depth, table_bytes / 4);
        Perfect { solver, threads: 1, table_bytes, deep, time }
    }

    /// The best move by exact scores; `None` if the watch stops the solver first.
    fn solve(&self, board: &Position<S>, watch: &Watch) -> Option<Report<Column>> {
        let open: Vec<Column> = from_the_centre(board.shape()).filter(|&column| board.is_open(column)).collect();
        if let Some(candidates) = booked(board, &open) {
            let best = candidates[0];
            return Some(Report { candidates, ..certain(best.score, vec![best.mv], 0) });
        }
        let solved = self.solver.score(seen(board), watch);
        let score = solved.bounds.score()?;
        let (best, nodes) = self.solver.best_moves(seen(board), score, watch)?;
        let best = open.into_iter().find(|column| best.contains(&column.index()))?;
        let rest = self.solver.best_line(seen(&board.after(best)), &Watch { report: &|_| {}, ..*watch });
        let line = std::iter::once(best).chain(rest.columns.iter().map(|&column| Column(column as u8))).collect();
        let score = solved_score(score, seen(board).empty());
        Some(certain(score, line, solved.nodes + nodes + rest.solved.nodes))
    }
}

/// A report of an exact score.
fn certain(score: Score, line: Vec<Column>, nodes: u64) -> Report<Column> {
    Report { best: line.first().copied(), score: Some(score), depth: line.len() as u32, line, nodes, ..Report::empty() }
}

/// All moves with their scores from the opening book, best first; `None` if the book lacks any of them.
fn booked<S: Shape>(board: &Position<S>, open: &[Column]) -> Option<Vec<Candidate<Column>>> {
    let score = |mv: Column| Some(in_the_book(&board.after(mv))?.turned().a_move_earlier());
    let candidate = |&mv: &Column| Some(Candidate { mv, score: score(mv)?, visits: 0 });
    let mut candidates = open.iter().map(candidate).collect::<Option<Vec<_>>>()?;
    best_first(&mut candidates);
    Some(candidates)
}

/// Sorts moves with proven scores; equal ones stay in order from the middle.
fn best_first(candidates: &mut [Candidate<Column>]) {
    candidates.sort_by(|one, other| other.score.compare(one.score).expect("what is proven can be compared"));
}

/// The score of a position in the opening book.
fn in_the_book<S: Shape>(board: &Position<S>) -> Option<Score> {
    BOOK.score(board).map(|score| solved_score(score, seen(board).empty()))
}

impl<S: Shape<Word: Stored>> Bot<Position<S>> for Perfect<S> {
    fn think(
        &mut self,
        board: &Position<S>,
        seat: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Column>),
    ) -> Report<Column> {
        if board.is_over() {
            return Report::empty();
        }
        if control.threads != self.threads {
            let threads = NonZeroUsize::new(control.threads).unwrap_or(NonZeroUsize::MIN);
            (self.solver, self.threads) = (Solver::new(board.shape(), self.table_bytes, threads), control.threads);
        }
        let time = control.time_or(self.time);
        // A node limit applies to the depth-limited search: the solver can be limited only in time.
        let for_solving = if control.limits.nodes.is_some() {
            Some(Duration::ZERO)
        } else {
            time.map(|time| time - time / LEFT_FOR_LOOKING_AHEAD)
        };
        let is_late = || for_solving.is_some_and(|most| control.has_passed(most));
        let watch = Watch { stop: control.stop, is_late: &is_late, report: &|_| {} };
        self.solve(board, &watch).unwrap_or_else(|| {
            let limits = Limits { time, ..control.limits };
            self.deep.think(board, seat, &Control { limits, ..*control }, progress)
        })
    }
}
