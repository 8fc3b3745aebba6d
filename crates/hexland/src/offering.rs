//! The catalog entry of Hexland: its options, bots and solver.

use rusc_game::Symmetric;
use rusc_present::{BotOffer, Hold, MctsParameters, NoParameters, Offer, Playable, Solver, SpecError, Step, mcts};

use crate::bots::{Dummy, Negamax, NegamaxParameters};
use crate::course::COURSE;
use crate::curves;
use crate::island::{Eleven, Five, Island, Nine, Seven};
use crate::position::Position;
use crate::solve::Solve;

/// The catalog entry of Hexland; its options give the starting position.
pub struct Hexland;

/// The sizes of islands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// The island with 19 cells.
    Five,
    /// The island with 37 cells.
    Seven,
    /// The island with 61 cells.
    Nine,
    /// The island with 91 cells.
    Eleven,
}

rusc_present::words! {
    Size { Size::Five => "5", Size::Seven => "7", Size::Nine => "9", Size::Eleven => "11" }
}

rusc_present::parameters! {
    /// Options of Hexland.
    pub struct Options {
        /// cells in the widest row
        size: Size = Size::Seven;
        /// points for the second player
        komi: i16 = 0, -999..=999;
    }
}

impl Offer for Hexland {
    type Options = Options;

    const NAME: &'static str = "hexland";
    const TITLE: &'static str = "Hexland";
    const LEVELS: [&'static str; 4] = ["dummy", "mcts:simulations=3", "negamax", "mcts"];

    fn puzzles() -> &'static str {
        // Found by the commands in the first lines.
        include_str!("../puzzles.txt")
    }
    fn course() -> &'static [Step] {
        COURSE
    }
    fn start<H: Hold<Self>>(options: Options, hold: H) -> Result<H::Held, SpecError> {
        let komi = options.komi;
        Ok(match options.size {
            Size::Five => hold.hold(options, Position::<Five>::new(komi)),
            Size::Seven => hold.hold(options, Position::<Seven>::new(komi)),
            Size::Nine => hold.hold(options, Position::<Nine>::new(komi)),
            Size::Eleven => hold.hold(options, Position::<Eleven>::new(komi)),
        })
    }
}

impl<I: Island> Playable for Position<I> {
    /// Bots take the island and the komi from the position.
    type Rules = ();

    fn rules(&self) {}
    fn bots() -> Vec<BotOffer<Self>> {
        vec![
            BotOffer::new(
                "dummy",
                "plays a random stone, and passes only if there is none",
                NoParameters::default(),
                |_, _, seed| Dummy::new(seed),
            ),
            BotOffer::estimating(
                "negamax",
                "searches to a fixed depth and counts points, deeper as the island fills",
                NegamaxParameters::default(),
                |parameters, _, _| Negamax::new(parameters),
                |parameters, _| curves::negamax(parameters.depth(I::CELLS).unwrap_or(0), I::CELLS),
            ),
            mcts(MctsParameters { exploration: 70, ..MctsParameters::default() }),
        ]
    }
    fn copies(&self) -> Vec<Self> {
        (1..self.symmetries()).map(|symmetry| self.transformed(symmetry)).collect()
    }
    fn solver() -> Option<Box<dyn Solver<Self>>> {
        Some(Box::new(Solve))
    }
}
