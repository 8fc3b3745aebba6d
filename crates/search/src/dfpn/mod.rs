//! Depth-first proof-number search: proves whether the player to move wins, looking first where the least is left to prove.
//!
//! For each position two numbers estimate how much must still be proven: the proof number, for a win of the side to move, and the
//! disproof number, for its loss. Thresholds a little above the second-best sibling (1 + ε) keep the search from jumping between
//! siblings; results are kept in a table of bounded size.

mod expanding;
mod plain;
mod selection;
mod table;
mod worker;

use std::marker::PhantomData;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use rusc_game::Duel;

use crate::{Control, Meter, together};
use expanding::Expanding;
pub use plain::{Plain, PlainNode};
use table::{Known, Table};
use worker::Worker;

/// What a game knows when it proves a position.
pub trait Prover<G: Duel> {
    /// What is kept of a proven result, so that it can serve other positions.
    type Proof: Clone + Send;
    /// What is kept of an open position.
    type Node: Send;

    /// Size of a node in memory, about.
    const NODE_BYTES: usize = size_of::<Self::Node>();

    /// Looks at a position for the first time; `last` is the move that led to it, if it is known.
    fn expand(&mut self, position: &G, last: Option<G::Move>) -> Expansion<Self::Proof, Self::Node>;

    /// Looks again at an open position with what was proven elsewhere since; returns its result if that decides it.
    fn revisit(&mut self, _: &mut Self::Node) -> Option<Proven<Self::Proof>> {
        None
    }

    /// The moves still open, in the order in which to try them; never empty.
    fn moves<'n>(&self, node: &'n Self::Node) -> &'n [G::Move];

    /// The numbers to begin with for the position after the open move at this place of the order.
    fn estimate(&self, _: &Self::Node, _: usize) -> Numbers {
        Numbers::UNKNOWN
    }

    /// The position after one of the open moves.
    fn child(&self, node: &Self::Node, mv: G::Move) -> G;

    /// The proof that a position is won by a move, given the proof that the position after it is lost.
    fn win(&mut self, node: &Self::Node, mv: G::Move, proof: &Self::Proof) -> Self::Proof;

    /// Strikes out a move that loses, given the proof that the position after it is won, and every other move that the proof
    /// refutes. Returns the proof that the position is lost if no move is left.
    fn refute(&mut self, node: &mut Self::Node, mv: G::Move, proof: &Self::Proof) -> Option<Self::Proof>;
}

/// What is known of a position seen for the first time.
#[derive(Clone, Debug)]
pub enum Expansion<P, N> {
    /// The result is known without a search.
    Proven(Proven<P>),
    /// The result is open.
    Open(N),
}

/// A proven result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proven<P> {
    /// Whether the side to move wins.
    pub is_won: bool,
    /// Why.
    pub proof: P,
}

/// The two numbers of a position, from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// How much must be proven, about, to show a win.
    pub proof: u32,
    /// How much must be proven, about, to show a loss.
    pub disproof: u32,
}

impl Numbers {
    /// The numbers of a position never looked at.
    pub const UNKNOWN: Numbers = Numbers { proof: 1, disproof: 1 };
    /// The largest number of an open position.
    const MOST: u32 = u32::MAX / 2;
}

/// What a search is doing.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'s, M> {
    /// The numbers of the position to be proven.
    pub numbers: Numbers,
    /// The moves from that position to the one being looked at.
    pub line: &'s [M],
}

/// What is known of a move, from the point of view of the side that plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The move wins.
    Wins,
    /// The move loses.
    Loses,
    /// Neither is proven: how much is left to show that it wins, and that it loses.
    Open(Numbers),
}

/// The settings of a search.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Settings {
    /// Most bytes of the table.
    pub table_bytes: usize,
    /// The share of a position's moves searched at first, apart from the first one; more come in as moves are refuted.
    pub widening: f32,
    /// How far the second-best sibling may be passed before the search turns to it, as a share of its number.
    pub epsilon: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { table_bytes: 256 << 20, widening: 0.25, epsilon: 0.25 }
    }
}

/// The search and its table, which is kept from one position to the next.
pub struct Dfpn<G: Duel, P: Prover<G>> {
    table: Table<P::Proof, P::Node>,
    expanding: Expanding,
    /// Number of threads at work.
    workers: AtomicUsize,
    settings: Settings,
    nodes: AtomicU64,
    game: PhantomData<fn(G)>,
}

impl<G: Duel + Send + Sync, P: Prover<G> + Send> Dfpn<G, P> {
    /// A search with an empty table.
    pub fn new(settings: Settings) -> Self {
        let table = Table::new(settings.table_bytes, P::NODE_BYTES);
        Dfpn {
            table,
            expanding: Expanding::default(),
            workers: AtomicUsize::new(0),
            settings,
            nodes: AtomicU64::new(0),
            game: PhantomData,
        }
    }

    /// Number of positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Proves a position, with one thread for each prover; returns `None` if stopped before. `look` is called
    /// whenever the first thread looks at a position for the first time. Several calls at once share what they find.
    ///
    /// # Panics
    /// If there is no prover.
    pub fn prove(
        &self,
        position: &G,
        provers: &mut [P],
        control: &Control,
        look: &mut (dyn FnMut(&Sight<G::Move>) + Send),
    ) -> Option<Proven<P::Proof>> {
        let (first, others) = provers.split_first_mut().expect("at least one prover");
        let meter = || Meter::new(control, &self.nodes, 1, None);
        let results = together(
            || Worker::new(self, first, meter(), look).run(position),
            others.iter_mut().map(|prover| || Worker::new(self, prover, meter(), &mut |_| ()).run(position)),
        );
        results.into_iter().flatten().next()
    }

    /// The moves of an open position that are tried, in the order in which they are; none if the position is not in the table.
    pub fn tried(&self, position: &G, prover: &P) -> Vec<(G::Move, Verdict)> {
        let Some(Known::Open(node)) = self.table.peek(position.key()) else { return Vec::new() };
        let node = node.lock().unwrap_or_else(PoisonError::into_inner);
        let verdict = |mv| match self.table.seen(prover.child(&node, mv).key())? {
            Ok((Numbers { proof, disproof }, _)) => {
                Some((mv, Verdict::Open(Numbers { proof: disproof, disproof: proof })))
            }
            Err(after) => Some((mv, if after.is_won { Verdict::Loses } else { Verdict::Wins })),
        };
        prover.moves(&node).iter().filter_map(|&mv| verdict(mv)).collect()
    }
}
