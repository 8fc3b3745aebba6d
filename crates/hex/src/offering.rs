//! The catalog entry of Hex: its options and bots.

use rusc_game::{Seat, Symmetric};
use rusc_present::{
    BotOffer, Hold, Kind, MctsParameters, Offer, Parameters, Playable, Solver, SpecError, Step, Unverified, Value,
    Verified,
};
use rusc_search::mcts::Playouts;

use crate::bots::{DijkstraParameters, ExpertParameters};
use crate::course::COURSE;
use crate::solver::Solve;
use crate::verify::verify;
use crate::{
    Dijkstra, Expert, Hexodus, LARGEST, OnAnySize, Position, SMALLEST, Strength, SwapRule, curves, on_any_size,
};

/// The catalog entry of Hex, of any size; its options give the starting position.
pub struct Hex;

rusc_present::parameters! {
    /// Options of Hex.
    pub struct Options {
        /// cells per side
        size: usize = 11, SMALLEST as i64..=LARGEST as i64;
        /// whether the second player may take over the first stone, reflected or in place
        swap: SwapRule = SwapRule::Off;
    }
}

impl Value for SwapRule {
    fn kind(_: Option<std::ops::RangeInclusive<i64>>) -> Kind {
        Kind::Flag { words: &["in-place"] }
    }
    fn read(text: &str) -> Option<Self> {
        [SwapRule::Off, SwapRule::Reflected, SwapRule::InPlace].into_iter().find(|rule| rule.write() == text)
    }
    fn write(&self) -> String {
        match self {
            SwapRule::Off => "off",
            SwapRule::Reflected => "on",
            SwapRule::InPlace => "in-place",
        }
        .to_owned()
    }
}

impl Offer for Hex {
    type Options = Options;

    const NAME: &'static str = "hex";
    const TITLE: &'static str = "Hex";
    const LEVELS: [&'static str; 4] =
        ["dijkstra:depth=1,noise=30", "mcts:simulations=300", "hexodus:depth=2", "expert:simulations=60000,memory=32"];

    fn start<H: Hold<Self>>(options: Options, hold: H) -> Result<H::Held, SpecError> {
        // Options that did not come from a spec are checked here.
        let defaults = Options::default();
        let options = defaults.read(&options.spec(Self::NAME, &defaults))?;
        let held = on_any_size(options.size, options.swap, Begin { options, hold });
        Ok(held.expect("every size that the options allow has a board"))
    }
    fn puzzles() -> &'static str {
        // Found by the commands in the first lines.
        include_str!("../puzzles.txt")
    }
    fn course() -> &'static [Step] {
        COURSE
    }
    fn openings(options: &Options) -> &'static str {
        // With the swap rule the players balance the first move themselves.
        if options.swap == SwapRule::Off { openings(options.size) } else { "" }
    }
}

/// The balanced openings for a size; each list begins with the command that found it.
fn openings(size: usize) -> &'static str {
    match size {
        7 => include_str!("../openings/7.txt"),
        8 => include_str!("../openings/8.txt"),
        9 => include_str!("../openings/9.txt"),
        10 => include_str!("../openings/10.txt"),
        11 => include_str!("../openings/11.txt"),
        13 => include_str!("../openings/13.txt"),
        _ => "",
    }
}

/// Passes the starting position of a game to a [`Hold`].
struct Begin<H> {
    options: Options,
    hold: H,
}

impl<H: Hold<Hex>> OnAnySize for Begin<H> {
    type Output = H::Held;

    fn run<const WORDS: usize>(self, start: Position<WORDS>) -> H::Held {
        self.hold.hold(self.options, start)
    }
}

impl<const WORDS: usize> Playable for Position<WORDS> {
    type Rules = Options;

    fn rules(&self) -> Options {
        Options { size: self.board().size(), swap: self.swap_rule() }
    }
    fn copies(&self) -> Vec<Self> {
        // Reflected in the short diagonal, the board is that of the other player.
        let reflected =
            |seat: Seat| self.stones(seat.rival()).iter().map(|cell| self.board().reflected(cell)).collect();
        let stones = [Seat::FIRST, Seat::SECOND].map(reflected);
        let other = Position::set_up(self, stones, self.mover().rival()).expect("reflected stones lie apart");
        [self.transformed(1), other, other.transformed(1)].to_vec()
    }
    fn solver() -> Option<Box<dyn Solver<Self>>> {
        Some(Box::new(Solve::default()))
    }
    fn verify(&self, proof: &str) -> Option<Result<Verified<Self>, Unverified>> {
        Some(verify(self.board(), proof))
    }
    fn bots() -> Vec<BotOffer<Self>> {
        vec![
            rusc_present::random("plays on a random empty cell"),
            BotOffer::estimating(
                "dijkstra",
                "compares how many more stones each side needs",
                DijkstraParameters::default(),
                |parameters, _, seed| Dijkstra::new(parameters.depth).with_noise(parameters.noise, seed),
                |parameters, rules| curves::dijkstra(parameters.depth, rules.size),
            ),
            BotOffer::estimating(
                "hexodus",
                "compares the electric resistance of both sides' virtual connections",
                Strength::default(),
                |strength, rules: &Options, _| Hexodus::new(rules.size, strength),
                |strength, _| curves::hexodus(strength.depth),
            ),
            BotOffer::new(
                "expert",
                "tree search with learned patterns, virtual connections and a small network",
                ExpertParameters::default(),
                |parameters, rules: &Options, _| Expert::new(rules.size, parameters),
            ),
            rusc_present::mcts(MctsParameters {
                exploration: 0,
                rave: 2_000,
                expand: 4,
                playouts: Playouts::Skilled,
                ..MctsParameters::default()
            }),
        ]
    }
}
