//! What visitors may use, so that many can share one machine.

use std::time::Duration;

/// What visitors may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The memory for all searches, in megabytes.
    pub megabytes: u64,
    /// The longest time that a bot thinks about a move.
    pub thinking: Duration,
    /// The number of searches that may wait for one visitor, besides the moves that bots owe them.
    pub waiting_per_visitor: usize,
}

impl Default for Limits {
    /// Limits that suit a household.
    fn default() -> Self {
        Limits { megabytes: 256, thinking: Duration::from_secs(60), waiting_per_visitor: 32 }
    }
}
