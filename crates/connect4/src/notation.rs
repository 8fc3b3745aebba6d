//! How columns and discs are written: the one printer and the one parser of Connect Four.

use rusc_game::{ParseMoveError, Seat};
use rusc_present::split_moves;

use crate::position::Column;

/// The number of a column, which people count from 1.
pub fn column_name(column: Column) -> String {
    (column.index() + 1).to_string()
}

/// The column with this number on a board with so many columns.
///
/// # Errors
/// Says what a column looks like.
pub fn column_named(text: &str, columns: u32) -> Result<Column, ParseMoveError> {
    match text.parse::<u8>() {
        Ok(number) if (1..=columns).contains(&u32::from(number)) && !text.starts_with('+') => Ok(Column(number - 1)),
        _ => Err(ParseMoveError::new(text, format!("a column from 1 to {columns}"))),
    }
}

/// The sign of what lies in a cell: `X`, `O` or `.`.
pub fn sign(disc: Option<Seat>) -> char {
    match disc {
        None => '.',
        Some(Seat::FIRST) => 'X',
        Some(_) => 'O',
    }
}

/// What a sign says of a cell, if it is one.
pub(crate) fn disc(sign: char) -> Option<Option<Seat>> {
    match sign {
        '.' => Some(None),
        'X' => Some(Some(Seat::FIRST)),
        'O' => Some(Some(Seat::SECOND)),
        _ => None,
    }
}

/// The moves of a list: every digit is a column, with or without gaps, as published test sets write them.
pub(crate) fn split(moves: &str) -> Vec<(usize, &str)> {
    split_moves(moves)
        .into_iter()
        .flat_map(|(begin, word)| word.char_indices().map(move |(at, c)| (begin + at, &word[at..at + c.len_utf8()])))
        .collect()
}
