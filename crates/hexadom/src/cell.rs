//! The cells of the board and the six ways from one to the next.

use std::fmt;

/// No piece can ever come to lie farther than this from the middle, in any coordinate.
///
/// A piece in a new outermost line of cells touches two of the line before, so a line costs two pieces.
pub const FARTHEST: i8 = 41;

/// The six edges of a hexagon, clockwise from the right, as steps to the cell behind them.
const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// A place for one hexagon, in axial coordinates: `q` to the right, `r` to the lower right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cell {
    /// Steps to the right.
    pub q: i8,
    /// Steps to the lower right.
    pub r: i8,
}

impl Cell {
    /// The cell at these coordinates.
    pub const fn new(q: i8, r: i8) -> Cell {
        Cell { q, r }
    }

    /// The cell behind an edge, counted clockwise from the right.
    #[must_use]
    #[inline]
    pub const fn beyond(self, edge: usize) -> Cell {
        Cell { q: self.q + STEPS[edge].0, r: self.r + STEPS[edge].1 }
    }

    /// The cells around this one with the edges that lead to them.
    pub fn around(self) -> impl Iterator<Item = (usize, Cell)> {
        (0..6).map(move |edge| (edge, self.beyond(edge)))
    }

    /// Where the cell stands when the board is read row by row.
    #[inline]
    pub const fn reading_order(self) -> (i8, i8) {
        (self.r, self.q)
    }
}

/// The edge on the other side of a hexagon; the same border seen from the cell behind it.
pub const fn opposite(edge: usize) -> usize {
    (edge + 3) % 6
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.q, self.r)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back_again() {
        let start = Cell::new(3, -2);
        for (edge, cell) in start.around() {
            assert_eq!(cell.beyond(opposite(edge)), start);
        }
        // Around a corner in six steps: each edge in turn closes a ring.
        assert_eq!((0..6).fold(start, Cell::beyond), start);
    }
}
