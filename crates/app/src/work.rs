//! Background work for a match: plain values that a shell may run anywhere.

use std::sync::{Arc, Weak};
use std::time::Duration;

use rusc_host::{AnyPosition, Insight};
use rusc_record::NodeId;
use rusc_table::{Finished, Job};

use crate::{App, MatchId, bots};

/// The match that work belongs to. A match that was closed and opened again has another ticket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ticket {
    /// The id of the match.
    pub(crate) id: MatchId,
    /// The number of the opening.
    pub(crate) opening: u64,
}

/// Work for a match; it does not keep the app alive.
pub struct Work {
    app: Weak<App>,
    ticket: Ticket,
    task: Task,
}

pub(crate) enum Task {
    /// Thinking: a move, a hint or an analysis.
    Think(Job),
    /// The insight into a position.
    Insight(NodeId, Arc<dyn AnyPosition>),
}

/// The result of some work.
pub(crate) enum Done {
    /// The result of a thinking job.
    Thought(Box<Finished>),
    /// The insight into the position at a node.
    Insight(NodeId, Option<Insight>),
}

impl Work {
    pub(crate) fn new(app: &Arc<App>, ticket: &Ticket, task: Task) -> Work {
        Work { app: Arc::downgrade(app), ticket: ticket.clone(), task }
    }

    /// Does the work and reports its progress to the app; `clock` gives the same time as [`Shell::now`](crate::Shell::now). The
    /// returned future passes the result to the app, if it still exists, and must be awaited where the app runs.
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
