//! What keeps a table from going on by itself: something is being saved, could not be saved, or a bot failed.

use std::time::Duration;

use crate::Decision;

/// The pause after the first failure; each further one doubles it.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// The number of times that a bot may fail on a move before it waits for a person.
const TRIES: u32 = 3;

/// What keeps a table from going on by itself.
#[derive(Default)]
pub(crate) enum Hold {
    /// Nothing.
    #[default]
    Free,
    /// A decision of the table itself is being saved.
    Settling,
    /// A decision of the table itself could not be saved, and will be tried again at this time.
    Unsaved(Decision, Duration),
    /// The bot failed, and will think again at this time.
    Resting(Duration),
    /// The bot does not think again until a person asks for it.
    Stalled,
}

/// How often something failed in a row.
#[derive(Default)]
pub(crate) struct Failures(u32);

impl Failures {
    /// Counts a failure to save a decision.
    pub(crate) fn not_saved(&mut self, decision: Decision, now: Duration) -> Hold {
        Hold::Unsaved(decision, now + self.pause())
    }

    /// Counts a failure of the bot.
    pub(crate) fn crashed(&mut self, now: Duration) -> Hold {
        let pause = self.pause();
        if self.0 < TRIES { Hold::Resting(now + pause) } else { Hold::Stalled }
    }

    fn pause(&mut self) -> Duration {
        self.0 += 1;
        LONGEST_PAUSE.min(FIRST_PAUSE * (1 << (self.0 - 1).min(10)))
    }
}

impl Hold {
    /// When to look again.
    pub(crate) fn until(&self) -> Option<Duration> {
        match self {
            Hold::Unsaved(_, at) | Hold::Resting(at) => Some(*at),
            Hold::Free | Hold::Settling | Hold::Stalled => None,
        }
    }

    pub(crate) fn is_free(&self) -> bool {
        matches!(self, Hold::Free)
    }

    pub(crate) fn is_stalled(&self) -> bool {
        matches!(self, Hold::Stalled)
    }
}
