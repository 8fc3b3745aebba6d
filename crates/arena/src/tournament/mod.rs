//! Tournaments: what is played as plain data, who meets whom, and the course from the first job to the table.

mod course;
mod pairing;
mod standings;

pub use course::Course;
pub use pairing::usual_rounds;
pub use standings::{Cell, Row, Standings};

use rusc_catalog::Catalog;
use serde::{Deserialize, Serialize};

use crate::statistics::Sprt;
use crate::{DataFile, MoveLimits, Openings, Plan, PlanError};

/// A tournament to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    /// Its name.
    pub name: String,
    /// The spec of the game.
    pub game: String,
    /// The moves every game begins with.
    pub moves: String,
    /// The specs of the bots.
    pub bots: Vec<String>,
    /// Their names in tables.
    pub names: Vec<String>,
    /// Who meets whom.
    pub format: Format,
    /// The number of rounds of a Swiss tournament or a ladder.
    pub rounds: u32,
    /// The number of games of each meeting.
    pub games: u32,
    /// The limits for every move.
    pub limits: MoveLimits,
    /// How the games open.
    pub openings: Openings,
    /// The sequential test that may end a meeting early: two hypotheses and two error rates.
    pub sprt: Option<[f64; 4]>,
    /// The number of rounds of games in a job.
    pub batch: u32,
    /// The files that the bots need.
    pub data: Vec<DataFile>,
    /// The seed of all random choices.
    pub seed: u64,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody meets everybody; with more seats, every selection of bots meets.
    RoundRobin,
    /// The first bot meets all others.
    Gauntlet,
    /// In every round those meet who have done equally well and have not met.
    Swiss,
    /// The bots stand in a row, the first at the top. Neighbours meet and change places if the lower one wins.
    Ladder,
}

rusc_present::reasons! {
    /// Why a tournament cannot be played.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum TournamentError {
        /// There are too few bots for the seats of the game.
        #[error("a tournament of {game} needs at least {seats} bots, but there are {bots}")]
        FewBots {
            /// The spec of the game.
            game: String,
            /// The number of seats.
            seats: usize,
            /// The number of bots.
            bots: usize,
        } => "tournament-few-bots",
        /// A bot or a name is listed twice.
        #[error("{bot} is listed twice")]
        Twice {
            /// The bot or name.
            bot: String,
        } => "tournament-twice",
        /// Too many meetings to list.
        #[error("every selection of {seats} out of {bots} bots makes {meetings} meetings, more than {most}: use the format \"swiss\"")]
        ManyMeetings {
            /// The number of seats.
            seats: usize,
            /// The number of bots.
            bots: usize,
            /// The number of meetings.
            meetings: u64,
            /// The largest number of meetings.
            most: u64,
        } => "tournament-many-meetings",
        /// A sequential test of more than two bots.
        #[error("a sequential test compares two bots, but {game} has {seats} seats")]
        SprtSeats {
            /// The spec of the game.
            game: String,
            /// The number of seats.
            seats: usize,
        } => "tournament-sprt-seats",
        /// The numbers are not those of a sequential test.
        #[error("sprt needs two different Elo differences, the lower first, and error rates that are positive and add up to less than 1")]
        NoSprt => "tournament-no-sprt",
        /// An outcome that belongs to another tournament.
        #[error("the outcome of {job} does not belong to this tournament")]
        Foreign {
            /// The id of the job.
            job: String,
        } => "tournament-foreign",
    }
    nested {
        /// The games cannot be played.
        Plan(PlanError),
    }
}

/// The largest number of meetings.
const MOST_MEETINGS: u64 = 100_000;

impl Tournament {
    /// Checks all of it, so that a tournament that starts can be played; gives the number of seats.
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self, catalog: &Catalog) -> Result<usize, TournamentError> {
        let (_, start) = catalog.start(&self.game).map_err(PlanError::from)?;
        let (seats, bots) = (usize::from(start.seats()), self.bots.len());
        if bots < seats {
            return Err(TournamentError::FewBots { game: self.game.clone(), seats, bots });
        }
        for list in [&self.bots, &self.names] {
            let twice = list.iter().enumerate().find(|(place, bot)| list[..*place].contains(bot));
            if let Some((_, bot)) = twice {
                return Err(TournamentError::Twice { bot: bot.clone() });
            }
        }
        let meetings = pairing::count(self.format, bots, seats);
        if meetings > MOST_MEETINGS {
            return Err(TournamentError::ManyMeetings { seats, bots, meetings, most: MOST_MEETINGS });
        }
        if self.sprt.is_some() && seats != 2 {
            return Err(TournamentError::SprtSeats { game: self.game.clone(), seats });
        }
        if self.sprt.is_some() && self.test().is_none() {
            return Err(TournamentError::NoSprt);
        }
        // Every bot has a seat in one of these.
        for first in (0..bots).step_by(seats) {
            let first = first.min(bots - seats);
            self.plan((first..first + seats).collect::<Vec<_>>().as_slice(), 0).check(catalog)?;
        }
        Ok(seats)
    }

    /// The sequential test of each meeting.
    fn test(&self) -> Option<Sprt> {
        self.sprt.and_then(|[elo0, elo1, alpha, beta]| Sprt::new(elo0, elo1, alpha, beta))
    }

    /// What these bots play when they meet.
    fn plan(&self, bots: &[usize], meeting: u64) -> Plan {
        let seats = bots.len() as u32;
        Plan {
            game: self.game.clone(),
            moves: self.moves.clone(),
            bots: bots.iter().map(|&bot| self.bots[bot].clone()).collect(),
            games: self.games.div_ceil(seats) * seats,
            limits: self.limits,
            openings: self.openings.clone(),
            seed: rusc_game::Rng::stream(self.seed, meeting).bits(),
        }
    }
}
