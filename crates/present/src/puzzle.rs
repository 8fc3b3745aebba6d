//! Puzzles: positions with one winning move, as a game ships them in a list.

use std::fmt;

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Seen at a glance by a bot.
    Easy,
    /// Seen after some thought.
    Medium,
    /// Seen after much thought, or not at all.
    Hard,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 3] = [Grade::Easy, Grade::Medium, Grade::Hard];

    /// The grade's name in lists and keys of texts.
    pub fn name(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
        }
    }

    /// The grade with this name.
    pub fn named(name: &str) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.name() == name)
    }
}

/// A position with one winning move. In a list it is one line: `grade effort spec answer moves…`.
///
/// ```
/// use rusc_present::{Grade, Puzzle};
///
/// let line = "easy 64 connect4 5 4 4 5 3";
/// let puzzle: Puzzle = line.parse().expect("a puzzle");
/// assert_eq!((puzzle.grade, &*puzzle.answer, &*puzzle.moves), (Grade::Easy, "5", "4 4 5 3"));
/// assert_eq!(puzzle.to_string(), line);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// How hard it is.
    pub grade: Grade,
    /// The playouts after which a bot sees the answer.
    pub effort: u64,
    /// The spec of the game.
    pub spec: String,
    /// The only winning move.
    pub answer: String,
    /// The moves from the start to the position, separated by spaces.
    pub moves: String,
}

crate::reasons! {
    /// Why a line is not a puzzle.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NoPuzzle {
        /// The line has another form.
        #[error("{line:?} is not a puzzle; expected grade, effort, game, answer and moves")]
        Malformed {
            /// The line.
            line: String,
        } => "puzzle-malformed",
    }
}

impl Puzzle {
    /// The puzzles of a list, one per line; lines that begin with `#` are comments.
    ///
    /// # Errors
    /// Names the line that is not a puzzle.
    pub fn list(text: &str) -> Result<Vec<Puzzle>, NoPuzzle> {
        text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(str::parse).collect()
    }
}

impl std::str::FromStr for Puzzle {
    type Err = NoPuzzle;

    fn from_str(line: &str) -> Result<Puzzle, NoPuzzle> {
        let read = || {
            let mut words = line.splitn(5, ' ');
            Some(Puzzle {
                grade: Grade::named(words.next()?)?,
                effort: words.next()?.parse().ok()?,
                spec: words.next()?.to_owned(),
                answer: words.next()?.to_owned(),
                moves: words.next()?.to_owned(),
            })
        };
        read().ok_or_else(|| NoPuzzle::Malformed { line: line.to_owned() })
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { grade, effort, spec, answer, moves } = self;
        write!(f, "{} {effort} {spec} {answer} {moves}", grade.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_comments_and_no_other_lines() {
        let list = Puzzle::list("# made by a command\neasy 1 nim 2 1 1\nhard 9 nim:3 1 2\n").expect("a list");
        assert_eq!(list.iter().map(|puzzle| puzzle.grade).collect::<Vec<_>>(), [Grade::Easy, Grade::Hard]);
        for line in ["simple 1 nim 2 1", "easy x nim 2 1", "easy 1 nim 2", "easy 1 nim"] {
            assert!(line.parse::<Puzzle>().is_err(), "{line}");
        }
    }
}
