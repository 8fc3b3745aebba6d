//! Errors of the parsers: what is wrong in a text, and where.

use rusc_present::{Argument, Reason, Why};

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
#[non_exhaustive]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
    /// What is wrong, and what was expected.
    pub problem: Problem,
}

impl ReadError {
    /// The error for a problem at a byte of a text.
    pub(crate) fn at(text: &str, byte: usize, problem: impl Into<Problem>) -> Self {
        let before = &text[..text.floor_char_boundary(byte)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        ReadError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            problem: problem.into(),
        }
    }
}

impl Reason for ReadError {
    fn key(&self) -> &'static str {
        "read-place"
    }
    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        let number = |count: usize| Argument::Number(i64::try_from(count).unwrap_or(i64::MAX));
        vec![
            ("line", number(self.line)),
            ("column", number(self.column)),
            ("problem", Argument::Why(Box::new(Why::of(&self.problem)))),
        ]
    }
    fn samples() -> Vec<Self> {
        Problem::samples().into_iter().map(|problem| ReadError { line: 7, column: 7, problem }).collect()
    }
}

rusc_present::reasons! {
    /// What is wrong in the text of a saved game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Problem {
        /// A move, set-up or ending that the rules do not allow.
        #[error("{why}")]
        Rules {
            /// Why the rules do not allow the node.
            why: Why,
        } => "read-rules",
        /// The address of a page instead of a game.
        #[error("an address alone cannot be opened from here; paste the game itself, as SGF or as its list of moves")]
        Address => "read-address",
        /// JSON that is not UTF-8.
        #[error("this is not UTF-8, but JSON must be")]
        NotUtf8 => "read-not-utf8",
        /// JSON that ends too early.
        #[error("{detail}")]
        Cut {
            /// The parser's own description of what it expected.
            detail: String,
        } => "read-cut",
        /// Text that is not JSON.
        #[error("{detail}")]
        NotJson {
            /// The parser's own description of what it expected.
            detail: String,
        } => "read-not-json",
        /// JSON whose fields are not those of a saved game.
        #[error("{detail}")]
        Field {
            /// The parser's own description of what it expected.
            detail: String,
        } => "read-field",
        /// JSON with another value in `format`.
        #[error("the format is {found:?}, but a saved game has {expected:?}")]
        Format {
            /// The value that was found.
            found: String,
            /// The value that saved games have.
            expected: String,
        } => "read-format",
        /// A version of the format that is not supported.
        #[error("version {version} of the format is not supported; the newest supported is {newest}")]
        Version {
            /// The version of the file.
            version: u64,
            /// The newest supported version.
            newest: u64,
        } => "read-version",
        /// An empty list of nodes.
        #[error("nodes is empty, but it needs at least the start of the game")]
        NoNodes => "read-no-nodes",
        /// A move or an ending in the first node.
        #[error("the start can be set up, but nothing is played at it")]
        PlayedAtStart => "read-played-at-start",
        /// A parent given for the first node.
        #[error("the first node is the start and has no parent")]
        StartHasParent => "read-start-has-parent",
        /// A node is listed before its parent.
        #[error("the parent of node {node} is node {parent}, which is not before it")]
        LateParent {
            /// The number of the node.
            node: u32,
            /// The number of the parent that the node names.
            parent: u32,
        } => "read-late-parent",
        /// A node has more than one of move, set-up and ending.
        #[error("a node has a move, a set_up or an end, not two of them")]
        TwoActions => "read-two-actions",
        /// An order of children that does not list exactly the children.
        #[error("the children of node {node} must be {children}, in any order")]
        Children {
            /// The number of the node.
            node: u32,
            /// The numbers of the node's children.
            children: String,
        } => "read-children",
        /// A seat that does not exist.
        #[error("there is no seat {seat}: seats are 1 to {count}")]
        NoSeat {
            /// The seat that was given.
            seat: rusc_game::Seat,
            /// The number of seats.
            count: usize,
        } => "read-no-seat",
        /// The file has more nodes than are allowed.
        #[error("there are more than {most} nodes")]
        TooLong {
            /// The largest number of nodes allowed.
            most: usize,
        } => "read-too-long",
        /// The SGF text contains no game.
        #[error("no game begins here: a game begins with (;")]
        NoGame => "read-no-game",
        /// There is something else where a game should begin.
        #[error("expected a game, which begins with (;, but found '{sign}'")]
        NotAGame {
            /// The character that was found.
            sign: String,
        } => "read-not-a-game",
        /// There is more than one game where one was expected.
        #[error("one game was expected, but there are {count}: the second begins here")]
        Games {
            /// The number of games.
            count: usize,
        } => "read-games",
        /// A game that is not closed.
        #[error("this game is not closed: a ) is missing at the end")]
        OpenGame => "read-open-game",
        /// A variation without a node.
        #[error("a variation begins with a node: (;")]
        EmptyVariation => "read-empty-variation",
        /// A node after a variation.
        #[error("a node comes after a variation: it belongs before it or inside ( )")]
        LateNode => "read-late-node",
        /// A closing bracket outside a value.
        #[error("a ] is outside a value: inside a value, write it as \\]")]
        StrayBracket => "read-stray-bracket",
        /// A character has no meaning where it is.
        #[error("expected a node, a variation or the end of the game, but found '{sign}'")]
        Stray {
            /// The unexpected character.
            sign: String,
        } => "read-stray",
        /// A property name without capital letters.
        #[error("{name:?} is not a property: its name needs capital letters")]
        NotAProperty {
            /// The text that was found instead.
            name: String,
        } => "read-not-a-property",
        /// A property without a value.
        #[error("{name} needs a value in brackets: {name}[…]")]
        NoValue {
            /// The name of the property.
            name: String,
        } => "read-no-value",
        /// A value that is not closed.
        #[error("this value is not closed: a ] is missing")]
        OpenValue => "read-open-value",
        /// A property given twice that may be given only once.
        #[error("{name} may be given only once here")]
        Twice {
            /// The name of the property.
            name: String,
        } => "read-twice",
        /// An unknown version of SGF.
        #[error("{version:?} is not a version of SGF: it is 1 to 4")]
        SgfVersion {
            /// The version that was given.
            version: String,
        } => "read-sgf-version",
        /// The number of a game that is not supported.
        #[error("GM[{number}] is another game; the known games are {known}")]
        OtherGame {
            /// The number that the file gives for its game.
            number: String,
            /// The known numbers, each with its game.
            known: String,
        } => "read-other-game",
        /// The SGF text does not give the number of its game.
        #[error("GM is missing; the known games are {known}")]
        NoNumber {
            /// The known numbers, each with its game.
            known: String,
        } => "read-no-number",
        /// A board that is not square.
        #[error("the board is {columns}x{rows}, but only square boards are supported")]
        NotSquare {
            /// The number of columns.
            columns: u64,
            /// The number of rows.
            rows: u64,
        } => "read-not-square",
        /// A board size that is not a number.
        #[error("{size:?} is not a size: write SZ[{usual}]")]
        NotASize {
            /// The size that was given.
            size: String,
            /// The game's usual size.
            usual: u64,
        } => "read-not-a-size",
        /// A spec that contradicts the board size.
        #[error("{spec} does not fit the board of size {size} in SZ")]
        OtherSize {
            /// The spec in the file.
            spec: String,
            /// The board size in `SZ`.
            size: u64,
        } => "read-other-size",
        /// Text that is not a colour.
        #[error("{colour:?} is not a colour: write B or W")]
        NotAColour {
            /// The text that was found instead.
            colour: String,
        } => "read-not-a-colour",
        /// Text that is not a number.
        #[error("{number:?} is not a number")]
        NotANumber {
            /// The text that was found instead.
            number: String,
        } => "read-not-a-number",
        /// A `RUSCPROPERTY` with the wrong values.
        #[error("{name} needs the word node (in the first node also match), a name and the values")]
        Wrapped {
            /// The name of the property.
            name: String,
        } => "read-wrapped",
    }
}

impl Problem {
    /// The problem of a move, set-up or ending that the rules do not allow.
    pub(crate) fn rules(why: Why) -> Problem {
        Problem::Rules { why }
    }
}

impl From<&serde_json::Error> for Problem {
    fn from(error: &serde_json::Error) -> Self {
        use serde_json::error::Category;
        let message = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        let detail = message.strip_suffix(&place).unwrap_or(&message).to_owned();
        match error.classify() {
            Category::Eof => Problem::Cut { detail },
            Category::Syntax | Category::Io => Problem::NotJson { detail },
            Category::Data => Problem::Field { detail },
        }
    }
}

/// The text without its byte order mark.
pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_lines_and_characters() {
        let at = |byte| {
            let error = ReadError::at("ab\nñc\r\nd", byte, Problem::NoNodes);
            (error.line, error.column)
        };
        assert_eq!([0, 2, 3, 4, 5, 6, 8, 99].map(at), [(1, 1), (1, 3), (2, 1), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)]);
        let error = ReadError::at("", 0, Problem::NoGame);
        assert_eq!(error.to_string(), "line 1, column 1: no game begins here: a game begins with (;");
    }
}
