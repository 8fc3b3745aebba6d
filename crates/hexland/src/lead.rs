//! The evaluation of a board: the lead in points, without moves that superko forbids.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rusc_game::{Game, Seat, Word};
use rusc_search::{Evaluation, Unit};

use crate::cell::{Cell, Move};
use crate::island::Island;
use crate::position::Position;
use crate::situation::Situation;

/// Evaluates by the lead in points without komi; leaves out moves that repeat a board of the game or of the current line.
#[derive(Clone, Debug, Default)]
pub struct Lead {
    past: Arc<Keys>,
    /// The keys of the boards on the current line, from the first move below the root.
    path: Vec<u64>,
    /// Whether a repeating move was left out anywhere, shared by all threads of a search.
    has_repeated: Arc<AtomicBool>,
}

impl Lead {
    /// The evaluation for a search from this position.
    pub fn new<I: Island>(position: &Position<I>) -> Self {
        let keys = position.past.boards().iter().map(|&stones| Situation::<I>::new(stones, Seat::FIRST).stones_key());
        Lead { past: Arc::new(keys.collect()), ..Lead::default() }
    }

    /// Whether a repeating move has been left out since this was created.
    pub fn has_repeated(&self) -> bool {
        self.has_repeated.load(Ordering::Relaxed)
    }

    fn comes_back<I: Island>(&self, board: &Situation<I>) -> bool {
        let key = board.stones_key();
        let comes_back = self.path.contains(&key) || self.past.has(key);
        if comes_back {
            self.has_repeated.store(true, Ordering::Relaxed);
        }
        comes_back
    }
}

impl<I: Island> Evaluation<Situation<I>> for Lead {
    /// The ply of the position.
    type Node = usize;

    const UNIT: Unit = Unit::POINTS;
    const COUNTS_POINTS: bool = true;

    fn root(&mut self, _: &Situation<I>) -> usize {
        0
    }
    #[inline]
    fn child(&mut self, &parent: &usize, after: &Situation<I>, _: Move) -> usize {
        // The search follows one line at a time: deeper keys belong to a line it has left.
        self.path.truncate(parent);
        self.path.push(after.stones_key());
        parent + 1
    }
    #[inline]
    fn value(&mut self, _: &usize, board: &Situation<I>) -> i32 {
        board.lead(board.mover())
    }
    fn moves(&mut self, &node: &usize, board: &Situation<I>, out: &mut Vec<Move>) {
        // Without captures, boards only grow, so none can repeat.
        if !board.has_captures() {
            return board.moves(out);
        }
        self.path.truncate(node);
        let cells = board.empty().indices().map(|bit| Cell(bit as u8));
        let is_open = |cell: &Cell| board.placed(*cell).is_ok_and(|next| !self.comes_back(&next));
        out.extend(cells.filter(is_open).map(Move::Place));
        out.push(Move::Pass);
    }
    #[inline]
    fn banked(&self, board: &Situation<I>, seat: Seat) -> i32 {
        board.capture_lead(seat)
    }
    fn end(&mut self, board: &Situation<I>, seat: Seat, _: u32) -> i32 {
        board.lead(seat)
    }
}

/// The keys of all boards of the game so far.
#[derive(Debug)]
struct Keys {
    /// One bit per key, by its lowest bits: rules out most keys with a single lookup.
    marks: [u64; MARKS / 64],
    all: Vec<u64>,
}

const MARKS: usize = 4096;

impl Keys {
    #[inline]
    fn has(&self, key: u64) -> bool {
        let (word, bit) = mark(key);
        self.marks[word] & bit != 0 && self.all.contains(&key)
    }
}

impl Default for Keys {
    fn default() -> Self {
        Keys { marks: [0; MARKS / 64], all: Vec::new() }
    }
}

impl FromIterator<u64> for Keys {
    fn from_iter<T: IntoIterator<Item = u64>>(keys: T) -> Self {
        let mut found = Keys { all: keys.into_iter().collect(), ..Keys::default() };
        for &key in &found.all {
            let (word, bit) = mark(key);
            found.marks[word] |= bit;
        }
        found
    }
}

fn mark(key: u64) -> (usize, u64) {
    (key as usize % MARKS / 64, 1 << (key % 64))
}
