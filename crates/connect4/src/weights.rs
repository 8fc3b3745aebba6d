//! The published evaluation: a disc is worth the number of lines of four that pass through its cell.

use rusc_game::Word;
use rusc_search::{Evaluation, Unit};

use crate::position::{Column, Position};
use crate::shape::{LARGEST, Shape};

/// Number of bits in the largest board, including the empty bit above each column.
const BITS: usize = (LARGEST * (LARGEST + 1)) as usize;

/// The number of lines of four through each cell of a board.
#[derive(Clone, Debug)]
pub struct Weights {
    by_bit: [i32; BITS],
    stride: u32,
}

impl Weights {
    /// The weights of a board.
    pub fn new<S: Shape>(shape: S) -> Self {
        let mut by_bit = [0; BITS];
        let (columns, rows) = (shape.columns() as i32, shape.rows() as i32);
        for (right, up) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
            for column in 0..columns {
                for row in 0..rows {
                    let line = [0, 1, 2, 3].map(|step| (column + step * right, row + step * up));
                    if line.iter().all(|&(c, r)| (0..columns).contains(&c) && (0..rows).contains(&r)) {
                        for (column, row) in line {
                            by_bit[(column * (rows + 1) + row) as usize] += 1;
                        }
                    }
                }
            }
        }
        Weights { by_bit, stride: shape.stride() }
    }

    /// The weight of a cell; the bottom row is row 0.
    pub fn cell(&self, column: u32, row: u32) -> i32 {
        self.by_bit[(column * self.stride + row) as usize]
    }

    /// The weight of the topmost disc of a column.
    #[inline]
    pub(crate) fn top_disc<S: Shape>(&self, board: &Position<S>, column: Column) -> i32 {
        let height = (board.all() & board.shape().column(column.index())).count();
        self.cell(column.index(), height - 1)
    }
}

/// Tries columns from left to right; the running sum is the weight of the mover's discs minus that of the rival's.
impl<S: Shape> Evaluation<Position<S>> for Weights {
    type Node = i32;

    const UNIT: Unit = Unit::new("weights");

    fn root(&mut self, board: &Position<S>) -> i32 {
        let weight = |discs: S::Word| -> i32 {
            (0..S::Word::BITS)
                .filter(|&bit| !(discs >> bit & S::Word::ONE).is_empty())
                .map(|bit| self.by_bit[bit as usize])
                .sum()
        };
        weight(board.own()) - weight(board.own() ^ board.all())
    }
    #[inline]
    fn child(&mut self, parent: &i32, after: &Position<S>, column: Column) -> i32 {
        -(parent + self.top_disc(after, column))
    }
    #[inline]
    fn value(&mut self, sum: &i32, _: &Position<S>) -> i32 {
        *sum
    }
}
