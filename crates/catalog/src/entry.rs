//! One game of the catalog: starts it, makes its bots and plays lists of moves.

use std::ops::Deref;
use std::sync::Arc;

use rusc_host::{AnyPosition, Family, Played, Player, PublicView};
use rusc_present::{Spec, SpecError, Why};
use rusc_search::Curve;

use crate::Level;

/// A game of the catalog; cheap to clone.
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
            /// The number of the move in the list, counted from 1.
            number: usize,
            /// The character of the list at which the move begins, counted from 1.
            place: usize,
            /// The whole list of moves.
            list: String,
            /// Why the move cannot be played.
            why: Why,
        } => "moves-unplayable",
    }
}

impl Entry {
    /// The entry of a game.
    pub fn new(family: Arc<dyn Family>) -> Self {
        Entry { family }
    }

    /// The spec of the bot at a level.
    pub fn level(&self, level: Level) -> &'static str {
        self.levels()[level as usize]
    }

    /// Makes the bot that a spec or a level names.
    ///
    /// # Errors
    /// Names the unknown bot or the invalid parameter.
    pub fn bot(&self, game: PublicView, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
        let spec: Spec = Level::named(spec).map_or(spec, |level| self.level(level)).parse()?;
        game.bot(&spec, seed).map_err(|error| match error {
            SpecError::UnknownBot { name, known } => SpecError::UnknownBot { name, known: with_levels(known) },
            error => error,
        })
    }

    /// The curve that turns estimates of the bot at this spec or level into winning chances; `None` if there is no such bot.
    pub fn curve(&self, game: PublicView, spec: &str) -> Option<Curve> {
        let spec: Spec = Level::named(spec).map_or(spec, |level| self.level(level)).parse().ok()?;
        game.curve(&spec).ok()
    }

    /// Plays a list of moves and gives each move in its usual notation, with the position after it.
    ///
    /// # Errors
    /// Names the first move that cannot be played, its place in the list and the reason.
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

/// The names of bots and of the levels that do not share a bot's name.
fn with_levels(bots: String) -> String {
    let is_bot = |name: &&str| bots.split(", ").any(|bot| bot == *name);
    let levels: Vec<&str> = Level::ALL.map(Level::name).into_iter().filter(|name| !is_bot(name)).collect();
    [&*bots, &levels.join(", ")].join(", ")
}
