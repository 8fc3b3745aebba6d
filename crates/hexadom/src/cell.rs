//! The cells of the board and the six directions between them.

use std::fmt;

/// Maximum absolute value of a piece's coordinates.
///
/// A piece on a new outermost line of cells touches two pieces of the line before, so each line costs two pieces.
pub const FARTHEST: i8 = 41;

/// Offsets to the neighbours behind the six edges of a hexagon, clockwise from the right.
const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// A cell in axial coordinates: `q` to the right, `r` to the lower right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cell {
    /// The axial coordinate that grows to the right.
    pub q: i8,
    /// The axial coordinate that grows to the lower right.
    pub r: i8,
}

impl Cell {
    /// The cell at these coordinates.
    pub const fn new(q: i8, r: i8) -> Cell {
        Cell { q, r }
    }

    /// The neighbour behind an edge; edges are counted clockwise from the right.
    #[must_use]
    #[inline]
    pub const fn beyond(self, edge: usize) -> Cell {
        Cell { q: self.q + STEPS[edge].0, r: self.r + STEPS[edge].1 }
    }

    /// The neighbours, each with the edge that leads to it.
    pub fn around(self) -> impl Iterator<Item = (usize, Cell)> {
        (0..6).map(move |edge| (edge, self.beyond(edge)))
    }

    /// The sort key of the cell in reading order, row by row.
    #[inline]
    pub const fn reading_order(self) -> (i8, i8) {
        (self.r, self.q)
    }
}

/// The opposite edge: the same border seen from the neighbour.
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
        // Following each edge in turn closes a ring.
        assert_eq!((0..6).fold(start, Cell::beyond), start);
    }
}
