//! The bot `deep`: full alpha-beta with the strongest evaluation.

use rusc_game::Seat;
use rusc_search::{AlphaBeta, Bot, Control, Limits, Report};

use crate::position::{Column, Position};
use crate::shape::{LARGEST, Shape};
use crate::threats::Threats;

rusc_present::parameters! {
    /// Parameters of the bot `deep`.
    pub struct DeepParameters {
        /// depth in moves if neither time nor nodes are limited
        depth: u32 = 14, 1..=i64::from(LARGEST * LARGEST), plies;
        /// transposition table in megabytes
        table: usize = 16, 0..=65_536, megabytes;
    }
}

/// Searches as deep as its limits allow and keeps its transposition table between moves.
pub struct Deep {
    search: AlphaBeta<Threats>,
    depth: u32,
}

impl Deep {
    /// A bot with a transposition table of `table_bytes` that searches at most `depth` moves ahead.
    pub fn new<S: Shape>(shape: S, depth: u32, table_bytes: usize) -> Self {
        Deep { search: AlphaBeta::new(Threats::new(shape), table_bytes), depth }
    }
}

impl<S: Shape> Bot<Position<S>> for Deep {
    fn think(
        &mut self,
        board: &Position<S>,
        _: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Column>),
    ) -> Report<Column> {
        let own = if control.limits.may_interrupt() { None } else { Some(self.depth) };
        let limits = Limits { depth: control.limits.depth.or(own), ..control.limits };
        self.search.search(board, &Control { limits, ..*control }, progress)
    }
}
