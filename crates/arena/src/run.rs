//! Plays all games of a match, several at the same time.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_search::together;

use crate::play::{Thinking, play};
use crate::{Fixture, Plan, PlanError, Played, Schedule};

/// What a match needs from outside.
#[derive(Clone, Copy)]
pub struct Environment<'a> {
    /// The number of games played at the same time; it does not change the results.
    pub threads: usize,
    /// Set by another thread to begin no more games; those that run are played to their end.
    pub drain: &'a AtomicBool,
    /// Set by another thread to end the match at once; the finished games are kept.
    pub stop: &'a AtomicBool,
    /// The time that limits measure, counted from any fixed moment of the thread that asks.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Called with every finished game, one at a time; `Break` begins no more games.
    pub finished: &'a (dyn Fn(&Played) -> ControlFlow<()> + Sync),
}

impl Environment<'_> {
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Plays the games of a match that are not done yet, and gives all of them in order.
///
/// # Errors
/// Why the match cannot be played.
pub fn run(
    catalog: &Catalog,
    plan: &Plan,
    done: Vec<Played>,
    environment: &Environment,
) -> Result<Vec<Played>, PlanError> {
    let done: BTreeMap<u32, Played> = done.into_iter().map(|game| (game.number, game)).collect();
    let enough = AtomicBool::new(false);
    let schedule = Mutex::new(Schedule::new(catalog, plan)?);
    let finished = Mutex::new(done.clone());
    let next = || -> Option<Result<Fixture, PlanError>> {
        let is_last = enough.load(Ordering::Relaxed) || environment.drain.load(Ordering::Relaxed);
        if is_last || environment.is_stopped() {
            return None;
        }
        let mut schedule = schedule.lock().expect("no thread panics with the lock held");
        schedule.find(|next| next.as_ref().is_ok_and(|next| !done.contains_key(&next.number)) || next.is_err())
    };
    let work = || -> Result<(), PlanError> {
        while let Some(fixture) = next() {
            let thinking = Thinking { limits: &plan.limits, stop: environment.stop, clock: environment.clock };
            if let Some(played) = play(catalog, &plan.bots, &fixture?, &thinking)? {
                let mut finished = finished.lock().expect("no thread panics with the lock held");
                if (environment.finished)(&played).is_break() {
                    enough.store(true, Ordering::Relaxed);
                }
                finished.insert(played.number, played);
            }
        }
        Ok(())
    };
    together(work, (1..environment.threads).map(|_| work)).into_iter().collect::<Result<(), PlanError>>()?;
    Ok(finished.into_inner().expect("all threads have ended").into_values().collect())
}
