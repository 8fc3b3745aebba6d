//! What the threads of one search share besides the table: when to stop, how many nodes, and who is at what.

use super::score::Bounds;
use super::slot::Stored;
use super::transposition::Place;
use super::watch::{Progress, Watch};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// After how many nodes a thread looks whether to stop.
pub(super) const NODES_BETWEEN_LOOKS: u64 = 1 << 10;
const NODES_BETWEEN_REPORTS: u64 = 1 << 20;

/// The work on one position, from the first goal to the last.
pub(super) struct Shift<'a> {
    watch: &'a Watch<'a>,
    nodes: AtomicU64,
    is_over: AtomicBool,
}

impl<'a> Shift<'a> {
    pub(super) fn new(watch: &'a Watch<'a>) -> Self {
        Shift { watch, nodes: AtomicU64::new(0), is_over: AtomicBool::new(false) }
    }

    /// Whether the work has been stopped from outside.
    pub(super) fn is_over(&self) -> bool {
        self.is_over.load(Relaxed)
    }

    /// How many nodes all threads have searched.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Tells how far the work is.
    pub(super) fn report(&self, bounds: Bounds) {
        (self.watch.report)(Progress { bounds, nodes: self.nodes() });
    }
}

/// What a thread knows of the others while all search for one goal.
#[derive(Clone, Copy)]
pub(super) struct Team<'a> {
    pub shift: &'a Shift<'a>,
    /// What is known of the whole position, for reports.
    pub bounds: Bounds,
    /// Set by the first thread that has an answer.
    pub is_done: &'a AtomicBool,
    /// What the other threads are at, if there are any.
    pub busy: Option<&'a Busy>,
    /// After how many nodes the thread gives up.
    pub most_nodes: u64,
}

impl Team<'_> {
    /// Counts `fresh` nodes of a thread that has searched `nodes`, and answers whether it goes on.
    pub(super) fn goes_on(&self, fresh: u64, nodes: u64) -> bool {
        let before = self.shift.nodes.fetch_add(fresh, Relaxed);
        if before / NODES_BETWEEN_REPORTS != (before + fresh) / NODES_BETWEEN_REPORTS {
            self.shift.report(self.bounds);
        }
        // The answer is kept, as nobody promises that a clock that was late stays late.
        if self.shift.watch.stop.load(Relaxed) || (self.shift.watch.is_late)() {
            self.shift.is_over.store(true, Relaxed);
        }
        nodes < self.most_nodes && !self.is_done.load(Relaxed) && !self.shift.is_over()
    }
}

/// The positions that threads are at, so that others turn to something else first.
///
/// Two positions may share a mark; then a thread puts off a branch for nothing, which costs little.
#[derive(Debug)]
pub(super) struct Busy(Vec<AtomicU64>);

impl Busy {
    /// How many more empty cells than for the near table make a position worth a mark.
    pub(super) const MARGIN: i32 = 3;

    pub(super) fn new() -> Self {
        Busy((0..1 << 12).map(|_| AtomicU64::new(0)).collect())
    }

    pub(super) fn is_marked<W: Stored>(&self, place: &Place<W>) -> bool {
        self.entry(place).load(Relaxed) == place.mark()
    }

    pub(super) fn mark<W: Stored>(&self, place: &Place<W>) {
        self.entry(place).store(place.mark(), Relaxed);
    }

    pub(super) fn unmark<W: Stored>(&self, place: &Place<W>) {
        self.entry(place).store(0, Relaxed);
    }

    fn entry<W: Stored>(&self, place: &Place<W>) -> &AtomicU64 {
        &self.0[place.mark() as usize % self.0.len()]
    }
}
