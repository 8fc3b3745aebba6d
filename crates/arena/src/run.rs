//! All games of a match, several at once.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use rusc_catalog::Catalog;

use crate::play::play;
use crate::{Job, JobError, Outcome, Played};

/// What a match is given from outside.
#[derive(Clone, Copy)]
pub struct Environment<'a> {
    /// Set by others to end the match; the finished games are kept.
    pub stop: &'a AtomicBool,
    /// The time since some moment.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Told of every finished game.
    pub progress: &'a (dyn Fn(&Played) + Sync),
}

impl Environment<'_> {
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Plays a match. Bots take the seats in turn: the games of a round begin alike and differ in who sits where.
///
/// # Errors
/// Says why the match cannot begin.
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
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..job.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
    })?;
    let mut finished = finished.into_inner().expect("all threads have ended");
    finished.sort_by_key(|(index, _)| *index);
    Ok(Outcome::of(finished.into_iter().map(|(_, played)| played).collect(), job))
}
