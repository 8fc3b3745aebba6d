//! A bot whose game is not known at compile time.

use std::fmt;
use std::marker::PhantomData;

use search::{Bot, Candidate, Control, Proof, Report};

use crate::{Position, Shown};

/// What a bot thinks of a position, in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Thought {
    /// The move it would play; none when the game is over.
    pub best: Option<String>,
    /// Why it has no move although it has the turn, if it gave up.
    pub given_up: Option<GivenUp>,
    /// The value for the side to move.
    pub value: f64,
    /// What is certain.
    pub proof: Option<Proof>,
    /// The moves it expects, its own first.
    pub line: Vec<String>,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How many moves ahead it looked.
    pub depth: u32,
    /// The moves it weighs against each other: name, value and how often it tried them.
    pub candidates: Vec<(String, f64, u32)>,
}

/// Why a bot loses a game that is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenUp {
    /// It says that it has lost.
    Resigned,
    /// It could not go on; what happened.
    Failed(String),
}

impl fmt::Display for GivenUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GivenUp::Resigned => f.write_str("resigned"),
            GivenUp::Failed(reason) => f.write_str(reason),
        }
    }
}

/// A bot of any game.
pub trait Player: Send {
    /// Thinks about a position of its game for the seat to move, of which it sees what that seat may know.
    fn think(&mut self, position: &dyn Position, control: &Control, progress: &mut dyn FnMut(&Thought)) -> Thought;
}

/// A bot that plays a `G`, and how many of its points make one of what people are shown.
pub struct Seated<G, B> {
    bot: B,
    points_per_unit: f64,
    game: PhantomData<fn() -> G>,
}

impl<G: Shown, B: Bot<G> + 'static> Seated<G, B> {
    /// A bot whose values are shown as they are.
    pub fn boxed(bot: B) -> Box<dyn Player> {
        Seated::scaled(bot, 1.0)
    }

    /// A bot whose values are shown in units of so many points.
    pub fn scaled(bot: B, points_per_unit: f64) -> Box<dyn Player> {
        Box::new(Seated { bot, points_per_unit, game: PhantomData })
    }
}

impl<G: Shown, B: Bot<G>> Player for Seated<G, B> {
    fn think(&mut self, position: &dyn Position, control: &Control, progress: &mut dyn FnMut(&Thought)) -> Thought {
        let game: &G = position.game().expect("a bot is asked about its own game");
        let points_per_unit = self.points_per_unit;
        let describe = |&Candidate { mv, value, visits }: &Candidate<G::Move>| {
            (game.name(mv), f64::from(value) / points_per_unit, visits)
        };
        let put_in_words = |report: &Report<G::Move>| Thought {
            best: report.best.map(|mv| game.name(mv)),
            given_up: None,
            value: f64::from(report.value) / points_per_unit,
            proof: report.proof,
            line: report.line.iter().map(|&mv| game.name(mv)).collect(),
            nodes: report.nodes,
            depth: report.depth,
            candidates: report.candidates.iter().map(describe).collect(),
        };
        let Some(seat) = game.turn().seat() else { return put_in_words(&Report::empty()) };
        let report = self.bot.think(&game.view(seat), seat, control, &mut |report| progress(&put_in_words(report)));
        put_in_words(&report)
    }
}
