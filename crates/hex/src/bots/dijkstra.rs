//! The bot `dijkstra`: compares how many more stones each side needs.

use rusc_game::{Game, Rng, Seat};
use rusc_search::{AlphaBeta, Bot, Control, Evaluation, Limits, Report, Unit};

use crate::{Move, Position};

rusc_present::parameters! {
    /// Parameters of the bot `dijkstra`.
    pub struct DijkstraParameters {
        /// how many moves it looks ahead
        depth: u32 = 2, 1..=20, plies;
        /// percent of the moves that it plays at random
        noise: u32 = 0, 0..=100;
    }
}

/// A fixed-depth search that evaluates by missing stones.
pub struct Dijkstra {
    search: AlphaBeta<MissingStones>,
    depth: u32,
    /// The share of random moves, in percent.
    noise: u32,
    rng: Rng,
}

/// Size of the transposition table in bytes.
const TABLE_BYTES: usize = 4 << 20;

impl Dijkstra {
    /// A bot that searches `depth` moves ahead.
    pub fn new(depth: u32) -> Self {
        Dijkstra { search: AlphaBeta::new(MissingStones, TABLE_BYTES), depth, noise: 0, rng: Rng::new(0) }
    }

    /// The same bot, which plays a share of its moves at random, as the seed chooses.
    #[must_use]
    pub fn with_noise(self, noise: u32, seed: u64) -> Self {
        Dijkstra { noise, rng: Rng::new(seed), ..self }
    }
}

impl<const WORDS: usize> Bot<Position<WORDS>> for Dijkstra {
    fn think(
        &mut self,
        position: &Position<WORDS>,
        _: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let limits = Limits { depth: control.limits.depth.or(Some(self.depth)), ..control.limits };
        let report = self.search.search(position, &Control { limits, ..*control }, progress);
        if self.noise > 0 && self.rng.below(100) < self.noise {
            let best = position.random_move(&mut self.rng, &mut Vec::new());
            return Report { best, line: best.into_iter().collect(), ..report };
        }
        report
    }
}

/// The fewest stones a seat needs to connect its edges if the rival passes; `None` if the rival has cut it off.
pub fn distance<const WORDS: usize>(position: &Position<WORDS>, seat: Seat) -> Option<u32> {
    let (board, own, empty) = (position.board(), position.stones(seat), position.empty());
    // All cells cost 0 or 1, so shortest paths grow in layers: one more empty cell, then all stones connected to it.
    let mut reached = board.flood(board.near(seat) & own, own);
    let mut stones = 0;
    while !reached.meets(board.far(seat)) {
        let layer = (board.around(reached) | board.near(seat)) & empty & !reached;
        if layer.is_empty() {
            return None;
        }
        reached = board.flood(reached | layer, reached | layer | own);
        stones += 1;
    }
    Some(stones)
}

/// Evaluates by the rival's missing stones minus the mover's.
#[derive(Clone)]
struct MissingStones;

impl<const WORDS: usize> Evaluation<Position<WORDS>> for MissingStones {
    type Node = ();

    const UNIT: Unit = Unit::new("stones");

    fn root(&mut self, _: &Position<WORDS>) {}
    fn child(&mut self, (): &(), _: &Position<WORDS>, _: Move) {}
    fn value(&mut self, (): &(), position: &Position<WORDS>) -> i32 {
        let missing = |seat| distance(position, seat).expect("nobody is cut off before the game is over") as i32;
        missing(position.mover().rival()) - missing(position.mover())
    }
    fn moves(&mut self, (): &(), position: &Position<WORDS>, out: &mut Vec<Move>) {
        let empty = position.empty();
        let from_centre = position.board().from_centre().iter();
        out.extend(from_centre.filter(|&&cell| empty.contains(cell)).map(|&cell| Move::Stone(cell)));
        if position.may_swap() {
            out.push(Move::Swap);
        }
    }
}
