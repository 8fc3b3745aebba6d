//! What a tree remembers of one move: how often it was tried, how often it won, what is certain of it.
//!
//! Threads share nodes without a lock. Counts that decide are added atomically. The counts of moves played later in a game
//! (RAVE) are read and written in two steps, so that two threads may lose one of them: a guess is not worth an atomic addition.
//! What is certain is only ever set, and children are published before anybody can see them. No other order between threads
//! matters, so nothing needs a stronger ordering than release and acquire on that one publication.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

use crate::Proof;

/// One move of the tree. Counts are those of the seat that plays it.
#[derive(Debug)]
pub(super) struct Node<M> {
    /// The move that leads here; unset at the root and in unused nodes.
    mv: OnceLock<M>,
    visits: AtomicU32,
    /// Two for a win, one for a draw.
    half_wins: AtomicU32,
    rave_visits: AtomicU32,
    rave_half_wins: AtomicU32,
    proof: AtomicU8,
    /// Where the children lie, or why there are none.
    children: AtomicU32,
    count: AtomicU32,
}

/// Nobody has added children.
const NO_CHILDREN: u32 = 0;
/// Some thread is at it.
const GROWING: u32 = u32::MAX;

/// The children of a node, as indices.
pub(super) type Children = std::ops::Range<u32>;

impl<M: Copy> Node<M> {
    pub(super) fn new() -> Self {
        Node {
            mv: OnceLock::new(),
            visits: AtomicU32::new(0),
            half_wins: AtomicU32::new(0),
            rave_visits: AtomicU32::new(0),
            rave_half_wins: AtomicU32::new(0),
            proof: AtomicU8::new(0),
            children: AtomicU32::new(NO_CHILDREN),
            count: AtomicU32::new(0),
        }
    }

    pub(super) fn mv(&self) -> M {
        *self.mv.get().expect("a child has a move")
    }

    pub(super) fn set_move(&self, mv: M) {
        assert!(self.mv.set(mv).is_ok(), "a node is used once");
    }

    pub(super) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// Counts a visit before its result is known: until then it is a loss, which sends other threads elsewhere.
    pub(super) fn visit(&self) {
        self.visits.fetch_add(1, Ordering::Relaxed);
    }

    /// Adds the result of a visit.
    pub(super) fn reward(&self, half_wins: u32) {
        self.half_wins.fetch_add(half_wins, Ordering::Relaxed);
    }

    /// The share of games won, draws for half; none before the first visit.
    pub(super) fn share(&self) -> Option<f32> {
        share(&self.half_wins, &self.visits)
    }

    /// Adds a game in which the move was played later.
    pub(super) fn reward_rave(&self, half_wins: u32) {
        self.rave_visits.store(self.rave_visits.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
        self.rave_half_wins.store(self.rave_half_wins.load(Ordering::Relaxed) + half_wins, Ordering::Relaxed);
    }

    /// How many games saw the move later, and the share of them that were won.
    pub(super) fn rave(&self) -> (u32, Option<f32>) {
        (self.rave_visits.load(Ordering::Relaxed), share(&self.rave_half_wins, &self.rave_visits))
    }

    /// What is certain for the seat that plays the move.
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
    pub(super) fn children(&self) -> Option<Children> {
        match self.children.load(Ordering::Acquire) {
            NO_CHILDREN | GROWING => None,
            first => Some(first..first + self.count.load(Ordering::Relaxed)),
        }
    }

    /// Whether this thread, and no other, is to add children.
    pub(super) fn claim(&self) -> bool {
        self.children.compare_exchange(NO_CHILDREN, GROWING, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }

    /// Shows the children to all threads, or gives up the claim if there is no room for them.
    pub(super) fn publish(&self, children: Option<Children>) {
        let first = children.map_or(NO_CHILDREN, |children| {
            self.count.store(children.end - children.start, Ordering::Relaxed);
            children.start
        });
        self.children.store(first, Ordering::Release);
    }

    /// Takes over all that is known of another node but its place in the tree.
    pub(super) fn copy_counts(&self, other: &Self) {
        let pairs = [
            (&self.visits, &other.visits),
            (&self.half_wins, &other.half_wins),
            (&self.rave_visits, &other.rave_visits),
            (&self.rave_half_wins, &other.rave_half_wins),
        ];
        for (own, others) in pairs {
            own.store(others.load(Ordering::Relaxed), Ordering::Relaxed);
        }
        self.proof.store(other.proof.load(Ordering::Relaxed), Ordering::Relaxed);
    }
}

fn share(half_wins: &AtomicU32, visits: &AtomicU32) -> Option<f32> {
    let visits = visits.load(Ordering::Relaxed);
    (visits > 0).then(|| half_wins.load(Ordering::Relaxed) as f32 / (2 * visits) as f32)
}
