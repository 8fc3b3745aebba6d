//! What is being thought beside the match, as long as somebody wants to know.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The name of a job at its table.
pub(crate) type JobId = u64;

/// A job that has begun.
pub(crate) struct Running {
    pub(crate) id: JobId,
    /// Ends it; each job has its own flag.
    pub(crate) stop: Arc<AtomicBool>,
}

impl Running {
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Something that is thought about beside the match.
pub(crate) struct Aside<T> {
    /// What was found so far.
    found: Option<Arc<T>>,
    state: State,
}

enum State {
    /// Nobody wants to know, or all is found.
    Rests,
    /// Somebody wants to know, and the job has not begun.
    Waits,
    AtWork(Running),
}

impl<T> Default for Aside<T> {
    fn default() -> Self {
        Aside { found: None, state: State::Rests }
    }
}

impl<T> Aside<T> {
    pub(crate) fn found(&self) -> Option<Arc<T>> {
        self.found.clone()
    }

    /// Whether more may be found.
    pub(crate) fn is_growing(&self) -> bool {
        !matches!(self.state, State::Rests)
    }

    /// Ends the work and forgets what was found.
    pub(crate) fn leave(&mut self) {
        self.stop();
        *self = Aside::default();
    }

    /// Ends the work; what was found stays.
    pub(crate) fn stop(&self) {
        if let State::AtWork(running) = &self.state {
            running.stop();
        }
    }

    /// Begins anew.
    pub(crate) fn want(&mut self) {
        self.leave();
        self.state = State::Waits;
    }

    /// Whether a job should begin.
    pub(crate) fn waits(&self) -> bool {
        matches!(self.state, State::Waits)
    }

    /// Notes that the job has begun.
    pub(crate) fn begin(&mut self, running: Running) {
        self.state = State::AtWork(running);
    }

    /// Takes what a job has found, unless it was told to leave.
    pub(crate) fn hear(&mut self, job: JobId, found: &Arc<T>) -> bool {
        let is_current = self.is_of(job);
        if is_current {
            self.found = Some(Arc::clone(found));
        }
        is_current
    }

    /// Takes note of the end of a job.
    pub(crate) fn finish(&mut self, job: JobId) {
        if self.is_of(job) {
            self.state = State::Rests;
        }
    }

    fn is_of(&self, job: JobId) -> bool {
        matches!(&self.state, State::AtWork(running) if running.id == job)
    }
}
