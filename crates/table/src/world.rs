//! What a table is given from outside, whoever runs its jobs.

use catalog::Entry;
use host::{Player, Position};
use present::{SpecError, Why};

use crate::{Event, Match};

/// Makes the bot that a spec names, for games that begin as a position does, with a seed.
pub type Bots = dyn Fn(&Entry, &dyn Position, &str, u64) -> Result<Box<dyn Player>, SpecError> + Send + Sync;

/// Keeps what happens at a table before it counts, such as in a file.
pub trait Journal: Send {
    /// Keeps an event, after which the match is as given.
    ///
    /// # Errors
    /// Says why it cannot be kept; it has not happened then.
    fn keep(&mut self, event: &Event, after: &Match) -> Result<(), Why>;
}

/// A journal that keeps nothing.
pub struct NoJournal;

impl Journal for NoJournal {
    fn keep(&mut self, _: &Event, _: &Match) -> Result<(), Why> {
        Ok(())
    }
}

/// What has changed at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The match itself.
    Match,
    /// What the bot to move thinks.
    Thought,
    /// The advice.
    Hint,
    /// What is known of the moves.
    Analysis,
}
