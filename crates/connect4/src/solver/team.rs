//! State shared by the threads of a search besides the table: stop flags, node count, and positions being searched.

use super::score::Bounds;
use super::slot::Stored;
use super::transposition::Place;
use super::watch::{Progress, Watch};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Nodes between checks of the stop conditions.
pub(super) const NODES_BETWEEN_LOOKS: u64 = 1 << 10;
const NODES_BETWEEN_REPORTS: u64 = 1 << 20;

/// The work on one position, over all its goals.
pub(super) struct Shift<'a> {
    watch: &'a Watch<'a>,
    nodes: AtomicU64,
    is_over: AtomicBool,
}

impl<'a> Shift<'a> {
    pub(super) fn new(watch: &'a Watch<'a>) -> Self {
        Shift { watch, nodes: AtomicU64::new(0), is_over: AtomicBool::new(false) }
    }

    /// Whether the work was stopped from outside.
    pub(super) fn is_over(&self) -> bool {
        self.is_over.load(Relaxed)
    }

    /// Number of nodes searched by all threads.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Reports progress.
    pub(super) fn report(&self, bounds: Bounds) {
        (self.watch.report)(Progress { bounds, nodes: self.nodes() });
    }
}

/// The state shared by threads that search the same goal.
#[derive(Clone, Copy)]
pub(super) struct Team<'a> {
    pub shift: &'a Shift<'a>,
    /// The bounds of the root position, for progress reports.
    pub bounds: Bounds,
    /// Set by the first thread that has an answer.
    pub is_done: &'a AtomicBool,
    /// Positions being searched by other threads; `None` with a single thread.
    pub busy: Option<&'a Busy>,
    /// Nodes after which the thread gives up.
    pub most_nodes: u64,
}

impl Team<'_> {
    /// Counts `fresh` more nodes of a thread that has searched `nodes` in all; returns whether it should continue.
    pub(super) fn goes_on(&self, fresh: u64, nodes: u64) -> bool {
        let before = self.shift.nodes.fetch_add(fresh, Relaxed);
        if before / NODES_BETWEEN_REPORTS != (before + fresh) / NODES_BETWEEN_REPORTS {
            self.shift.report(self.bounds);
        }
        // Remembered, since a clock that reported a timeout might later not.
        if self.shift.watch.stop.load(Relaxed) || (self.shift.watch.is_late)() {
            self.shift.is_over.store(true, Relaxed);
        }
        nodes < self.most_nodes && !self.is_done.load(Relaxed) && !self.shift.is_over()
    }
}

/// Marks positions being searched, so that other threads try something else first.
///
/// Two positions may share a mark; then a branch is deferred needlessly, which costs little.
#[derive(Debug)]
pub(super) struct Busy(Vec<AtomicU64>);

impl Busy {
    /// Positions are marked only if they have at least this many more empty cells than the near table's limit.
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
