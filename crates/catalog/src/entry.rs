//! One game of the catalog: how it is started, who plays it, how its moves are read.

use offer::{Offer, PlayError, Player, Position, Settings, Spec, SpecError};

use crate::Level;

/// A game and its levels.
pub struct Entry {
    /// All that the game offers.
    pub offer: &'static dyn Offer,
    levels: [&'static str; 3],
}

/// The first move of a list that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number}, at character {place} of {list:?}: {reason}")]
pub struct MovesError {
    /// Which move it is, counted from 1.
    pub number: usize,
    /// Where it stands, counted from 1.
    pub place: usize,
    /// The whole list.
    pub list: String,
    /// Why it cannot be played.
    pub reason: PlayError,
}

impl Entry {
    /// A game with the spec of a bot for each level, the weakest first.
    pub const fn new(offer: &'static dyn Offer, levels: [&'static str; 3]) -> Self {
        Entry { offer, levels }
    }

    /// The bot at a level.
    pub fn level(&self, level: Level) -> &'static str {
        self.levels[level as usize]
    }

    /// The position the game begins with.
    ///
    /// # Errors
    /// Names the option that is not taken.
    pub fn start(&self, spec: &Spec) -> Result<Box<dyn Position>, SpecError> {
        self.offer.start(&Settings::read(spec, self.offer.options())?)
    }

    /// The bot a spec or a level names, for games that begin as `start` does.
    ///
    /// # Errors
    /// Names the bot or the parameter that does not exist.
    pub fn bot(&self, start: &dyn Position, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
        let spec: Spec = Level::named(spec).map_or(spec, |level| self.level(level)).parse()?;
        let bots = self.offer.bots();
        let bot = bots.iter().find(|bot| bot.name == spec.name).ok_or_else(|| SpecError::UnknownName {
            what: "bot",
            name: spec.name.clone(),
            known: bots.iter().map(|bot| bot.name).chain(Level::ALL.map(Level::name)).collect::<Vec<_>>().join(", "),
        })?;
        self.offer.bot(start, bot.name, &Settings::read(&spec, bot.parameters)?, seed)
    }

    /// Plays a list of moves and gives their names as they are usually written.
    ///
    /// # Errors
    /// Says which move cannot be played, where it stands and why; the moves before it are played.
    pub fn play(&self, position: &mut dyn Position, list: &str) -> Result<Vec<String>, MovesError> {
        let play = |(index, (begin, text)): (usize, (usize, &str))| {
            position.play(text).map_err(|reason| MovesError {
                number: index + 1,
                place: list[..begin].chars().count() + 1,
                list: list.to_owned(),
                reason,
            })
        };
        self.offer.split(list).into_iter().enumerate().map(play).collect()
    }
}
