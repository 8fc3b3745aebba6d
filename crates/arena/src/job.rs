//! Work for a fleet as plain data: a job can be written down, sent to another machine, done there twice, and its outcome counts once.

use serde::{Deserialize, Serialize};

use crate::{Fixture, MoveLimits};

/// Work for one worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// Its id, unique in its study: the group it belongs to, a dot and a number.
    pub id: String,
    /// The files that it needs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub data: Vec<DataFile>,
    /// What is to be done.
    pub task: Task,
}

impl Job {
    /// The group it belongs to; groups are cancelled as a whole.
    pub fn group(&self) -> &str {
        self.id.split_once('.').map_or(&self.id, |(group, _)| group)
    }
}

/// A file that a job needs. `{name}` in the spec of a bot stands for its path.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DataFile {
    /// Its name in specs.
    pub name: String,
    /// The SHA-256 of its content, in hexadecimal digits.
    pub hash: String,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Play games.
    Games(Games),
    /// Solve a position.
    Solve(Part),
}

/// Games between the same bots.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Games {
    /// The specs of the bots.
    pub bots: Vec<String>,
    /// The limits for every move.
    pub limits: MoveLimits,
    /// The games.
    pub fixtures: Vec<Fixture>,
}

/// A position to solve, which is a part of a larger solve.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// The spec of the game.
    pub game: String,
    /// The moves that lead to the position.
    pub moves: String,
}

/// The outcome of a job. Of several for one job the first counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The id of the job.
    pub job: String,
    /// What came of it.
    pub done: Done,
}

/// What came of a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Done {
    /// The games as records, each a line of JSON.
    Games(Vec<String>),
    /// The value of a position.
    Solved(Value),
    /// It failed as often as it was tried; one line for each try.
    SetAside(Vec<String>),
}

/// The value of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Value {
    /// The seat that wins, from 1; `None` in a draw.
    pub winner: Option<u8>,
    /// The score for the side to move.
    pub score: i64,
    /// Number of nodes searched.
    pub nodes: u64,
}
