//! Cells and sets of cells: bit sets in as many machine words as the board needs.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl, Shr};

/// A cell of a board, counted row by row from the top left. Its name depends on the size of the board: see
/// [`Rhombus::name`](crate::Rhombus::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u16);

impl Cell {
    /// The cell with this index.
    #[inline]
    pub const fn new(index: usize) -> Self {
        Cell(index as u16)
    }

    /// The index of the cell, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cells in `WORDS` machine words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cells<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Cells<WORDS> {
    /// The empty set.
    pub const EMPTY: Self = Cells([0; WORDS]);

    /// The set of one cell.
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        let mut words = [0; WORDS];
        words[cell.index() / 64] = 1 << (cell.index() % 64);
        Cells(words)
    }

    /// The first `count` cells.
    pub fn first(count: usize) -> Self {
        Cells(std::array::from_fn(|word| match count.saturating_sub(64 * word) {
            0 => 0,
            rest @ 1..64 => (1 << rest) - 1,
            _ => u64::MAX,
        }))
    }

    /// A set from its words, each produced by `word`.
    #[inline]
    pub fn from_words(mut word: impl FnMut() -> u64) -> Self {
        Cells(std::array::from_fn(|_| word()))
    }

    /// Whether a cell is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 != 0
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Removes a cell.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// The set without a cell.
    #[inline]
    #[must_use]
    pub fn without(mut self, cell: Cell) -> Self {
        self.remove(cell);
        self
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Number of cells.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Cells of the set that are left when one is taken out: none if it has at most one.
    #[inline]
    pub fn beyond_one(self) -> Self {
        let mut is_seen = 0;
        Cells(self.0.map(|word| {
            let beyond = if is_seen == 0 { word & word.wrapping_sub(1) } else { word };
            is_seen |= word;
            beyond
        }))
    }

    /// Whether the sets have a cell in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every cell of this set is in the other.
    #[inline]
    pub fn is_within(self, other: Self) -> bool {
        (self & !other).is_empty()
    }

    /// The cell with the smallest index.
    #[inline]
    pub fn lowest(self) -> Option<Cell> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Cell::new(64 * word + self.0[word].trailing_zeros() as usize))
    }

    /// The cell with exactly `rank` cells of the set before it.
    pub fn nth(self, rank: usize) -> Option<Cell> {
        let mut rest = rank;
        for (index, &word) in self.0.iter().enumerate() {
            let count = word.count_ones() as usize;
            if rest < count {
                let above = (0..rest).fold(word, |word, _| word & (word - 1));
                return Some(Cell::new(64 * index + above.trailing_zeros() as usize));
            }
            rest -= count;
        }
        None
    }

    /// The cells in ascending order.
    #[inline]
    pub fn iter(self) -> Iter<WORDS> {
        Iter { rest: self, word: 0 }
    }

    /// The set on a board of `count` cells rotated by half a turn: the first cell becomes the last.
    #[must_use]
    pub fn reversed(self, count: usize) -> Self {
        self.iter().map(|cell| Cell::new(count - 1 - cell.index())).collect()
    }
}

impl<const WORDS: usize> Default for Cells<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> BitAnd for Cells<WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Cells(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl<const WORDS: usize> BitOr for Cells<WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Cells(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl<const WORDS: usize> BitAndAssign for Cells<WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const WORDS: usize> BitOrAssign for Cells<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize> Not for Cells<WORDS> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Cells(self.0.map(|word| !word))
    }
}

/// Moves every cell to a higher index; the distance is below 64, as a row is never that long.
impl<const WORDS: usize> Shl<u32> for Cells<WORDS> {
    type Output = Self;
    #[inline]
    fn shl(self, distance: u32) -> Self {
        Cells(std::array::from_fn(|word| {
            let carried = if word == 0 { 0 } else { self.0[word - 1] >> 1 >> (63 - distance) };
            self.0[word] << distance | carried
        }))
    }
}

/// Moves every cell to a lower index; the distance is below 64, as a row is never that long.
impl<const WORDS: usize> Shr<u32> for Cells<WORDS> {
    type Output = Self;
    #[inline]
    fn shr(self, distance: u32) -> Self {
        Cells(std::array::from_fn(|word| {
            let carried = if word + 1 == WORDS { 0 } else { self.0[word + 1] << 1 << (63 - distance) };
            self.0[word] >> distance | carried
        }))
    }
}

impl<const WORDS: usize> FromIterator<Cell> for Cells<WORDS> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |set, cell| set | Self::of(cell))
    }
}

impl<const WORDS: usize> IntoIterator for Cells<WORDS> {
    type Item = Cell;
    type IntoIter = Iter<WORDS>;
    fn into_iter(self) -> Iter<WORDS> {
        self.iter()
    }
}

/// The cells of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Iter<const WORDS: usize> {
    rest: Cells<WORDS>,
    word: usize,
}

impl<const WORDS: usize> Iterator for Iter<WORDS> {
    type Item = Cell;
    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.word < WORDS {
            let bits = self.rest.0[self.word];
            if bits != 0 {
                self.rest.0[self.word] = bits & (bits - 1);
                return Some(Cell::new(64 * self.word + bits.trailing_zeros() as usize));
            }
            self.word += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_carry_from_word_to_word() {
        let set: Cells<3> = [0, 5, 63, 64, 127, 128, 170].into_iter().map(Cell::new).collect();
        for distance in 1..20 {
            let up: Cells<3> = set.iter().map(|cell| Cell::new(cell.index() + distance)).collect();
            assert_eq!(set << distance as u32, up);
            assert_eq!(up >> distance as u32, set);
        }
    }

    #[test]
    fn cells_are_counted_and_found() {
        let set: Cells<2> = [3, 63, 64, 120].into_iter().map(Cell::new).collect();
        assert_eq!(set.len(), 4);
        let found: Vec<Option<usize>> = (0..5).map(|rank| set.nth(rank).map(Cell::index)).collect();
        assert_eq!(found, [Some(3), Some(63), Some(64), Some(120), None]);
        assert_eq!(set.iter().map(Cell::index).collect::<Vec<_>>(), [3, 63, 64, 120]);
        assert_eq!(set.reversed(121).iter().map(Cell::index).collect::<Vec<_>>(), [0, 56, 57, 117]);
        assert_eq!(Cells::<2>::first(70).len(), 70);
    }
}
