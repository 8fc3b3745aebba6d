#![doc = include_str!("../README.md")]

mod entry;
mod level;
mod speed;

pub use entry::{Entry, MovesError};
pub use level::Level;
pub use speed::after_random_moves;

use std::sync::Arc;

use rusc_host::{AnyPosition, Offered};
use rusc_present::{Offer, Seed, Spec, SpecError};

/// A list of games.
#[derive(Clone)]
pub struct Catalog {
    games: Vec<Entry>,
}

impl Catalog {
    /// The catalog of the games that come with Rusc.
    pub fn builtin() -> Catalog {
        Catalog { games: Vec::new() }
            .with::<rusc_connect4::ConnectFour>()
            .with::<rusc_hex::Hex>()
            .with::<rusc_hexadom::Hexadom>()
            .with::<rusc_hexland::Hexland>()
    }

    /// The same catalog with one more game, which replaces any game of the same name.
    #[must_use]
    pub fn with<O: Offer>(mut self) -> Catalog {
        self.games.retain(|entry| entry.name() != O::NAME);
        self.games.push(Entry::new(Offered::<O>::shared()));
        self
    }

    /// Every game.
    pub fn games(&self) -> &[Entry] {
        &self.games
    }

    /// The game with this name.
    ///
    /// # Errors
    /// If there is no such game; the error lists the known games.
    pub fn entry(&self, name: &str) -> Result<&Entry, SpecError> {
        self.games.iter().find(|entry| entry.name() == name).ok_or_else(|| SpecError::UnknownGame {
            name: name.to_owned(),
            known: self.games.iter().map(|entry| entry.name()).collect::<Vec<_>>().join(", "),
        })
    }

    /// The game that a spec names and its starting position.
    ///
    /// # Errors
    /// If the spec is invalid.
    pub fn start(&self, spec: &str) -> Result<(&Entry, Arc<dyn AnyPosition>), SpecError> {
        let spec: Spec = spec.parse()?;
        let entry = self.entry(&spec.name)?;
        Ok((entry, entry.start(&spec)?))
    }

    /// Adds a seed to a spec if its game deals hidden pieces and it has no seed yet.
    ///
    /// # Errors
    /// If the spec is invalid.
    pub fn dealt(&self, spec: &str, seed: u64) -> Result<String, SpecError> {
        let spec: Spec = spec.parse()?;
        Ok(self.entry(&spec.name)?.dealt(&spec, Seed::Number(seed))?.to_string())
    }
}
