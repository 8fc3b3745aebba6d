//! The notation of cells, stones and ends of connections: formatting and parsing.

use std::fmt;
use std::str::FromStr;

use rusc_game::{ParseMoveError, Seat};
use serde::{Serialize, Serializer};

use crate::LARGEST;

/// A cell by column and row, both counted from 0: `c2` is column 2 of row 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The column, from the left.
    pub column: usize,
    /// The row, from the top.
    pub row: usize,
}

impl Place {
    /// The cell in a column and a row, both counted from 0.
    pub const fn new(column: usize, row: usize) -> Self {
        Place { column, row }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_letter(self.column), self.row + 1)
    }
}

impl FromStr for Place {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let last = Place::new(LARGEST - 1, LARGEST - 1);
        read(text).ok_or_else(|| ParseMoveError::new(text, format!("a cell from a1 to {last}")))
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The name of the cell in a column and a row, both counted from 0.
pub fn cell_name(column: usize, row: usize) -> String {
    Place::new(column, row).to_string()
}

/// The letter of a column, counted from 0.
pub fn column_letter(column: usize) -> char {
    (b'a' + column as u8) as char
}

/// The character for a cell: `B`, `W` or `.`.
pub fn sign(stone: Option<Seat>) -> char {
    match stone {
        Some(Seat::FIRST) => 'B',
        Some(_) => 'W',
        None => '.',
    }
}

/// Parses the character of a cell.
pub(crate) fn stone(sign: char) -> Option<Option<Seat>> {
    match sign {
        'B' => Some(Some(Seat::FIRST)),
        'W' => Some(Some(Seat::SECOND)),
        '.' => Some(None),
        _ => None,
    }
}

/// Parses a letter and a number as a place on the largest board.
fn read(text: &str) -> Option<Place> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    let column = (letter.to_ascii_lowercase() as u8 - b'a') as usize;
    let digits = &text[1..];
    let plain = !digits.starts_with(['+', '0']);
    let row: usize = digits.parse().ok().filter(|_| plain)?;
    ((1..=LARGEST).contains(&row) && column < LARGEST).then(|| Place::new(column, row - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_read_as_it_is_written() {
        for place in (0..LARGEST).flat_map(|row| (0..LARGEST).map(move |column| Place::new(column, row))) {
            assert_eq!(place.to_string().parse(), Ok(place));
            assert_eq!(cell_name(place.column, place.row).to_ascii_uppercase().parse(), Ok(place));
        }
        for text in ["", "a", "t1", "a20", "a0", "a01", "ä1", "1a"] {
            assert!(text.parse::<Place>().is_err(), "{text}");
        }
    }
}
