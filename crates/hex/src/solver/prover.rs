//! What Hex knows when it proves a position: fill-in, connections, and the theorems found before.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock};

use rusc_game::{Game, Seat};
use rusc_search::dfpn::{Expansion, Numbers, Proven, Prover};

use super::theorem::{Theorem, joined};
use super::theorems::Theorems;
use crate::circuit::Circuit;
use crate::connections::{Connections, Detail, HSearch};
use crate::inferior::FilledIn;
use crate::{Cell, Cells, Move, Position};

/// The detail of the rival's connections, which say what must be answered.
const RIVALS: Detail = Detail { fulls: 20, semis: 40, joined: 5, over_edges: false, captured: true };
/// The detail of the mover's connections: wins missed here are found a move later.
const OWN: Detail = Detail { fulls: 6, semis: 12, joined: 3, over_edges: false, captured: true };

/// The knowledge of one thread.
pub struct HexProver<'a, const WORDS: usize> {
    theorems: Arc<RwLock<Theorems<WORDS>>>,
    search: HSearch<'a, WORDS>,
    circuit: Circuit,
}

/// An open position: filled in, with the threats that the side to move must answer.
pub struct Node<const WORDS: usize> {
    filled: FilledIn<WORDS>,
    before: Position<WORDS>,
    moves: Vec<Move>,
    /// The rival wins with each of these if it is the rival's turn.
    threats: Vec<Theorem<WORDS>>,
    /// The cells that meet every threat.
    common: Cells<WORDS>,
    /// Cells that meet every threat, but which the rival can make useless.
    vulnerable: Cells<WORDS>,
}

impl<'a, const WORDS: usize> HexProver<'a, WORDS> {
    /// The knowledge of a thread that shares its theorems with others.
    pub fn new(theorems: Arc<RwLock<Theorems<WORDS>>>, stop: &'a AtomicBool) -> Self {
        HexProver { theorems, search: HSearch::until(stop), circuit: Circuit::new() }
    }

    /// Turns a theorem of a filled-in position into one of the position before, and keeps it.
    fn keep(
        &self,
        filled: &FilledIn<WORDS>,
        before: &Position<WORDS>,
        theorem: Theorem<WORDS>,
        winner: Seat,
    ) -> Theorem<WORDS> {
        let theorem = theorem.shrunk(before.board(), winner);
        let all = filled.support(winner, theorem.stones);
        let own = before.stones(winner);
        let theorem =
            Theorem { stones: all & own, carrier: theorem.carrier | all & !own }.shrunk(before.board(), winner);
        let mut theorems = self.theorems.write().unwrap_or_else(PoisonError::into_inner);
        theorems.add(theorem, winner, before.mover() == winner);
        theorem
    }

    fn known(&self, position: &Position<WORDS>, winner: Seat, moves_first: bool) -> Option<Theorem<WORDS>> {
        let theorems = self.theorems.read().unwrap_or_else(PoisonError::into_inner);
        theorems.holding(position, winner, moves_first).next().map(|theorem| theorem.applied(position, winner))
    }

    /// The moves ordered by the current through their cells.
    fn ordered(&mut self, known: [&Connections<WORDS>; 2], cells: Cells<WORDS>) -> Vec<Move> {
        let [one, other] = known.map(|connections| self.circuit.flow(connections).currents);
        let from_centre = known[0].board().from_centre().iter().filter(|&&cell| cells.contains(cell));
        let mut scored: Vec<(f64, Cell)> =
            from_centre.map(|&cell| (one[cell.index()] + other[cell.index()], cell)).collect();
        scored.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        scored.into_iter().map(|(_, cell)| Move::Stone(cell)).collect()
    }

    /// The union of threats that cannot all be met, with the answers to vulnerable moves.
    fn lost(&self, node: &Node<WORDS>) -> Theorem<WORDS> {
        let position = &node.filled.position;
        let (mover, rival) = (position.mover(), position.mover().rival());
        let mut theorem = joined(&node.threats, position.empty() & !node.common);
        let mut open = node.common & theorem.carrier;
        while let Some(cell) = open.lowest() {
            open.remove(cell);
            let killer = node.filled.killer(mover, cell).expect("the cell is vulnerable");
            theorem.stones |= node.filled.stones_at(rival, Cells::of(cell) | Cells::of(killer));
            theorem.carrier.insert(killer);
        }
        theorem
    }
}

fn proven<const WORDS: usize>(is_won: bool, proof: Theorem<WORDS>) -> Expansion<Theorem<WORDS>, Node<WORDS>> {
    Expansion::Proven(Proven { is_won, proof })
}

impl<const WORDS: usize> Prover<Position<WORDS>> for HexProver<'_, WORDS> {
    type Proof = Theorem<WORDS>;
    type Node = Node<WORDS>;

    const NODE_BYTES: usize = 1024;

    fn expand(&mut self, before: &Position<WORDS>) -> Expansion<Theorem<WORDS>, Node<WORDS>> {
        let filled = FilledIn::new(before);
        let position = filled.position;
        let (mover, rival) = (before.mover(), before.mover().rival());
        if let Some(winner) = position.winner() {
            let theorem = Theorem { stones: position.stones(winner), carrier: Cells::EMPTY };
            return proven(winner == mover, self.keep(&filled, before, theorem, winner));
        }
        for (winner, moves_first) in [(mover, true), (rival, false)] {
            if let Some(theorem) = self.known(&position, winner, moves_first) {
                return proven(winner == mover, self.keep(&filled, before, theorem, winner));
            }
        }
        let mut node = Node {
            filled,
            before: *before,
            moves: Vec::new(),
            threats: Vec::new(),
            common: position.empty(),
            vulnerable: Cells::EMPTY,
        };
        {
            let theorems = self.theorems.read().unwrap_or_else(PoisonError::into_inner);
            for threat in theorems.holding(&position, rival, true) {
                node.add(threat.applied(&position, rival));
                if node.common.is_empty() {
                    break;
                }
            }
        }
        if node.common.is_empty() {
            let theorem = joined(&node.threats, position.empty());
            return proven(false, self.keep(&node.filled, before, theorem, rival));
        }
        let smallest = |carriers: &[Cells<WORDS>]| carriers.iter().copied().min_by_key(|carrier| carrier.len());
        // Connections cut short prove nothing wrong, and the search ends before they are used.
        let own = self.search.connections(&position, mover, OWN);
        if let Some(carrier) = smallest(own.winning()).or(smallest(own.nearly_winning())) {
            let theorem = Theorem { stones: position.stones(mover), carrier };
            return proven(true, self.keep(&node.filled, before, theorem, mover));
        }
        let threats = self.search.connections(&position, rival, RIVALS);
        let stones = position.stones(rival);
        if let Some(carrier) = smallest(threats.winning()) {
            return proven(false, self.keep(&node.filled, before, Theorem { stones, carrier }, rival));
        }
        for &carrier in threats.nearly_winning() {
            node.add(Theorem { stones, carrier });
        }
        if node.common.is_empty() {
            let theorem = joined(&node.threats, position.empty());
            return proven(false, self.keep(&node.filled, before, theorem, rival));
        }
        let vulnerable = node.filled.vulnerable(mover);
        if !node.threats.is_empty() || !node.common.is_within(vulnerable) {
            node.vulnerable = vulnerable;
        }
        node.moves = self.ordered([&own, &threats], node.common & !node.vulnerable);
        if node.moves.is_empty() {
            let theorem = self.lost(&node);
            return proven(false, self.keep(&node.filled, before, theorem, rival));
        }
        Expansion::Open(node)
    }

    fn moves<'n>(&self, node: &'n Node<WORDS>) -> &'n [Move] {
        &node.moves
    }

    /// Moves with less current are a little harder to win with.
    fn estimate(&self, _: &Node<WORDS>, at: usize) -> Numbers {
        Numbers { proof: 16, disproof: 16 + 3 * at as u32 }
    }

    fn child(&self, node: &Node<WORDS>, mv: Move) -> Position<WORDS> {
        let mut child = node.filled.position;
        child.play(mv);
        child
    }

    fn win(&mut self, node: &Node<WORDS>, mv: Move, proof: &Theorem<WORDS>) -> Theorem<WORDS> {
        let Move::Stone(cell) = mv else { unreachable!("swap is not searched") };
        let mut theorem = *proof;
        if theorem.stones.contains(cell) {
            theorem.stones.remove(cell);
            theorem.carrier.insert(cell);
        }
        self.keep(&node.filled, &node.before, theorem, node.before.mover())
    }

    fn refute(&mut self, node: &mut Node<WORDS>, _: Move, proof: &Theorem<WORDS>) -> Option<Theorem<WORDS>> {
        node.add(*proof);
        let live = node.common & !node.vulnerable;
        node.moves.retain(|mv| matches!(mv, Move::Stone(cell) if live.contains(*cell)));
        node.moves.is_empty().then(|| {
            let theorem = self.lost(node);
            self.keep(&node.filled, &node.before, theorem, node.before.mover().rival())
        })
    }
}

impl<const WORDS: usize> Node<WORDS> {
    /// Adds a threat of the rival, unless it says nothing new.
    fn add(&mut self, threat: Theorem<WORDS>) {
        if !self.common.is_within(threat.carrier) {
            self.common &= threat.carrier;
            self.threats.push(threat);
        }
    }
}
