//! The notation of columns and discs: formatting and parsing.

use rusc_game::{ParseMoveError, Seat};
use rusc_present::split_moves;

use crate::position::Column;

/// The number of a column, counted from 1.
pub fn column_name(column: Column) -> String {
    (column.index() + 1).to_string()
}

/// Parses a column number on a board with `columns` columns.
///
/// # Errors
/// Says what a valid column looks like.
pub fn column_named(text: &str, columns: u32) -> Result<Column, ParseMoveError> {
    match text.parse::<u8>() {
        Ok(number) if (1..=columns).contains(&u32::from(number)) && !text.starts_with('+') => Ok(Column(number - 1)),
        _ => Err(ParseMoveError::new(text, format!("a column from 1 to {columns}"))),
    }
}

/// The name of a cell: a letter for the column, and its height counted from 1 at the bottom.
pub fn cell_name(column: u32, row: u32) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// The column and row of the cell with this name on a board of this size; `None` if there is none.
pub(crate) fn cell_named(text: &str, columns: u32, rows: u32) -> Option<(u32, u32)> {
    (0..columns)
        .flat_map(|column| (0..rows).map(move |row| (column, row)))
        .find(|&(column, row)| cell_name(column, row) == text)
}

/// The character for a cell: `X`, `O` or `.`.
pub fn sign(disc: Option<Seat>) -> char {
    match disc {
        None => '.',
        Some(Seat::FIRST) => 'X',
        Some(_) => 'O',
    }
}

/// Parses the character of a cell.
pub(crate) fn disc(sign: char) -> Option<Option<Seat>> {
    match sign {
        '.' => Some(None),
        'X' => Some(Some(Seat::FIRST)),
        'O' => Some(Some(Seat::SECOND)),
        _ => None,
    }
}

/// Splits a list of moves: every digit is a column, with or without separators, as in published test sets.
pub(crate) fn split(moves: &str) -> Vec<(usize, &str)> {
    split_moves(moves)
        .into_iter()
        .flat_map(|(begin, word)| word.char_indices().map(move |(at, c)| (begin + at, &word[at..at + c.len_utf8()])))
        .collect()
}
