//! The full alpha-beta search with the best evaluation there is.

use game::Seat;
use search::{AlphaBeta, Bot, Control, Limits, Report};

use crate::board::{Board, Column};
use crate::shape::Shape;
use crate::threats::Threats;

/// Looks as deep as its limits allow, and remembers from move to move what it has seen.
pub struct Deep {
    search: AlphaBeta<Threats>,
    depth: u32,
}

impl Deep {
    /// How deep it looks where nothing limits it.
    pub const DEPTH: u32 = 14;

    /// A player with a table of so many bytes that looks at most `depth` moves ahead.
    pub fn new<S: Shape>(shape: S, depth: u32, table_bytes: usize) -> Self {
        Deep { search: AlphaBeta::new(Threats::new(shape), table_bytes), depth }
    }
}

impl<S: Shape> Bot<Board<S>> for Deep {
    fn think(
        &mut self,
        board: &Board<S>,
        _: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Column>),
    ) -> Report<Column> {
        let own = if control.limits.may_interrupt() { None } else { Some(self.depth) };
        let limits = Limits { depth: control.limits.depth.or(own), ..control.limits };
        self.search.search(board, &Control { limits, ..*control }, progress)
    }
}
