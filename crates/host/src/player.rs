//! A bot whose game is not known at compile time.

use std::fmt;

use rusc_game::{Seat, Turn};
use rusc_present::{Playable, Why};
use rusc_search::{Bot, Candidate, Control, Curve, Report, Score};

use crate::SeatView;

/// What a move is worth to the player who makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The move.
    pub name: String,
    /// Its worth; none where nobody has looked.
    pub score: Option<Score>,
    /// The player's chance to win with it, from 0 to 1.
    pub chance: f64,
    /// How often it was tried; 0 where nobody counts.
    pub visits: u32,
}

/// What a bot thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The move it would play; none when the game is over.
    pub best: Option<String>,
    /// Why it has no move although it has the turn, if it gave up.
    pub given_up: Option<GivenUp>,
    /// What the position is worth to the side to move; none where nobody has looked.
    pub score: Option<Score>,
    /// The chance of every seat to win, from 0 to 1; together they make 1.
    pub chances: Vec<f64>,
    /// The moves it expects, its own first.
    pub line: Vec<String>,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How many moves ahead it looked.
    pub depth: u32,
    /// The moves it weighs against each other, the most tried first.
    pub candidates: Vec<Worth>,
}

impl Thought {
    /// A thought that came to nothing, in a game of so many seats.
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

/// Why a bot loses a game that is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenUp {
    /// It says that it has lost.
    Resigned,
    /// It could not go on; what happened.
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

/// A bot of any game.
pub trait Player: Send {
    /// Thinks about what a seat may know of a position of its game, at that seat's turn.
    fn think(&mut self, view: &SeatView, control: &Control, progress: &mut dyn FnMut(&Thought)) -> Thought;
}

/// A typed bot as a player.
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

/// The chance of every seat: as the search counted it, else by the score of the seat to move, the others sharing the rest.
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
