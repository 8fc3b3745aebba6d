//! The position a command is about: a game and the moves played in it.

use catalog::Entry;
use clap::Args;
use offer::Position;

use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct Start {
    /// The game, such as connect4 or connect4:8x8 (see `rusc games`)
    game: String,
    /// Moves played from the start, separated by blanks or commas
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
}

impl Start {
    /// The game and its position after the moves.
    pub(crate) fn position(&self) -> Result<(&'static Entry, Box<dyn Position>), Failure> {
        let (entry, mut position) = catalog::start(&self.game).map_err(Failure::wrong)?;
        entry.play(&mut *position, &self.moves).map_err(Failure::wrong)?;
        Ok((entry, position))
    }
}
