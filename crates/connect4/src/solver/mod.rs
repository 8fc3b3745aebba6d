//! The exact solver: the score of any position or move and the best line, by search alone.
//!
//! Parity bounds, forced replies and the transposition table decide most positions; the rest is searched with null windows. The
//! solver uses no clock, book or file.

mod bitboard;
mod bounds;
mod branch;
mod crew;
mod goals;
mod key;
mod moves;
mod order;
mod score;
mod search;
mod settle;
mod slot;
mod team;
#[cfg(test)]
mod tests;
mod transposition;
mod watch;

pub use bitboard::Bitboard;
pub use moves::{Line, Scored};
pub use score::{Bounds, Score};
pub use slot::Stored;
pub use watch::{Progress, Watch};

use crate::shape::Shape;
use crew::Crew;
use goals::Goals;
use key::Symmetry;
use order::CellWorth;
use score::win_leaving;
use settle::{Calm, Settled, settle};
use std::num::NonZeroUsize;
use team::Shift;
use transposition::TranspositionTable;

/// Size of each thread's table for positions near the end; it fits in the processor's cache.
const NEAR_BYTES: usize = 256 << 10;
/// Number of empty cells below which a position is near the end.
const NEAR_BELOW: i32 = 17;

/// A solver with a transposition table that later positions reuse.
#[derive(Debug)]
pub struct Solver<S: Shape<Word: Stored>> {
    shape: S,
    far: TranspositionTable<S::Word>,
    near: Vec<TranspositionTable<S::Word>>,
    near_below: i32,
    cells: CellWorth,
}

/// The score of a position or move, or its bounds if the solver was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Bounds on the score; they are equal unless the solver was stopped.
    pub bounds: Bounds,
    /// Number of nodes searched.
    pub nodes: u64,
}

impl<S: Shape<Word: Stored>> Solver<S> {
    /// A solver with a table of at most `table_bytes`, or the smallest possible one, and `threads` threads.
    pub fn new(shape: S, table_bytes: usize, threads: NonZeroUsize) -> Self {
        let key_bits = shape.columns() * shape.stride();
        // A table this small cannot distinguish all positions of the largest 64-bit boards.
        let near_fits = TranspositionTable::<S::Word>::least_bytes(key_bits) <= NEAR_BYTES;
        let near_bytes = if near_fits { NEAR_BYTES } else { 0 };
        let near_bits = if near_fits { key_bits } else { 1 };
        Solver {
            shape,
            far: TranspositionTable::new(table_bytes, key_bits),
            near: (0..threads.get()).map(|_| TranspositionTable::new(near_bytes, near_bits)).collect(),
            near_below: if near_fits { NEAR_BELOW } else { 0 },
            cells: CellWorth::new(shape),
        }
    }

    /// Empties the tables; needed only for fair measurements, never for correct scores.
    pub fn clear(&mut self) {
        self.far.clear();
        self.near.iter_mut().for_each(TranspositionTable::clear);
    }

    /// The score of a position; the game may be over.
    pub fn score(&self, position: Bitboard<S>, watch: &Watch) -> Solved {
        self.score_within(position, Bounds::ANY, watch)
    }

    /// The exact score if it lies within `wanted`, otherwise a bound that shows on which side it lies.
    fn score_within(&self, position: Bitboard<S>, wanted: Bounds, watch: &Watch) -> Solved {
        let empty = position.empty() as i32;
        let decided = |score| Solved { bounds: Bounds::exactly(score), nodes: 0 };
        if position.is_lost() {
            return decided(-win_leaving(empty));
        }
        if position.can_win() {
            return decided(win_leaving(empty - 1));
        }
        match settle(self.shape, position.calm()) {
            Settled::Decided(score) => decided(score),
            Settled::Own(calm) => self.search(&calm, wanted, watch),
            Settled::Other(calm) => {
                let report =
                    |progress: Progress| (watch.report)(Progress { bounds: progress.bounds.turned(), ..progress });
                let solved = self.search(&calm, wanted.turned(), &Watch { report: &report, ..*watch });
                Solved { bounds: solved.bounds.turned(), ..solved }
            }
        }
    }

    fn search(&self, calm: &Calm<S>, wanted: Bounds, watch: &Watch) -> Solved {
        let shift = Shift::new(watch);
        let crew = Crew {
            shape: self.shape,
            far: &self.far,
            near: &self.near,
            near_below: self.near_below,
            cells: &self.cells,
            symmetry: Symmetry::from(self.shape, calm.own, calm.other),
            shift: &shift,
        };
        let mut bounds = Bounds { lower: -win_leaving(calm.empty - 4), upper: win_leaving(calm.empty - 3) };
        let mut goals = Goals::new(calm.empty, wanted);
        while let Some(goal) = goals.next(bounds) {
            match crew.at_least(calm, goal, bounds) {
                Some(score) if score >= goal => bounds.lower = score,
                Some(score) => bounds.upper = score,
                None => break,
            }
            shift.report(bounds);
        }
        Solved { bounds, nodes: shift.nodes() }
    }
}
