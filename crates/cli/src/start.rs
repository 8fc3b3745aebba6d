//! The position a command is about: a game and the moves played in it.

use std::hash::{BuildHasher, Hasher, RandomState};

use catalog::Entry;
use clap::Args;
use offer::Position;
use record::{Format, Record};

use crate::failure::Failure;
use crate::saved;

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
    /// The game, such as connect4 or connect4:8x8 (see `rusc games`), or a saved game: a .json or .sgf file
    #[arg(value_name = "GAME|FILE")]
    game: String,
    /// Moves played from the start, or from the end of a saved game, separated by blanks or commas
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
}

impl Start {
    /// The game and its position after the moves.
    pub(crate) fn position(&self) -> Result<(&'static Entry, Box<dyn Position>), Failure> {
        self.position_after(self.saved()?.as_ref())
    }

    /// The saved game, if it is about one.
    pub(crate) fn saved(&self) -> Result<Option<Record>, Failure> {
        Format::of_file(&self.game).map(|format| saved::load(&self.game, format)).transpose()
    }

    /// The game and its position after a saved game, if there is one, and the moves.
    pub(crate) fn position_after(
        &self,
        saved: Option<&Record>,
    ) -> Result<(&'static Entry, Box<dyn Position>), Failure> {
        let (entry, mut position) = saved.map_or_else(|| begin(&self.game), saved::last)?;
        entry.play(&mut *position, &self.moves).map_err(Failure::wrong)?;
        Ok((entry, position))
    }
}
