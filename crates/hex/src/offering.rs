//! Hex by name: its options, its bots, its experiments.

use offer::{
    BotOffer, Experiment, Held, Kind, Offer, Parameter, Player, Position, Seated, Settings, SpecError, mcts,
    mcts_parameters,
};
use search::Random;

use crate::connections::Detail;
use crate::hextress;
use crate::{Dijkstra, Hex, Hexodus, Strength, SwapRule, words};

/// Hex of every size in the catalog.
pub struct AnySize;

const OPTIONS: &[Parameter] = &[
    Parameter::new("size", Kind::Number { least: 2, most: 19, words: &[], default: "11" }, "cells along a side"),
    Parameter::new(
        "swap",
        Kind::Flag { words: &["in-place"] },
        "the second player may take over the first stone, reflected or in place",
    ),
];

/// How much detail goes by which name.
const DETAILS: [(&str, Detail); 3] = [
    ("coarse", Detail { fulls: 6, semis: 12, joined: 3, over_edges: false }),
    ("normal", Detail::NORMAL),
    ("fine", Detail { fulls: 20, semis: 40, joined: 5, over_edges: true }),
];

const BOTS: &[BotOffer] = &[
    BotOffer { name: "random", about: "plays on any empty cell", parameters: &[] },
    BotOffer {
        name: "dijkstra",
        about: "compares how many stones each side still needs",
        parameters: &[Parameter::new(
            "depth",
            Kind::Number { least: 1, most: 20, words: &[], default: "2" },
            "how many moves it looks ahead",
        )],
    },
    BotOffer {
        name: "hexodus",
        about: "knows virtual connections, and compares their electric resistance",
        parameters: &[
            Parameter::new(
                "depth",
                Kind::Number { least: 1, most: 20, words: &[], default: "2" },
                "how many moves it looks ahead: 2 is the normal level, 3 expert",
            ),
            Parameter::new(
                "width",
                Kind::Number { least: 1, most: 361, words: &["auto", "all"], default: "auto" },
                "how many moves it tries in a position",
            ),
            Parameter::new(
                "detail",
                Kind::Word { words: &[DETAILS[0].0, DETAILS[1].0, DETAILS[2].0], default: "normal" },
                "how many connections it keeps",
            ),
            Parameter::new(
                "threads",
                Kind::Number { least: 1, most: 256, words: &["auto"], default: "auto" },
                "how many threads it uses; auto: one up to 4x4, then as many as there are cores",
            ),
        ],
    },
    BotOffer {
        name: "mcts",
        about: "plays many games at random and grows a tree of what it saw in them",
        parameters: &mcts_parameters("0", "2000", "4", "skilled"),
    },
];

const EXPERIMENTS: &[Experiment] = &[hextress::EXPERIMENT];

impl Offer for AnySize {
    fn name(&self) -> &'static str {
        "hex"
    }
    fn title(&self) -> &'static str {
        "Hex"
    }
    fn options(&self) -> &'static [Parameter] {
        OPTIONS
    }
    fn bots(&self) -> &'static [BotOffer] {
        BOTS
    }
    fn start(&self, settings: &Settings) -> Result<Box<dyn Position>, SpecError> {
        let size = settings.number("size").expect("size is a number") as usize;
        let swap = match settings.text("swap") {
            "off" => SwapRule::Off,
            "in-place" => SwapRule::InPlace,
            _ => SwapRule::Reflected,
        };
        let held = match words(size) {
            1 => Hex::<1>::new(size, swap).map(|game| Held::boxed(settings, game)),
            2 => Hex::<2>::new(size, swap).map(|game| Held::boxed(settings, game)),
            3 => Hex::<3>::new(size, swap).map(|game| Held::boxed(settings, game)),
            _ => Hex::<6>::new(size, swap).map(|game| Held::boxed(settings, game)),
        };
        held.ok_or_else(|| settings.refuse("size", OPTIONS[0].expected()))
    }
    fn bot(
        &self,
        start: &dyn Position,
        name: &str,
        settings: &Settings,
        seed: u64,
    ) -> Result<Box<dyn Player>, SpecError> {
        let bot = None
            .or_else(|| start.game().map(|game: &Hex<1>| seat(game, name, settings, seed)))
            .or_else(|| start.game().map(|game: &Hex<2>| seat(game, name, settings, seed)))
            .or_else(|| start.game().map(|game: &Hex<3>| seat(game, name, settings, seed)))
            .or_else(|| start.game().map(|game: &Hex<6>| seat(game, name, settings, seed)));
        Ok(bot.expect("a bot is made for a game of its own"))
    }
    fn experiments(&self) -> &'static [Experiment] {
        EXPERIMENTS
    }
}

fn seat<const WORDS: usize>(game: &Hex<WORDS>, name: &str, settings: &Settings, seed: u64) -> Box<dyn Player> {
    let depth = || settings.number("depth").expect("depth is a number") as u32;
    match name {
        "dijkstra" => Seated::<Hex<WORDS>, _>::boxed(Dijkstra::new(depth())),
        "hexodus" => {
            let size = game.board().size();
            let width = match settings.text("width") {
                "all" => Some(game.board().area()),
                _ => settings.number("width").map(|width| width as usize),
            };
            let detail = DETAILS.iter().find(|(word, _)| *word == settings.text("detail"));
            let (_, detail) = *detail.expect("the detail is one of the words");
            let threads = settings.number("threads").map(|threads| threads as usize);
            let bot = Hexodus::new(size, Strength { depth: depth(), width, detail, threads });
            Seated::<Hex<WORDS>, _>::scaled(bot, Hexodus::<WORDS>::POINTS_PER_UNIT)
        }
        "mcts" => mcts::<Hex<WORDS>>(settings),
        "random" => Seated::<Hex<WORDS>, _>::boxed(Random::new(seed)),
        _ => unreachable!("the catalog asks for offered bots only"),
    }
}
