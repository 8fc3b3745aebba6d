//! How a solver talks to the world while it works: it is told to stop and tells how far it is.

use super::score::Bounds;
use std::sync::atomic::AtomicBool;

/// How far a solver is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is known of the score.
    pub bounds: Bounds,
    /// How many nodes have been searched.
    pub nodes: u64,
}

/// What a solver looks at and calls while it works.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Stops the work when set.
    pub stop: &'a AtomicBool,
    /// Stops the work when it answers yes; every thread asks it every few hundred microseconds.
    pub is_late: &'a (dyn Fn() -> bool + Sync),
    /// Is told whenever the bounds have come nearer, and about every million nodes.
    pub report: &'a (dyn Fn(Progress) + Sync),
}

impl Watch<'static> {
    /// Lets the solver work in silence until it is done.
    #[must_use]
    pub fn idle() -> Self {
        static NEVER: AtomicBool = AtomicBool::new(false);
        Watch { stop: &NEVER, is_late: &|| false, report: &|_| {} }
    }
}
