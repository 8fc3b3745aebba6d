//! A solve in parts: each move of a position is solved on its own.

use std::collections::BTreeMap;

use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_present::{Solution, Why};

use crate::{Done, Incapable, Job, Outcome, Part, PlanError, Study, Task, TournamentError, Value};

/// The value of every move of a position, each a job.
pub struct Solving {
    moves: Vec<String>,
    /// The seat to move.
    mover: Seat,
    fresh: Vec<Job>,
    values: BTreeMap<usize, Value>,
    set_aside: Vec<(String, Vec<String>)>,
}

rusc_present::reasons! {
    /// Why a position is not solved.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NotSolved {
        /// The game is over.
        #[error("the game is over after these moves")]
        Over => "solving-over",
        /// A move ends the game, so there is no position to solve after it.
        #[error("the move {name} ends the game: solve this position without --broker")]
        Ends {
            /// The move.
            name: String,
        } => "solving-ends",
        /// A move could not be solved.
        #[error("the move {name} could not be solved: {why}")]
        Failed {
            /// The move.
            name: String,
            /// The last reason.
            why: Why,
        } => "solving-failed",
    }
}

impl Solving {
    /// The parts of the position after these moves.
    ///
    /// # Errors
    /// If there is no such position, it is over or it has no solver.
    pub fn new(catalog: &Catalog, game: &str, moves: &str) -> Result<Solving, Why> {
        let (entry, start) = catalog.start(game).map_err(|error| Why::of(&PlanError::from(error)))?;
        let line = entry.play(&start, moves).map_err(|error| Why::of(&PlanError::from(error)))?;
        let position = line.last().map_or(&start, |played| &played.position);
        let mover = position.turn().seat().ok_or_else(|| Why::of(&NotSolved::Over))?;
        if position.solver().is_none() {
            return Err(Why::of(&Incapable::NoSolver { game: game.to_owned() }));
        }
        let before: Vec<&str> = line.iter().map(|played| &*played.name).collect();
        let part = |(place, name): (usize, &String)| Job {
            id: format!("p.{place}"),
            data: Vec::new(),
            task: Task::Solve(Part {
                game: game.to_owned(),
                moves: [&before[..], &[name.as_str()]].concat().join(" "),
            }),
        };
        let names: Vec<String> = position.moves();
        let ends = |name: &&String| position.play(name).is_ok_and(|played| played.position.is_over());
        if let Some(name) = names.iter().find(ends) {
            return Err(Why::of(&NotSolved::Ends { name: name.clone() }));
        }
        let fresh = names.iter().enumerate().map(part).collect();
        Ok(Solving { moves: names, mover, fresh, values: BTreeMap::new(), set_aside: Vec::new() })
    }

    /// The value of the position with those of all its moves, once every part is solved.
    ///
    /// # Errors
    /// Which move could not be solved.
    pub fn solution(&self) -> Result<Option<Solution<String>>, NotSolved> {
        if let Some((job, log)) = self.set_aside.first() {
            let name = number(job).map_or_else(String::new, |place| self.moves[place].clone());
            let why = Why::quoted(log.last().map_or("", String::as_str));
            return Err(NotSolved::Failed { name, why });
        }
        if !self.is_complete() {
            return Ok(None);
        }
        // The score of a part is that of the opponent, who moves next.
        let values: Vec<(String, i64)> =
            self.values.iter().map(|(&place, value)| (self.moves[place].clone(), -value.score)).collect();
        let score = values.iter().map(|(_, score)| *score).max().unwrap_or(0);
        let winners = self.values.values().map(|value| value.winner.map(|seat| Seat::new(seat - 1)));
        let winner = match score.signum() {
            1 => Some(self.mover),
            0 => None,
            _ => winners.flatten().find(|seat| *seat != self.mover),
        };
        let best = values.iter().filter(|(_, value)| *value == score).map(|(name, _)| name.clone()).collect();
        let nodes = self.values.values().map(|value| value.nodes).sum();
        Ok(Some(Solution { winner, score, best, values, nodes }))
    }
}

impl Study for Solving {
    fn jobs(&mut self) -> Result<Vec<Job>, Why> {
        let is_open = |job: &Job| number(&job.id).is_none_or(|place| !self.values.contains_key(&place));
        Ok(std::mem::take(&mut self.fresh).into_iter().filter(is_open).collect())
    }

    fn take(&mut self, outcome: &Outcome) -> Result<(), Why> {
        let foreign = || Why::of(&TournamentError::Foreign { job: outcome.job.clone() });
        let place = number(&outcome.job).filter(|place| *place < self.moves.len()).ok_or_else(foreign)?;
        match &outcome.done {
            Done::Solved(value) => {
                self.values.entry(place).or_insert_with(|| value.clone());
            }
            Done::SetAside(log) => self.set_aside.push((outcome.job.clone(), log.clone())),
            Done::Games(_) => return Err(foreign()),
        }
        Ok(())
    }

    fn cancelled(&mut self) -> Vec<String> {
        Vec::new()
    }

    fn is_complete(&self) -> bool {
        self.values.len() + self.set_aside.len() >= self.moves.len()
    }

    fn progress(&self) -> (u64, u64) {
        ((self.values.len() + self.set_aside.len()) as u64, self.moves.len() as u64)
    }

    fn summary(&self) -> String {
        String::new()
    }
}

/// The number of a job.
fn number(id: &str) -> Option<usize> {
    id.strip_prefix("p.")?.parse().ok()
}
