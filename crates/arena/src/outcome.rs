//! How a match ended.

use std::time::Duration;

use rusc_game::Seat;
use rusc_host::GivenUp;
use rusc_record::{Action, Ending, NodeId, Record, Sitter};
use rusc_search::Score;

use crate::{Elo, Job};

/// What is known about a move besides what it was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// How long it took.
    pub time: Duration,
    /// What the bot thought it was worth, if it thought anything.
    pub score: Option<Score>,
}

/// One finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Which bot sat in each seat.
    pub bots: Vec<usize>,
    /// The spec of the game as it was dealt.
    pub spec: String,
    /// All moves, the opening included.
    pub moves: Vec<String>,
    /// What is known about each move; nothing about moves of the opening.
    pub notes: Vec<Option<Note>>,
    /// Who won; nobody in a draw.
    pub winners: Vec<Seat>,
    /// Why a bot lost before the end, if it did.
    pub forfeit: Option<GivenUp>,
    /// How long each bot thought, and about how many moves.
    pub thought: Vec<(Duration, u32)>,
}

impl Played {
    /// The game as it is kept, between bots with these specs.
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

/// The sum of all games.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// What was to be played.
    pub job: Job,
    /// The games in their order.
    pub games: Vec<Played>,
    /// Wins by bot; a shared win is a draw.
    pub wins: Vec<u32>,
    /// Wins by seat.
    pub wins_by_seat: Vec<u32>,
    /// Games that nobody won alone.
    pub draws: u32,
    /// The difference in strength, where there are two seats and it is finite.
    pub elo: Option<Elo>,
    /// How long each bot thought about a move.
    pub seconds_per_move: Vec<f64>,
}

impl Outcome {
    /// Adds up some games of a job.
    pub fn of(games: Vec<Played>, job: &Job) -> Self {
        let bots = job.bots.len();
        let (mut wins, mut wins_by_seat, mut draws) = (vec![0; bots], vec![0; bots], 0);
        let mut thought = vec![(Duration::ZERO, 0); bots];
        for game in &games {
            match game.winners[..] {
                [seat] => {
                    wins[game.bots[seat.index()]] += 1;
                    wins_by_seat[seat.index()] += 1;
                }
                _ => draws += 1,
            }
            for (sum, (time, moves)) in thought.iter_mut().zip(&game.thought) {
                sum.0 += *time;
                sum.1 += moves;
            }
        }
        let elo = if bots == 2 { Elo::of(wins[0], wins[1], draws) } else { None };
        let seconds = |(time, moves): &(Duration, u32)| time.as_secs_f64() / f64::from(*moves).max(1.0);
        let seconds_per_move = thought.iter().map(seconds).collect();
        Outcome { job: job.clone(), games, wins, wins_by_seat, draws, elo, seconds_per_move }
    }

    /// Whether all games were played: not where the match was stopped.
    pub fn is_complete(&self) -> bool {
        self.games.len() == self.job.games as usize
    }
}
