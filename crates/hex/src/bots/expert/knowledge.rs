//! What the expert knows about the nodes of its tree: likely moves and playouts from patterns, decided positions and must-play
//! from virtual connections.

use rusc_game::Rng;
use rusc_search::mcts::{Finding, NodeKnowledge};

use crate::connections::{Detail, HSearch};
use crate::patterns::{Player, Style};
use crate::{Cell, Move, Outlook, Position};

/// Knowledge of Hex for a tree search.
#[derive(Clone, Debug)]
pub(super) struct Expertise<const WORDS: usize> {
    player: Player,
    search: HSearch<'static, WORDS>,
    detail: Detail,
    /// Visits at which connections are looked for.
    examine_at: u32,
}

/// The probability that the second player swaps, before anything is known.
const SWAP_PRIOR: f32 = 0.5;

impl<const WORDS: usize> Expertise<WORDS> {
    /// Knowledge that looks for connections with this detail at nodes with this many visits.
    pub(super) fn new(style: Style, detail: Detail, examine_at: u32) -> Self {
        let detail = Detail { captured: true, ..detail };
        Expertise { player: Player::new(style), search: HSearch::new(), detail, examine_at }
    }
}

impl<const WORDS: usize> NodeKnowledge<Position<WORDS>> for Expertise<WORDS> {
    const SIMULATIONS_PER_LOOK: u64 = 8;

    fn priors(&mut self, position: &Position<WORDS>, last: Option<Move>, moves: &[Move], out: &mut Vec<f32>) {
        let first = out.len();
        self.player.factors(position, stone(last), out);
        let stones = if moves.last() == Some(&Move::Swap) { 1.0 - SWAP_PRIOR } else { 1.0 };
        let total = out[first..].iter().sum::<f32>() / stones;
        out[first..].iter_mut().for_each(|factor| *factor /= total);
        if stones < 1.0 {
            out.push(SWAP_PRIOR);
        }
    }

    fn examines_at(&self, depth: usize) -> Option<u32> {
        // The position to move in is always worth it, and so are the moves there before much time is spent on them.
        Some(match depth {
            0 => 0,
            1 => self.examine_at / 8,
            _ => self.examine_at,
        })
    }

    fn examine(&mut self, position: &Position<WORDS>) -> Finding<Position<WORDS>> {
        // A stone may still be swapped, even if it is connected.
        if position.may_swap() {
            return Finding::Open { moves: None, filled: None };
        }
        let outlook = Outlook::new(position, &mut self.search, self.detail);
        if let Some(winner) = outlook.winner {
            return Finding::Won(winner);
        }
        let is_narrower = outlook.moves != position.empty();
        Finding::Open {
            moves: is_narrower.then(|| outlook.moves.iter().map(Move::Stone).collect()),
            filled: Some(outlook.filled.position),
        }
    }

    fn play_out(&mut self, position: Position<WORDS>, last: Option<Move>, rng: &mut Rng) -> Position<WORDS> {
        if position.winner().is_some() {
            return position;
        }
        let stones = self.player.play_out(&position, stone(last), rng);
        position.set_up(stones, position.mover()).expect("every empty cell gets one stone")
    }
}

/// The cell of a stone; after a swap there is none to reply to.
fn stone(mv: Option<Move>) -> Option<Cell> {
    match mv {
        Some(Move::Stone(cell)) => Some(cell),
        Some(Move::Swap) | None => None,
    }
}
