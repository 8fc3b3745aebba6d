//! The report of a search.

use crate::Score;

/// The result of one root move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The root move.
    pub mv: M,
    /// The move's score for the side that plays it.
    pub score: Score,
    /// Number of visits of the move.
    pub visits: u32,
}

impl<M> Candidate<M> {
    /// Sorts candidates by visits, the most first; candidates with the same number keep their order.
    pub(crate) fn sort(candidates: &mut [Candidate<M>]) {
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.visits));
    }
}

/// The result of a search so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// The best move; `None` when the game is over.
    pub best: Option<M>,
    /// The score of the position for the side to move; `None` if it was not evaluated.
    pub score: Option<Score>,
    /// The winning chance of every seat, for searches that count them; otherwise empty.
    pub chances: Vec<f64>,
    /// The principal variation, starting with the best move.
    pub line: Vec<M>,
    /// Number of nodes searched.
    pub nodes: u64,
    /// Depth of the last finished iteration, or length of the line.
    pub depth: u32,
    /// The root moves, most visited first; empty if the search does not count visits.
    pub candidates: Vec<Candidate<M>>,
}

impl<M> Report<M> {
    /// A report with no result.
    pub fn empty() -> Self {
        let (line, candidates, chances) = (Vec::new(), Vec::new(), Vec::new());
        Report { best: None, score: None, chances, line, nodes: 0, depth: 0, candidates }
    }
}
