//! What Hex knows when it proves a position: fill-in, connections, and the theorems found before.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use rusc_game::{Game, Seat};
use rusc_search::dfpn::{Expansion, Numbers, Proven, Prover};

use super::kept::Win;
use super::node::Node;
use super::replies::Replies;
use super::theorem::Theorem;
use super::theorems::Theorems;
use crate::circuit::Circuit;
use crate::connections::{Connections, Detail, HSearch};
use crate::inferior::FilledIn;
use crate::{Cell, Cells, Move, Position};

/// The detail of the rival's connections, which say what must be answered.
const RIVALS: Detail = Detail { captured: true, ..Detail::NORMAL };
/// The detail of the mover's connections: few, but chosen with care, since each win seen here saves a search.
const OWN: Detail = Detail { fulls: 4, semis: 16, captured: true, ..Detail::SHARP };
/// What an answer that won before is worth in the order of moves, in parts of the current.
const REPLY: f64 = 0.3;

/// The knowledge of one thread.
pub struct HexProver<'a, const WORDS: usize> {
    theorems: Arc<RwLock<Theorems<WORDS>>>,
    search: HSearch<'a, WORDS>,
    circuit: Circuit,
    replies: Replies,
}

impl<'a, const WORDS: usize> HexProver<'a, WORDS> {
    /// The knowledge of a thread that shares its theorems with others.
    pub fn new(theorems: Arc<RwLock<Theorems<WORDS>>>, stop: &'a AtomicBool) -> Self {
        let area = theorems.read().unwrap_or_else(PoisonError::into_inner).board().area();
        HexProver { theorems, search: HSearch::until(stop), circuit: Circuit::new(), replies: Replies::new(area) }
    }

    /// Turns a theorem of a filled-in position into one of the position before.
    fn traced(
        filled: &FilledIn<WORDS>,
        before: &Position<WORDS>,
        theorem: Theorem<WORDS>,
        winner: Seat,
    ) -> Theorem<WORDS> {
        let theorem = theorem.shrunk(before.board(), winner);
        let all = filled.support(winner, theorem.stones);
        let own = before.stones(winner);
        Theorem { stones: all & own, carrier: theorem.carrier | all & !own }.shrunk(before.board(), winner)
    }

    /// Turns a theorem of a filled-in position into one of the position before, and keeps it.
    fn keep(
        &self,
        filled: &FilledIn<WORDS>,
        before: &Position<WORDS>,
        theorem: Theorem<WORDS>,
        winner: Seat,
    ) -> Theorem<WORDS> {
        let theorem = Self::traced(filled, before, theorem, winner);
        let mut theorems = self.theorems.write().unwrap_or_else(PoisonError::into_inner);
        theorems.add(theorem, winner, before.mover() == winner);
        theorem
    }

    /// Looks at a filled-in position for the first time.
    fn expand_filled(
        &mut self,
        filled: FilledIn<WORDS>,
        before: &Position<WORDS>,
        last: Option<Move>,
    ) -> Expansion<Theorem<WORDS>, Node<WORDS>> {
        let position = filled.position;
        let (mover, rival) = (before.mover(), before.mover().rival());
        if let Some(winner) = position.winner() {
            let theorem = Theorem { stones: position.stones(winner), carrier: Cells::EMPTY };
            return proven(winner == mover, self.keep(&filled, before, theorem, winner));
        }
        let seen = self.read().added();
        let threats = match self.read().known(&position) {
            Ok(Proven { is_won, proof }) => {
                // The theorems that lead here will do so again, so this one need not be kept.
                let winner = if is_won { mover } else { rival };
                return proven(is_won, Self::traced(&filled, before, proof, winner));
            }
            Err(threats) => threats,
        };
        let mut node = Node::new(filled, *before, last);
        node.seen = seen;
        threats.into_iter().for_each(|threat| node.add(threat));
        if node.common.is_empty() {
            return proven(false, self.keep(&node.filled, before, node.lost(), rival));
        }
        let smallest = |carriers: &[Cells<WORDS>]| carriers.iter().copied().min_by_key(|carrier| carrier.len());
        // Connections cut short prove nothing wrong, and the search ends before they are used.
        let own = self.search.chances(&position, OWN);
        if let Some(carrier) = smallest(own.winning()).or(smallest(own.nearly_winning())) {
            let theorem = Theorem { stones: position.stones(mover), carrier };
            return proven(true, self.keep(&node.filled, before, theorem, mover));
        }
        let threats = self.search.connections(&position, rival, RIVALS);
        let stones = position.stones(rival);
        if let Some(carrier) = smallest(threats.winning()) {
            return proven(false, self.keep(&node.filled, before, Theorem { stones, carrier }, rival));
        }
        if node.filled.fill_enclosed(&own) || node.filled.fill_enclosed(&threats) {
            return self.expand_filled(node.filled, before, last);
        }
        let board = position.board();
        let shrunk = threats.nearly_winning().iter().map(|&carrier| Theorem { stones, carrier }.shrunk(board, rival));
        shrunk.for_each(|threat| node.add(threat));
        node.leave_out_inferior();
        if node.live().is_empty() {
            return proven(false, self.keep(&node.filled, before, node.lost(), rival));
        }
        node.moves = self.ordered([&own, &threats], &node);
        Expansion::Open(node)
    }

    /// Strikes out the moves that do not meet all threats; returns the proof that the position is lost if none is left.
    fn strike_out(&self, node: &mut Node<WORDS>) -> Option<Theorem<WORDS>> {
        let live = node.live();
        node.moves.retain(|mv| matches!(mv, Move::Stone(cell) if live.contains(*cell)));
        node.moves.is_empty().then(|| self.keep(&node.filled, &node.before, node.lost(), node.before.mover().rival()))
    }

    fn read(&self) -> RwLockReadGuard<'_, Theorems<WORDS>> {
        self.theorems.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The moves ordered by the current through their cells, and by how often they won as answers to the last move.
    fn ordered(&mut self, known: [&Connections<WORDS>; 2], node: &Node<WORDS>) -> Vec<Move> {
        let [one, other] = known.map(|connections| self.circuit.flow(connections).currents);
        let (board, seat, live) = (node.before.board(), node.before.mover(), node.live());
        let is_opening = node.is_opening();
        let score = |cell: Cell| {
            if is_opening {
                return -f64::from(board.rank_as_opening(cell));
            }
            let worth = self.replies.worth(seat, node.last, cell);
            one[cell.index()] + other[cell.index()] + REPLY * worth
        };
        let from_centre = board.from_centre().iter().filter(|&&cell| live.contains(cell));
        let mut scored: Vec<(f64, Cell)> = from_centre.map(|&cell| (score(cell), cell)).collect();
        scored.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        scored.into_iter().map(|(_, cell)| Move::Stone(cell)).collect()
    }
}

fn proven<const WORDS: usize>(is_won: bool, proof: Theorem<WORDS>) -> Expansion<Theorem<WORDS>, Node<WORDS>> {
    Expansion::Proven(Proven { is_won, proof })
}

impl<const WORDS: usize> Prover<Position<WORDS>> for HexProver<'_, WORDS> {
    type Proof = Theorem<WORDS>;
    type Node = Node<WORDS>;

    const NODE_BYTES: usize = 1024;

    fn expand(&mut self, before: &Position<WORDS>, last: Option<Move>) -> Expansion<Theorem<WORDS>, Node<WORDS>> {
        self.expand_filled(FilledIn::new(before), before, last)
    }

    fn revisit(&mut self, node: &mut Node<WORDS>) -> Option<Proven<Theorem<WORDS>>> {
        let (mover, position) = (node.before.mover(), node.filled.position);
        let theorems = self.read();
        let mut threats = Vec::new();
        for fact in theorems.added_after(node.seen) {
            let Some(win) = fact.win_in(&position) else { continue };
            let proof = fact.theorem.applied(&position, fact.winner);
            if fact.winner == mover || win == Win::EvenSecond {
                let proof = Self::traced(&node.filled, &node.before, proof, fact.winner);
                return Some(Proven { is_won: fact.winner == mover, proof });
            }
            threats.push(proof);
        }
        node.seen = theorems.added();
        drop(theorems);
        threats.into_iter().for_each(|threat| node.add(threat));
        self.strike_out(node).map(|proof| Proven { is_won: false, proof })
    }

    fn moves<'n>(&self, node: &'n Node<WORDS>) -> &'n [Move] {
        &node.moves
    }

    /// Moves late in the order are harder to win with.
    fn estimate(&self, node: &Node<WORDS>, at: usize) -> Numbers {
        // The first player wins, so it pays to try the best opening for long before the next one.
        let step = if node.is_opening() { 100_000 } else { 12 };
        Numbers { proof: 32, disproof: 16 + step * at as u32 }
    }

    fn child(&self, node: &Node<WORDS>, mv: Move) -> Position<WORDS> {
        let mut child = node.filled.position;
        child.play(mv);
        child
    }

    fn win(&mut self, node: &Node<WORDS>, mv: Move, proof: &Theorem<WORDS>) -> Theorem<WORDS> {
        let Move::Stone(cell) = mv else { unreachable!("swap is not searched") };
        self.replies.add(node.before.mover(), node.last, cell);
        let mut theorem = *proof;
        if theorem.stones.contains(cell) {
            theorem.stones.remove(cell);
            theorem.carrier.insert(cell);
        }
        self.keep(&node.filled, &node.before, theorem, node.before.mover())
    }

    fn refute(&mut self, node: &mut Node<WORDS>, _: Move, proof: &Theorem<WORDS>) -> Option<Theorem<WORDS>> {
        node.add(*proof);
        self.strike_out(node)
    }
}
