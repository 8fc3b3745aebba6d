//! The error for a text that is not a move.

use std::fmt;

/// A text that could not be parsed as a move of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError {
    text: String,
    expected: String,
}

impl ParseMoveError {
    /// An error for `text`; `expected` describes a valid move, such as "a column from 1 to 7".
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        ParseMoveError { text: text.to_owned(), expected: expected.into() }
    }

    /// The text that could not be parsed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What a valid move looks like, in English.
    pub fn expected(&self) -> &str {
        &self.expected
    }
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a move: expected {}", self.text, self.expected)
    }
}

impl std::error::Error for ParseMoveError {}
