//! Does one job on this machine.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_present::{Wanted, Why};
use rusc_record::json;
use rusc_search::{Control, Limits};

use crate::play::{Thinking, play};
use crate::{Clock, DataFile, Done, Games, Job, Part, Task, Value};

/// Finds a file that a job needs.
pub type Files = Arc<dyn Fn(&DataFile) -> Result<PathBuf, Why> + Send + Sync>;

/// What a job needs from the machine.
#[derive(Clone)]
pub struct Hands {
    /// The games.
    pub catalog: Catalog,
    /// Set by another thread to end all jobs at once.
    pub stop: &'static AtomicBool,
    /// The time that a clock shows to the thread that asks.
    pub clock: fn(Clock) -> Duration,
    /// Finds the files.
    pub files: Files,
    /// Whether bots may be external programs.
    pub may_start_programs: bool,
}

rusc_present::reasons! {
    /// Why a job cannot be done.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Incapable {
        /// The bot is an external program, and those are not allowed here.
        #[error("{bot} is an external program, which this worker does not start: allow it with --programs")]
        Program {
            /// The spec of the bot.
            bot: String,
        } => "job-program",
        /// There is no solver.
        #[error("there is no solver for {game}")]
        NoSolver {
            /// The spec of the game.
            game: String,
        } => "job-no-solver",
    }
}

impl Hands {
    /// Does a job; `None` if it is stopped before the end.
    ///
    /// # Errors
    /// Why it cannot be done.
    pub fn perform(&self, job: &Job) -> Result<Option<Done>, Why> {
        match &job.task {
            Task::Games(games) => self.play(games, &job.data),
            Task::Solve(part) => self.solve(part),
        }
    }

    fn play(&self, games: &Games, data: &[DataFile]) -> Result<Option<Done>, Why> {
        let mut bots = games.bots.clone();
        for file in data {
            let path = (self.files)(file)?;
            let sign = format!("{{{}}}", file.name);
            bots.iter_mut().for_each(|bot| *bot = bot.replace(&sign, &path.to_string_lossy()));
        }
        let clock = || (self.clock)(games.limits.clock);
        let thinking = Thinking { limits: &games.limits, stop: self.stop, clock: &clock };
        let mut records = Vec::new();
        for fixture in &games.fixtures {
            if !self.may_start_programs {
                let (entry, _) = self.catalog.start(&fixture.spec).map_err(|error| Why::of(&error))?;
                if let Some(bot) = bots.iter().find(|bot| rusc_engine::is_external(entry, bot)) {
                    return Err(Why::of(&Incapable::Program { bot: bot.clone() }));
                }
            }
            match play(&self.catalog, &bots, fixture, &thinking).map_err(|error| Why::of(&error))? {
                // The record names the bots as they were asked for, without the places of files on this machine.
                Some(played) => records.push(json::write_line(&played.record(&games.bots)).trim_end().to_owned()),
                None => return Ok(None),
            }
        }
        Ok(Some(Done::Games(records)))
    }

    fn solve(&self, part: &Part) -> Result<Option<Done>, Why> {
        let (entry, start) = self.catalog.start(&part.game).map_err(|error| Why::of(&error))?;
        let line = entry.play(&start, &part.moves).map_err(|error| Why::of(&error))?;
        let position = line.last().map_or(&start, |played| &played.position);
        let clock = || (self.clock)(Clock::Wall);
        let limits = Limits::default();
        let control = Control { limits, threads: 1, cores: 1, seed: 0, stop: self.stop, clock: Some(&clock) };
        let mut solver = position.solver().ok_or_else(|| Why::of(&Incapable::NoSolver { game: part.game.clone() }))?;
        match solver.solve(Wanted::BestMoves, &control, &mut |_| {}) {
            Ok(solution) => {
                let winner = solution.winner.map(|seat| seat.number());
                Ok(Some(Done::Solved(Value { winner, score: solution.score, nodes: solution.nodes })))
            }
            Err(_) if self.stop.load(Ordering::Relaxed) => Ok(None),
            Err(unsolved) => Err(Why::of(&unsolved)),
        }
    }
}
