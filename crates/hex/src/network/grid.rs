//! The board as the network sees it: a square with a border, always from the side of the player who joins top and bottom.

use rusc_game::Seat;

use crate::{Cell, Rhombus};

/// The places of a board's cells in a square of numbers with a border one cell wide.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    pub(super) size: usize,
    /// Places in a row, with the border.
    pub(super) row: usize,
    /// Differences between a place and itself and its six neighbours.
    pub(super) ways: [isize; WAYS],
}

/// A cell and its neighbours.
pub(super) const WAYS: usize = 7;

impl Grid {
    pub(super) fn new(size: usize) -> Self {
        let row = size + 2;
        let down = row as isize;
        Grid { size, row, ways: [0, -1, 1, -down, down, 1 - down, down - 1] }
    }

    /// Number of places. Cells are worked on in pairs, so there is room beyond the last place.
    pub(super) fn places(&self) -> usize {
        self.last() + 3
    }

    /// Number of cells.
    pub(super) fn area(&self) -> usize {
        self.size * self.size
    }

    /// The last place of the square.
    pub(super) fn last(&self) -> usize {
        self.row * self.row - 1
    }

    /// The place of a cell as a player sees it: White's board is reflected, so that White joins top and bottom as well.
    pub(super) fn place<const WORDS: usize>(&self, board: &Rhombus<WORDS>, viewer: Seat, cell: Cell) -> usize {
        let (column, row) = (board.column(cell), board.row(cell));
        if viewer == Seat::FIRST { self.at(column, row) } else { self.at(row, column) }
    }

    /// The place in a column and a row, both counted from 0.
    pub(super) fn at(&self, column: usize, row: usize) -> usize {
        (row + 1) * self.row + column + 1
    }

    /// The places of the border at the player's own edges, and those at the rival's.
    pub(super) fn borders(&self) -> [Vec<usize>; 2] {
        let last = self.row - 1;
        let inner = || 1..=self.size;
        [
            inner().flat_map(|column| [column, last * self.row + column]).collect(),
            inner().flat_map(|row| [row * self.row, row * self.row + last]).collect(),
        ]
    }
}
