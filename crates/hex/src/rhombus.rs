//! The geometry of a board: neighbours and edges.

use std::any::Any;
use std::sync::{Mutex, PoisonError};

use rusc_game::Seat;

use crate::bridges::Rings;
use crate::patterns::Surroundings;
use crate::{Cell, Cells, Place};

/// The smallest board.
pub const SMALLEST: usize = 2;
/// The largest board.
pub const LARGEST: usize = 19;

/// Number of machine words for the cells of a board: 1 up to 8x8, 2 up to 11x11, 3 up to 13x13, otherwise 6.
pub const fn words(size: usize) -> usize {
    match size {
        ..=8 => 1,
        9..=11 => 2,
        12..=13 => 3,
        _ => 6,
    }
}

/// The geometry of a board of `size` by `size`, created once and shared by all its positions.
#[derive(Debug)]
pub struct Rhombus<const WORDS: usize> {
    size: usize,
    all: Cells<WORDS>,
    first_column: Cells<WORDS>,
    last_column: Cells<WORDS>,
    first_row: Cells<WORDS>,
    last_row: Cells<WORDS>,
    touching: Vec<Cells<WORDS>>,
    from_centre: Vec<Cell>,
    rings: Rings,
    surroundings: Surroundings,
}

impl<const WORDS: usize> Rhombus<WORDS> {
    /// The board of a size; `None` if the size is out of range or does not fit the words.
    pub fn of(size: usize) -> Option<&'static Self> {
        static MADE: Mutex<Vec<&'static (dyn Any + Send + Sync)>> = Mutex::new(Vec::new());
        if !(SMALLEST..=LARGEST).contains(&size) || size * size > 64 * WORDS {
            return None;
        }
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        let known = made.iter().filter_map(|board| board.downcast_ref::<Self>()).find(|board| board.size == size);
        Some(known.unwrap_or_else(|| {
            // There are few sizes, so leaking each board costs little and needs no reference count.
            let board: &'static Self = Box::leak(Box::new(Self::new(size)));
            made.push(board);
            board
        }))
    }

    /// Number of cells per side.
    #[inline]
    pub fn size(&self) -> usize {
        self.size
    }

    /// Number of cells on the board.
    #[inline]
    pub fn area(&self) -> usize {
        self.size * self.size
    }

    /// All cells of the board.
    #[inline]
    pub fn all(&self) -> Cells<WORDS> {
        self.all
    }

    /// The cells at a seat's near edge: the top row for Black, the first column for White.
    #[inline]
    pub fn near(&self, seat: Seat) -> Cells<WORDS> {
        if seat == Seat::FIRST { self.first_row } else { self.first_column }
    }

    /// The cells at a seat's far edge: the bottom row for Black, the last column for White.
    #[inline]
    pub fn far(&self, seat: Seat) -> Cells<WORDS> {
        if seat == Seat::FIRST { self.last_row } else { self.last_column }
    }

    /// The neighbours of a cell.
    #[inline]
    pub fn touching(&self, cell: Cell) -> Cells<WORDS> {
        self.touching[cell.index()]
    }

    /// All cells, nearest to the centre first.
    pub fn from_centre(&self) -> &[Cell] {
        &self.from_centre
    }

    /// How far a cell is from the strongest openings: the centre of the short diagonal, and then the rest of it.
    pub(crate) fn rank_as_opening(&self, cell: Cell) -> u32 {
        let (column, row) = (self.column(cell), self.row(cell));
        let (from_diagonal, from_middle) = ((column + row).abs_diff(self.size - 1), column.abs_diff(row));
        (from_diagonal * self.size + from_middle) as u32
    }

    /// The neighbours of each cell, in order around it.
    pub(crate) fn rings(&self) -> &Rings {
        &self.rings
    }

    /// The twelve cells around each cell, in the order of patterns.
    pub(crate) fn surroundings(&self) -> &Surroundings {
        &self.surroundings
    }

    /// The neighbours of all cells of a set, possibly including cells of the set.
    #[inline]
    pub fn around(&self, set: Cells<WORDS>) -> Cells<WORDS> {
        let row = self.size as u32;
        let rightward = set & !self.last_column;
        let leftward = set & !self.first_column;
        let sideways = rightward << 1 | leftward >> 1;
        let upward = set >> row | rightward >> (row - 1);
        let downward = set << row | leftward << (row - 1);
        (sideways | upward | downward) & self.all
    }

    /// Flood fill: all cells of `within` connected to `seeds`, including the seeds.
    #[inline]
    pub fn flood(&self, seeds: Cells<WORDS>, within: Cells<WORDS>) -> Cells<WORDS> {
        let mut filled = seeds;
        loop {
            let wider = filled | self.around(filled) & within;
            if wider == filled {
                return filled;
            }
            filled = wider;
        }
    }

    /// The cell in a column and a row, both counted from 0.
    pub fn cell(&self, column: usize, row: usize) -> Cell {
        debug_assert!(column < self.size && row < self.size, "the cell is on the board");
        Cell::new(row * self.size + column)
    }

    /// The column of a cell, counted from 0.
    pub fn column(&self, cell: Cell) -> usize {
        cell.index() % self.size
    }

    /// The row of a cell, counted from 0.
    pub fn row(&self, cell: Cell) -> usize {
        cell.index() / self.size
    }

    /// The mirror cell, with column and row exchanged.
    pub fn reflected(&self, cell: Cell) -> Cell {
        self.cell(self.row(cell), self.column(cell))
    }

    /// The cell after rotating the board by half a turn.
    pub fn rotated(&self, cell: Cell) -> Cell {
        Cell::new(self.area() - 1 - cell.index())
    }

    /// The column and row of a cell.
    pub fn place(&self, cell: Cell) -> Place {
        Place::new(self.column(cell), self.row(cell))
    }

    /// The cell at a place; `None` if it is off the board.
    pub fn at(&self, place: Place) -> Option<Cell> {
        (place.column < self.size && place.row < self.size).then(|| self.cell(place.column, place.row))
    }

    /// The name of a cell: column letter and row number.
    pub fn name(&self, cell: Cell) -> String {
        self.place(cell).to_string()
    }

    /// Parses the name of a cell; `None` if it is off the board.
    pub fn parse(&self, text: &str) -> Option<Cell> {
        text.parse().ok().and_then(|place| self.at(place))
    }

    /// The names of some cells, separated by spaces.
    pub fn names(&self, cells: Cells<WORDS>) -> String {
        cells.iter().map(|cell| self.name(cell)).collect::<Vec<String>>().join(" ")
    }

    /// Parses the names of cells, separated by spaces; `None` if one is off the board.
    pub fn parse_all(&self, text: &str) -> Option<Cells<WORDS>> {
        text.split_whitespace().map(|name| self.parse(name)).collect()
    }

    fn new(size: usize) -> Self {
        let column = |column: usize| (0..size).map(|row| Cell::new(row * size + column)).collect::<Cells<WORDS>>();
        let row = |row: usize| (0..size).map(|column| Cell::new(row * size + column)).collect::<Cells<WORDS>>();
        let mut board = Rhombus {
            size,
            all: Cells::first(size * size),
            first_column: column(0),
            last_column: column(size - 1),
            first_row: row(0),
            last_row: row(size - 1),
            touching: Vec::new(),
            from_centre: Vec::new(),
            rings: Rings::new(size),
            surroundings: Surroundings::new(size),
        };
        board.touching = board.all.iter().map(|cell| board.around(Cells::of(cell))).collect();
        board.from_centre = from_centre(size);
        board
    }
}

/// The cells of a board, from its centre outwards.
fn from_centre(size: usize) -> Vec<Cell> {
    let mut cells: Vec<Cell> = (0..size * size).map(Cell::new).collect();
    cells.sort_by_key(|&cell| {
        // Twice the distance from the centre, so that it is an integer even if the centre is not a cell.
        let right = 2 * (cell.index() % size) as isize - (size as isize - 1);
        let down = 2 * (cell.index() / size) as isize - (size as isize - 1);
        right.abs() + down.abs() + (right + down).abs()
    });
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_touches_the_six_of_the_published_geometry() {
        for size in SMALLEST..=LARGEST {
            let board = Rhombus::<6>::of(size).expect("the size is in range");
            for cell in board.all().iter() {
                let (column, row) = (board.column(cell) as isize, board.row(cell) as isize);
                let expected: Cells<6> = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
                    .into_iter()
                    .map(|(right, down)| (column + right, row + down))
                    .filter(|&(column, row)| (0..size as isize).contains(&column) && (0..size as isize).contains(&row))
                    .map(|(column, row)| board.cell(column as usize, row as usize))
                    .collect();
                assert_eq!(board.touching(cell), expected, "{} on {size}x{size}", board.name(cell));
            }
        }
    }

    #[test]
    fn the_acute_corners_touch_two_cells() {
        let board = Rhombus::<2>::of(11).expect("the size is in range");
        let neighbours = |name| board.touching(board.parse(name).expect("the cell is on the board")).len();
        assert_eq!([neighbours("a1"), neighbours("k11"), neighbours("k1"), neighbours("a11")], [2, 2, 3, 3]);
    }

    #[test]
    fn only_cells_on_the_board_are_read() {
        let board = Rhombus::<1>::of(5).expect("the size is in range");
        for text in
            ["", "a", "1", "a0", "a6", "f1", "a-1", "a01", "a+1", "aa1", "a1x", "ä1", "a 1", "a99999999999999999999"]
        {
            assert_eq!(board.parse(text), None, "{text}");
        }
        assert_eq!(board.parse("C2"), board.parse("c2"));
    }

    #[test]
    fn sizes_out_of_range_have_no_board() {
        assert!(Rhombus::<6>::of(1).is_none());
        assert!(Rhombus::<6>::of(20).is_none());
        assert!(Rhombus::<1>::of(9).is_none());
    }
}
