//! The solver beside the tree search: near the end it often proves what playouts only suspect.

use rusc_present::{Solver, Wanted};
use rusc_search::{Candidate, Control, Limits, Proof, Report, Score};

use crate::solver::Solve;
use crate::{Move, Position};

/// A solver that gets part of the time for a move; what it proves serves the following moves too.
#[derive(Debug, Default)]
pub(super) struct Beside<const WORDS: usize> {
    solver: Solve<WORDS>,
}

/// The end is near if at most this many moves are worth trying.
const MOST_MOVES: usize = 20;
/// The solver gets this part of the time.
const PART_OF_TIME: u32 = 8;
/// Simulations that take about as long as a node of the solver.
const SIMULATIONS_PER_NODE: u64 = 50;
/// With fewer nodes it hardly proves anything that one look does not.
const LEAST_NODES: u64 = 16;

impl<const WORDS: usize> Beside<WORDS> {
    /// Looks for a proof in a position with so few moves worth trying that one is likely; `limits` are those of the whole move. The
    /// report of a lost position has no move.
    pub(super) fn look(
        &mut self,
        position: &Position<WORDS>,
        moves: usize,
        limits: Limits,
        control: &Control,
    ) -> Option<Report<Move>> {
        if moves > MOST_MOVES || position.may_swap() {
            return None;
        }
        let nodes = limits.nodes.map(|most| most / u64::from(PART_OF_TIME) / SIMULATIONS_PER_NODE);
        let limits = Limits { depth: None, nodes, time: limits.time.map(|most| most / PART_OF_TIME) };
        if nodes.is_some_and(|most| most < LEAST_NODES) {
            return None;
        }
        let solution =
            self.solver.solve(position, Wanted::BestMoves, &Control { limits, ..*control }, &mut |_| {}).ok()?;
        let is_won = solution.score > 0;
        let score = Score::proven(if is_won { Proof::Win } else { Proof::Loss });
        let best = solution.best.first().copied().filter(|_| is_won);
        let candidates = best.map(|mv| Candidate { mv, score, visits: 1 }).into_iter().collect();
        let line = best.into_iter().collect();
        Some(Report { best, score: Some(score), nodes: solution.nodes, depth: 1, line, candidates, ..Report::empty() })
    }
}
