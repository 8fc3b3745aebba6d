//! One simulation: down the tree, a playout from its edge, and back with the result.

use game::{Playout, Rng, Seat};

use super::node::{Children, Node};
use super::settings::MctsSettings;
use super::tree::{ROOT, Tree};
use crate::Proof;

/// What one thread needs for its simulations.
pub(super) struct Simulator<'a, G: Playout> {
    pub(super) tree: &'a Tree<G::Move>,
    pub(super) settings: MctsSettings,
    pub(super) rng: Rng,
    /// The nodes from the root down, each with the seat that chooses there; none where the game is over.
    path: Vec<(u32, Option<Seat>)>,
    moves: Vec<G::Move>,
}

impl<'a, G: Playout> Simulator<'a, G> {
    pub(super) fn new(tree: &'a Tree<G::Move>, settings: MctsSettings, rng: Rng) -> Self {
        Simulator { tree, settings, rng, path: Vec::new(), moves: Vec::new() }
    }

    /// Plays one game, the first moves by the tree, and remembers its result.
    pub(super) fn run(&mut self, root: &G) {
        let end = self.descend(root.clone());
        let half_wins = |seat: Seat| (1 + end.payoff(seat).signum()) as u32;
        let uses_rave = G::COMMUTES && self.settings.rave > 0.0;
        for at in 0..self.path.len() {
            let (index, chooser) = self.path[at];
            if at > 0 {
                let mover = self.path[at - 1].1.expect("a move has a mover");
                self.tree.node(index).reward(half_wins(mover));
            }
            if uses_rave && let (Some(seat), Some(children)) = (chooser, self.tree.node(index).children()) {
                let reward = half_wins(seat);
                for child in children.map(|child| self.tree.node(child)) {
                    if end.played(seat, child.mv()) {
                        child.reward_rave(reward);
                    }
                }
            }
        }
    }

    /// Walks to the edge of the tree and plays the game to its end.
    fn descend(&mut self, mut game: G) -> G {
        self.path.clear();
        let mut index = ROOT;
        self.tree.node(ROOT).visit();
        loop {
            let node = self.tree.node(index);
            let Some(seat) = game.turn().seat() else {
                self.path.push((index, None));
                self.settle(&game);
                return game;
            };
            self.path.push((index, Some(seat)));
            let children = node.children().or_else(|| {
                let is_ripe = node.visits() >= self.settings.expand_at || index == ROOT;
                if is_ripe { self.tree.grow(index, &game, &mut self.moves) } else { None }
            });
            let Some(children) = children else { return game.playout(&mut self.rng) };
            index = self.select(node, children);
            let child = self.tree.node(index);
            child.visit();
            game.play(child.mv());
        }
    }

    /// The child that is worth trying next.
    fn select(&self, node: &Node<G::Move>, children: Children) -> u32 {
        let log_visits = (node.visits().max(1) as f32).ln();
        let mut best = (f32::NEG_INFINITY, children.start);
        for index in children {
            let urgency = self.urgency(self.tree.node(index), log_visits);
            if urgency > best.0 {
                best = (urgency, index);
            }
        }
        best.1
    }

    /// How much a move wants to be tried: what it is worth as far as is known, and more the less is known.
    fn urgency(&self, child: &Node<G::Move>, log_visits: f32) -> f32 {
        match child.proof() {
            // A proven win ends the search above it, and a proven loss is tried only where there is nothing else.
            Some(Proof::Win) => return f32::MAX,
            Some(Proof::Loss) => return f32::MIN,
            Some(Proof::Draw) | None => {}
        }
        let visits = child.visits() as f32;
        let seen = child.share();
        let (rave_visits, rave) = child.rave();
        let worth = match (seen, rave.filter(|_| self.settings.rave > 0.0)) {
            (None, None) => self.settings.first_play,
            (Some(seen), None) => seen,
            (None, Some(rave)) => rave,
            (Some(seen), Some(rave)) => {
                let rave_visits = rave_visits as f32;
                let weight = rave_visits / (rave_visits + visits + rave_visits * visits / self.settings.rave);
                weight * rave + (1.0 - weight) * seen
            }
        };
        worth + self.settings.exploration * (log_visits / (visits + 1.0)).sqrt()
    }

    /// The game is over at the end of the path: what that makes certain is told to the nodes above, as far as it goes.
    fn settle(&mut self, game: &G) {
        for at in (1..self.path.len()).rev() {
            let (index, chooser) = self.path[at];
            let mover = self.path[at - 1].1.expect("a move has a mover");
            let proof = match chooser {
                None => match game.payoff(mover).signum() {
                    1 => Some(Proof::Win),
                    -1 => Some(Proof::Loss),
                    _ => Some(Proof::Draw),
                },
                Some(_) => self.proof_of_rival(index),
            };
            let Some(proof) = proof else { return };
            self.tree.node(index).prove(proof);
        }
        if let Some(proof) = self.proof_of_rival(ROOT) {
            self.tree.node(ROOT).prove(proof);
        }
    }

    /// What the children of a node make certain for the seat that moved there.
    fn proof_of_rival(&self, index: u32) -> Option<Proof> {
        let mut children = self.tree.node(index).children()?.map(|child| self.tree.node(child).proof());
        let (mut all_known, mut has_draw) = (true, false);
        if children.any(|proof| {
            all_known &= proof.is_some();
            has_draw |= proof == Some(Proof::Draw);
            proof == Some(Proof::Win)
        }) {
            return Some(Proof::Loss);
        }
        match (all_known, has_draw) {
            (false, _) => None,
            (true, true) => Some(Proof::Draw),
            (true, false) => Some(Proof::Win),
        }
    }
}
