//! One match: what was played, who sat where, every line that was tried, and how it ended.

use rusc_game::Seat;
use rusc_present::Why;
use serde::{Deserialize, Serialize};

use crate::{MoveTree, Property};

/// A match as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The spec of the game, with the seed of its deal.
    pub spec: String,
    /// Who sits in each seat.
    pub seats: Vec<Sitter>,
    /// Everything that was played.
    pub tree: MoveTree,
    /// How the main line ended, if it has.
    pub outcome: Option<Outcome>,
    /// What was said of the whole match in words that have no place here; kept as it was.
    pub properties: Vec<Property>,
}

impl Record {
    /// A match that begins now.
    pub fn new(spec: impl Into<String>, seats: Vec<Sitter>) -> Self {
        Record { spec: spec.into(), seats, tree: MoveTree::default(), outcome: None, properties: Vec::new() }
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// What they are called; nothing where nobody said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The spec or level of the bot; none for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Sitter {
    /// A person with a name.
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
    /// Why it ended.
    pub ending: Ending,
}

/// Why a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    Played,
    /// A player gave up.
    Resigned(Seat),
    /// A player's time ran out.
    OutOfTime(Seat),
    /// A bot failed; what happened.
    Failed(Seat, Why),
}

impl Ending {
    /// The seat that lost the match by it.
    pub fn loser(&self) -> Option<Seat> {
        match self {
            Ending::Played => None,
            Ending::Resigned(seat) | Ending::OutOfTime(seat) | Ending::Failed(seat, _) => Some(*seat),
        }
    }
}
