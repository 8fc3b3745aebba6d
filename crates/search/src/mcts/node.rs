//! A node of the tree: the visits, wins and proven result of one move.
//!
//! Threads share nodes without a lock. Visits and wins are packed into one word and added atomically, so that neither is ever
//! seen without the other. RAVE counts are read and written in two steps, so two threads may lose an update: they are only a
//! heuristic. Proofs are only ever set, and are correct whichever thread sets them. Children are filled in before they are
//! published, with release and acquire; nothing else needs more than relaxed ordering.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

use crate::Proof;

/// One move of the tree. Counts are from the point of view of the seat that plays it. Nodes do not straddle cache lines.
#[derive(Debug)]
#[repr(align(32))]
pub(super) struct Node<M> {
    own: AtomicU64,
    rave: AtomicU64,
    /// The move that leads to this node; unset at the root and in unused nodes.
    mv: OnceLock<M>,
    /// Index of the first child, or [`NO_CHILDREN`] or [`GROWING`].
    children: AtomicU32,
    count: AtomicU16,
    /// The proven result in the lowest two bits, and [`EXAMINED`].
    proof: AtomicU8,
    /// The prior probability as a code.
    prior: AtomicU8,
}

/// Games and their results in one word: visits in the upper half, half wins (two per win, one per draw) in the lower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts(u64);

/// Maximum number of visits of a search: twice that number must fit into half a word, including visits in flight.
pub(super) const MOST_VISITS: u32 = (1 << 31) - (1 << 20);

/// Marks a node to which no children have been added.
const NO_CHILDREN: u32 = 0;
/// A thread is adding children.
const GROWING: u32 = u32::MAX;

/// The bits of the proven result.
const PROOF: u8 = 3;
/// Marks a node whose position has been examined.
const EXAMINED: u8 = 4;

/// Codes of prior probabilities for each halving.
const CODES_PER_HALVING: f32 = 16.0;

/// The probabilities of all codes.
pub(super) fn priors() -> [f32; 256] {
    std::array::from_fn(|code| (-(code as f32) / CODES_PER_HALVING).exp2())
}

/// The children of a node, as a range of indices.
pub(super) type Children = std::ops::Range<u32>;

impl Counts {
    /// The counts of one game.
    #[inline]
    pub(super) fn game(half_wins: u32) -> Self {
        Counts(1 << 32 | u64::from(half_wins))
    }

    #[inline]
    pub(super) fn visits(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline]
    pub(super) fn half_wins(self) -> u32 {
        self.0 as u32
    }

    /// The win rate, with draws as half; `None` before the first visit.
    pub(super) fn share(self) -> Option<f32> {
        (self.visits() > 0).then(|| self.half_wins() as f32 / (2.0 * self.visits() as f32))
    }
}

impl std::iter::Sum for Counts {
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        Counts(counts.map(|each| each.0).sum())
    }
}

impl<M: Copy> Node<M> {
    pub(super) fn new() -> Self {
        Node {
            own: AtomicU64::new(0),
            rave: AtomicU64::new(0),
            mv: OnceLock::new(),
            children: AtomicU32::new(NO_CHILDREN),
            count: AtomicU16::new(0),
            proof: AtomicU8::new(0),
            prior: AtomicU8::new(0),
        }
    }

    #[inline]
    pub(super) fn mv(&self) -> M {
        *self.mv.get().expect("a child has a move")
    }

    pub(super) fn set_move(&self, mv: M) {
        assert!(self.mv.set(mv).is_ok(), "a node is used once");
    }

    /// The counts of games in which the move was played at this node.
    #[inline]
    pub(super) fn own(&self) -> Counts {
        Counts(self.own.load(Ordering::Relaxed))
    }

    /// The counts of games in which the move was played at this node or later.
    #[inline]
    pub(super) fn rave(&self) -> Counts {
        Counts(self.rave.load(Ordering::Relaxed))
    }

    /// Adds visits before their results are known. Until then they count as losses (virtual loss), which sends other threads
    /// elsewhere.
    #[inline]
    pub(super) fn visit(&self, games: u32) {
        self.own.fetch_add(u64::from(games) << 32, Ordering::Relaxed);
    }

    /// Adds the results of games whose visits were already counted.
    #[inline]
    pub(super) fn reward(&self, half_wins: u32) {
        // A loss adds nothing, and an unwritten cache line need not move between cores.
        if half_wins > 0 {
            self.own.fetch_add(u64::from(half_wins), Ordering::Relaxed);
        }
    }

    /// Adds games to the RAVE counts.
    #[inline]
    pub(super) fn reward_rave(&self, games: Counts) {
        self.rave.store(self.rave.load(Ordering::Relaxed).wrapping_add(games.0), Ordering::Relaxed);
    }

    /// The proven result for the seat that plays the move.
    #[inline]
    pub(super) fn proof(&self) -> Option<Proof> {
        match self.proof.load(Ordering::Relaxed) & PROOF {
            1 => Some(Proof::Win),
            2 => Some(Proof::Loss),
            3 => Some(Proof::Draw),
            _ => None,
        }
    }

    pub(super) fn prove(&self, proof: Proof) {
        let code = match proof {
            Proof::Win => 1,
            Proof::Loss => 2,
            Proof::Draw => 3,
        };
        self.proof.fetch_or(code, Ordering::Relaxed);
    }

    /// Whether the position of the node has been examined.
    #[inline]
    pub(super) fn is_examined(&self) -> bool {
        self.proof.load(Ordering::Relaxed) & EXAMINED != 0
    }

    /// Claims the right to examine the position; true for one thread only.
    pub(super) fn claim_examination(&self) -> bool {
        self.proof.fetch_or(EXAMINED, Ordering::Relaxed) & EXAMINED == 0
    }

    /// The code of the prior probability of the move.
    #[inline]
    pub(super) fn prior(&self) -> u8 {
        self.prior.load(Ordering::Relaxed)
    }

    pub(super) fn set_prior(&self, probability: f32) {
        let code = (-probability.log2() * CODES_PER_HALVING).round().clamp(0.0, 255.0) as u8;
        self.prior.store(code, Ordering::Relaxed);
    }

    /// The children, once published.
    #[inline]
    pub(super) fn children(&self) -> Option<Children> {
        match self.children.load(Ordering::Acquire) {
            NO_CHILDREN | GROWING => None,
            first => Some(first..first + u32::from(self.count.load(Ordering::Relaxed))),
        }
    }

    /// Claims the right to add children; true for one thread only.
    pub(super) fn claim(&self) -> bool {
        self.children.compare_exchange(NO_CHILDREN, GROWING, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }

    /// Makes the children visible to all threads.
    pub(super) fn publish(&self, children: Children) {
        self.count.store((children.end - children.start) as u16, Ordering::Relaxed);
        self.children.store(children.start, Ordering::Release);
    }

    /// Releases the claim without adding children.
    pub(super) fn give_up(&self) {
        self.children.store(NO_CHILDREN, Ordering::Relaxed);
    }

    /// Copies everything but the move and the children from another node.
    pub(super) fn copy_counts(&self, other: &Self) {
        self.own.store(other.own().0, Ordering::Relaxed);
        self.rave.store(other.rave().0, Ordering::Relaxed);
        self.proof.store(other.proof.load(Ordering::Relaxed), Ordering::Relaxed);
        self.prior.store(other.prior(), Ordering::Relaxed);
    }
}
