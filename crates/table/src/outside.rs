//! Types shared by everything that runs the jobs of a table.

use rusc_catalog::Entry;
use rusc_host::{Player, PublicView};
use rusc_present::SpecError;

/// Makes a bot from a game, the public knowledge about it, a spec and a seed.
pub type Bots = dyn Fn(&Entry, PublicView, &str, u64) -> Result<Box<dyn Player>, SpecError> + Send + Sync;

/// The part of a table that has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The match itself.
    Match,
    /// The thought of the bot to move.
    Thought,
    /// The hint for the player to move.
    Hint,
    /// The analysis of the position.
    Analysis,
}
