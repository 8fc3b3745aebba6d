//! The position that a command is about: a game or a file, and moves.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;

use clap::Args;
use rusc_catalog::Entry;
use rusc_host::AnyPosition;
use rusc_record::{Format, NodeId, Replay};

use crate::App;
use crate::failure::Failure;
use crate::saved;

/// The game and starting position of a spec; a hidden deal without a seed gets a random one.
pub(crate) fn begin<'a>(app: &'a App, spec: &str) -> Result<(&'a Entry, Arc<dyn AnyPosition>), Failure> {
    let catalog = &app.catalog;
    catalog.dealt(spec, drawn_seed()).and_then(|spec| catalog.start(&spec)).map_err(Failure::wrong)
}

/// A random seed, different at every call.
pub(crate) fn drawn_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

#[derive(Args)]
pub(crate) struct Start {
    /// The game (see `rusc games`), or a saved game: a .json, .jsonl or .sgf file
    #[arg(value_name = "GAME|FILE")]
    game: String,
    /// Moves played from the start, or from the end of a saved game, separated by spaces or commas
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// The game to take if the file has several, counted from 1
    #[arg(long = "game", value_name = "N")]
    number: Option<usize>,
}

impl Start {
    /// The game and its position after the moves.
    pub(crate) fn position<'a>(&self, app: &'a App) -> Result<(&'a Entry, Arc<dyn AnyPosition>), Failure> {
        self.position_after(app, self.saved(app)?.as_ref())
    }

    /// The saved game, if a file is given.
    pub(crate) fn saved(&self, app: &App) -> Result<Option<Replay>, Failure> {
        Format::of_file(&self.game).map(|format| saved::load(app, &self.game, format, self.number)).transpose()
    }

    /// The spec of the game and the moves; `None` if a file is given.
    pub(crate) fn named(&self) -> Option<(&str, &str)> {
        Format::of_file(&self.game).is_none().then_some((&self.game, &self.moves))
    }

    /// Whether moves are given.
    pub(crate) fn has_moves(&self) -> bool {
        !self.moves.trim().is_empty()
    }

    /// The game and its position after the saved game, if any, and the given moves.
    pub(crate) fn position_after<'a>(
        &self,
        app: &'a App,
        saved: Option<&Replay>,
    ) -> Result<(&'a Entry, Arc<dyn AnyPosition>), Failure> {
        let (entry, start) = match saved {
            Some(replay) => {
                let last = replay.record.tree.main_line(NodeId::ROOT).last().unwrap_or_default();
                let position = &replay.positions[last.index()];
                (app.catalog.entry(position.game_name()).map_err(Failure::wrong)?, Arc::clone(position))
            }
            None => begin(app, &self.game)?,
        };
        let mut played = entry.play(&start, &self.moves).map_err(Failure::wrong)?;
        Ok((entry, played.pop().map_or(start, |last| last.position)))
    }
}
