//! Plays all games of a match, several at the same time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_search::together;

use crate::play::play;
use crate::{Job, JobError, Outcome, Played};

/// What a match needs from outside.
#[derive(Clone, Copy)]
pub struct Environment<'a> {
    /// Set by another thread to end the match; the finished games are kept.
    pub stop: &'a AtomicBool,
    /// The current time, counted from any fixed moment.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Called with every finished game.
    pub progress: &'a (dyn Fn(&Played) + Sync),
}

impl Environment<'_> {
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Plays a match. The games of a round have the same opening and differ in which bot has which seat.
///
/// # Errors
/// Why the match cannot start.
pub fn run(games: &Catalog, job: &Job, environment: &Environment) -> Result<Outcome, JobError> {
    job.check(games)?;
    let next = AtomicU32::new(0);
    let finished: Mutex<Vec<(u32, Played)>> = Mutex::new(Vec::new());
    let work = || -> Result<(), JobError> {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= job.games || environment.is_stopped() {
                return Ok(());
            }
            if let Some(played) = play(games, job, index, environment)? {
                (environment.progress)(&played);
                finished.lock().expect("no thread panics with the lock held").push((index, played));
            }
        }
    };
    together(work, (1..job.threads).map(|_| work)).into_iter().collect::<Result<(), JobError>>()?;
    let mut finished = finished.into_inner().expect("all threads have ended");
    finished.sort_by_key(|(index, _)| *index);
    Ok(Outcome::of(finished.into_iter().map(|(_, played)| played).collect(), job))
}
