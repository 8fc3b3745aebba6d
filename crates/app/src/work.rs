//! What is thought about beside the pages: plain values that a shell may run wherever it likes.

use std::sync::Arc;
use std::time::Duration;

use host::{Insight, Position};
use record::NodeId;
use table::{Finished, Job, Progress};

use crate::{MatchId, bots};

/// For which match work is done. One that was cleared and opened again is another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The match.
    pub id: MatchId,
    /// Which of its openings.
    pub(crate) opening: u64,
}

/// Something to find out.
pub enum Work {
    /// A move, a hint or what the moves are worth.
    Think(Job),
    /// What the game can find out about a position.
    Insight(NodeId, Arc<dyn Position>),
}

/// What came of some work.
pub enum Done {
    /// What a bot has found.
    Thought(Box<Finished>),
    /// What the game has found out about the position at a node.
    Insight(NodeId, Option<Insight>),
}

impl Work {
    /// Does the work, and tells what was found so far as it goes; `clock` gives the same time as [`Shell::now`](crate::Shell::now).
    pub fn run(self, clock: &(dyn Fn() -> Duration + Sync), tell: &mut dyn FnMut(Progress)) -> Done {
        match self {
            Work::Think(job) => Done::Thought(Box::new(job.run(&bots::bot, clock, tell))),
            Work::Insight(node, position) => Done::Insight(node, position.insight()),
        }
    }
}
