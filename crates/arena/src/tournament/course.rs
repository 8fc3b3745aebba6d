//! A tournament being played: hands out jobs, counts their outcomes, and finds the next meetings.

use std::collections::HashMap;

use rusc_catalog::Catalog;
use rusc_present::Why;
use rusc_record::json;

use super::pairing::{self, Met};
use super::{Format, Standings, Tournament, TournamentError};
use crate::{Done, Fixture, Games, Job, Outcome, Plan, PlanError, Played, Schedule, Study, Tally, Task};

/// A tournament being played. It is a function of the tournament and the outcomes so far, in whichever order they come.
pub struct Course {
    pub(super) tournament: Tournament,
    catalog: Catalog,
    pub(super) seats: usize,
    pub(super) rounds: Vec<Vec<Meeting>>,
    /// The jobs that were not handed out yet.
    fresh: Vec<Job>,
    cancelled: Vec<String>,
    known: u64,
    done: u64,
    /// The jobs that failed, with the log of each.
    pub(super) set_aside: Vec<(String, Vec<String>)>,
}

/// Bots that meet.
pub(super) struct Meeting {
    pub(super) bots: Vec<usize>,
    pub(super) plan: Plan,
    pub(super) tally: Tally,
    /// Whether each of its jobs is done.
    jobs: Vec<bool>,
    /// Whether nothing of it is left to play.
    is_over: bool,
}

impl Course {
    /// The beginning of a tournament.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn new(catalog: &Catalog, tournament: &Tournament) -> Result<Course, TournamentError> {
        let seats = tournament.check(catalog)?;
        let mut course = Course {
            tournament: tournament.clone(),
            catalog: catalog.clone(),
            seats,
            rounds: Vec::new(),
            fresh: Vec::new(),
            cancelled: Vec::new(),
            known: 0,
            done: 0,
            set_aside: Vec::new(),
        };
        course.begin_round()?;
        Ok(course)
    }

    /// The table of the tournament so far.
    pub fn standings(&self) -> Standings {
        Standings::of(self)
    }

    /// The bots of a ladder from the top.
    pub(super) fn places(&self) -> Option<Vec<usize>> {
        (self.tournament.format == Format::Ladder).then(|| pairing::places(self.tournament.bots.len(), &self.met()))
    }

    /// Begins rounds until there is something to play, or none is left.
    fn begin_round(&mut self) -> Result<(), TournamentError> {
        let Tournament { format, bots, rounds, .. } = &self.tournament;
        let wanted = match format {
            Format::RoundRobin | Format::Gauntlet => 1,
            Format::Swiss | Format::Ladder => *rounds as usize,
        };
        if self.rounds.len() >= wanted || !self.rounds.iter().flatten().all(|meeting| meeting.is_over) {
            return Ok(());
        }
        let groups = pairing::next(*format, bots.len(), self.seats, &self.met());
        let first: usize = self.rounds.iter().map(Vec::len).sum();
        let mut jobs = Vec::new();
        let mut meetings = Vec::new();
        for (place, group) in groups.into_iter().enumerate() {
            let number = first + place;
            let plan = self.tournament.plan(&group, number as u64);
            let own = self.jobs_of(number, &plan)?;
            let tally = Tally::new(self.seats, self.tournament.test());
            meetings.push(Meeting { bots: group, plan, tally, jobs: vec![false; own.len()], is_over: false });
            jobs.extend(own.into_iter().enumerate());
        }
        // All meetings advance together, so that a table in the middle is balanced.
        jobs.sort_by_key(|(place, _)| *place);
        self.known += jobs.len() as u64;
        self.fresh.extend(jobs.into_iter().map(|(_, job)| job));
        self.rounds.push(meetings);
        Ok(())
    }

    /// The jobs of a meeting: whole rounds, so that each can be counted on its own.
    fn jobs_of(&self, number: usize, plan: &Plan) -> Result<Vec<Job>, TournamentError> {
        let fixtures: Vec<Fixture> = Schedule::new(&self.catalog, plan)?.collect::<Result<_, PlanError>>()?;
        let size = self.seats * self.tournament.batch.max(1) as usize;
        let job = |(place, fixtures): (usize, &[Fixture])| Job {
            id: format!("m{number}.{place}"),
            data: self.tournament.data.clone(),
            task: Task::Games(Games { bots: plan.bots.clone(), limits: plan.limits, fixtures: fixtures.to_vec() }),
        };
        Ok(fixtures.chunks(size).enumerate().map(job).collect())
    }

    /// What happened in the rounds so far.
    fn met(&self) -> Vec<Vec<Met>> {
        let met = |meeting: &Meeting| {
            let shares = &meeting.tally.rounds;
            let points = |place: usize| shares.iter().map(|round| round[place]).sum::<f64>() * self.seats as f64;
            Met {
                bots: meeting.bots.clone(),
                points: (0..self.seats).map(points).collect(),
                games: (shares.len() * self.seats) as f64,
            }
        };
        self.rounds.iter().map(|meetings| meetings.iter().map(met).collect()).collect()
    }

    /// The meeting and the place in it that a job's id names.
    fn find(&mut self, id: &str) -> Option<(&mut Meeting, usize)> {
        let (meeting, place) = id.strip_prefix('m')?.split_once('.')?;
        let (number, place): (usize, usize) = (meeting.parse().ok()?, place.parse().ok()?);
        let meeting = self.rounds.iter_mut().flatten().nth(number)?;
        (place < meeting.jobs.len()).then_some((meeting, place))
    }
}

impl Study for Course {
    fn jobs(&mut self) -> Result<Vec<Job>, Why> {
        self.begin_round().map_err(|error| Why::of(&error))?;
        if self.fresh.is_empty() {
            return Ok(Vec::new());
        }
        let is_needed: HashMap<String, bool> = self
            .rounds
            .iter()
            .flatten()
            .enumerate()
            .flat_map(|(number, meeting)| {
                meeting
                    .jobs
                    .iter()
                    .enumerate()
                    .map(move |(place, is_done)| (format!("m{number}.{place}"), !is_done && !meeting.is_over))
            })
            .collect();
        let fresh = std::mem::take(&mut self.fresh);
        Ok(fresh.into_iter().filter(|job| is_needed.get(&job.id) == Some(&true)).collect())
    }

    fn take(&mut self, outcome: &Outcome) -> Result<(), Why> {
        let foreign = || Why::of(&TournamentError::Foreign { job: outcome.job.clone() });
        let catalog = self.catalog.clone();
        let batch = self.tournament.batch.max(1) as usize * self.seats;
        let (meeting, place) = self.find(&outcome.job).ok_or_else(foreign)?;
        if meeting.jobs[place] || meeting.is_over {
            return Ok(());
        }
        let mut failed = None;
        match &outcome.done {
            Done::Games(records) => {
                let games: Option<Vec<Played>> = records
                    .iter()
                    .map(|record| Played::of(&json::read(&catalog, record).ok()?, &meeting.plan))
                    .collect();
                let games = games.ok_or_else(foreign)?;
                let expected =
                    (place * batch..(place + 1) * batch).take_while(|&number| number < meeting.plan.games as usize);
                if !games.iter().map(|game| game.number as usize).eq(expected) {
                    return Err(foreign());
                }
                games.iter().for_each(|game| meeting.tally.add(game));
            }
            Done::SetAside(log) => failed = Some(log.clone()),
            Done::Solved(_) => return Err(foreign()),
        }
        meeting.jobs[place] = true;
        let is_decided = meeting.tally.is_decided();
        let is_complete = meeting.jobs.iter().all(|is_done| *is_done);
        if is_complete {
            meeting.tally.close();
        }
        meeting.is_over = is_complete || is_decided;
        let left = meeting.jobs.iter().filter(|is_done| !**is_done).count() as u64;
        if is_decided {
            self.known -= left;
            self.cancelled.push(outcome.job.split('.').next().unwrap_or_default().to_owned());
        }
        self.done += 1;
        self.set_aside.extend(failed.map(|log| (outcome.job.clone(), log)));
        self.begin_round().map_err(|error| Why::of(&error))
    }

    fn cancelled(&mut self) -> Vec<String> {
        std::mem::take(&mut self.cancelled)
    }

    fn is_complete(&self) -> bool {
        let wanted = match self.tournament.format {
            Format::RoundRobin | Format::Gauntlet => 1,
            Format::Swiss | Format::Ladder => self.tournament.rounds as usize,
        };
        self.rounds.len() >= wanted && self.rounds.iter().flatten().all(|meeting| meeting.is_over)
    }

    fn progress(&self) -> (u64, u64) {
        let rounds = u64::from(self.tournament.rounds.max(1));
        let whole = match self.tournament.format {
            Format::RoundRobin | Format::Gauntlet => self.known,
            // Later rounds are about as large as those that are known.
            Format::Swiss | Format::Ladder => self.known * rounds / self.rounds.len().max(1) as u64,
        };
        (self.done, whole.max(self.done))
    }

    fn summary(&self) -> String {
        serde_json::to_string(&self.standings()).expect("texts and numbers can be written")
    }
}
