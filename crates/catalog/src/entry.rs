//! One game of the catalog: how it is started, who plays it, how its moves are read.

use std::ops::Deref;
use std::sync::Arc;

use rusc_host::{AnyPosition, Family, Played, Player, PublicView};
use rusc_present::{Spec, SpecError, Why};

use crate::Level;

/// A game of the catalog; a copy shares all that belongs to the game.
#[derive(Clone)]
pub struct Entry {
    family: Arc<dyn Family>,
}

rusc_present::reasons! {
    /// Why a list of moves cannot be played.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum MovesError {
        /// One of the moves cannot be played.
        #[error("move {number}, at character {place} of {list:?}: {why}")]
        Move {
            /// Which move it is, counted from 1.
            number: usize,
            /// Where it stands, counted from 1.
            place: usize,
            /// The whole list.
            list: String,
            /// Why it cannot be played.
            why: Why,
        } => "moves-unplayable",
    }
}

impl Entry {
    /// A game.
    pub fn new(family: Arc<dyn Family>) -> Self {
        Entry { family }
    }

    /// The spec of the bot at a level.
    pub fn level(&self, level: Level) -> &'static str {
        self.levels()[level as usize]
    }

    /// The bot a spec or a level names, for a game of which this is known to all.
    ///
    /// # Errors
    /// Names the bot or the parameter that does not exist.
    pub fn bot(&self, game: PublicView, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
        let spec: Spec = Level::named(spec).map_or(spec, |level| self.level(level)).parse()?;
        game.bot(&spec, seed).map_err(|error| match error {
            SpecError::UnknownBot { name, known } => {
                SpecError::UnknownBot { name, known: [&*known, &Level::ALL.map(Level::name).join(", ")].join(", ") }
            }
            error => error,
        })
    }

    /// Plays a list of moves: each as it is usually written, with the position after it.
    ///
    /// # Errors
    /// Says which move cannot be played, where it stands and why.
    pub fn play(&self, start: &Arc<dyn AnyPosition>, list: &str) -> Result<Vec<Played>, MovesError> {
        let mut line: Vec<Played> = Vec::new();
        for (index, (begin, text)) in self.split(list).into_iter().enumerate() {
            let position = line.last().map_or(start, |played| &played.position);
            let played = position.play(text).map_err(|error| MovesError::Move {
                number: index + 1,
                place: list[..begin].chars().count() + 1,
                list: list.to_owned(),
                why: Why::of(&error),
            })?;
            line.push(played);
        }
        Ok(line)
    }
}

impl Deref for Entry {
    type Target = dyn Family;

    fn deref(&self) -> &(dyn Family + 'static) {
        &*self.family
    }
}
