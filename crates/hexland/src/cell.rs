//! Cells and moves, and their notation: the letter of the row from the top, then the place in the row from the left.

use std::fmt;

use rusc_game::ParseMoveError;

use crate::island::Island;

/// A cell of an island whose size is known at compile time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// The bit index of the cell in a set.
    #[inline]
    pub(crate) fn bit(self) -> u32 {
        u32::from(self.0)
    }
}

/// A move of Hexland.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Places a stone on a cell.
    Place(Cell),
    /// Passes the turn.
    Pass,
}

/// The notation of a pass.
const PASS: &str = "pass";

/// A cell of an island of any size: `c4` is the fourth place of the third row.
///
/// ```
/// use rusc_hexland::Spot;
///
/// let spot = Spot::parse("c4", 5).expect("the middle row of 19 cells has five places");
/// assert_eq!((spot.row, spot.place, spot.to_string()), (2, 3, "c4".to_owned()));
/// assert_eq!(Spot::parse("a4", 5), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot {
    /// The row, counted from 0 at the top.
    pub row: u32,
    /// The place in the row, counted from 0 at the left.
    pub place: u32,
}

impl Spot {
    /// Parses a cell of an island of this size.
    pub fn parse(text: &str, size: u32) -> Option<Spot> {
        let mut rest = text.chars();
        let row = u32::from(rest.next()?.to_ascii_lowercase()).checked_sub(u32::from('a'))?;
        let digits = rest.as_str();
        // Numbers have a single notation: no sign and no leading zero.
        let plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
        let place = digits.parse::<u32>().ok().filter(|_| plain)?.checked_sub(1)?;
        (place < row_length(size, row)).then_some(Spot { row, place })
    }

    /// Every cell of an island of this size, row by row from the top.
    pub fn all(size: u32) -> impl Iterator<Item = Spot> {
        (0..size).flat_map(move |row| (0..row_length(size, row)).map(move |place| Spot { row, place }))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", letter(self.row), self.place + 1)
    }
}

/// Number of cells in a row of an island of this size; the top row is row 0, and rows beyond the last have none.
pub const fn row_length(size: u32, row: u32) -> u32 {
    if row < size { size - row.abs_diff(size / 2) } else { 0 }
}

/// The letter of a row; the top row is `a`.
pub fn letter(row: u32) -> char {
    char::from(b'a' + row as u8)
}

/// A move on an island of any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Played {
    /// A stone on a cell.
    Stone(Spot),
    /// Passes the turn.
    Pass,
}

impl Played {
    pub(crate) fn of<I: Island>(mv: Move) -> Played {
        match mv {
            Move::Place(cell) => Played::Stone(I::spot(cell)),
            Move::Pass => Played::Pass,
        }
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Played::Stone(spot) => spot.fmt(f),
            Played::Pass => f.write_str(PASS),
        }
    }
}

/// The notation of a move.
pub(crate) fn name<I: Island>(mv: Move) -> String {
    Played::of::<I>(mv).to_string()
}

/// Parses a move.
pub(crate) fn parse<I: Island>(text: &str) -> Result<Move, ParseMoveError> {
    if text.eq_ignore_ascii_case(PASS) {
        return Ok(Move::Pass);
    }
    let cell = Spot::parse(text, I::SIZE).and_then(|spot| I::cell(spot.row, spot.place));
    cell.map(Move::Place).ok_or_else(|| {
        let last = letter(I::SIZE - 1);
        ParseMoveError::new(text, format!("a row from a to {last} and a place in it, such as a1, or {PASS}"))
    })
}
