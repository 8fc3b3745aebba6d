//! A stronger evaluation than the published one: also counts cells that would complete a line, by row.

use rusc_game::Word;
use rusc_search::{Evaluation, Unit};

use crate::bots::from_the_centre;
use crate::lines::threats;
use crate::position::{Column, Position};
use crate::shape::Shape;
use crate::weights::Weights;

/// Value of each empty cell that would complete a line.
const THREAT: i32 = 12;
/// Additional value on rows that fall to the player as the board fills up: on boards of even height the odd rows, counted from 1,
/// are the first player's, the even ones the second's.
const THREAT_ON_OWN_ROW: i32 = 20;

/// Evaluates by weights and threats; tries columns from the middle outwards.
#[derive(Clone, Debug)]
pub(crate) struct Threats {
    weights: Weights,
}

impl Threats {
    /// The evaluation for a board.
    pub(crate) fn new<S: Shape>(shape: S) -> Self {
        Threats { weights: Weights::new(shape) }
    }
}

impl<S: Shape> Evaluation<Position<S>> for Threats {
    type Node = i32;

    const UNIT: Unit = Unit::new("threats");

    fn root(&mut self, board: &Position<S>) -> i32 {
        self.weights.root(board)
    }
    #[inline]
    fn child(&mut self, parent: &i32, after: &Position<S>, column: Column) -> i32 {
        self.weights.child(parent, after, column)
    }
    #[inline]
    fn value(&mut self, sum: &i32, board: &Position<S>) -> i32 {
        let shape = board.shape();
        let (own, rival) = (board.own(), board.own() ^ board.all());
        let empty = shape.board() & !board.all();
        let (own, rival) = (threats(shape, own) & empty, threats(shape, rival) & empty);
        // Rows 1, 3, 5, …, counted from 1.
        let odd = (0..shape.rows()).step_by(2).fold(S::Word::ZERO, |rows, row| rows | shape.bottom() << row);
        let (own_rows, rival_rows) = if board.discs().is_multiple_of(2) { (odd, !odd) } else { (!odd, odd) };
        let worth = |cells: S::Word, rows: S::Word| {
            THREAT * cells.count() as i32 + THREAT_ON_OWN_ROW * (cells & rows).count() as i32
        };
        sum + worth(own, own_rows) - worth(rival, rival_rows)
    }
    #[inline]
    fn moves(&mut self, _: &i32, board: &Position<S>, out: &mut Vec<Column>) {
        out.extend(from_the_centre(board.shape()).filter(|&column| board.is_open(column)));
    }
}
