//! A game by name: its options, its start, its levels.

use std::ops::RangeInclusive;

use crate::{Experiment, Parameters, Playable, SpecError};

/// A game by name, whatever types its positions have.
pub trait Offer: Send + Sync + 'static {
    /// What it can be told.
    type Options: Parameters + Default + Send + Sync + 'static;

    /// What it is called in specs.
    const NAME: &'static str;
    /// What people call it in English.
    const TITLE: &'static str;
    /// The bot at each level: beginner, normal, expert.
    const LEVELS: [&'static str; 3];
    /// How many can play.
    const SEATS: RangeInclusive<u8> = 2..=2;

    /// Hands the position it begins with to `hold`, together with the options as they were settled.
    ///
    /// # Errors
    /// Names the option that is refused.
    fn start<H: Hold<Self>>(options: Self::Options, hold: H) -> Result<H::Held, SpecError>
    where
        Self: Sized;

    /// The moves in a list, each with the byte it begins at: separated by blanks or commas.
    fn split(moves: &str) -> Vec<(usize, &str)> {
        split_moves(moves)
    }
    /// What can be measured.
    fn experiments() -> Vec<Experiment> {
        Vec::new()
    }
}

/// Takes a position of any type: how a size known at run time becomes one of several types.
pub trait Hold<O: Offer> {
    /// What becomes of the position.
    type Held;

    /// Takes the position.
    fn hold<G: Playable>(self, options: O::Options, game: G) -> Self::Held;
}

/// The words of a list separated by blanks or commas, each with the byte it begins at.
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
