//! The board as plain data for display and output.

use rusc_game::Seat;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::cell::{Played, Spot, row_length};
use crate::island::Island;
use crate::position::Position;
use crate::score::Score;
use crate::text::{owner, sign};

/// The owner of every cell, row by row from the top.
pub type Rows = Vec<Vec<Option<Seat>>>;

/// The board as shown to a viewer; nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenBoard {
    /// Number of cells in the widest row; also the number of rows.
    pub size: u32,
    /// The owner of the stone on each cell.
    #[serde(serialize_with = "signs")]
    pub cells: Rows,
    /// The owner of each empty cell as territory.
    #[serde(serialize_with = "signs")]
    pub territory: Rows,
    /// The points of each seat by source.
    pub scores: [Score; 2],
    /// Number of consecutive passes just made.
    pub passes: u8,
    /// The last move, if one was played.
    pub last: Option<Played>,
}

impl SeenBoard {
    /// The board of a position.
    pub fn of<I: Island>(position: &Position<I>) -> SeenBoard {
        let board = position.board();
        let rows = |sets: [I::Word; 2]| -> Rows {
            let owner = |cell| Seat::all(2).find(|seat| I::contains(sets[seat.index()], cell));
            let row = |row| (0..I::row_length(row)).filter_map(move |place| I::cell(row, place));
            (0..I::SIZE).map(|number| row(number).map(owner).collect()).collect()
        };
        SeenBoard {
            size: I::SIZE,
            cells: rows(board.stones()),
            territory: rows(board.territory()),
            scores: [Seat::FIRST, Seat::SECOND].map(|seat| position.score(seat)),
            passes: board.passes(),
            last: position.last_move().map(Played::of::<I>),
        }
    }

    /// Parses rows of `X`, `O` and `.`, with the territory in the same form or empty; `None` if the rows do not form an island.
    ///
    /// ```
    /// use rusc_hexland::{SeenBoard, Spot};
    ///
    /// let board = SeenBoard::from_rows(&["..O", ".XO.", ".XO..", "XXO.", "..O"], &[]).expect("an island of 19 cells");
    /// assert_eq!(board.scores.map(|score| score.stones), [4, 5]);
    /// assert_eq!(board.stone(Spot { row: 3, place: 2 }).map(|seat| seat.number()), Some(2));
    /// assert_eq!(SeenBoard::from_rows(&["..", "..."], &[]), None);
    /// ```
    pub fn from_rows(cells: &[&str], territory: &[&str]) -> Option<SeenBoard> {
        let size = u32::try_from(cells.len()).ok().filter(|size| size % 2 == 1)?;
        let read =
            |signs: &[&str]| -> Option<Rows> { signs.iter().map(|row| row.chars().map(owner).collect()).collect() };
        let nobody = || (0..size).map(|row| vec![None; row_length(size, row) as usize]).collect();
        let cells = read(cells)?;
        let territory = if territory.is_empty() { nobody() } else { read(territory)? };
        let is_island = |rows: &Rows| {
            rows.len() == size as usize
                && (0..).zip(rows).all(|(row, cells)| cells.len() == row_length(size, row) as usize)
        };
        if !is_island(&cells) || !is_island(&territory) {
            return None;
        }
        let count = |rows: &Rows, seat| rows.iter().flatten().filter(|owner| **owner == Some(seat)).count() as u32;
        let scores = [Seat::FIRST, Seat::SECOND].map(|seat| Score {
            stones: count(&cells, seat),
            territory: count(&territory, seat),
            ..Score::default()
        });
        Some(SeenBoard { size, cells, territory, scores, passes: 0, last: None })
    }

    /// All cells, row by row from the top.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        Spot::all(self.size)
    }

    /// The owner of the stone on a cell.
    pub fn stone(&self, spot: Spot) -> Option<Seat> {
        at(&self.cells, spot)
    }

    /// The owner of an empty cell as territory.
    pub fn owner(&self, spot: Spot) -> Option<Seat> {
        at(&self.territory, spot)
    }
}

fn at(rows: &Rows, spot: Spot) -> Option<Seat> {
    *rows.get(spot.row as usize)?.get(spot.place as usize)?
}

/// Serialises rows with one character per cell.
fn signs<S: Serializer>(rows: &Rows, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(rows.iter().map(|row| row.iter().map(|owner| sign(*owner)).collect::<String>()))
}

impl Serialize for Played {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut score = serializer.serialize_struct("Score", 5)?;
        score.serialize_field("stones", &self.stones)?;
        score.serialize_field("territory", &self.territory)?;
        score.serialize_field("captures", &self.captures)?;
        score.serialize_field("komi", &self.komi)?;
        score.serialize_field("total", &self.total())?;
        score.end()
    }
}
