//! A game in the catalog: its name, options, starting position and levels.

use std::ops::RangeInclusive;

use crate::{Parameters, Playable, SpecError, Step};

/// A game that the catalog can list, independent of the type of its positions.
pub trait Offer: Send + Sync + 'static {
    /// The options of the game.
    type Options: Parameters + Default + Send + Sync + 'static;

    /// The name of the game in specs.
    const NAME: &'static str;
    /// The English name of the game.
    const TITLE: &'static str;
    /// The bots of the levels beginner, normal, advanced and expert.
    const LEVELS: [&'static str; 4];
    /// Possible numbers of players.
    const SEATS: RangeInclusive<u8> = 2..=2;

    /// Passes the starting position and the options, with defaults filled in, to `hold`.
    ///
    /// # Errors
    /// Names the rejected option.
    fn start<H: Hold<Self>>(options: Self::Options, hold: H) -> Result<H::Held, SpecError>
    where
        Self: Sized;

    /// Balanced openings for matches with these options, one list of moves per line; lines that begin with `#` are comments. Empty
    /// if there are none.
    fn openings(_options: &Self::Options) -> &'static str {
        ""
    }

    /// The puzzles that come with the game, one [`Puzzle`](crate::Puzzle) per line; empty if there are none.
    fn puzzles() -> &'static str {
        ""
    }

    /// The steps of the game's tutorial; empty if there is none.
    fn course() -> &'static [Step] {
        &[]
    }

    /// Splits a list of moves separated by whitespace or commas; each move comes with its byte offset.
    fn split(moves: &str) -> Vec<(usize, &str)> {
        split_moves(moves)
    }
}

/// Receives a position of any type: this is how a size known only at run time selects one of several types.
pub trait Hold<O: Offer> {
    /// What the position is turned into.
    type Held;

    /// Receives the position.
    fn hold<G: Playable>(self, options: O::Options, game: G) -> Self::Held;
}

/// The words of a list separated by whitespace or commas, each with its byte offset.
pub fn split_moves(moves: &str) -> Vec<(usize, &str)> {
    let is_gap = |c: char| c == ',' || c.is_whitespace();
    let mut next = 0;
    let pieces = moves.split_inclusive(is_gap).map(|piece| {
        let begin = next;
        next += piece.len();
        (begin, piece.trim_end_matches(is_gap))
    });
    pieces.filter(|(_, word)| !word.is_empty()).collect()
}
