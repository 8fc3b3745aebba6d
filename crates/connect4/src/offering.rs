//! The catalog entry of Connect Four: its option, bots and solver.

use std::time::Duration;

use rusc_game::Symmetric;
use rusc_present::{BotOffer, Hold, MctsParameters, Offer, Playable, Solver, SpecError, Step};
use rusc_search::mcts::Playouts;

use crate::bots::{Deep, DeepParameters, Method, Perfect, PerfectParameters, Study, StudyParameters};
use crate::course::COURSE;
use crate::position::Position;
use crate::shape::{Fixed, Free, Shape};
use crate::size::Size;
use crate::solver::Stored;
use crate::solving::Solving;
use crate::{curves, notation};

/// The catalog entry of Connect Four, of any size; its options give the starting position.
pub struct ConnectFour;

rusc_present::parameters! {
    /// Options of Connect Four.
    pub struct Options {
        /// columns x rows
        size: Size = Size::CLASSIC;
    }
}

impl Offer for ConnectFour {
    type Options = Options;

    const NAME: &'static str = "connect4";
    const TITLE: &'static str = "Connect Four";
    const LEVELS: [&'static str; 4] = ["alphabeta:depth=1", "alphabeta:depth=4", "deep:depth=8", "perfect"];

    fn start<H: Hold<Self>>(options: Options, hold: H) -> Result<H::Held, SpecError> {
        let size = options.size;
        if size == Size::CLASSIC {
            return Ok(hold.hold(options, Position::new(Fixed::<7, 6>)));
        }
        // A browser has to load all code first, so there the other sizes share theirs.
        #[cfg(not(target_arch = "wasm32"))]
        if size == Size::STUDY {
            return Ok(hold.hold(options, Position::new(Fixed::<8, 8>)));
        } else if let Some(shape) = Free::<u64>::new(size.columns(), size.rows()) {
            return Ok(hold.hold(options, Position::new(shape)));
        }
        let shape = Free::<u128>::new(size.columns(), size.rows());
        Ok(hold.hold(options, Position::new(shape.expect("every size fits in 128 bits"))))
    }
    fn puzzles() -> &'static str {
        // Found by the commands in the first lines.
        include_str!("../puzzles.txt")
    }
    fn course() -> &'static [Step] {
        COURSE
    }
    fn openings(options: &Options) -> &'static str {
        // Draws with best play, found by the command in the first line.
        if options.size == Size::CLASSIC { include_str!("../openings/7x6.txt") } else { "" }
    }
    fn split(moves: &str) -> Vec<(usize, &str)> {
        notation::split(moves)
    }
}

impl<S: Shape<Word: Stored>> Playable for Position<S> {
    type Rules = S;

    fn rules(&self) -> S {
        self.shape()
    }
    fn bots() -> Vec<BotOffer<Self>> {
        let study = |name, about, method| {
            BotOffer::estimating(
                name,
                about,
                StudyParameters::default(),
                move |parameters, &shape: &S, _| Study::new(shape, method, parameters.depth, parameters.order),
                |parameters, _| curves::study(parameters.depth),
            )
        };
        vec![
            rusc_present::random("plays a random open column"),
            study("minimax", "searches every line to a fixed depth", Method::Minimax),
            study("alphabeta", "finds the same move and prunes lines that cannot matter", Method::AlphaBeta),
            BotOffer::estimating(
                "deep",
                "searches as deep as its time allows, with a transposition table",
                DeepParameters::default(),
                |parameters, &shape: &S, _| Deep::new(shape, parameters.depth, parameters.table << 20),
                |_, _| curves::DEEP,
            ),
            BotOffer::estimating(
                "perfect",
                "plays perfectly from the opening book and the solver, and searches ahead if its time is too short",
                PerfectParameters::default(),
                |parameters, &shape: &S, _| {
                    Perfect::new(shape, parameters.table << 20, Duration::from_secs(parameters.seconds))
                },
                |_, _| curves::DEEP,
            ),
            rusc_present::mcts(MctsParameters { playouts: Playouts::Skilled, ..MctsParameters::default() }),
        ]
    }
    fn copies(&self) -> Vec<Self> {
        vec![self.transformed(1)]
    }
    fn solver() -> Option<Box<dyn Solver<Self>>> {
        Some(Box::new(Solving))
    }
}
