//! The description of a match, checked before it starts.

use std::sync::Arc;

use rusc_catalog::{Catalog, Entry, MovesError};
use rusc_game::Rng;
use rusc_host::{AnyPosition, Played};
use rusc_present::SpecError;
use rusc_search::Limits;

/// A match to play: the game, the bots, the number of games and how they open.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// The spec of the game.
    pub game: String,
    /// The moves every game begins with.
    pub moves: String,
    /// The specs of the bots, one for each seat.
    pub bots: Vec<String>,
    /// The number of games.
    pub games: u32,
    /// The limits for every move.
    pub limits: Limits,
    /// The number of random moves that open each round.
    pub openings: u32,
    /// The seed of all random choices.
    pub seed: u64,
    /// The number of games played at the same time.
    pub threads: usize,
}

rusc_present::reasons! {
    /// Why a match cannot start.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum JobError {
        /// The number of bots is not the number of seats.
        #[error("{game} has {seats} seats, but there are {bots} bots: give one for each seat")]
        Seats {
            /// The spec of the game.
            game: String,
            /// The number of seats.
            seats: u8,
            /// The number of bots given.
            bots: usize,
        } => "job-seats",
        /// The game is already over after the given moves.
        #[error("the game is over after these moves")]
        Over => "job-over",
        /// Too many threads.
        #[error("{threads} threads are too many: at most {most}")]
        Threads {
            /// The number of threads requested.
            threads: usize,
            /// The largest number allowed.
            most: usize,
        } => "job-threads",
        /// Too many random opening moves.
        #[error("{openings} random moves are too many to open a game with: at most {most}")]
        Openings {
            /// The number of moves requested.
            openings: u32,
            /// The largest number allowed.
            most: u32,
        } => "job-openings",
    }
    nested {
        /// The spec of a game or a bot is invalid.
        Spec(SpecError),
        /// The given moves cannot be played.
        Moves(MovesError),
    }
}

/// The largest number of games played at the same time.
const MOST_THREADS: usize = 1024;
/// The largest number of random opening moves.
const MOST_OPENINGS: u32 = 1000;

impl Job {
    /// Checks the whole job, so that a match that starts can be played.
    ///
    /// # Errors
    /// The first problem found.
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

    /// The start of the games of a round, before its random opening. If the game has a hidden deal and no seed is given, each
    /// round gets its own.
    pub(crate) fn start(&self, games: &Catalog, round: u64) -> Result<Start, JobError> {
        let seed = Rng::stream(self.seed, round).bits() >> 32;
        let (entry, start) = games.start(&games.dealt(&self.game, seed)?)?;
        let line = entry.play(&start, &self.moves)?;
        Ok(Start { entry: entry.clone(), start, line })
    }
}

/// The start of a game.
pub(crate) struct Start {
    pub(crate) entry: Entry,
    pub(crate) start: Arc<dyn AnyPosition>,
    /// The given opening moves, played.
    pub(crate) line: Vec<Played>,
}
