//! What happened at a table, in the order in which it happened: enough to set the table up again.

use rusc_game::Seat;
use rusc_present::Why;
use rusc_record::{NodeId, Sitter};
use rusc_search::Score;
use serde::{Deserialize, Serialize};

/// One thing that happened. Older versions wrote a number `value` for the score, and a failure without its key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A move was played.
    Played {
        /// The node it was played from.
        from: NodeId,
        /// The move.
        name: String,
        /// How long the player thought.
        seconds: f64,
        /// What it was worth to the player, if it said so.
        #[serde(default, alias = "value", skip_serializing_if = "Option::is_none")]
        score: Option<Score>,
    },
    /// A player gave up.
    Resigned {
        /// The node it happened at.
        from: NodeId,
        /// Who.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// A player's time ran out.
    RanOut {
        /// The node it happened at.
        from: NodeId,
        /// Who.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// A bot gave no move that can be played.
    Failed {
        /// The node it happened at.
        from: NodeId,
        /// Who.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// What happened.
        #[serde(with = "rusc_record::why")]
        reason: Why,
    },
    /// The table went to another node.
    Went {
        /// Where to.
        to: NodeId,
    },
    /// Somebody sat down in a seat, or a bot changed its level.
    Seated {
        /// Where.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// Something was said about a node.
    Commented {
        /// About which.
        node: NodeId,
        /// What.
        comment: String,
    },
    /// Bots and clocks wait.
    Paused,
    /// Bots and clocks go on.
    Resumed,
    /// Bots among themselves take so long for a move at least.
    Paced {
        /// The least time for a move.
        seconds: f64,
    },
}

impl Event {
    /// The same move under another name.
    pub(crate) fn with_name(self, name: String) -> Event {
        match self {
            Event::Played { from, seconds, score, .. } => Event::Played { from, name, seconds, score },
            other => other,
        }
    }
}

/// Seats are written as people count them, from 1.
mod seat_number {
    use rusc_game::Seat;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
    pub(super) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.number())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        number.checked_sub(1).map(Seat::new).ok_or_else(|| D::Error::custom("seats are counted from 1"))
    }
}
