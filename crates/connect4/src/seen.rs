//! The board as plain data for display and output.

use rusc_game::{Seat, Word};
use rusc_present::{Eyes, SetUp, SetUpError, Shown, Why};
use rusc_search::Control;
use serde::{Serialize, Serializer};

use crate::insight::SeenScores;
use crate::notation::{cell_name, cell_named, column_name, disc, sign};
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
    fn cells(&self) -> Vec<(String, Option<Seat>)> {
        let (columns, rows) = (self.shape().columns(), self.shape().rows());
        let row = |row| (0..columns).map(move |column| (cell_name(column, row), self.disc(column, row)));
        (0..rows).rev().flat_map(row).collect()
    }
    fn set_up(&self, set_up: &SetUp) -> Result<Self, SetUpError> {
        let (shape, columns, rows) = (self.shape(), self.shape().columns(), self.shape().rows());
        let mut discs = [S::Word::ZERO; 2];
        for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
            if let Some(seat) = self.disc(column, row) {
                discs[seat.index()] |= shape.cell(column, row);
            }
        }
        for (name, owner) in &set_up.stones {
            let named = cell_named(name, columns, rows);
            let (column, row) = named.ok_or_else(|| SetUpError::NoCell { cell: name.clone() })?;
            discs = discs.map(|discs| discs & !shape.cell(column, row));
            if let Some(seat) = *owner {
                *discs.get_mut(seat.index()).ok_or(SetUpError::NoSeat { seat })? |= shape.cell(column, row);
            }
        }
        Position::set_up(shape, discs, set_up.turn).map_err(|error| SetUpError::Impossible { why: Why::of(&error) })
    }
    fn insight(&self, control: &Control, progress: &mut (dyn FnMut(SeenScores) + Send)) -> Option<SeenScores> {
        SeenScores::of(self, control, progress)
    }
    fn text(&self, eyes: Eyes) -> String {
        let spaced = |row: String| row.chars().map(|sign| format!(" {sign}")).collect::<String>() + "\n";
        let columns = (0..self.shape().columns() as u8).map(|index| format!(" {}", column_name(Column::new(index))));
        self.board(eyes).signs().into_iter().map(spaced).chain(columns).collect::<String>() + "\n"
    }
}

#[cfg(test)]
mod tests {
    use rusc_game::{Game, Turn};

    use super::*;
    use crate::shape::Fixed;

    fn set_up(stones: &[(&str, Option<u8>)], turn: Option<Seat>) -> Result<Position<Fixed<7, 6>>, SetUpError> {
        let stones = stones.iter().map(|(cell, seat)| ((*cell).to_owned(), seat.map(Seat::new))).collect();
        Position::new(Fixed::<7, 6>).set_up(&SetUp { stones, turn })
    }

    #[test]
    fn discs_are_set_up_and_taken_away() {
        let game = set_up(&[("d1", Some(0)), ("d2", Some(1)), ("a1", Some(0))], None).expect("they lie on the ground");
        assert_eq!((game.turn(), game.disc(3, 1)), (Turn::Seat(Seat::SECOND), Some(Seat::SECOND)));
        let cells = game.cells();
        assert_eq!((cells.len(), &cells[0].0[..], &cells[41].0[..]), (42, "a6", "g1"));
        assert_eq!(cells.iter().filter(|(_, owner)| owner.is_some()).count(), 3);
        let less =
            game.set_up(&SetUp { stones: vec![("d2".to_owned(), None)], turn: None }).expect("the top disc goes");
        assert_eq!((less.discs(), less.disc(3, 1)), (2, None));
        // What is played from the start can be set up, and is the same.
        let mut played = Position::new(Fixed::<7, 6>);
        for column in [3, 3, 0] {
            played.play(Column::new(column));
        }
        assert_eq!(set_up(&[("d1", Some(0)), ("d2", Some(1)), ("a1", Some(0))], Some(Seat::SECOND)), Ok(played));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let why = |stones: &[(&str, Option<u8>)], turn| match set_up(stones, turn) {
            Err(SetUpError::Impossible { why }) => why.key,
            Err(other) => other.to_string(),
            Ok(_) => String::new(),
        };
        assert_eq!(why(&[("d2", Some(0))], None), "connect4-floating");
        assert_eq!(why(&[("d1", Some(0))], Some(Seat::FIRST)), "connect4-other-turn");
        let line = [("a1", Some(0)), ("b1", Some(0)), ("c1", Some(0)), ("d1", Some(0))];
        assert_eq!(why(&line, None), "connect4-line-before");
        let won = set_up(&[&line[..], &[("e1", Some(1))]].concat(), None).expect("the first player has just won");
        assert!(won.is_over() && won.payoff(Seat::FIRST) == 1);
        assert!(why(&[("h1", Some(0))], None).contains("h1") && why(&[("a1", Some(2))], None).contains("seat"));
    }
}
