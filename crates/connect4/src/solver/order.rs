//! Move ordering.
//!
//! Ties matter: the more consistent the order of moves, the more often the transposition table has the answer. History and killer
//! moves break that order and cost more nodes than they save.

use rusc_game::Word;

use super::settle::Calm;
use crate::shape::Shape;
use crate::word::NumberWord;

/// Bonus for a move whose forced reply gives the same side the move again.
pub(super) const TEMPO: i32 = 40;

/// The weights of the criteria that rank moves, besides `TEMPO`.
mod worth {
    /// Weight of a four that can be completed two moves from now.
    pub(super) const NEXT: i32 = 60;
    /// Weight of a four that can be completed three moves from now.
    pub(super) const SOON: i32 = 50;
    /// Weight of any cell that completes a four.
    pub(super) const THREAT: i32 = 30;
    /// Penalty for allowing the opponent to block one's own threat.
    pub(super) const WASTE: i32 = -100;
    /// Weight of each column nearer to the middle.
    pub(super) const MIDDLE: i32 = 4;
}

/// The static value of each cell: higher near the middle, on many lines, and high up.
#[derive(Clone, Debug)]
pub(super) struct CellWorth(Box<[i32; 128]>);

impl CellWorth {
    /// The static values for a board.
    pub(super) fn new<S: Shape>(shape: S) -> Self {
        let mut worths = Box::new([0; 128]);
        for column in 0..shape.columns() {
            let middle = column.min(shape.columns() - 1 - column) as i32;
            for row in 0..shape.rows() {
                let cell = column * shape.stride() + row;
                worths[cell as usize] = worth::MIDDLE * middle + lines_through(shape, cell) + row as i32;
            }
        }
        CellWorth(worths)
    }
}

/// Ranks the moves of one position.
pub(super) struct Order<'a, S: Shape> {
    shape: S,
    taken: S::Word,
    useless: S::Word,
    wasteful: S::Word,
    cells: &'a CellWorth,
}

impl<'a, S: Shape> Order<'a, S> {
    #[inline]
    pub(super) fn new(shape: S, calm: &Calm<S>, cells: &'a CellWorth) -> Self {
        Order {
            shape,
            taken: calm.own | calm.other,
            // A cell above one where the opponent completes four is never reached.
            useless: calm.danger << 1,
            wasteful: calm.hopes >> 1,
            cells,
        }
    }

    /// The rank of a move, higher is better; `threats` are the empty cells where it would complete a four.
    #[inline]
    pub(super) fn rank(&self, cell: u32, threats: S::Word) -> i32 {
        let stone = S::Word::ONE << cell;
        let useful = threats & !self.useless;
        let playable = (self.taken | stone).plus(self.shape.bottom()) & self.shape.board();
        let mut rank = worth::NEXT * (useful & (playable << 1)).count() as i32
            + worth::SOON * (useful & (playable << 2)).count() as i32
            + worth::THREAT * useful.count() as i32
            + self.cells.0[cell as usize & 127];
        if !(stone & self.wasteful).is_empty() {
            rank += worth::WASTE;
        }
        rank
    }
}

/// The number of lines of four through a cell.
fn lines_through<S: Shape>(shape: S, cell: u32) -> i32 {
    let on_board = |at: i32| {
        let bit = u32::try_from(at).ok().filter(|bit| *bit < S::Word::BITS);
        bit.is_some_and(|bit| !(S::Word::ONE << bit & shape.board()).is_empty())
    };
    let lines = shape.steps().into_iter().flat_map(|step| (0..4).map(move |back| (step as i32, back)));
    lines.filter(|(step, back)| (0..4).all(|along| on_board(cell as i32 + (along - back) * step))).count() as i32
}
