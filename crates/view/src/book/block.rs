//! A fenced block of a chapter: what it shows, and what it claims.

use super::setting::Setting;
use super::tree::Tree;

/// What is wrong with a block, in English: only authors of the book see it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Fault(String);

impl Fault {
    /// A fault in words.
    pub fn new(words: impl ToString) -> Fault {
        Fault(words.to_string())
    }
}

/// A block of a chapter.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// The number of the block in its chapter, from 1.
    pub number: usize,
    /// The line that describes the block, the same in every language.
    pub info: String,
    /// The lines inside the block: the words below a picture, or what a command prints.
    pub body: String,
    /// What the line says.
    pub kind: Kind,
}

/// What a block shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// `board SPEC [MOVES] [KEY=VALUE …]`: a position that can be played on.
    Board(Setting),
    /// `solve SPEC [MOVES] best=MOVES`: the reader looks for a best move.
    Solve(Setting),
    /// `simulate SPEC [MOVES] simulations=N seed=N chosen=MOVE winner=SEAT`: a simulation of Monte Carlo tree search, after others.
    Simulate(Setting),
    /// `deal SPEC [MOVES] seat=N deals=N seed=N`: what a seat sees, and ways in which the rest may lie.
    Deal(Setting),
    /// `derive SPEC [MOVES] of=WHAT`: the steps by which the game derives something.
    Derive(Setting),
    /// `tree VALUES value=N leaves=N`: a tree of moves searched by alpha-beta, step by step.
    Tree(Tree),
    /// `figure COMMAND`: a command and what it prints; `figure-slow` if it takes long.
    Figure {
        /// The command, which begins with `rusc`.
        command: String,
        /// Whether it takes too long to be checked with the tests.
        is_slow: bool,
    },
}

impl Block {
    /// Parses a block; `None` if it is ordinary code.
    ///
    /// # Errors
    /// Says what is wrong with the line.
    pub fn parse(number: usize, info: &str, body: &str) -> Result<Option<Block>, Fault> {
        let (word, rest) = info.trim().split_once(' ').unwrap_or((info.trim(), ""));
        let kind = match word {
            "board" => Kind::Board(Setting::parse(rest)?),
            "solve" => Kind::Solve(Setting::parse(rest)?),
            "derive" => Kind::Derive(Setting::parse(rest)?),
            "simulate" => Kind::Simulate(Setting::parse(rest)?),
            "deal" => Kind::Deal(Setting::parse(rest)?),
            "tree" => Kind::Tree(Tree::parse(rest)?),
            "figure" | "figure-slow" => Kind::Figure { command: rest.to_owned(), is_slow: word == "figure-slow" },
            "" | "text" | "sh" | "rust" => return Ok(None),
            other => return Err(Fault::new(format!("there is no block called {other:?}"))),
        };
        if matches!(&kind, Kind::Figure { command, .. } if !command.starts_with("rusc ")) {
            return Err(Fault::new("a figure is printed by a command of rusc"));
        }
        Ok(Some(Block { number, info: info.trim().to_owned(), body: body.trim_end().to_owned(), kind }))
    }

    /// The id of the block on its page.
    pub fn id(&self) -> String {
        format!("block-{}", self.number)
    }
}

/// Whether a command printed what a figure shows: the same lines, where `…` stands for any text, such as a time.
pub fn is_output(shown: &str, printed: &str) -> bool {
    let lines = |text: &str| text.trim_end().lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
    let (shown, printed) = (lines(shown), lines(printed));
    shown.len() == printed.len() && shown.iter().zip(&printed).all(|(shown, printed)| matches(shown, printed))
}

/// Whether a line is the one shown.
fn matches(shown: &str, printed: &str) -> bool {
    let mut parts = shown.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = printed.strip_prefix(first) else { return false };
    let mut last = None;
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
        last = Some(part);
    }
    rest.is_empty() || last.is_some_and(|part| part.is_empty() || printed.ends_with(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ellipsis_stands_for_any_text() {
        assert!(is_output("a\n  b … c\n", "a\n  b 1 s c\n"));
        assert!(is_output("best b1, …", "best b1, 3 nodes"));
        for printed in ["best b2, 3 nodes", "best b1, 3 nodes\nmore", "best b1"] {
            assert!(!is_output("best b1, …", printed), "{printed}");
        }
        assert!(!is_output("a … c", "a b d") && !is_output("ab", "abc"));
    }

    #[test]
    fn blocks_are_told_from_code() {
        assert_eq!(Block::parse(1, "rust", "fn a() {}"), Ok(None));
        assert!(Block::parse(1, "bord hex:3", "").is_err());
        assert!(Block::parse(1, "figure ls -l", "").is_err());
        let block = Block::parse(4, "figure-slow rusc games", "Hex\n").unwrap().unwrap();
        assert_eq!(block.kind, Kind::Figure { command: "rusc games".to_owned(), is_slow: true });
        assert_eq!((block.id().as_str(), block.body.as_str()), ("block-4", "Hex"));
    }
}
