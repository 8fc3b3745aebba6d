//! The four islands and their layout in machine words.
//!
//! The bit of a cell is `row * (size + 1) + column`, with columns slanting to the lower right. The bit after each row stays
//! empty, so that rows do not wrap, and each of the six neighbours is one shift away.

use std::fmt::Debug;
use std::hash::Hash;

use rusc_game::Word;

use crate::cell::{self, Cell, Spot};

/// A regular hexagon of cells, named after its widest row.
pub trait Island: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The machine word that holds the cells.
    type Word: Word;
    /// Number of cells in the widest row; also the number of rows.
    const SIZE: u32;
    /// All cells of the island.
    const LAND: Self::Word;

    /// Number of cells.
    const CELLS: u32 = (3 * Self::SIZE * Self::SIZE + 1) / 4;
    /// The index of the widest row.
    const MIDDLE: u32 = Self::SIZE / 2;
    /// Bit offset from a cell to the one below it.
    const STRIDE: u32 = Self::SIZE + 1;

    /// Number of cells in a row; the top row is row 0.
    fn row_length(row: u32) -> u32 {
        cell::row_length(Self::SIZE, row)
    }

    /// The cell at a place of a row, both counted from 0; `None` if it is off the island.
    fn cell(row: u32, place: u32) -> Option<Cell> {
        let on_land = row < Self::SIZE && place < Self::row_length(row);
        on_land.then(|| Cell((row * Self::STRIDE + place + Self::MIDDLE.saturating_sub(row)) as u8))
    }

    /// The row and the place in it of a cell, both counted from 0.
    fn place(cell: Cell) -> (u32, u32) {
        let (row, column) = (cell.bit() / Self::STRIDE, cell.bit() % Self::STRIDE);
        (row, column - Self::MIDDLE.saturating_sub(row))
    }

    /// The cell independent of the island's type.
    fn spot(cell: Cell) -> Spot {
        let (row, place) = Self::place(cell);
        Spot { row, place }
    }

    /// All cells, row by row from the top.
    fn cells() -> impl Iterator<Item = Cell> {
        Self::LAND.indices().map(|bit| Cell(bit as u8))
    }

    /// Whether a cell lies on this island; it may come from a larger one.
    fn has(cell: Cell) -> bool {
        cell.bit() < Self::Word::BITS && !(Self::LAND & Self::only(cell)).is_empty()
    }

    /// Whether a cell is in a set.
    fn contains(set: Self::Word, cell: Cell) -> bool {
        !(set & Self::only(cell)).is_empty()
    }

    /// The set of one cell.
    #[inline]
    fn only(cell: Cell) -> Self::Word {
        Self::Word::ONE << cell.bit()
    }

    /// The cells adjacent to a cell of the set.
    #[inline]
    fn neighbours(set: Self::Word) -> Self::Word {
        let (right, left) = (set << 1, set >> 1);
        (right | left | (set | right) << (Self::STRIDE - 1) | (set | left) >> (Self::STRIDE - 1)) & Self::LAND
    }

    /// The cells of a set and their neighbours.
    #[inline]
    fn grown(set: Self::Word) -> Self::Word {
        let (right, left) = (set | set << 1, set | set >> 1);
        (right | left | right << (Self::STRIDE - 1) | left >> (Self::STRIDE - 1)) & Self::LAND
    }

    /// Flood fill: all cells of `within` connected to the set, which must lie in `within`.
    #[inline]
    fn joined(mut set: Self::Word, within: Self::Word) -> Self::Word {
        loop {
            let next = Self::grown(set) & within;
            if next == set {
                return set;
            }
            set = next;
        }
    }
}

macro_rules! island {
    ($name:ident, $size:literal, $word:ty, $doc:literal) => {
        #[doc = $doc]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name;

        impl Island for $name {
            type Word = $word;
            const SIZE: u32 = $size;
            const LAND: $word = {
                let middle = $size / 2;
                let mut land: $word = 0;
                let mut bit = 0;
                while bit < $size * ($size + 1) {
                    let (row, column) = (bit / ($size + 1), bit % ($size + 1));
                    if column < $size && row + column >= middle && row + column <= 3 * middle {
                        land |= 1 << bit;
                    }
                    bit += 1;
                }
                land
            };
        }
    };
}

island!(Five, 5, u64, "The island of 19 cells.");
island!(Seven, 7, u64, "The island of 37 cells.");
island!(Nine, 9, u128, "The island of 61 cells.");
island!(Eleven, 11, u128, "The island of 91 cells.");

#[cfg(test)]
mod tests {
    use super::*;

    fn holds<I: Island>(cells: u32, two_rows: [u32; 2]) {
        assert_eq!(I::CELLS, cells);
        assert_eq!(I::LAND.count(), cells);
        assert_eq!([I::row_length(0), I::row_length(I::MIDDLE)], two_rows);
        for cell in I::cells() {
            let (row, place) = I::place(cell);
            assert_eq!(I::cell(row, place), Some(cell));
            let around = I::neighbours(I::only(cell));
            assert!((3..=6).contains(&around.count()));
            assert_eq!(I::grown(I::only(cell)), around | I::only(cell));
            assert!(around.indices().all(|bit| !(I::neighbours(I::Word::ONE << bit) & I::only(cell)).is_empty()));
        }
        assert_eq!(I::joined(I::LAND.lowest_alone(), I::LAND), I::LAND);
    }

    #[test]
    fn islands_have_their_cells() {
        holds::<Five>(19, [3, 5]);
        holds::<Seven>(37, [4, 7]);
        holds::<Nine>(61, [5, 9]);
        holds::<Eleven>(91, [6, 11]);
    }
}
