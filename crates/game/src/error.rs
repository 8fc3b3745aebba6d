//! What is wrong with a move that was written down.

use std::fmt;

/// A text that names no move of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError {
    text: String,
    expected: String,
}

impl ParseMoveError {
    /// The text that was read, and what would have been right: "a column from 1 to 7".
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        ParseMoveError { text: text.to_owned(), expected: expected.into() }
    }

    /// The text that was read.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What would have been right, in English.
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
