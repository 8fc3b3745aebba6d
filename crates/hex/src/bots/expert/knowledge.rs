//! What the expert knows about the nodes of its tree: likely moves and playouts from patterns, decided positions and must-play
//! from virtual connections.

use rusc_game::Rng;
use rusc_search::mcts::{Finding, NodeKnowledge, Open};

use crate::circuit::Circuit;
use crate::connections::{Connections, Detail, HSearch};
use crate::patterns::{Player, Style};
use crate::{Cell, Cells, Move, Outlook, Position};

/// Knowledge of Hex for a tree search.
#[derive(Clone, Debug)]
pub(super) struct Expertise<const WORDS: usize> {
    player: Player,
    search: HSearch<'static, WORDS>,
    circuit: Circuit,
    told: Examination,
    /// Buffer: the factors of moves.
    factors: Vec<f32>,
}

/// How positions are examined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Examination {
    /// How many connections are kept.
    pub(super) detail: Detail,
    /// Visits at which a position is examined.
    pub(super) at: u32,
}

/// The probability that the second player swaps, before anything is known.
const SWAP_PRIOR: f32 = 0.5;

impl<const WORDS: usize> Expertise<WORDS> {
    /// Knowledge with playouts of this style.
    pub(super) fn new(style: Style, told: Examination) -> Self {
        Expertise {
            player: Player::new(style),
            search: HSearch::new(),
            circuit: Circuit::new(),
            told,
            factors: Vec::new(),
        }
    }

    /// The probabilities of some moves by their patterns.
    fn likelihoods(&mut self, position: &Position<WORDS>, last: Option<Cell>, moves: Cells<WORDS>) -> Vec<f32> {
        self.factors.clear();
        self.player.factors(position, last, &mut self.factors);
        let factors = position.empty().iter().zip(&self.factors).filter(|(cell, _)| moves.contains(*cell));
        let mut likelihoods: Vec<f32> = factors.map(|(_, &factor)| factor).collect();
        let total: f32 = likelihoods.iter().sum();
        likelihoods.iter_mut().for_each(|likelihood| *likelihood /= total);
        likelihoods
    }

    /// The chance of the side to move to win, by the resistances of its connections and of its rival's.
    fn chance(&mut self, connections: &[Connections<WORDS>; 2]) -> f32 {
        let [own, rival] = connections.each_ref().map(|connections| self.circuit.resistance(connections).ln());
        let units = (rival - own).clamp(-MOST_UNITS, MOST_UNITS);
        (1.0 / (1.0 + (-SLOPE * units - SHIFT).exp())) as f32
    }
}

/// Maximum logarithm of the ratio of resistances: beyond it one side has hardly any connections, but may still win.
const MOST_UNITS: f64 = 4.0;
/// The chance to win is a logistic function of the logarithm of the ratio of resistances. Its slope and its shift in favour of
/// the side to move are on the scale of playouts, whose results are nearer to one half than the true chances are.
const SLOPE: f64 = 0.5;
const SHIFT: f64 = 0.3;

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
            1 => self.told.at / 8,
            _ => self.told.at,
        })
    }

    fn examine(&mut self, position: &Position<WORDS>, last: Option<Move>) -> Finding<Position<WORDS>> {
        // A stone may still be swapped, even if it is connected.
        if position.may_swap() {
            return Finding::Open(Open::default());
        }
        let (outlook, connections) = Outlook::with_connections(position, &mut self.search, self.told.detail);
        if let Some(winner) = outlook.winner {
            return Finding::Won(winner);
        }
        let connections = connections.expect("an open position has connections");
        let filled = outlook.filled.position;
        Finding::Open(Open {
            moves: Some(outlook.moves.iter().map(Move::Stone).collect()),
            priors: self.likelihoods(&filled, stone(last), outlook.moves),
            filled: (filled != *position).then_some(filled),
            chance: Some(self.chance(&connections)),
        })
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
