//! Background work for a match: plain values that a shell may run anywhere.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Weak};
use std::time::Duration;

use rusc_host::Insight;
use rusc_record::NodeId;
use rusc_table::{Finished, Job, Match, Progress};

use crate::insights::{LONGEST, Study};
use crate::queue::{Number, Start};
use crate::room::Reading;
use crate::{App, MatchId, bots};

/// Identifies the match that work belongs to. A match that was closed and opened again has a new ticket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ticket {
    /// The id of the match.
    pub(crate) id: MatchId,
    /// The number of this opening: how many matches the app had opened before.
    pub(crate) opening: u64,
}

/// Work for a match; it does not keep the app alive. Work that is dropped instead of run has failed, and is tried again.
pub struct Work {
    app: Weak<App>,
    number: Number,
    ticket: Ticket,
    /// Empty once it runs.
    task: Option<Task>,
}

pub(crate) enum Task {
    /// A bot's thinking about a move, a hint or an analysis.
    Think(Box<Job>),
    /// The computation of the insight into a position.
    Insight(Study),
    /// The review of a match.
    Review(Box<Reading>),
}

/// The result of some work.
pub(crate) enum Done {
    /// The result of a thinking job.
    Thought(Box<Finished>),
    /// The insight into the position at a node, and whether it is complete.
    Insight(NodeId, Option<Insight>, bool),
    /// A review that is complete or was interrupted.
    Review(Box<Reading>),
}

impl Work {
    pub(crate) fn new(app: &Arc<App>, start: Start) -> Work {
        let Start { number, ticket, task, .. } = start;
        Work { app: Arc::downgrade(app), number, ticket, task: Some(task) }
    }

    /// Does the work and reports its progress to the app; `clock` gives the same time as [`Shell::now`](crate::Shell::now). The
    /// returned future passes the result to the app, if it still exists, and must be awaited where the app runs.
    pub fn run(mut self, clock: &(dyn Fn() -> Duration + Sync)) -> impl Future<Output = ()> + Send + use<> {
        let done = match self.take() {
            Task::Think(job) => {
                Done::Thought(Box::new(job.run(&bots::bot, clock, &mut |progress| self.report(&progress))))
            }
            Task::Insight(study) => {
                let insight = study.run(LONGEST, clock, &mut |insight| {
                    if let Some(app) = self.app.upgrade() {
                        app.seen(&self.ticket, study.node, insight);
                    }
                });
                Done::Insight(study.node, insight, !study.is_stopped())
            }
            Task::Review(mut reading) => {
                // A bot that panics ends the review where it was.
                let _ = catch_unwind(AssertUnwindSafe(|| {
                    reading.run(clock, &mut |progress| self.report_review(progress));
                }));
                Done::Review(reading)
            }
        };
        self.pass(done)
    }

    /// What is to be done; `None` once it is taken.
    pub(crate) fn task(&self) -> Option<&Task> {
        self.task.as_ref()
    }

    /// Takes what is to be done.
    pub(crate) fn take(&mut self) -> Task {
        self.task.take().expect("work is done once")
    }

    /// The match as it is now.
    pub(crate) fn game(&self) -> Option<Arc<Match>> {
        Some(self.app.upgrade()?.holder(&self.ticket)?.game())
    }

    /// Reports progress to the app.
    pub(crate) fn report(&self, progress: &Progress) {
        if let Some(app) = self.app.upgrade() {
            app.heard(&self.ticket, progress);
        }
    }

    /// Reports the progress of a review: the number of moves judged, and the total.
    pub(crate) fn report_review(&self, progress: (usize, usize)) {
        if let Some(room) = self.app.upgrade().and_then(|app| app.holder(&self.ticket)) {
            room.read(progress);
        }
    }

    /// Passes a result to the app, if it still exists.
    pub(crate) fn pass(self, done: Done) -> impl Future<Output = ()> + Send + use<> {
        let (app, ticket, number) = (Weak::clone(&self.app), self.ticket.clone(), self.number);
        async move {
            if let Some(app) = app.upgrade() {
                app.finished(number, &ticket, done).await;
            }
        }
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        if let (Some(task), Some(app)) = (self.task.take(), self.app.upgrade()) {
            app.lost(self.number, &self.ticket, &task);
        }
    }
}
