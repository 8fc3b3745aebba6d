//! Where a text could not be read, and why.

use rusc_present::{Argument, Reason, Why};

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub problem: Problem,
}

impl ReadError {
    /// A problem with what begins at a byte of a text.
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
    /// What is wrong with a saved game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Problem {
        /// Something cannot have happened in this game.
        #[error("{why}")]
        Rules {
            /// Why not.
            why: Why,
        } => "read-rules",
        /// JSON has to be UTF-8.
        #[error("this is not UTF-8, as JSON has to be")]
        NotUtf8 => "read-not-utf8",
        /// JSON that ends too early.
        #[error("{detail}")]
        Cut {
            /// What the parser expected, in its own words.
            detail: String,
        } => "read-cut",
        /// What is no JSON.
        #[error("{detail}")]
        NotJson {
            /// What the parser expected, in its own words.
            detail: String,
        } => "read-not-json",
        /// JSON that says something else than a saved game does.
        #[error("{detail}")]
        Field {
            /// What was expected, in the words of the parser.
            detail: String,
        } => "read-field",
        /// JSON of another program.
        #[error("the format is {found:?}, but saved games say {expected:?}")]
        Format {
            /// What it says it is.
            found: String,
            /// What saved games say.
            expected: String,
        } => "read-format",
        /// A version that is not known.
        #[error("version {version} of the format is not known here; the newest is {newest}")]
        Version {
            /// The version.
            version: u64,
            /// The newest that is known.
            newest: u64,
        } => "read-version",
        /// The start is missing.
        #[error("nodes is empty, but the start of the game is a node too")]
        NoNodes => "read-no-nodes",
        /// A move or an end in the first node.
        #[error("the start can be set up, but nothing is played at it")]
        PlayedAtStart => "read-played-at-start",
        /// The start comes after nothing.
        #[error("the first node is the start and has no parent")]
        StartHasParent => "read-start-has-parent",
        /// A node that comes after a later one.
        #[error("the parent of node {node} is node {parent}, which does not stand before it")]
        LateParent {
            /// The node.
            node: u32,
            /// What it should come after.
            parent: u32,
        } => "read-late-parent",
        /// Several things at one node.
        #[error("a node has a move, a set_up or an end, not two of them")]
        TwoActions => "read-two-actions",
        /// An order of the children that names others.
        #[error("the children of node {node} are {children}, in whatever order")]
        Children {
            /// The node.
            node: u32,
            /// Its children.
            children: String,
        } => "read-children",
        /// Nobody sits there.
        #[error("there is no seat {seat}: seats are 1 to {count}")]
        NoSeat {
            /// Which.
            seat: rusc_game::Seat,
            /// How many there are.
            count: usize,
        } => "read-no-seat",
        /// More nodes than anybody plays.
        #[error("there are more than {most} nodes")]
        TooLong {
            /// How many there may be.
            most: usize,
        } => "read-too-long",
        /// A text without a game.
        #[error("no game begins here: a game begins with (;")]
        NoGame => "read-no-game",
        /// Something else in front of a game.
        #[error("'{sign}' stands where a game should begin with (;")]
        NotAGame {
            /// What.
            sign: String,
        } => "read-not-a-game",
        /// More games than one.
        #[error("one game was expected, but there are {count}: the second begins here")]
        Games {
            /// How many.
            count: usize,
        } => "read-games",
        /// A game without its end.
        #[error("this game is not closed: a ) is missing at the end")]
        OpenGame => "read-open-game",
        /// A variation without a node.
        #[error("a variation begins with a node: (;")]
        EmptyVariation => "read-empty-variation",
        /// A node behind a variation.
        #[error("a node stands after a variation: it belongs before it or in ( )")]
        LateNode => "read-late-node",
        /// A bracket that closes nothing.
        #[error("a ] stands outside a value: inside one it is written \\]")]
        StrayBracket => "read-stray-bracket",
        /// A sign that means nothing there.
        #[error("'{sign}' stands where a node, a variation or the end should")]
        Stray {
            /// Which.
            sign: String,
        } => "read-stray",
        /// A property without capital letters.
        #[error("{name:?} is not a property: its name needs capital letters")]
        NotAProperty {
            /// What stands there.
            name: String,
        } => "read-not-a-property",
        /// A property without a value.
        #[error("{name} needs a value in brackets: {name}[…]")]
        NoValue {
            /// Which.
            name: String,
        } => "read-no-value",
        /// A value without its end.
        #[error("this value is not closed: a ] is missing")]
        OpenValue => "read-open-value",
        /// A property that can be said only once.
        #[error("{name} is said twice here")]
        Twice {
            /// Which.
            name: String,
        } => "read-twice",
        /// A version of SGF that does not exist.
        #[error("{version:?} is not a version of SGF: it is 1 to 4")]
        SgfVersion {
            /// What was said.
            version: String,
        } => "read-sgf-version",
        /// The number of another game.
        #[error("GM[{number}] is another game; known are {known}")]
        OtherGame {
            /// The number.
            number: String,
            /// The numbers that are known, each with its game.
            known: String,
        } => "read-other-game",
        /// Nobody says which game it is.
        #[error("GM is missing; known are {known}")]
        NoNumber {
            /// The numbers that are known, each with its game.
            known: String,
        } => "read-no-number",
        /// A board that is not square.
        #[error("the board is {columns}x{rows}, but only square ones are known")]
        NotSquare {
            /// The columns.
            columns: u64,
            /// The rows.
            rows: u64,
        } => "read-not-square",
        /// What is no size of a board.
        #[error("{size:?} is not a size: write SZ[{usual}]")]
        NotASize {
            /// What was said.
            size: String,
            /// The usual size.
            usual: u64,
        } => "read-not-a-size",
        /// A spec that says something else than the board.
        #[error("{spec} is not played on the board of size {size} that SZ tells")]
        OtherSize {
            /// The spec.
            spec: String,
            /// The size.
            size: u64,
        } => "read-other-size",
        /// What is no colour.
        #[error("{colour:?} is not a colour: write B or W")]
        NotAColour {
            /// What was said.
            colour: String,
        } => "read-not-a-colour",
        /// What is no number.
        #[error("{number:?} is not a number")]
        NotANumber {
            /// What was said.
            number: String,
        } => "read-not-a-number",
        /// A property of our own in another form.
        #[error("{name} needs the word node (in the first node also match), a name and the values")]
        Wrapped {
            /// Which.
            name: String,
        } => "read-wrapped",
    }
}

impl Problem {
    /// That something is against the rules.
    pub(crate) fn rules(why: Why) -> Problem {
        Problem::Rules { why }
    }
}

impl From<&serde_json::Error> for Problem {
    fn from(error: &serde_json::Error) -> Self {
        use serde_json::error::Category;
        let told = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        let detail = told.strip_suffix(&place).unwrap_or(&told).to_owned();
        match error.classify() {
            Category::Eof => Problem::Cut { detail },
            Category::Syntax | Category::Io => Problem::NotJson { detail },
            Category::Data => Problem::Field { detail },
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
            let error = ReadError::at("ab\nñc\r\nd", byte, Problem::NoNodes);
            (error.line, error.column)
        };
        assert_eq!([0, 2, 3, 4, 5, 6, 8, 99].map(at), [(1, 1), (1, 3), (2, 1), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)]);
        let error = ReadError::at("", 0, Problem::NoGame);
        assert_eq!(error.to_string(), "line 1, column 1: no game begins here: a game begins with (;");
    }
}
