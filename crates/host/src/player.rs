//! A bot whose game is not known at compile time.

use std::fmt;

use rusc_game::{Seat, Turn};
use rusc_present::{Playable, Why};
use rusc_search::{Bot, Candidate, Control, Curve, Report, Score};
use serde::{Deserialize, Serialize};

use crate::SeatView;

/// How good a move is for the player who makes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// The name of the move.
    pub name: String,
    /// The score of the move; `None` if it was not evaluated.
    pub score: Option<Score>,
    /// The player's chance to win with this move, from 0 to 1.
    pub chance: f64,
    /// How often the search visited the move; 0 if the bot does not count visits.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub visits: u32,
}

/// What a bot thinks of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// The move that the bot would play; `None` when the game is over.
    pub best: Option<String>,
    /// Why the bot has no move on its turn, if it resigned or failed; it is not saved with the thought.
    #[serde(skip)]
    pub given_up: Option<GivenUp>,
    /// The score of the position for the seat to move; `None` if it was not evaluated.
    pub score: Option<Score>,
    /// Each seat's chance to win, from 0 to 1; they add up to 1.
    pub chances: Vec<f64>,
    /// The principal variation: the moves that the bot expects, beginning with its own.
    pub line: Vec<String>,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The depth of the search in plies.
    pub depth: u32,
    /// The candidate moves, the most visited first.
    pub candidates: Vec<Worth>,
}

/// The number of moves of the expected line that are worth keeping.
const KEPT_LINE: usize = 16;
/// The number of candidate moves that are worth keeping.
const KEPT_CANDIDATES: usize = 8;

impl Thought {
    /// The part of the thought that is worth keeping with the move.
    #[must_use]
    pub fn kept(mut self) -> Thought {
        self.line.truncate(KEPT_LINE);
        self.candidates.truncate(KEPT_CANDIDATES);
        self
    }

    /// An empty thought with equal chances, in a game with this number of seats.
    pub fn nothing(seats: u8) -> Thought {
        Thought {
            best: None,
            given_up: None,
            score: None,
            chances: even(seats),
            line: Vec::new(),
            nodes: 0,
            depth: 0,
            candidates: Vec::new(),
        }
    }

    /// The chance of a seat to win.
    pub fn chance(&self, seat: Seat) -> f64 {
        self.chances.get(seat.index()).copied().unwrap_or(0.0)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Why a bot lost a game before it was over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenUp {
    /// The bot resigned.
    Resigned,
    /// The bot failed for this reason.
    Failed(Why),
}

impl fmt::Display for GivenUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GivenUp::Resigned => f.write_str("resigned"),
            GivenUp::Failed(why) => fmt::Display::fmt(why, f),
        }
    }
}

/// A bot without its game's type.
pub trait Player: Send {
    /// Chooses a move from what the seat to move knows, reporting its thoughts as it goes.
    fn think(&mut self, view: &SeatView, control: &Control, progress: &mut dyn FnMut(&Thought)) -> Thought;
}

/// A typed bot as a [`Player`].
pub(crate) struct Seated<G: Playable> {
    bot: Box<dyn Bot<G>>,
    curve: Curve,
}

impl<G: Playable> Seated<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>, curve: Curve) -> Self {
        Seated { bot, curve }
    }
}

impl<G: Playable> Player for Seated<G> {
    fn think(&mut self, view: &SeatView, control: &Control, progress: &mut dyn FnMut(&Thought)) -> Thought {
        let (seat, seats, curve) = (view.seat(), view.seats(), self.curve);
        let game: &G = view.game().expect("a bot is asked about its own game");
        if game.turn() != Turn::Seat(seat) {
            return Thought::nothing(seats);
        }
        let worth = |&Candidate { mv, score, visits }: &Candidate<G::Move>| Worth {
            name: game.name(mv),
            score: Some(score),
            chance: score.chance_among(seats, curve),
            visits,
        };
        let described = |report: &Report<G::Move>| Thought {
            best: report.best.map(|mv| game.name(mv)),
            given_up: None,
            score: report.score,
            chances: chances(report, seat, seats, curve),
            line: report.line.iter().map(|&mv| game.name(mv)).collect(),
            nodes: report.nodes,
            depth: report.depth,
            candidates: report.candidates.iter().map(worth).collect(),
        };
        let report = self.bot.think(&game.view(seat), seat, control, &mut |report| progress(&described(report)));
        described(&report)
    }
}

/// Each seat's chance to win: as reported by the search if it did, otherwise from the score of the seat to move, with the rest
/// shared equally among the others.
fn chances<M>(report: &Report<M>, seat: Seat, seats: u8, curve: Curve) -> Vec<f64> {
    if report.chances.len() == usize::from(seats) && !report.score.is_some_and(Score::is_proven) {
        return report.chances.clone();
    }
    let Some(score) = report.score else { return even(seats) };
    let own = score.chance_among(seats, curve);
    let rest = (1.0 - own) / f64::from(seats.max(2) - 1);
    Seat::all(seats).map(|other| if other == seat { own } else { rest }).collect()
}

fn even(seats: u8) -> Vec<f64> {
    vec![1.0 / f64::from(seats.max(1)); usize::from(seats)]
}

#[cfg(test)]
mod tests {
    use rusc_search::Unit;

    use super::*;

    #[test]
    fn chances_are_shares_of_one() {
        let curve = Curve::slope(1.0);
        for seats in 2..=6 {
            let report = Report::<u8> { score: Some(Score::estimate(1.0, Unit::POINTS)), ..Report::empty() };
            let sum: f64 = chances(&report, Seat::SECOND, seats, curve).iter().sum();
            assert!((sum - 1.0).abs() < 1e-12, "the chances of {seats} make one");
        }
    }
}
