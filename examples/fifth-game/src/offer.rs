//! The offer of tic-tac-toe: its name, levels, start and texts.

use rusc::present::{Hold, NoParameters, Offer, SpecError};

use crate::rules::TicTacToe;

/// Tic-tac-toe as an entry of a catalog.
pub struct TicTacToeOffer;

impl Offer for TicTacToeOffer {
    type Options = NoParameters;

    const NAME: &'static str = "tictactoe";
    const TITLE: &'static str = "Tic-tac-toe";
    const LEVELS: [&'static str; 4] = ["random", "mcts:simulations=50", "mcts:simulations=500", "perfect"];

    fn start<H: Hold<Self>>(options: NoParameters, hold: H) -> Result<H::Held, SpecError> {
        Ok(hold.hold(options, TicTacToe::default()))
    }
}

/// The game's texts: language, file name, messages.
pub const TEXTS: &[(&str, &str, &str)] = &[
    ("en", "game-tictactoe.ftl", include_str!("../texts/en.ftl")),
    ("ca", "game-tictactoe.ftl", include_str!("../texts/ca.ftl")),
    ("es", "game-tictactoe.ftl", include_str!("../texts/es.ftl")),
];
