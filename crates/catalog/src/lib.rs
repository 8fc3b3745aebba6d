//! The one list of games, as a value: a program takes the built-in ones and may add its own.

mod entry;
mod level;

pub use entry::{Entry, MovesError};
pub use level::Level;

use std::sync::Arc;

use rusc_host::{AnyPosition, Offered};
use rusc_present::{Offer, Spec, SpecError};

/// The games a program knows.
#[derive(Clone)]
pub struct Catalog {
    games: Vec<Entry>,
}

impl Catalog {
    /// The games that come with the library.
    pub fn builtin() -> Catalog {
        Catalog { games: Vec::new() }
            .with::<rusc_connect4::ConnectFour>()
            .with::<rusc_hex::Hex>()
            .with::<rusc_hexadom::Hexadom>()
            .with::<rusc_hexland::Hexland>()
    }

    /// The same list with one more game, which takes the place of an older one of the same name.
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
    /// Lists the games there are.
    pub fn entry(&self, name: &str) -> Result<&Entry, SpecError> {
        self.games.iter().find(|entry| entry.name() == name).ok_or_else(|| SpecError::UnknownGame {
            name: name.to_owned(),
            known: self.games.iter().map(|entry| entry.name()).collect::<Vec<_>>().join(", "),
        })
    }

    /// The game a spec names and the position it begins with.
    ///
    /// # Errors
    /// Says what is wrong with the spec.
    pub fn start(&self, spec: &str) -> Result<(&Entry, Arc<dyn AnyPosition>), SpecError> {
        let spec: Spec = spec.parse()?;
        let entry = self.entry(&spec.name)?;
        Ok((entry, entry.start(&spec)?))
    }

    /// The spec with this seed, where its game deals hidden pieces and no seed is given.
    ///
    /// # Errors
    /// Says what is wrong with the spec.
    pub fn dealt(&self, spec: &str, seed: u64) -> Result<String, SpecError> {
        let spec: Spec = spec.parse()?;
        Ok(self.entry(&spec.name)?.dealt(&spec, seed)?.to_string())
    }
}
