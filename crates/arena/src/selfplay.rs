//! Games of a bot against itself, for learning.

use std::collections::BTreeMap;

use rusc_catalog::Catalog;
use rusc_present::Why;
use rusc_record::json;

use crate::{Done, Fixture, Games, Job, Outcome, Plan, PlanError, Played, Schedule, Study, Task, TournamentError};

/// Games of a bot against itself. Each has its own deal and opening, so one game of each round is played.
pub struct Selfplay {
    catalog: Catalog,
    plan: Plan,
    fresh: Vec<Job>,
    jobs: u64,
    /// The records of each job that is done.
    games: BTreeMap<u64, Vec<String>>,
    /// The jobs that failed, with the log of each.
    set_aside: Vec<(String, Vec<String>)>,
}

impl Selfplay {
    /// The games of a plan whose bots are all the same, a fixed number to a job.
    ///
    /// # Errors
    /// Why they cannot be played.
    pub fn new(catalog: &Catalog, plan: &Plan, batch: usize) -> Result<Selfplay, PlanError> {
        let seats = plan.bots.len() as u32;
        let rounds = Plan { games: plan.games.saturating_mul(seats), ..plan.clone() };
        let first =
            |fixture: &Result<Fixture, PlanError>| fixture.as_ref().map_or(true, |fixture| fixture.number % seats == 0);
        let fixtures: Vec<Fixture> = Schedule::new(catalog, &rounds)?.filter(first).collect::<Result<_, _>>()?;
        let job = |(place, fixtures): (usize, &[Fixture])| Job {
            id: format!("s.{place}"),
            data: Vec::new(),
            task: Task::Games(Games { bots: plan.bots.clone(), limits: plan.limits, fixtures: fixtures.to_vec() }),
        };
        let fresh: Vec<Job> = fixtures.chunks(batch.max(1)).enumerate().map(job).collect();
        let jobs = fresh.len() as u64;
        let (games, set_aside) = (BTreeMap::new(), Vec::new());
        Ok(Selfplay { catalog: catalog.clone(), plan: rounds, fresh, jobs, games, set_aside })
    }

    /// The records of the games so far, each a line of JSON, in their order.
    pub fn records(&self) -> impl Iterator<Item = &str> {
        self.games.values().flatten().map(String::as_str)
    }

    /// The jobs that failed, with the log of each.
    pub fn set_aside(&self) -> &[(String, Vec<String>)] {
        &self.set_aside
    }
}

impl Study for Selfplay {
    fn jobs(&mut self) -> Result<Vec<Job>, Why> {
        let is_open = |job: &Job| number(&job.id).is_none_or(|place| !self.games.contains_key(&place));
        Ok(std::mem::take(&mut self.fresh).into_iter().filter(is_open).collect())
    }

    fn take(&mut self, outcome: &Outcome) -> Result<(), Why> {
        let foreign = || Why::of(&TournamentError::Foreign { job: outcome.job.clone() });
        let place = number(&outcome.job).filter(|place| *place < self.jobs).ok_or_else(foreign)?;
        if self.games.contains_key(&place) {
            return Ok(());
        }
        let is_own = |record: &String| {
            json::read(&self.catalog, record).is_ok_and(|replay| Played::of(&replay, &self.plan).is_some())
        };
        match &outcome.done {
            Done::Games(records) if records.iter().all(is_own) => self.games.insert(place, records.clone()),
            Done::SetAside(log) => {
                self.set_aside.push((outcome.job.clone(), log.clone()));
                self.games.insert(place, Vec::new())
            }
            _ => return Err(foreign()),
        };
        Ok(())
    }

    fn cancelled(&mut self) -> Vec<String> {
        Vec::new()
    }

    fn is_complete(&self) -> bool {
        self.games.len() as u64 == self.jobs
    }

    fn progress(&self) -> (u64, u64) {
        (self.games.len() as u64, self.jobs)
    }

    fn summary(&self) -> String {
        String::new()
    }
}

/// The number of a job.
fn number(id: &str) -> Option<u64> {
    id.strip_prefix("s.")?.parse().ok()
}
