//! What a tree remembers of one move: how often it was tried, how often it won, what is certain of it.
//!
//! Threads share nodes without a lock. Counts that decide are added atomically, visits and wins in one word, so that nobody
//! sees one without the other. The counts of moves played later in a game (RAVE) are read and written in two steps, so that
//! two threads may lose one of them: a guess is not worth an atomic addition. What is certain is only ever set, and it is true
//! whoever sees it first. Children are published before anybody can see them. No other order between threads matters, so
//! nothing needs a stronger ordering than release and acquire on that one publication.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

use crate::Proof;

/// One move of the tree. Counts are those of the seat that plays it. Nodes do not straddle cache lines.
#[derive(Debug)]
#[repr(align(32))]
pub(super) struct Node<M> {
    own: AtomicU64,
    rave: AtomicU64,
    /// The move that leads here; unset at the root and in unused nodes.
    mv: OnceLock<M>,
    /// Where the children lie, or why there are none.
    children: AtomicU32,
    count: AtomicU16,
    proof: AtomicU8,
}

/// Games and what they paid: the visits in the upper half of a word, two for a win and one for a draw in the lower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts(u64);

/// A search ends after so many visits: two for each must fit into half a word, with those that threads have under way.
pub(super) const MOST_VISITS: u32 = (1 << 31) - (1 << 20);

/// Nobody has added children.
const NO_CHILDREN: u32 = 0;
/// Some thread is at it.
const GROWING: u32 = u32::MAX;

/// The children of a node, as indices.
pub(super) type Children = std::ops::Range<u32>;

impl Counts {
    /// One game.
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

    /// The share of games won, draws for half; none before the first visit.
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
        }
    }

    #[inline]
    pub(super) fn mv(&self) -> M {
        *self.mv.get().expect("a child has a move")
    }

    pub(super) fn set_move(&self, mv: M) {
        assert!(self.mv.set(mv).is_ok(), "a node is used once");
    }

    /// The games in which the move was played here.
    #[inline]
    pub(super) fn own(&self) -> Counts {
        Counts(self.own.load(Ordering::Relaxed))
    }

    /// The games in which the move was played here or later.
    #[inline]
    pub(super) fn rave(&self) -> Counts {
        Counts(self.rave.load(Ordering::Relaxed))
    }

    /// Counts games before their results are known: until then they are lost, which sends other threads elsewhere.
    #[inline]
    pub(super) fn visit(&self, games: u32) {
        self.own.fetch_add(u64::from(games) << 32, Ordering::Relaxed);
    }

    /// Adds the results of games that were counted.
    #[inline]
    pub(super) fn reward(&self, half_wins: u32) {
        // A loss has nothing to add, and what is not written need not be fetched by the other threads.
        if half_wins > 0 {
            self.own.fetch_add(u64::from(half_wins), Ordering::Relaxed);
        }
    }

    /// Adds games to those that saw the move later.
    #[inline]
    pub(super) fn reward_rave(&self, games: Counts) {
        self.rave.store(self.rave.load(Ordering::Relaxed).wrapping_add(games.0), Ordering::Relaxed);
    }

    /// What is certain for the seat that plays the move.
    #[inline]
    pub(super) fn proof(&self) -> Option<Proof> {
        match self.proof.load(Ordering::Relaxed) {
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
        self.proof.store(code, Ordering::Relaxed);
    }

    /// Where the children lie, once they are there.
    #[inline]
    pub(super) fn children(&self) -> Option<Children> {
        match self.children.load(Ordering::Acquire) {
            NO_CHILDREN | GROWING => None,
            first => Some(first..first + u32::from(self.count.load(Ordering::Relaxed))),
        }
    }

    /// Whether this thread, and no other, is to add children.
    pub(super) fn claim(&self) -> bool {
        self.children.compare_exchange(NO_CHILDREN, GROWING, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }

    /// Shows the children to all threads.
    pub(super) fn publish(&self, children: Children) {
        self.count.store((children.end - children.start) as u16, Ordering::Relaxed);
        self.children.store(children.start, Ordering::Release);
    }

    /// Gives up a claim.
    pub(super) fn give_up(&self) {
        self.children.store(NO_CHILDREN, Ordering::Relaxed);
    }

    /// Takes over all that is known of another node but its place in the tree.
    pub(super) fn copy_counts(&self, other: &Self) {
        self.own.store(other.own().0, Ordering::Relaxed);
        self.rave.store(other.rave().0, Ordering::Relaxed);
        self.proof.store(other.proof.load(Ordering::Relaxed), Ordering::Relaxed);
    }
}
