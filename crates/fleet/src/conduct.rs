//! Takes a study from its first job to its last outcome.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rusc_arena::{Crew, Done, Outcome, Study};
use rusc_present::Why;

use crate::Store;

/// How long to wait for outcomes before looking at everything else.
const PATIENCE: Duration = Duration::from_millis(100);
/// The interval between summaries for those who look on.
const BETWEEN_SUMMARIES: Duration = Duration::from_secs(1);

/// Does what is left of a study: the jobs go to the crew, the outcomes to the study and the store. Once `drain` is set it waits only for
/// what the crew has begun. `progress` is called after every change.
///
/// # Errors
/// Why it cannot go on. What was saved stays saved, and a later call goes on from there.
pub fn conduct<S: Study>(
    study: &mut S,
    store: &mut Store,
    crew: &mut dyn Crew,
    drain: &AtomicBool,
    progress: &mut dyn FnMut(&S),
) -> Result<(), Why> {
    for outcome in store.outcomes().map_err(|error| Why::of(&error))? {
        study.take(&outcome)?;
    }
    for group in study.cancelled() {
        crew.cancel(&group)?;
    }
    progress(study);
    let summarise = |study: &S, store: &Store| store.summarise(&study.summary()).map_err(|error| Why::of(&error));
    summarise(study, store)?;
    let (mut summarised, mut interval) = (Instant::now(), BETWEEN_SUMMARIES);
    while !study.is_complete() {
        let jobs = study.jobs()?;
        if !jobs.is_empty() && !drain.load(Ordering::Relaxed) {
            crew.post(&jobs)?;
        }
        let is_last = drain.load(Ordering::Relaxed) && crew.is_at_rest();
        let outcomes: Vec<Outcome> = crew
            .collect(if is_last { Duration::ZERO } else { PATIENCE })?
            .into_iter()
            .map(|outcome| taken(study, outcome))
            .collect();
        store.keep(&outcomes).map_err(|error| Why::of(&error))?;
        for group in study.cancelled() {
            crew.cancel(&group)?;
        }
        if !outcomes.is_empty() {
            progress(study);
        }
        if is_last {
            break;
        }
        if !outcomes.is_empty() && summarised.elapsed() >= interval {
            let began = Instant::now();
            summarise(study, store)?;
            summarised = Instant::now();
            // The ratings of many bots take a while.
            interval = BETWEEN_SUMMARIES.max(20 * began.elapsed());
        }
    }
    summarise(study, store)?;
    if study.is_complete() { crew.dismiss() } else { Ok(()) }
}

/// Hands an outcome to the study. One that does not fit the study counts as a failure of its job, with the reason.
fn taken<S: Study>(study: &mut S, outcome: Outcome) -> Outcome {
    match study.take(&outcome) {
        Ok(()) => outcome,
        Err(why) => {
            let failed = Outcome { job: outcome.job, done: Done::SetAside(vec![why.english]) };
            // If the job itself is unknown there is nothing to count.
            let _ = study.take(&failed);
            failed
        }
    }
}
