//! What visitors may use, so that many can share one machine.

use std::time::Duration;

/// What visitors may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The memory for searches, in megabytes for each core.
    pub megabytes_per_core: u64,
    /// The longest time that a bot thinks about a move.
    pub thinking: Duration,
    /// The number of searches that may wait for one visitor, besides the moves that bots owe them.
    pub waiting_per_visitor: usize,
    /// The number of analyses and matches between bots that one visitor may have at the same time.
    pub idle_per_visitor: usize,
    /// The number of pages that are kept up to date for one visitor.
    pub streams_per_visitor: usize,
    /// The number of pages that are kept up to date.
    pub streams: usize,
    /// The number of matches that are kept for one visitor.
    pub matches_per_visitor: usize,
    /// The number of events in the log of a match.
    pub events_per_match: usize,
    /// The size of everything that is saved, in megabytes.
    pub stored_megabytes: u64,
}

impl Limits {
    /// Limits that suit a household.
    pub const HOUSEHOLD: Limits = Limits {
        megabytes_per_core: 64,
        thinking: Duration::from_secs(60),
        waiting_per_visitor: 32,
        idle_per_visitor: 8,
        streams_per_visitor: 100,
        streams: 2000,
        matches_per_visitor: 100_000,
        events_per_match: 20_000,
        stored_megabytes: 16_384,
    };

    /// Limits for a server that strangers can reach.
    pub const INTERNET: Limits = Limits {
        megabytes_per_core: 64,
        thinking: Duration::from_secs(10),
        waiting_per_visitor: 8,
        idle_per_visitor: 2,
        streams_per_visitor: 12,
        streams: 2000,
        matches_per_visitor: 1000,
        events_per_match: 5000,
        stored_megabytes: 8192,
    };
}

impl Default for Limits {
    fn default() -> Self {
        Limits::HOUSEHOLD
    }
}
