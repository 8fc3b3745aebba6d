//! What the expert knows about the nodes of its tree: likely moves and playouts from patterns, decided positions and must-play
//! from virtual connections, and the judgement of a network.

use rusc_game::Rng;
use rusc_search::mcts::{Finding, NodeKnowledge, Open};

use super::beside::Theory;
use crate::circuit::Circuit;
use crate::connections::{Connections, Detail, HSearch};
use crate::network::{Activations, Features, Network};
use crate::patterns::{Player, Style};
use crate::{Cell, Cells, Move, Outlook, Position};

/// Knowledge of Hex for a tree search.
#[derive(Clone, Debug)]
pub(super) struct Expertise<const WORDS: usize> {
    player: Player,
    search: HSearch<'static, WORDS>,
    circuit: Circuit,
    examination: Examination,
    proven: Option<Theory<WORDS>>,
    /// Buffers: the factors of moves, and the numbers of the network.
    factors: Vec<f32>,
    activations: Activations,
}

/// How positions are examined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Examination {
    /// How many connections are kept.
    pub(super) detail: Detail,
    /// Visits at which a position is examined.
    pub(super) at: u32,
    /// The power to which the network's probabilities of moves are raised; 0 uses patterns and resistances instead.
    pub(super) network: f32,
}

/// The probability that the second player swaps, before anything is known.
const SWAP_PRIOR: f32 = 0.5;

impl<const WORDS: usize> Expertise<WORDS> {
    /// Knowledge with playouts of this style, and with what a solver proves if there is one.
    pub(super) fn new(style: Style, examination: Examination, proven: Option<Theory<WORDS>>) -> Self {
        Expertise {
            player: Player::new(style),
            search: HSearch::new(),
            circuit: Circuit::new(),
            examination,
            proven,
            factors: Vec::new(),
            activations: Activations::default(),
        }
    }

    /// What the network sees of a position that is not decided by its connections, and the moves worth trying.
    pub(super) fn observe(
        &mut self,
        position: &Position<WORDS>,
        last: Option<Cell>,
    ) -> Option<(Cells<WORDS>, Features)> {
        let (outlook, connections) = Outlook::with_connections(position, &mut self.search, self.examination.detail);
        Some((outlook.moves, self.features(&outlook, last, &connections?)))
    }

    fn features(
        &mut self,
        outlook: &Outlook<WORDS>,
        last: Option<Cell>,
        connections: &[Connections<WORDS>; 2],
    ) -> Features {
        let filled = &outlook.filled.position;
        self.factors.clear();
        self.player.factors(filled, last, &mut self.factors);
        let flows = connections.each_ref().map(|connections| self.circuit.flow(connections));
        Features::new(filled, last, outlook.moves, &self.factors, &flows)
    }

    /// The probabilities of the moves worth trying, and the chance of the side to move to win.
    fn judge(
        &mut self,
        outlook: &Outlook<WORDS>,
        last: Option<Cell>,
        connections: &[Connections<WORDS>; 2],
    ) -> (Vec<f32>, f32) {
        let power = self.examination.network;
        if power == 0.0 {
            let likelihoods = self.likelihoods(&outlook.filled.position, last, outlook.moves);
            return (likelihoods, self.chance(connections));
        }
        let features = self.features(outlook, last, connections);
        let judgement = Network::shipped().judge_with(&features, &mut self.activations);
        let raised = judgement.moves.iter().map(|likelihood| likelihood.powf(power));
        (shares(raised.collect()), logistic(STEEPNESS * f64::from(judgement.odds)))
    }

    /// The probabilities of some moves by their patterns.
    fn likelihoods(&mut self, position: &Position<WORDS>, last: Option<Cell>, moves: Cells<WORDS>) -> Vec<f32> {
        self.factors.clear();
        self.player.factors(position, last, &mut self.factors);
        let factors = position.empty().iter().zip(&self.factors).filter(|(cell, _)| moves.contains(*cell));
        shares(factors.map(|(_, &factor)| factor).collect())
    }

    /// The chance of the side to move to win, by the resistances of its connections and of its rival's.
    fn chance(&mut self, connections: &[Connections<WORDS>; 2]) -> f32 {
        let [own, rival] = connections.each_ref().map(|connections| self.circuit.resistance(connections).ln());
        let units = (rival - own).clamp(-MOST_UNITS, MOST_UNITS);
        logistic(SLOPE * units + SHIFT)
    }
}

/// Numbers divided by their sum.
fn shares(mut numbers: Vec<f32>) -> Vec<f32> {
    let total: f32 = numbers.iter().sum();
    numbers.iter_mut().for_each(|number| *number /= total);
    numbers
}

fn logistic(odds: f64) -> f32 {
    (1.0 / (1.0 + (-odds).exp())) as f32
}

/// Maximum logarithm of the ratio of resistances: beyond it one side has hardly any connections, but may still win.
const MOST_UNITS: f64 = 4.0;
/// The chance to win is a logistic function of the logarithm of the ratio of resistances. Its slope and its shift in favour of
/// the side to move are on the scale of playouts, whose results are nearer to one half than the true chances are.
const SLOPE: f64 = 0.5;
const SHIFT: f64 = 0.3;
/// The network's odds are brought to the same scale.
const STEEPNESS: f64 = 0.5;

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
            1 => self.examination.at / 8,
            _ => self.examination.at,
        })
    }

    fn examine(&mut self, position: &Position<WORDS>, last: Option<Move>) -> Finding<Position<WORDS>> {
        // A stone may still be swapped, even if it is connected.
        if position.may_swap() {
            return Finding::Open(Open::default());
        }
        let (mut outlook, connections) = Outlook::with_connections(position, &mut self.search, self.examination.detail);
        if let Some(winner) = outlook.winner {
            return Finding::Won(winner);
        }
        if let Some(proven) = &self.proven {
            match proven.moves_left(&outlook.filled.position) {
                Ok(left) => outlook.moves &= left,
                Err(winner) => return Finding::Won(winner),
            }
            if outlook.moves.is_empty() {
                return Finding::Won(position.mover().rival());
            }
        }
        let connections = connections.expect("an open position has connections");
        let (priors, chance) = self.judge(&outlook, stone(last), &connections);
        let filled = outlook.filled.position;
        Finding::Open(Open {
            moves: Some(outlook.moves.iter().map(Move::Stone).collect()),
            priors,
            filled: (filled != *position).then_some(filled),
            chance: Some(chance),
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
