//! The visible state of a table at one moment.

use std::sync::Arc;
use std::time::Duration;

use rusc_game::Seat;
use rusc_host::Thought;
use rusc_present::Why;

use crate::{Analysis, Match};

/// A table at one moment. Cloning is cheap: everything is shared with the table.
#[derive(Clone)]
pub struct Snapshot {
    /// The match at the table.
    pub game: Arc<Match>,
    /// The current thought of the bot to move; `None` if no bot is thinking.
    pub thought: Option<Arc<Thought>>,
    /// The move that a person has entered for the time after the bot's.
    pub planned: Option<(Seat, String)>,
    /// Whether a bot is to move and will do so by itself.
    pub is_thinking: bool,
    /// Whether the bots wait for a person to let them try again, after the trouble.
    pub is_stalled: bool,
    /// Whether the clock of the player to move is running, if there are clocks.
    pub is_clock_running: bool,
    /// The thinking that waits for a thread.
    pub queued: Queued,
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
    /// The number of moves that a running review has judged so far, and the total.
    pub reviewing: Option<(usize, usize)>,
    /// Why a bot could not think, or its move or a loss on time could not be saved.
    pub trouble: Option<Why>,
}

/// The number of jobs that come before each kind of thinking, while it waits for a thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Queued {
    /// Before the move of the bot.
    pub mv: Option<usize>,
    /// Before the hint.
    pub hint: Option<usize>,
    /// Before the analysis, as long as nothing of it is known.
    pub analysis: Option<usize>,
}

impl Snapshot {
    /// A snapshot of a match without any thinking.
    pub fn of(game: Match) -> Snapshot {
        Snapshot {
            game: Arc::new(game),
            thought: None,
            planned: None,
            is_thinking: false,
            is_stalled: false,
            is_clock_running: false,
            queued: Queued::default(),
            elapsed: Duration::ZERO,
            hint: None,
            is_hint_growing: false,
            analysis: None,
            is_analysing: false,
            reviewing: None,
            trouble: None,
        }
    }
}
