//! The position a command is about: a game and the moves played in it.

use std::hash::{BuildHasher, Hasher, RandomState};

use catalog::Entry;
use clap::Args;
use offer::Position;

use crate::failure::Failure;

/// The game a spec names and the position it begins with; a hidden deal that is not given is drawn.
pub(crate) fn begin(spec: &str) -> Result<(&'static Entry, Box<dyn Position>), Failure> {
    catalog::dealt(spec, drawn_seed()).and_then(|spec| catalog::start(&spec)).map_err(Failure::wrong)
}

/// A seed that is another at every call.
pub(crate) fn drawn_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

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
        let (entry, mut position) = begin(&self.game)?;
        entry.play(&mut *position, &self.moves).map_err(Failure::wrong)?;
        Ok((entry, position))
    }
}
