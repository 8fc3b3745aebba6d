//! How a solver is stopped and reports progress.

use super::score::Bounds;
use std::sync::atomic::AtomicBool;

/// The progress of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The bounds of the score so far.
    pub bounds: Bounds,
    /// Number of nodes searched.
    pub nodes: u64,
}

/// Callbacks and stop flag of a solver.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Stops the solver when set.
    pub stop: &'a AtomicBool,
    /// Stops the solver when it returns true; called by every thread every few hundred microseconds.
    pub is_late: &'a (dyn Fn() -> bool + Sync),
    /// Called whenever the bounds have narrowed, and about every million nodes.
    pub report: &'a (dyn Fn(Progress) + Sync),
}

impl Watch<'static> {
    /// Never stops the solver and ignores its reports.
    #[must_use]
    pub fn idle() -> Self {
        static NEVER: AtomicBool = AtomicBool::new(false);
        Watch { stop: &NEVER, is_late: &|| false, report: &|_| {} }
    }
}
