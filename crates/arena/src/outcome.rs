//! The result of a match and of its games.

use std::time::Duration;

use rusc_game::Seat;
use rusc_host::GivenUp;
use rusc_record::{Action, Ending, NodeId, Record, Sitter};
use rusc_search::Score;

use crate::{Elo, Job};

/// The time and score of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// How long the bot thought.
    pub time: Duration,
    /// The bot's score for its move, if it gave one.
    pub score: Option<Score>,
}

/// One finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The bot in each seat, as an index into the job's bots.
    pub bots: Vec<usize>,
    /// The spec of the game as it was dealt.
    pub spec: String,
    /// All moves, the opening included.
    pub moves: Vec<String>,
    /// The note on each move; `None` for moves of the opening.
    pub notes: Vec<Option<Note>>,
    /// The winners; empty for a draw.
    pub winners: Vec<Seat>,
    /// Why a bot lost before the end, if one did.
    pub forfeit: Option<GivenUp>,
    /// Each bot's total thinking time and number of moves.
    pub thought: Vec<(Duration, u32)>,
}

impl Played {
    /// The record of the game, with the bots' specs.
    pub fn record(&self, bots: &[String]) -> Record {
        let sitters = self.bots.iter().map(|&bot| Sitter::bot(&bots[bot])).collect();
        let mut record = Record::new(&self.spec, sitters);
        let mut last = NodeId::ROOT;
        for (name, note) in self.moves.iter().zip(&self.notes) {
            last = record.tree.add(last, Action::Move(name.clone()));
            let node = record.tree.node_mut(last);
            node.seconds = note.map(|note| note.time.as_secs_f64());
            node.score = note.and_then(|note| note.score);
        }
        let loser = Seat::all(self.bots.len() as u8).find(|seat| !self.winners.contains(seat));
        let ending = match (&self.forfeit, loser) {
            (Some(GivenUp::Resigned), Some(loser)) => Ending::Resigned(loser),
            (Some(GivenUp::Failed(reason)), Some(loser)) => Ending::Failed(loser, reason.clone()),
            _ => Ending::Played,
        };
        if ending != Ending::Played {
            record.tree.add(last, Action::End(ending.clone()));
        }
        record.outcome = Some(rusc_record::Outcome { winners: self.winners.clone(), ending });
        record
    }
}

/// The score of a match so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Wins of each bot; a shared win counts as a draw.
    pub wins: Vec<u32>,
    /// Wins of each seat.
    pub wins_by_seat: Vec<u32>,
    /// Games without a single winner.
    pub draws: u32,
}

impl Tally {
    /// The score before the first game.
    pub fn new(bots: usize) -> Tally {
        Tally { wins: vec![0; bots], wins_by_seat: vec![0; bots], draws: 0 }
    }

    /// Counts one more game.
    pub fn add(&mut self, game: &Played) {
        match game.winners[..] {
            [seat] => {
                self.wins[game.bots[seat.index()]] += 1;
                self.wins_by_seat[seat.index()] += 1;
            }
            _ => self.draws += 1,
        }
    }

    /// The rating difference, if there are two bots and it is finite.
    pub fn elo(&self) -> Option<Elo> {
        if let [wins, losses] = self.wins[..] { Elo::of(wins, losses, self.draws) } else { None }
    }
}

/// The results of all games of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The job that was played.
    pub job: Job,
    /// The games, in order.
    pub games: Vec<Played>,
    /// Wins of each bot; a shared win counts as a draw.
    pub wins: Vec<u32>,
    /// Wins of each seat.
    pub wins_by_seat: Vec<u32>,
    /// Games without a single winner.
    pub draws: u32,
    /// The rating difference, if there are two seats and it is finite.
    pub elo: Option<Elo>,
    /// Each bot's average thinking time per move.
    pub seconds_per_move: Vec<f64>,
}

impl Outcome {
    /// Sums up the games of a job.
    pub fn of(games: Vec<Played>, job: &Job) -> Self {
        let bots = job.bots.len();
        let mut tally = Tally::new(bots);
        let mut thought = vec![(Duration::ZERO, 0); bots];
        for game in &games {
            tally.add(game);
            for (sum, (time, moves)) in thought.iter_mut().zip(&game.thought) {
                sum.0 += *time;
                sum.1 += moves;
            }
        }
        let elo = tally.elo();
        let Tally { wins, wins_by_seat, draws } = tally;
        let seconds = |(time, moves): &(Duration, u32)| time.as_secs_f64() / f64::from(*moves).max(1.0);
        let seconds_per_move = thought.iter().map(seconds).collect();
        Outcome { job: job.clone(), games, wins, wins_by_seat, draws, elo, seconds_per_move }
    }

    /// Whether all games were played; `false` if the match was stopped.
    pub fn is_complete(&self) -> bool {
        self.games.len() == self.job.games as usize
    }
}
