//! The events of a match in the order they happened; together they restore the match.

use rusc_game::Seat;
use rusc_host::Thought;
use rusc_present::Why;
use rusc_record::{NodeId, Property, Sitter};
use rusc_search::Score;
use serde::{Deserialize, Serialize};

use crate::Review;

/// An event of a match. Older versions wrote a number `value` instead of the score, and failures without a key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A move was played.
    Played {
        /// The node that the move was played from.
        from: NodeId,
        /// The name of the move.
        name: String,
        /// How long the player thought, in seconds.
        seconds: f64,
        /// The player's score for the move, if given.
        #[serde(default, alias = "value", skip_serializing_if = "Option::is_none")]
        score: Option<Score>,
        /// What the bot thought, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        thought: Option<Box<Thought>>,
    },
    /// A player resigned.
    Resigned {
        /// The node that the match was at.
        from: NodeId,
        /// The player who resigned.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// A player's time ran out.
    RanOut {
        /// The node that the match was at.
        from: NodeId,
        /// The player whose time ran out.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// A bot failed to give a legal move.
    Failed {
        /// The node that the match was at.
        from: NodeId,
        /// The bot's seat.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Why the bot failed.
        #[serde(with = "rusc_record::why")]
        reason: Why,
    },
    /// The table went to another node.
    Went {
        /// The node that the table went to.
        to: NodeId,
    },
    /// A person or bot took a seat, or a bot changed its level.
    Seated {
        /// The seat that was taken.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// The new player.
        sitter: Sitter,
    },
    /// A comment was written on a node.
    Commented {
        /// The node that the comment is on.
        node: NodeId,
        /// The text of the comment.
        comment: String,
    },
    /// The marks and arrows on the board at a node were changed.
    Marked {
        /// The node.
        node: NodeId,
        /// All marks at the node, as properties of SGF.
        marks: Vec<Property>,
    },
    /// A bot went over the game.
    Reviewed {
        /// Its judgements.
        review: Box<Review>,
    },
    /// Bots and clocks were paused.
    Paused,
    /// Bots and clocks resumed.
    Resumed,
    /// The minimum time for moves in a match between bots was changed.
    Paced {
        /// The minimum time for a move, in seconds.
        seconds: f64,
    },
}

impl Event {
    /// The same event with the move under another name.
    pub(crate) fn with_name(self, name: String) -> Event {
        match self {
            Event::Played { from, seconds, score, thought, .. } => {
                Event::Played { from, name, seconds, score, thought }
            }
            other => other,
        }
    }
}

/// Serialises seats as people count them, from 1.
pub(crate) mod seat_number {
    use rusc_game::Seat;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.number())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        number.checked_sub(1).map(Seat::new).ok_or_else(|| D::Error::custom("seats are counted from 1"))
    }
}
