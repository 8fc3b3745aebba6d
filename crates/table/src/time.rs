//! Time controls and the time left.

use std::time::Duration;

use rusc_game::Seat;
use rusc_record::NodeId;
use serde::{Deserialize, Serialize};

use crate::Match;

/// The time control of a match, in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TimeControl {
    /// Unlimited time.
    #[default]
    None,
    /// A fixed time for every move.
    PerMove {
        /// The time for one move.
        seconds: f64,
    },
    /// A time for the whole match, with an increment for each move.
    Total {
        /// The time for all moves.
        seconds: f64,
        /// The time that each move adds to the player's clock.
        increment: f64,
    },
}

impl TimeControl {
    /// Whether the numbers are finite and within the range of a clock.
    pub fn is_sensible(self) -> bool {
        let within = |seconds: f64| (0.1..=1e7).contains(&seconds);
        match self {
            TimeControl::None => true,
            TimeControl::PerMove { seconds } => within(seconds),
            TimeControl::Total { seconds, increment } => within(seconds) && (0.0..=1e6).contains(&increment),
        }
    }
}

/// The fraction of its remaining time that a bot uses for one move.
const PART_FOR_A_MOVE: f64 = 1.0 / 20.0;
/// The fraction of a bot's time for a move that is left unused, as a reserve for overhead.
const MARGIN: f64 = 1.0 / 10.0;

impl Match {
    /// The time a seat has left when it arrives at a node; `None` if time is unlimited.
    pub fn time_left(&self, seat: Seat, at: NodeId) -> Option<Duration> {
        let left = match self.time() {
            TimeControl::None => return None,
            TimeControl::PerMove { seconds } => seconds,
            TimeControl::Total { seconds, increment } => {
                let used =
                    self.record().tree.upward(at).map(|id| self.node(id)).filter(|node| {
                        node.parent.is_some_and(|parent| self.position(parent).turn().seat() == Some(seat))
                    });
                used.fold(seconds, |left, node| left - node.seconds.unwrap_or(0.0) + increment)
            }
        };
        Some(Duration::try_from_secs_f64(left).unwrap_or(Duration::ZERO))
    }

    /// How long a bot that has used some time for the move already may think at the current node: at most `longest`, and short
    /// enough for its clock to last.
    pub fn time_to_think(&self, seat: Seat, used: Duration, longest: Option<Duration>) -> Option<Duration> {
        let Some(left) = self.time_left(seat, self.here()) else { return longest };
        let left = left.saturating_sub(used);
        let share = match self.time() {
            TimeControl::Total { increment, .. } => {
                left.mul_f64(PART_FOR_A_MOVE) + Duration::from_secs_f64(increment / 2.0)
            }
            TimeControl::None | TimeControl::PerMove { .. } => left,
        };
        let share = share.min(left.mul_f64(1.0 - MARGIN)).min(longest.unwrap_or(Duration::MAX));
        Some(share.max(Duration::from_millis(1)))
    }
}
