//! The review of a match: a bot goes over its line in the background, and the result is kept with the match.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusc_catalog::{Entry, Level};
use rusc_host::AnyPosition;
use rusc_record::NodeId;
use rusc_search::{Control, Limits};
use rusc_table::{Decision, Judged, Match, Reviewer};

use super::Room;
use crate::work::Task;
use crate::{App, bots};

/// The time for each search.
const SEARCH: Duration = Duration::from_millis(400);

/// A review that goes on.
pub(super) struct Reviewing {
    /// The number of moves judged so far, and the total.
    pub(super) progress: (usize, usize),
    stop: Arc<AtomicBool>,
    is_cancelled: bool,
}

/// A review as work: it can be interrupted and goes on later.
pub(crate) struct Reading {
    reviewer: Reviewer,
    entry: Entry,
    start: Arc<dyn AnyPosition>,
    /// Interrupts it.
    pub(crate) stop: Arc<AtomicBool>,
    /// The number of threads it may use.
    pub(crate) cores: usize,
}

impl Reading {
    fn new(game: &Match) -> Reading {
        Reading {
            reviewer: Reviewer::new(&game.record().tree, game.tip(), |node| game.position(node)),
            entry: game.entry().clone(),
            start: Arc::clone(game.start()),
            stop: Arc::default(),
            cores: 1,
        }
    }

    /// A review that began elsewhere.
    pub(crate) fn going_on(
        reviewer: Reviewer,
        entry: Entry,
        start: Arc<dyn AnyPosition>,
        stop: Arc<AtomicBool>,
    ) -> Reading {
        Reading { reviewer, entry, start, stop, cores: 1 }
    }

    /// The nodes of the moves, in order.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.reviewer.nodes()
    }

    /// The number of moves judged so far, and the total.
    pub(crate) fn progress(&self) -> (usize, usize) {
        self.reviewer.progress()
    }

    /// Adds judgements that were made elsewhere.
    pub(crate) fn take_up(&mut self, judged: Vec<Judged>) {
        self.reviewer.take_up(judged);
    }

    /// The judgements.
    pub(crate) fn into_moves(self) -> Vec<Judged> {
        self.reviewer.into_review().moves
    }

    /// The memory that its bot needs, in megabytes.
    pub(crate) fn megabytes(&self) -> u64 {
        bots::megabytes(&self.entry, self.start.in_public(), Level::Expert.name())
    }

    /// Judges moves until it is interrupted, and reports the number judged and the total.
    pub(crate) fn run(&mut self, clock: &(dyn Fn() -> Duration + Sync), progress: &mut dyn FnMut((usize, usize))) {
        let Ok(mut bot) = bots::bot(&self.entry, self.start.in_public(), Level::Expert.name(), 0) else { return };
        let control = Control {
            limits: Limits::time(SEARCH),
            threads: 1,
            cores: self.cores,
            seed: 0,
            stop: &self.stop,
            clock: Some(clock),
        };
        self.reviewer.go_on(&mut *bot, &control, &mut |judged, count| progress((judged.number, count)));
    }
}

impl Room {
    /// Starts a review of the current line, unless one is running.
    pub(crate) fn review(self: &Arc<Self>, app: &Arc<App>) {
        let mut state = self.state();
        if state.review.is_some() {
            return;
        }
        let reading = Reading::new(state.table.game());
        let (progress, stop) = (reading.reviewer.progress(), Arc::clone(&reading.stop));
        state.review = Some(Reviewing { progress, stop, is_cancelled: false });
        self.notify_of_thoughts(state);
        self.read_on(app, reading);
    }

    /// Gives up the review that goes on.
    pub(crate) fn stop_review(&self) {
        let mut state = self.state();
        if let Some(review) = &mut state.review {
            review.is_cancelled = true;
            review.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Takes the progress of the review.
    pub(crate) fn read(&self, progress: (usize, usize)) {
        let mut state = self.state();
        if let Some(review) = &mut state.review {
            review.progress = progress;
        }
        self.notify_of_thoughts(state);
    }

    /// Notes that the review could not go on.
    pub(super) fn lose_review(&self) {
        self.state().review = None;
    }

    /// Takes what a review has found: it is kept with the match, or goes on if it was interrupted.
    pub(super) async fn finish_review(self: &Arc<Self>, app: &Arc<App>, mut reading: Reading) {
        let (count, all) = reading.reviewer.progress();
        let (is_wanted, was_stopped) = (
            self.state().review.as_ref().is_some_and(|review| !review.is_cancelled),
            reading.stop.load(Ordering::Relaxed),
        );
        if is_wanted && was_stopped && count < all {
            reading.stop = Arc::default();
            if let Some(review) = &mut self.state().review {
                review.stop = Arc::clone(&reading.stop);
            }
            self.read_on(app, reading);
            return;
        }
        self.lose_review();
        if is_wanted && count == all {
            let mut journal = self.journal.lock().await;
            // A review that cannot be saved can be asked for again.
            let _ = self.keep(app, &mut **journal, Decision::reviewed(reading.reviewer.into_review())).await;
        }
    }

    fn read_on(self: &Arc<Self>, app: &Arc<App>, reading: Reading) {
        if app.enqueue(self, false, Task::Review(Box::new(reading))).is_err() {
            self.lose_review();
        }
        app.dispatch();
    }
}
