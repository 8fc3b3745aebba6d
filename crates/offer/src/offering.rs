//! What a game's crate tells the catalog.

use crate::{Experiment, Parameter, Player, Position, Settings, Solver, SpecError};

/// A bot that a game offers.
#[derive(Clone, Copy, Debug)]
pub struct BotOffer {
    /// What it is called.
    pub name: &'static str,
    /// One line on how it thinks.
    pub about: &'static str,
    /// What it can be told.
    pub parameters: &'static [Parameter],
}

/// A game by name, with all that belongs to it.
pub trait Offer: Sync {
    /// What it is called in specs.
    fn name(&self) -> &'static str;
    /// What people call it.
    fn title(&self) -> &'static str;
    /// What it can be told.
    fn options(&self) -> &'static [Parameter];
    /// The bots that play it.
    fn bots(&self) -> &'static [BotOffer];
    /// The position it begins with.
    ///
    /// # Errors
    /// Names the option that is refused.
    fn start(&self, settings: &Settings) -> Result<Box<dyn Position>, SpecError>;
    /// One of its bots, for games that begin as `start` does.
    ///
    /// # Errors
    /// Names the parameter that is refused.
    fn bot(
        &self,
        start: &dyn Position,
        name: &str,
        settings: &Settings,
        seed: u64,
    ) -> Result<Box<dyn Player>, SpecError>;

    /// The moves in a list, each with the byte it begins at: separated by blanks or commas.
    fn split<'t>(&self, moves: &'t str) -> Vec<(usize, &'t str)> {
        split_moves(moves)
    }
    /// Finds exact values, where the game has a solver.
    fn solver(&self) -> Option<Box<dyn Solver>> {
        None
    }
    /// What can be measured.
    fn experiments(&self) -> &'static [Experiment] {
        &[]
    }
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
