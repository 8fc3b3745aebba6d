//! A game given as an explicit graph of positions: small, random, with transpositions; for testing searches.

use std::sync::Arc;

use crate::{Duel, Game, ParseMoveError, Playout, Rng, Seat, Turn};

/// A position of a game given as an explicit graph; the seats move in turn.
#[derive(Clone, Debug)]
pub struct TreeGame {
    nodes: Arc<[Node]>,
    at: u32,
}

#[derive(Debug)]
struct Node {
    ply: u32,
    children: Vec<u32>,
    /// The payoff of the first seat if the game ends at this node, otherwise the node's heuristic value for it.
    worth: i32,
}

/// The error for a move that the position does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchChild;

impl std::fmt::Display for NoSuchChild {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no such child")
    }
}

impl std::error::Error for NoSuchChild {}

impl TreeGame {
    /// A random game of at most `depth` moves with up to `width` choices each and payoffs from -9 to 9. It has transpositions,
    /// and some lines end early.
    pub fn random(rng: &mut Rng, depth: u32, width: u32) -> Self {
        TreeGame::grown(rng, depth, width, |rng| rng.below(8) == 0)
    }

    /// Like [`random`](TreeGame::random), but every line is exactly `depth` moves long.
    pub fn random_to_the_end(rng: &mut Rng, depth: u32, width: u32) -> Self {
        TreeGame::grown(rng, depth, width, |_| false)
    }

    fn grown(rng: &mut Rng, depth: u32, width: u32, ends_early: fn(&mut Rng) -> bool) -> Self {
        let per_ply = 3 * width;
        let nodes = (0..=depth)
            .flat_map(|ply| std::iter::repeat_n(ply, per_ply as usize))
            .map(|ply| {
                let ends_here = ply == depth || ply > 0 && ends_early(rng);
                let count = if ends_here { 0 } else { 1 + rng.below(width) };
                let mut children: Vec<u32> = (0..count).map(|_| (ply + 1) * per_ply + rng.below(per_ply)).collect();
                children.sort_unstable();
                children.dedup();
                Node { ply, children, worth: rng.below(19) as i32 - 9 }
            })
            .collect();
        TreeGame { nodes, at: 0 }
    }

    /// The payoff or heuristic value for the side to move.
    pub fn worth(&self) -> i32 {
        if self.node().ply.is_multiple_of(2) { self.node().worth } else { -self.node().worth }
    }

    fn node(&self) -> &Node {
        &self.nodes[self.at as usize]
    }
}

impl PartialEq for TreeGame {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.nodes, &other.nodes) && self.at == other.at
    }
}

impl Game for TreeGame {
    type Move = u8;
    type View = Self;
    type Illegal = NoSuchChild;

    fn seats(&self) -> u8 {
        2
    }
    fn turn(&self) -> Turn {
        if self.node().children.is_empty() { Turn::Over } else { Turn::Seat(Seat::new((self.node().ply % 2) as u8)) }
    }
    fn moves(&self, out: &mut Vec<u8>) {
        out.extend(0..self.node().children.len() as u8);
    }
    fn check(&self, mv: u8) -> Result<(), NoSuchChild> {
        self.node().children.get(usize::from(mv)).map(|_| ()).ok_or(NoSuchChild)
    }
    /// Plays a move. Panics if there is no such child, with or without debug assertions.
    fn play(&mut self, mv: u8) {
        self.at = self.node().children[usize::from(mv)];
    }
    fn payoff(&self, seat: Seat) -> i32 {
        if seat == Seat::FIRST { self.node().worth } else { -self.node().worth }
    }
    fn view(&self, _: Seat) -> Self {
        self.clone()
    }
    fn name(&self, mv: u8) -> String {
        mv.to_string()
    }
    fn parse(&self, text: &str) -> Result<u8, ParseMoveError> {
        text.parse().map_err(|_| ParseMoveError::new(text, "the number of a child"))
    }
}

impl Duel for TreeGame {
    const CODES: usize = 256;

    fn key(&self) -> u64 {
        // Any fixed hash of the index will do.
        Rng::new(u64::from(self.at)).bits()
    }
    fn code(&self, mv: u8) -> u16 {
        u16::from(mv)
    }
}

impl Playout for TreeGame {}
