//! A prover for every game, which knows the rules only.

use rusc_game::{Duel, Seat};

use super::{Expansion, Proven, Prover};

/// Proves whether a player reaches a payoff, by the rules alone: the position is won for the player who reaches it, or for the
/// rival who prevents it.
#[derive(Clone, Copy, Debug)]
pub struct Plain {
    /// The player.
    pub seat: Seat,
    /// The least payoff that the player wants.
    pub least: i32,
}

/// An open position and the moves not refuted yet.
#[derive(Clone, Debug)]
pub struct PlainNode<G: Duel> {
    position: G,
    moves: Vec<G::Move>,
}

impl<G: Duel + Send> Prover<G> for Plain
where
    G::Move: Send,
{
    type Proof = ();
    type Node = PlainNode<G>;

    /// # Panics
    /// If the game is over.
    fn expand(&mut self, position: &G, _: Option<G::Move>) -> Expansion<(), PlainNode<G>> {
        let mover = position.turn().seat().expect("the game is not over");
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let mut node = PlainNode { position: position.clone(), moves: Vec::new() };
        for mv in moves {
            let after = self.child(&node, mv);
            let is_reached = after.payoff(self.seat) >= self.least;
            match after.turn().seat() {
                Some(_) => node.moves.push(mv),
                None if is_reached == (mover == self.seat) => return proven(true),
                None => {}
            }
        }
        if node.moves.is_empty() { proven(false) } else { Expansion::Open(node) }
    }

    fn moves<'n>(&self, node: &'n PlainNode<G>) -> &'n [G::Move] {
        &node.moves
    }

    fn child(&self, node: &PlainNode<G>, mv: G::Move) -> G {
        let mut child = node.position.clone();
        child.play(mv);
        child
    }

    fn win(&mut self, _: &PlainNode<G>, _: G::Move, (): &()) {}

    fn refute(&mut self, node: &mut PlainNode<G>, mv: G::Move, (): &()) -> Option<()> {
        node.moves.retain(|&other| other != mv);
        node.moves.is_empty().then_some(())
    }
}

fn proven<N>(is_won: bool) -> Expansion<(), N> {
    Expansion::Proven(Proven { is_won, proof: () })
}
