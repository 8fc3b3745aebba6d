//! What is thought about beside the pages: plain values that a shell may run wherever it likes.

use std::sync::{Arc, Weak};
use std::time::Duration;

use rusc_host::{AnyPosition, Insight};
use rusc_record::NodeId;
use rusc_table::{Finished, Job};

use crate::{App, MatchId, bots};

/// For which match work is done. One that was cleared and opened again is another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ticket {
    /// The match.
    pub(crate) id: MatchId,
    /// Which of its openings.
    pub(crate) opening: u64,
}

/// Something to find out for a match; it keeps no app alive.
pub struct Work {
    app: Weak<App>,
    ticket: Ticket,
    task: Task,
}

pub(crate) enum Task {
    /// A move, a hint or what the moves are worth.
    Think(Job),
    /// What the game can find out about a position.
    Insight(NodeId, Arc<dyn AnyPosition>),
}

/// What came of some work.
pub(crate) enum Done {
    /// What a bot has found.
    Thought(Box<Finished>),
    /// What the game has found out about the position at a node.
    Insight(NodeId, Option<Insight>),
}

impl Work {
    pub(crate) fn new(app: &Arc<App>, ticket: &Ticket, task: Task) -> Work {
        Work { app: Arc::downgrade(app), ticket: ticket.clone(), task }
    }

    /// Does the work, and tells the app what was found so far as it goes; `clock` gives the same time as
    /// [`Shell::now`](crate::Shell::now). What it gives back must be waited for, where the app answers: it brings the app what
    /// came of it, if there still is one.
    pub fn run(self, clock: &(dyn Fn() -> Duration + Sync)) -> impl Future<Output = ()> + Send + use<> {
        let Work { app, ticket, task } = self;
        let done = match task {
            Task::Think(job) => Done::Thought(Box::new(job.run(&bots::bot, clock, &mut |progress| {
                if let Some(app) = app.upgrade() {
                    app.heard(&ticket, &progress);
                }
            }))),
            Task::Insight(node, position) => Done::Insight(node, position.insight()),
        };
        async move {
            if let Some(app) = app.upgrade() {
                app.finished(&ticket, done).await;
            }
        }
    }
}
