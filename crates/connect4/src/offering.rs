//! Connect Four by name: its option, its bots, its experiment.

use std::time::Duration;

use offer::{
    BotOffer, Experiment, Held, Kind, Offer, Parameter, Player, Position, Seated, Settings, Solver, SpecError, mcts,
    mcts_parameters,
};
use search::Random;

use crate::board::Board;
use crate::bots::{Deep, Method, Order, Perfect, Study};
use crate::contest;
use crate::deadline;
use crate::notation;
use crate::shape::{Fixed, Free, LARGEST, SMALLEST, Shape};
use crate::solver::Stored;
use crate::solving::Solving;
use crate::tables;

/// Connect Four in the catalog.
pub struct ConnectFour;

const OPTIONS: &[Parameter] = &[Parameter::new(
    "size",
    Kind::Text { expected: "columns x rows, each from 4 to 9, such as 7x6", default: "7x6" },
    "columns x rows",
)];

const DEPTH: Parameter = Parameter::new(
    "depth",
    Kind::Number { least: 1, most: 81, words: &[], default: "6" },
    "how many moves it looks ahead",
);

const ORDER: Parameter = Parameter::new(
    "order",
    Kind::Word { words: &Order::NAMES, default: "natural" },
    "in which order it tries the columns",
);

const BOTS: &[BotOffer] = &[
    BotOffer { name: "random", about: "plays any open column", parameters: &[] },
    BotOffer { name: "minimax", about: "looks at every line of a fixed depth", parameters: &[DEPTH, ORDER] },
    BotOffer { name: "alphabeta", about: "finds the same without hopeless lines", parameters: &[DEPTH, ORDER] },
    BotOffer {
        name: "deep",
        about: "looks as deep as its time allows, and remembers what it has seen",
        parameters: &[
            Parameter::new(
                "depth",
                Kind::Number { least: 1, most: 81, words: &[], default: "14" },
                "how many moves it looks ahead where neither time nor nodes are limited",
            ),
            Parameter::new(
                "table",
                Kind::Number { least: 0, most: 65_536, words: &[], default: "16" },
                "megabytes for what it remembers",
            ),
        ],
    },
    BotOffer {
        name: "perfect",
        about: "plays the best move by the opening table and the solver, and looks ahead where its time is too short",
        parameters: &[
            Parameter::new(
                "seconds",
                Kind::Number { least: 1, most: 86_400, words: &[], default: "10" },
                "how long it thinks at most where no other time is given",
            ),
            Parameter::new(
                "table",
                Kind::Number { least: 1, most: 65_536, words: &[], default: "64" },
                "megabytes for what it remembers",
            ),
        ],
    },
    BotOffer {
        name: "mcts",
        about: "plays many games at random and grows a tree of what it saw in them",
        parameters: &mcts_parameters("100", "0", "2", "skilled"),
    },
];

const EXPERIMENTS: &[Experiment] = &[tables::EXPERIMENT, contest::EXPERIMENT, deadline::EXPERIMENT];

impl Offer for ConnectFour {
    fn name(&self) -> &'static str {
        "connect4"
    }
    fn title(&self) -> &'static str {
        "Connect Four"
    }
    fn options(&self) -> &'static [Parameter] {
        OPTIONS
    }
    fn bots(&self) -> &'static [BotOffer] {
        BOTS
    }
    fn start(&self, settings: &Settings) -> Result<Box<dyn Position>, SpecError> {
        let refuse = || settings.refuse("size", OPTIONS[0].expected());
        let (columns, rows) = size(settings.text("size")).ok_or_else(refuse)?;
        let settings = settings.clone().with("size", format!("{columns}x{rows}"));
        if (columns, rows) == (7, 6) {
            Ok(Held::boxed(&settings, Board::new(Fixed::<7, 6>)))
        } else if (columns, rows) == (8, 8) {
            Ok(Held::boxed(&settings, Board::new(Fixed::<8, 8>)))
        } else if let Some(shape) = Free::<u64>::new(columns, rows) {
            Ok(Held::boxed(&settings, Board::new(shape)))
        } else {
            let shape = Free::<u128>::new(columns, rows).ok_or_else(refuse)?;
            Ok(Held::boxed(&settings, Board::new(shape)))
        }
    }
    fn bot(
        &self,
        start: &dyn Position,
        name: &str,
        settings: &Settings,
        seed: u64,
    ) -> Result<Box<dyn Player>, SpecError> {
        let bot = None
            .or_else(|| start.game().map(|board: &Board<Fixed<7, 6>>| seat(board.shape(), name, settings, seed)))
            .or_else(|| start.game().map(|board: &Board<Fixed<8, 8>>| seat(board.shape(), name, settings, seed)))
            .or_else(|| start.game().map(|board: &Board<Free<u64>>| seat(board.shape(), name, settings, seed)))
            .or_else(|| start.game().map(|board: &Board<Free<u128>>| seat(board.shape(), name, settings, seed)));
        Ok(bot.expect("a bot is made for a game of its own"))
    }
    fn split<'t>(&self, moves: &'t str) -> Vec<(usize, &'t str)> {
        notation::split(moves)
    }
    fn solver(&self) -> Option<Box<dyn Solver>> {
        Some(Box::new(Solving))
    }
    fn experiments(&self) -> &'static [Experiment] {
        EXPERIMENTS
    }
}

/// Reads `7x6`.
fn size(text: &str) -> Option<(u32, u32)> {
    let (columns, rows) = text.split_once('x')?;
    let within = |number: &u32| (SMALLEST..=LARGEST).contains(number);
    Some((columns.parse().ok().filter(within)?, rows.parse().ok().filter(within)?))
}

fn seat<S: Shape<Word: Stored>>(shape: S, name: &str, settings: &Settings, seed: u64) -> Box<dyn Player> {
    let depth = || settings.number("depth").expect("depth is a number") as u32;
    let study = |method| {
        let order = Order::named(settings.text("order")).expect("the order is one of the words");
        Seated::<Board<S>, _>::boxed(Study::new(shape, method, depth(), order))
    };
    match name {
        "minimax" => study(Method::Minimax),
        "alphabeta" => study(Method::AlphaBeta),
        "deep" => {
            let megabytes = settings.number("table").expect("table is a number") as usize;
            Seated::<Board<S>, _>::boxed(Deep::new(shape, depth(), megabytes << 20))
        }
        "perfect" => {
            let time = Duration::from_secs(settings.number("seconds").expect("seconds is a number") as u64);
            let megabytes = settings.number("table").expect("table is a number") as usize;
            Seated::<Board<S>, _>::boxed(Perfect::new(shape, megabytes << 20, time))
        }
        "mcts" => mcts::<Board<S>>(settings),
        "random" => Seated::<Board<S>, _>::boxed(Random::new(seed)),
        _ => unreachable!("the catalog asks for offered bots only"),
    }
}
