//! Those who do jobs: threads of this machine, or workers on many machines. What is asked of them, and the studies that ask.

use std::time::Duration;

use rusc_present::Why;

use crate::{Job, Outcome};

/// Does jobs in any order and reports each outcome at least once.
pub trait Crew {
    /// Takes jobs to be done. Those that it has already are not done twice.
    ///
    /// # Errors
    /// Why they cannot be taken.
    fn post(&mut self, jobs: &[Job]) -> Result<(), Why>;

    /// Waits for outcomes, at most this long.
    ///
    /// # Errors
    /// Why there will be none.
    fn collect(&mut self, patience: Duration) -> Result<Vec<Outcome>, Why>;

    /// Drops the jobs of a group that nobody has begun.
    ///
    /// # Errors
    /// Why they cannot be dropped.
    fn cancel(&mut self, group: &str) -> Result<(), Why>;

    /// Whether it has nothing to wait for once no more jobs are to be begun.
    fn is_at_rest(&mut self) -> bool;

    /// Lets go of everything about the study, which is complete.
    ///
    /// # Errors
    /// Why something remains.
    fn dismiss(&mut self) -> Result<(), Why>;
}

/// Something to find out by jobs: a tournament, games for learning, a solve.
pub trait Study {
    /// The jobs that can be done now and were not given before.
    ///
    /// # Errors
    /// Why there are none.
    fn jobs(&mut self) -> Result<Vec<Job>, Why>;

    /// Counts an outcome; one that was counted before changes nothing.
    ///
    /// # Errors
    /// If it is not an outcome of this study.
    fn take(&mut self, outcome: &Outcome) -> Result<(), Why>;

    /// The groups whose jobs are no longer needed, each once.
    fn cancelled(&mut self) -> Vec<String>;

    /// Whether nothing is left to do.
    fn is_complete(&self) -> bool;

    /// The number of jobs that are done, and of those known so far.
    fn progress(&self) -> (u64, u64);

    /// The results so far as JSON, stored for pages that show the study; empty if they show none.
    fn summary(&self) -> String;
}
