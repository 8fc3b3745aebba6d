//! The solver beside the tree search: it often proves what playouts only suspect.

use std::sync::{Arc, PoisonError, RwLock};

use rusc_game::{Game, Seat};
use rusc_present::{Solver, Wanted};
use rusc_search::{Candidate, Control, Limits, Proof, Report, Score};

use crate::solver::{Solve, Theorems};
use crate::{Cells, Move, Position, Rhombus};

/// A solver that gets part of the time for a move; what it proves serves the following moves too.
#[derive(Debug)]
pub(super) struct Beside<const WORDS: usize> {
    solver: Solve<WORDS>,
    proven: Theory<WORDS>,
}

/// What the solver has proven, which the tree search asks too.
#[derive(Clone, Debug)]
pub(super) struct Theory<const WORDS: usize>(Arc<RwLock<Theorems<WORDS>>>);

impl<const WORDS: usize> Theory<WORDS> {
    /// Nothing yet, about boards of this size.
    pub(super) fn new(size: usize) -> Self {
        let board = Rhombus::of(size).expect("the size is in range");
        Theory(Arc::new(RwLock::new(Theorems::new(board))))
    }

    /// The winner of a position, or else the moves that may win, as far as is proven.
    pub(super) fn moves_left(&self, position: &Position<WORDS>) -> Result<Cells<WORDS>, Seat> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).moves_left(position)
    }
}

/// The work on a move is divided into this many parts.
pub(super) const PARTS: u32 = 32;
/// Simulations that take about as long as a node of the solver.
const SIMULATIONS_PER_NODE: u64 = 50;
/// Maximum number of nodes for the checks of a move on a large board: at a second a move it is seldom reached.
const MOST_NODES: u64 = 500;
/// With fewer nodes it hardly proves anything that one look does not.
const LEAST_NODES: u64 = 16;

impl<const WORDS: usize> Beside<WORDS> {
    pub(super) fn new(proven: Theory<WORDS>) -> Self {
        Beside { solver: Solve::sharing(Arc::clone(&proven.0)), proven }
    }

    /// The moves of a position that lose by what is proven: those that do not meet a threat found.
    pub(super) fn losing(&self, position: &Position<WORDS>) -> Cells<WORDS> {
        if position.may_swap() {
            return Cells::EMPTY;
        }
        self.proven.moves_left(position).map_or(Cells::EMPTY, |left| position.empty() & !left)
    }

    /// Looks for a proof within `limits`. The report of a lost position has no move.
    pub(super) fn look(
        &mut self,
        position: &Position<WORDS>,
        limits: Limits,
        control: &Control,
    ) -> Option<Report<Move>> {
        let (proof, best, nodes) = self.solve(position, limits, control)?;
        let score = Score::proven(proof);
        let best = best.filter(|_| proof == Proof::Win);
        let candidates = best.map(|mv| Candidate { mv, score, visits: 1 }).into_iter().collect();
        let line = best.into_iter().collect();
        Some(Report { best, score: Some(score), nodes, depth: 1, line, candidates, ..Report::empty() })
    }

    /// What a move leads to for the player who makes it, if the solver finds it within `limits`; then those are reduced by the nodes
    /// it took.
    pub(super) fn check(
        &mut self,
        position: &Position<WORDS>,
        mv: Move,
        limits: &mut Limits,
        control: &Control,
    ) -> Option<Proof> {
        let after = position.after(mv);
        if after.winner().is_some() {
            return Some(Proof::Win);
        }
        let (proof, _, nodes) = self.solve(&after, *limits, control)?;
        limits.nodes = limits.nodes.map(|most| most.saturating_sub(nodes * SIMULATIONS_PER_NODE));
        Some(proof.turned())
    }

    /// The result for the side to move, one of its best moves, and the nodes it took. `limits` are in simulations.
    fn solve(
        &mut self,
        position: &Position<WORDS>,
        limits: Limits,
        control: &Control,
    ) -> Option<(Proof, Option<Move>, u64)> {
        let limits = Limits { depth: None, nodes: limits.nodes.map(|most| most / SIMULATIONS_PER_NODE), ..limits };
        if position.may_swap() || limits.nodes.is_some_and(|most| most < LEAST_NODES) {
            return None;
        }
        let control = Control { limits, ..*control };
        let solution = self.solver.solve(position, Wanted::BestMoves, &control, &mut |_| {}).ok()?;
        let proof = if solution.score > 0 { Proof::Win } else { Proof::Loss };
        Some((proof, solution.best.first().copied(), solution.nodes))
    }
}

/// The limits of the checks on a large board.
pub(super) fn bounded(limits: Limits) -> Limits {
    let most = MOST_NODES * SIMULATIONS_PER_NODE;
    Limits { nodes: Some(limits.nodes.map_or(most, |nodes| nodes.min(most))), ..limits }
}

/// The limits of some parts of the work on a move.
pub(super) fn part(limits: Limits, from: u32, to: u32) -> Limits {
    Limits {
        nodes: limits.nodes.map(|most| most * u64::from(to - from) / u64::from(PARTS)),
        // A clock runs from the start of the whole.
        time: limits.time.map(|most| most * to / PARTS),
        ..limits
    }
}
