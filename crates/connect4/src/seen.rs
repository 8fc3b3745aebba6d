//! The board as plain data for display and output.

use rusc_game::Seat;
use rusc_present::{Eyes, Shown};
use rusc_search::Control;
use serde::{Serialize, Serializer};

use crate::insight::SeenScores;
use crate::notation::{column_name, disc, sign};
use crate::position::{Column, Position};
use crate::shape::Shape;
use crate::solver::Stored;

/// A cell by column and row, both counted from 0; the top row is row 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The column, from the left.
    pub column: usize,
    /// The row, from the top.
    pub row: usize,
}

/// The board as shown to a viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenBoard {
    /// Number of columns.
    pub columns: usize,
    /// Number of rows.
    pub rows: usize,
    /// The owner of the disc in each cell, row by row from the top.
    pub cells: Vec<Option<Seat>>,
    /// The cells of all lines of four, row by row; empty while there is no winner.
    pub line: Vec<Place>,
}

impl SeenBoard {
    /// Parses rows of `X`, `O` and `.`, top row first.
    ///
    /// # Panics
    /// If the rows differ in length or contain other characters.
    pub fn from_rows(rows: &[&str]) -> SeenBoard {
        let columns = rows.first().map_or(0, |row| row.len());
        assert!(rows.iter().all(|row| row.len() == columns), "all rows are equally long: {rows:?}");
        let cells = rows.iter().flat_map(|row| row.chars()).map(|sign| disc(sign).expect("a sign is X, O or ."));
        SeenBoard::new(columns, rows.len(), cells.collect())
    }

    fn new(columns: usize, rows: usize, cells: Vec<Option<Seat>>) -> SeenBoard {
        let mut board = SeenBoard { columns, rows, cells, line: Vec::new() };
        let mut line: Vec<Place> = board.places().flat_map(|place| board.fours_from(place)).flatten().collect();
        line.sort_unstable_by_key(|place| (place.row, place.column));
        line.dedup();
        board.line = line;
        board
    }

    /// The owner of the disc in a cell; `None` outside the board.
    pub fn disc(&self, place: Place) -> Option<Seat> {
        let is_inside = place.column < self.columns && place.row < self.rows;
        if is_inside { self.cells[place.row * self.columns + place.column] } else { None }
    }

    /// All cells, row by row from the top.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let columns = self.columns;
        (0..columns * self.rows).map(move |index| Place { column: index % columns, row: index / columns })
    }

    /// Number of discs on the board.
    pub fn discs(&self) -> usize {
        self.cells.iter().flatten().count()
    }

    /// Number of empty cells in a column, which is also the row of its topmost disc.
    pub fn free(&self, column: usize) -> usize {
        (0..self.rows).find(|&row| self.disc(Place { column, row }).is_some()).unwrap_or(self.rows)
    }

    /// The rows from the top, one character per cell.
    pub fn signs(&self) -> Vec<String> {
        self.cells.chunks(self.columns.max(1)).map(|row| row.iter().copied().map(sign).collect()).collect()
    }

    /// The lines of four of one colour that start at a cell and run right or down.
    fn fours_from(&self, place: Place) -> impl Iterator<Item = [Place; 4]> + '_ {
        let seat = self.disc(place);
        let line = move |(right, down): (isize, usize)| -> Option<[Place; 4]> {
            let at = |step: usize| {
                let column = place.column.checked_add_signed(right * step as isize)?;
                Some(Place { column, row: place.row + down * step }).filter(|&at| self.disc(at) == seat)
            };
            Some([at(0)?, at(1)?, at(2)?, at(3)?])
        };
        let directions = if seat.is_some() { &[(1, 0), (0, 1), (1, 1), (-1, 1)][..] } else { &[] };
        directions.iter().copied().filter_map(line)
    }
}

impl Serialize for SeenBoard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Form<'a> {
            columns: usize,
            rows: usize,
            cells: Vec<String>,
            discs: usize,
            won: bool,
            line: &'a [Place],
        }
        let SeenBoard { columns, rows, line, .. } = self;
        let (cells, discs, won) = (self.signs(), self.discs(), !line.is_empty());
        Form { columns: *columns, rows: *rows, cells, discs, won, line }.serialize(serializer)
    }
}

impl<S: Shape<Word: Stored>> Shown for Position<S> {
    type Board = SeenBoard;
    type Insight = SeenScores;

    fn board(&self, _: Eyes) -> SeenBoard {
        let (columns, rows) = (self.shape().columns(), self.shape().rows());
        let row = |row| (0..columns).map(move |column| self.disc(column, row));
        SeenBoard::new(columns as usize, rows as usize, (0..rows).rev().flat_map(row).collect())
    }
    fn insight(&self, control: &Control, tell: &mut (dyn FnMut(SeenScores) + Send)) -> Option<SeenScores> {
        SeenScores::of(self, control, tell)
    }
    fn text(&self, eyes: Eyes) -> String {
        let spaced = |row: String| row.chars().map(|sign| format!(" {sign}")).collect::<String>() + "\n";
        let columns = (0..self.shape().columns() as u8).map(|index| format!(" {}", column_name(Column::new(index))));
        self.board(eyes).signs().into_iter().map(spaced).chain(columns).collect::<String>() + "\n"
    }
}
