//! Hexland by name: its options, its bots, its solver.

use std::time::Duration;

use offer::{
    BotOffer, Experiment, Held, Kind, Offer, Parameter, Player, Seated, Settings, Solver, SpecError, mcts,
    mcts_parameters,
};

use crate::bots::{Dummy, Negamax, Ply};
use crate::experiment;
use crate::island::{Eleven, Five, Island, Nine, Seven};
use crate::position::Position;
use crate::solve::Solve;

/// Hexland in the catalog.
pub struct Hexland;

const OPTIONS: &[Parameter] = &[
    Parameter::new("size", Kind::Word { words: &["5", "7", "9", "11"], default: "7" }, "cells in the widest row"),
    Parameter::new(
        "komi",
        Kind::Number { least: -999, most: 999, words: &[], default: "0" },
        "points given to the second player",
    ),
];

const BOTS: &[BotOffer] = &[
    BotOffer { name: "dummy", about: "places stones anywhere, and passes only when it must", parameters: &[] },
    BotOffer {
        name: "negamax",
        about: "looks ahead to a fixed ply and counts points, deeper as the island fills",
        parameters: &[
            Parameter::new(
                "ply",
                Kind::Number { least: 1, most: 255, words: &["rule", "unlimited"], default: "rule" },
                "how many moves it looks ahead; by rule 4, 6 with 10 empty cells, 8 with 5",
            ),
            Parameter::new(
                "seconds",
                Kind::Number { least: 1, most: 3_600, words: &[], default: "5" },
                "how long it thinks at most, where no other time is given",
            ),
            Parameter::new(
                "table",
                Kind::Number { least: 0, most: 65_536, words: &[], default: "16" },
                "megabytes for what it remembers",
            ),
        ],
    },
    BotOffer {
        name: "mcts",
        about: "plays many games at random and grows a tree of what it saw in them",
        parameters: &mcts_parameters("70", "0", "2", "plain"),
    },
];

const EXPERIMENTS: &[Experiment] = &[experiment::EXPERIMENT];

impl Offer for Hexland {
    fn name(&self) -> &'static str {
        "hexland"
    }
    fn title(&self) -> &'static str {
        "Hexland"
    }
    fn options(&self) -> &'static [Parameter] {
        OPTIONS
    }
    fn bots(&self) -> &'static [BotOffer] {
        BOTS
    }
    fn start(&self, settings: &Settings) -> Result<Box<dyn offer::Position>, SpecError> {
        let komi = settings.number("komi").expect("komi is a number") as i16;
        Ok(match settings.text("size") {
            "5" => Held::boxed(settings, Position::<Five>::new(komi)),
            "7" => Held::boxed(settings, Position::<Seven>::new(komi)),
            "9" => Held::boxed(settings, Position::<Nine>::new(komi)),
            _ => Held::boxed(settings, Position::<Eleven>::new(komi)),
        })
    }
    fn bot(
        &self,
        start: &dyn offer::Position,
        name: &str,
        settings: &Settings,
        seed: u64,
    ) -> Result<Box<dyn Player>, SpecError> {
        let bot = None
            .or_else(|| start.game().map(|_: &Position<Five>| seat::<Five>(name, settings, seed)))
            .or_else(|| start.game().map(|_: &Position<Seven>| seat::<Seven>(name, settings, seed)))
            .or_else(|| start.game().map(|_: &Position<Nine>| seat::<Nine>(name, settings, seed)))
            .or_else(|| start.game().map(|_: &Position<Eleven>| seat::<Eleven>(name, settings, seed)));
        Ok(bot.expect("a bot is made for a game of its own"))
    }
    fn solver(&self) -> Option<Box<dyn Solver>> {
        Some(Box::new(Solve))
    }
    fn experiments(&self) -> &'static [Experiment] {
        EXPERIMENTS
    }
}

fn seat<I: Island>(name: &str, settings: &Settings, seed: u64) -> Box<dyn Player> {
    match name {
        "dummy" => Seated::<Position<I>, _>::boxed(Dummy::new(seed)),
        "negamax" => {
            let number = |key| settings.number(key).expect("the parameter is a number") as u64;
            let ply = match settings.text("ply") {
                "rule" => Ply::ByEmptyCells,
                "unlimited" => Ply::Unlimited,
                _ => Ply::Fixed(number("ply") as u32),
            };
            let time = Duration::from_secs(number("seconds"));
            Seated::<Position<I>, _>::boxed(Negamax::new(ply, time, (number("table") as usize) << 20))
        }
        "mcts" => mcts::<Position<I>>(settings),
        _ => unreachable!("the catalog asks for offered bots only"),
    }
}
