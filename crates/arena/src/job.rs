//! What is to be played, checked before anything is.

use std::sync::Arc;

use rusc_catalog::{Catalog, Entry, MovesError};
use rusc_game::Rng;
use rusc_host::{AnyPosition, Played};
use rusc_present::SpecError;
use rusc_search::Limits;

/// A match: who plays what, how often and from where.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// The spec of the game.
    pub game: String,
    /// The moves every game begins with.
    pub moves: String,
    /// The specs of the bots, one for each seat.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u32,
    /// What every move is limited to.
    pub limits: Limits,
    /// How many random moves open a round.
    pub openings: u32,
    /// Fixes all random choices.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: usize,
}

rusc_present::reasons! {
    /// Why a match cannot begin.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum JobError {
        /// Every seat needs a bot.
        #[error("{game} has {seats} seats, but there are {bots} bots: give one for each seat")]
        Seats {
            /// The game.
            game: String,
            /// How many play it.
            seats: u8,
            /// How many were given.
            bots: usize,
        } => "job-seats",
        /// The game is over before it begins.
        #[error("the game is over after these moves")]
        Over => "job-over",
        /// More threads than a machine should be asked for.
        #[error("{threads} threads are too many: at most {most}")]
        Threads {
            /// How many were asked for.
            threads: usize,
            /// How many there may be.
            most: usize,
        } => "job-threads",
        /// A longer opening than any game has.
        #[error("{openings} random moves are too many to open a game with: at most {most}")]
        Openings {
            /// How many were asked for.
            openings: u32,
            /// How many there may be.
            most: u32,
        } => "job-openings",
    }
    nested {
        /// A game or a bot is not in the catalog.
        Spec(SpecError),
        /// The given moves cannot be played.
        Moves(MovesError),
    }
}

/// The most games that are played at once.
const MOST_THREADS: usize = 1024;
/// The most random moves that open a round.
const MOST_OPENINGS: u32 = 1000;

impl Job {
    /// Checks everything that can be wrong, so that a match that begins can be played.
    ///
    /// # Errors
    /// Says what is wrong.
    pub fn check(&self, games: &Catalog) -> Result<(), JobError> {
        if self.threads > MOST_THREADS {
            return Err(JobError::Threads { threads: self.threads, most: MOST_THREADS });
        }
        if self.openings > MOST_OPENINGS {
            return Err(JobError::Openings { openings: self.openings, most: MOST_OPENINGS });
        }
        let Start { entry, start, line } = self.start(games, 0)?;
        let position = line.last().map_or(&start, |played| &played.position);
        if usize::from(position.seats()) != self.bots.len() {
            let (game, seats) = (self.game.clone(), position.seats());
            return Err(JobError::Seats { game, seats, bots: self.bots.len() });
        }
        for bot in &self.bots {
            rusc_engine::bot(&entry, start.in_public(), bot, 0)?;
        }
        if position.is_over() { Err(JobError::Over) } else { Ok(()) }
    }

    /// How the games of a round begin, before its random opening. A game with a hidden deal that is not given gets one for each
    /// round.
    pub(crate) fn start(&self, games: &Catalog, round: u64) -> Result<Start, JobError> {
        let seed = Rng::stream(self.seed, round).bits() >> 32;
        let (entry, start) = games.start(&games.dealt(&self.game, seed)?)?;
        let line = entry.play(&start, &self.moves)?;
        Ok(Start { entry: entry.clone(), start, line })
    }
}

/// How a game begins.
pub(crate) struct Start {
    pub(crate) entry: Entry,
    pub(crate) start: Arc<dyn AnyPosition>,
    /// The moves that were given.
    pub(crate) line: Vec<Played>,
}
