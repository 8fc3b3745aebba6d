//! The full alpha-beta search with the published evaluation.

use game::Seat;
use search::{AlphaBeta, Bot, Control, Evaluation, Limits, Report};

use crate::board::{Board, Column};
use crate::bots::from_the_centre;
use crate::shape::Shape;
use crate::weights::Weights;

/// Looks as deep as its limits allow, and remembers from move to move what it has seen.
pub struct Deep {
    search: AlphaBeta<Central>,
    depth: u32,
}

impl Deep {
    /// How deep it looks where nothing limits it.
    pub const DEPTH: u32 = 14;

    /// A player with a table of so many bytes that looks at most `depth` moves ahead.
    pub fn new<S: Shape>(shape: S, depth: u32, table_bytes: usize) -> Self {
        Deep { search: AlphaBeta::new(Central(Weights::new(shape)), table_bytes), depth }
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

/// The weights, with the columns from the middle outwards.
#[derive(Clone)]
struct Central(Weights);

impl<S: Shape> Evaluation<Board<S>> for Central {
    type Node = i32;

    fn root(&mut self, board: &Board<S>) -> i32 {
        self.0.root(board)
    }
    #[inline]
    fn child(&mut self, parent: &i32, after: &Board<S>, column: Column) -> i32 {
        self.0.child(parent, after, column)
    }
    #[inline]
    fn value(&mut self, sum: &i32, board: &Board<S>) -> i32 {
        self.0.value(sum, board)
    }
    #[inline]
    fn moves(&mut self, _: &i32, board: &Board<S>, out: &mut Vec<Column>) {
        out.extend(from_the_centre(board.shape()).filter(|&column| board.is_open(column)));
    }
}
