//! What a table is given from outside, whoever runs its jobs.

use rusc_catalog::Entry;
use rusc_host::{Player, PublicView};
use rusc_present::SpecError;

/// Makes the bot that a spec names, for a game of which so much is known to all, with a seed.
pub type Bots = dyn Fn(&Entry, PublicView, &str, u64) -> Result<Box<dyn Player>, SpecError> + Send + Sync;

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
