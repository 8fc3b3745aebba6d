//! What can be seen of a table at a moment.

use std::sync::Arc;
use std::time::Duration;

use rusc_host::Thought;
use rusc_present::Why;

use crate::{Analysis, Match};

/// A table at a moment. It and its copies share all that they show with the table.
#[derive(Clone)]
pub struct Snapshot {
    /// The match.
    pub game: Arc<Match>,
    /// What the bot to move thinks so far; none while no bot thinks.
    pub thought: Option<Arc<Thought>>,
    /// Whether a bot is thinking about its move.
    pub is_thinking: bool,
    /// How long the player to move has thought.
    pub elapsed: Duration,
    /// The advice that was asked for, so far.
    pub hint: Option<Arc<Thought>>,
    /// Whether the advice is still being thought about.
    pub is_hint_growing: bool,
    /// The values of the moves, where they were asked for.
    pub analysis: Option<Arc<Analysis>>,
    /// Whether the values of the moves were asked for.
    pub is_analysing: bool,
    /// Why a bot's move or the end of somebody's time could not be kept.
    pub trouble: Option<Why>,
}

impl Snapshot {
    /// A match that nobody thinks about.
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
