//! Hexodus: alpha-beta on the resistance of virtual connections.

mod knowledge;
mod openings;

use game::Seat;
use search::{AlphaBeta, Bot, Control, Limits, Report};

pub use knowledge::Knowledge;
pub use openings::opening;

use crate::connections::Detail;
use crate::{Hex, Move};

/// How hard Hexodus thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// How many moves it looks ahead.
    pub depth: u32,
    /// The most moves it tries in a position; as the size of the board suggests if not given.
    pub width: Option<usize>,
    /// In how much detail it finds connections.
    pub detail: Detail,
    /// How many threads it uses; one on small boards and as many as there are cores on larger ones if not given.
    pub threads: Option<usize>,
}

impl Strength {
    /// A strength that looks so many moves ahead and leaves the rest to the size of the board.
    pub fn depth(depth: u32) -> Self {
        Strength { depth, width: None, detail: Detail::NORMAL, threads: None }
    }
}

/// The published player.
pub struct Hexodus<const WORDS: usize> {
    search: AlphaBeta<Knowledge<'static, WORDS>>,
    strength: Strength,
}

/// What the search remembers: few positions, as each takes long.
const TABLE_BYTES: usize = 1 << 20;

/// The smallest board on which threads gain more than they cost.
const SMALLEST_SHARED: usize = 5;

impl<const WORDS: usize> Hexodus<WORDS> {
    /// How a value is shown: in units of the natural logarithm.
    pub const POINTS_PER_UNIT: f64 = knowledge::POINTS_PER_UNIT;

    /// A player of a strength for boards of a size.
    pub fn new(size: usize, strength: Strength) -> Self {
        let width = strength.width.unwrap_or(usual_width(size));
        Hexodus { search: AlphaBeta::new(Knowledge::new(strength.detail, width), TABLE_BYTES), strength }
    }
}

impl<const WORDS: usize> Bot<Hex<WORDS>> for Hexodus<WORDS> {
    fn think(
        &mut self,
        position: &Hex<WORDS>,
        _: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let board = position.board();
        if position.empty() == board.all() && position.mover() == Seat::FIRST {
            let stone = Move::Stone(opening(board, position.swap_rule()));
            return Report { best: Some(stone), line: vec![stone], nodes: 1, ..Report::empty() };
        }
        let limits = Limits { depth: control.limits.depth.or(Some(self.strength.depth)), ..control.limits };
        let usual_threads = if board.size() < SMALLEST_SHARED { 1 } else { control.threads.max(control.cores) };
        let threads = self.strength.threads.unwrap_or(usual_threads);
        let knowledge = self.search.evaluation_mut().until(control.stop);
        self.search.search_with(&knowledge, position, &Control { limits, threads, ..*control }, progress)
    }
}

/// All moves on small boards, and fewer the larger the board is.
fn usual_width(size: usize) -> usize {
    match size {
        ..=8 => size * size,
        9..=11 => 20,
        12..=13 => 16,
        _ => 10,
    }
}
