//! The visible state of a table at one moment.

use std::sync::Arc;
use std::time::Duration;

use rusc_host::Thought;
use rusc_present::Why;

use crate::{Analysis, Match};

/// A table at one moment. Cloning is cheap: everything is shared with the table.
#[derive(Clone)]
pub struct Snapshot {
    /// The match.
    pub game: Arc<Match>,
    /// The current thought of the bot to move; `None` if no bot is thinking.
    pub thought: Option<Arc<Thought>>,
    /// Whether a bot is thinking about its move.
    pub is_thinking: bool,
    /// How long the player to move has been thinking.
    pub elapsed: Duration,
    /// The hint so far, if one was requested.
    pub hint: Option<Arc<Thought>>,
    /// Whether the hint is still being computed.
    pub is_hint_growing: bool,
    /// The analysis so far, if it was requested.
    pub analysis: Option<Arc<Analysis>>,
    /// Whether the analysis is switched on.
    pub is_analysing: bool,
    /// Why a bot's move or a loss on time could not be saved.
    pub trouble: Option<Why>,
}

impl Snapshot {
    /// A snapshot of a match without any thinking.
    pub fn of(game: Match) -> Snapshot {
        Snapshot {
            game: Arc::new(game),
            thought: None,
            is_thinking: false,
            elapsed: Duration::ZERO,
            hint: None,
            is_hint_growing: false,
            analysis: None,
            is_analysing: false,
            trouble: None,
        }
    }
}
