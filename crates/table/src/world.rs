//! What a table is given from outside.

use std::sync::Arc;
use std::time::Duration;

use catalog::Entry;
use offer::{Player, Position, SpecError};

use crate::Event;

/// Makes the bot that a spec names, for games that begin as a position does, with a seed.
pub type Bots = dyn Fn(&Entry, &dyn Position, &str, u64) -> Result<Box<dyn Player>, SpecError> + Send + Sync;

/// Keeps an event before it counts; what it refuses has not happened.
pub type Journal = dyn FnMut(&Event) -> Result<(), String> + Send;

/// What a table tells those who watch it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The match is another.
    Match,
    /// The bot to move has a new thought.
    Thought,
    /// There is a hint, or none any more.
    Hint,
    /// The values of the moves are known better, or not asked for any more.
    Analysis,
}

/// What a table is given from outside.
pub struct World {
    /// The time since some moment.
    pub clock: Arc<dyn Fn() -> Duration + Send + Sync>,
    /// Makes bots.
    pub bots: Arc<Bots>,
    /// Keeps an event before it counts; what it refuses has not happened.
    pub journal: Box<Journal>,
    /// Told of all that changes; must not wait for the table.
    pub notify: Box<dyn Fn(News) + Send + Sync>,
    /// The time a bot is given for a move where no clock gives less; without it bots think as their specs say.
    pub longest: Option<Duration>,
    /// How many threads could run at once.
    pub cores: usize,
    /// Fixes all random choices of bots.
    pub seed: u64,
}

impl World {
    /// A world that keeps nothing and tells nobody.
    pub fn new(clock: Arc<dyn Fn() -> Duration + Send + Sync>) -> Self {
        World {
            clock,
            bots: Arc::new(|entry, start, spec, seed| entry.bot(start, spec, seed)),
            journal: Box::new(|_| Ok(())),
            notify: Box::new(|_| {}),
            longest: None,
            cores: 1,
            seed: 0,
        }
    }
}
