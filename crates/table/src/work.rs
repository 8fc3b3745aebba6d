//! Thinking in addition to the bots' moves: a hint or an analysis, for as long as it is wanted.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The number of a job at its table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct JobId(pub(crate) u64);

/// A job that has been started.
pub(crate) struct Running {
    pub(crate) id: JobId,
    /// The flag that stops the job; each job has its own.
    pub(crate) stop: Arc<AtomicBool>,
}

impl Running {
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// A hint or an analysis, with its result so far.
pub(crate) struct Aside<T> {
    /// The result found so far.
    found: Option<Arc<T>>,
    state: State,
}

enum State {
    /// The work is not wanted, or complete.
    Rests,
    /// The work is wanted, but its job has not been started.
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

    /// Whether the result may still improve.
    pub(crate) fn is_growing(&self) -> bool {
        !matches!(self.state, State::Rests)
    }

    /// Stops the work and drops the result.
    pub(crate) fn leave(&mut self) {
        self.stop();
        *self = Aside::default();
    }

    /// Stops the work but keeps the result.
    pub(crate) fn stop(&self) {
        if let State::AtWork(running) = &self.state {
            running.stop();
        }
    }

    /// Requests the work again from the beginning.
    pub(crate) fn want(&mut self) {
        self.leave();
        self.state = State::Waits;
    }

    /// Whether a job should be started.
    pub(crate) fn waits(&self) -> bool {
        matches!(self.state, State::Waits)
    }

    /// Records that the job has been started.
    pub(crate) fn begin(&mut self, running: Running) {
        self.state = State::AtWork(running);
    }

    /// Stores a result of a job and returns true, unless the job is outdated.
    pub(crate) fn hear(&mut self, job: JobId, found: &Arc<T>) -> bool {
        let is_current = self.is_of(job);
        if is_current {
            self.found = Some(Arc::clone(found));
        }
        is_current
    }

    /// Records the end of a job; `is_done` says whether there is nothing left to do. Returns whether the work is still wanted.
    pub(crate) fn finish(&mut self, job: JobId, is_done: bool) -> bool {
        let is_current = self.is_of(job);
        if is_current {
            self.state = if is_done { State::Rests } else { State::Waits };
        }
        is_current
    }

    /// The job that is at work.
    pub(crate) fn job(&self) -> Option<JobId> {
        match &self.state {
            State::AtWork(running) => Some(running.id),
            State::Rests | State::Waits => None,
        }
    }

    fn is_of(&self, job: JobId) -> bool {
        matches!(&self.state, State::AtWork(running) if running.id == job)
    }
}
