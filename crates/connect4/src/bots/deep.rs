//! The full alpha-beta search with the best evaluation there is.

use rusc_game::Seat;
use rusc_search::{AlphaBeta, Bot, Control, Limits, Report};

use crate::position::{Column, Position};
use crate::shape::{LARGEST, Shape};
use crate::threats::Threats;

rusc_present::parameters! {
    /// What the deep player can be told.
    pub struct DeepParameters {
        /// how many moves it looks ahead where neither time nor nodes are limited
        depth: u32 = 14, 1..=i64::from(LARGEST * LARGEST), plies;
        /// megabytes for what it remembers
        table: usize = 16, 0..=65_536, megabytes;
    }
}

/// Looks as deep as its limits allow, and remembers from move to move what it has seen.
pub struct Deep {
    search: AlphaBeta<Threats>,
    depth: u32,
}

impl Deep {
    /// A player with a table of so many bytes that looks at most `depth` moves ahead.
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
