//! The record of one match: its game, its players, every line that was played and how it ended.

use rusc_game::Seat;
use rusc_present::Why;
use serde::{Deserialize, Serialize};

use crate::{MoveTree, Property};

/// A match as it is saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The spec of the game, with the seed of its deal.
    pub spec: String,
    /// The player in each seat.
    pub seats: Vec<Sitter>,
    /// All moves, with variations.
    pub tree: MoveTree,
    /// The outcome of the main line, if it has ended.
    pub outcome: Option<Outcome>,
    /// Properties of the whole match from other formats, kept unchanged.
    pub properties: Vec<Property>,
}

impl Record {
    /// The record of a match that begins now.
    pub fn new(spec: impl Into<String>, seats: Vec<Sitter>) -> Self {
        Record { spec: spec.into(), seats, tree: MoveTree::default(), outcome: None, properties: Vec::new() }
    }
}

/// The person or bot in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The player's name; empty if not given.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The spec or level of the bot; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Sitter {
    /// A person with this name.
    pub fn person(name: impl Into<String>) -> Self {
        Sitter { name: name.into(), bot: None }
    }

    /// A bot by spec or level.
    pub fn bot(spec: impl Into<String>) -> Self {
        Sitter { name: String::new(), bot: Some(spec.into()) }
    }
}

/// Who won a match, and why it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won; empty for a draw.
    pub winners: Vec<Seat>,
    /// Why the match ended.
    pub ending: Ending,
}

/// Why a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The game ended by its rules.
    Played,
    /// A player resigned.
    Resigned(Seat),
    /// A player's time ran out.
    OutOfTime(Seat),
    /// A bot failed, with the reason.
    Failed(Seat, Why),
}

impl Ending {
    /// The seat that lost because of this ending, if it was not decided on the board.
    pub fn loser(&self) -> Option<Seat> {
        match self {
            Ending::Played => None,
            Ending::Resigned(seat) | Ending::OutOfTime(seat) | Ending::Failed(seat, _) => Some(*seat),
        }
    }
}
