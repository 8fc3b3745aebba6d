//! Where a text could not be read, and why.

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub problem: String,
}

impl ReadError {
    /// A problem with what begins at a byte of a text.
    pub(crate) fn at(text: &str, byte: usize, problem: impl ToString) -> Self {
        let before = &text[..text.floor_char_boundary(byte)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        ReadError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            problem: problem.to_string(),
        }
    }
}

/// The text behind a byte order mark.
pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_lines_and_characters() {
        let at = |byte| {
            let error = ReadError::at("ab\nñc\r\nd", byte, "wrong");
            (error.line, error.column)
        };
        assert_eq!([0, 2, 3, 4, 5, 6, 8, 99].map(at), [(1, 1), (1, 3), (2, 1), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)]);
        assert_eq!(ReadError::at("", 0, "nothing here").to_string(), "line 1, column 1: nothing here");
    }
}
