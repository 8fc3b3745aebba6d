//! What is to be played, checked before anything is.

use catalog::{Entry, MovesError};
use game::Rng;
use offer::{Position, SpecError};
use search::Limits;

/// A match: who plays what, how often and from where.
#[derive(Clone, Debug)]
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

/// Why a match cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JobError {
    /// A game or a bot is not in the catalog.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The given moves cannot be played.
    #[error(transparent)]
    Moves(#[from] MovesError),
    /// Every seat needs a bot.
    #[error("{game} has {seats} seats, but there are {bots} bots: give one for each seat")]
    Seats {
        /// The game.
        game: String,
        /// How many play it.
        seats: u8,
        /// How many were given.
        bots: usize,
    },
    /// The game is over before it begins.
    #[error("the game is over after these moves")]
    Over,
}

impl Job {
    /// Checks everything that can be wrong, so that a match that begins can be played.
    ///
    /// # Errors
    /// Says what is wrong.
    pub fn check(&self) -> Result<(), JobError> {
        let (entry, position) = self.start(0)?;
        let (_, start) = catalog::start(&self.game)?;
        if usize::from(position.seats()) != self.bots.len() {
            let (game, seats) = (self.game.clone(), position.seats());
            return Err(JobError::Seats { game, seats, bots: self.bots.len() });
        }
        for bot in &self.bots {
            engine::bot(entry, &*start, bot, 0)?;
        }
        if position.is_over() { Err(JobError::Over) } else { Ok(()) }
    }

    /// The position that the games of a round begin with, before its random opening. A game with a hidden deal that is not
    /// given gets one for each round.
    pub(crate) fn start(&self, round: u64) -> Result<(&'static Entry, Box<dyn Position>), JobError> {
        let seed = Rng::stream(self.seed, round).bits() >> 32;
        let (entry, mut position) = catalog::start(&catalog::dealt(&self.game, seed)?)?;
        entry.play(&mut *position, &self.moves)?;
        Ok((entry, position))
    }
}
