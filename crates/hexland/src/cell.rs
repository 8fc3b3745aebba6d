//! Cells and moves, and how they are written: the letter of the row from the top, the place in the row from the left.

use game::ParseMoveError;

use crate::island::Island;

/// One cell of an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// The index of the cell's bit in a set.
    #[inline]
    pub(crate) fn bit(self) -> u32 {
        u32::from(self.0)
    }
}

/// What a player does at a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Puts a stone on a cell.
    Place(Cell),
    /// Leaves the turn to the rival.
    Pass,
}

/// How a move is written on an island.
pub(crate) fn name<I: Island>(mv: Move) -> String {
    match mv {
        Move::Pass => "pass".to_owned(),
        Move::Place(cell) => {
            let (row, place) = I::place(cell);
            format!("{}{}", letter(row), place + 1)
        }
    }
}

/// The move a text names on an island.
pub(crate) fn parse<I: Island>(text: &str) -> Result<Move, ParseMoveError> {
    if text.eq_ignore_ascii_case("pass") {
        return Ok(Move::Pass);
    }
    place::<I>(text).map(Move::Place).ok_or_else(|| {
        let last = letter(I::SIZE - 1);
        ParseMoveError::new(text, format!("a row from a to {last} and a place in it, such as a1, or pass"))
    })
}

/// The letter of a row; the top row is `a`.
pub(crate) fn letter(row: u32) -> char {
    char::from(b'a' + row as u8)
}

fn place<I: Island>(text: &str) -> Option<Cell> {
    let mut rest = text.chars();
    let row = u32::from(rest.next()?.to_ascii_lowercase()).checked_sub(u32::from('a'))?;
    let digits = rest.as_str();
    // A number has one way to be written: no sign and no zero in front.
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    let place = digits.parse::<u32>().ok().filter(|_| plain)?;
    I::cell(row, place.checked_sub(1)?)
}
