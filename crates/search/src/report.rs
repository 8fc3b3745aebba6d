//! What a search has found.

use crate::Score;

/// What a search thinks of one move at its root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// What it is worth to the side that plays it.
    pub score: Score,
    /// How often it was tried.
    pub visits: u32,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// The best move; none when the game is over.
    pub best: Option<M>,
    /// What the position is worth to the side to move; none where nobody has looked.
    pub score: Option<Score>,
    /// The chance of every seat to win, where the search counts them; empty where the score says all there is to say.
    pub chances: Vec<f64>,
    /// The moves both sides are expected to play, the best move first.
    pub line: Vec<M>,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How many moves ahead the search has finished looking.
    pub depth: u32,
    /// The moves it weighs against each other, the most tried first; none where it does not count.
    pub candidates: Vec<Candidate<M>>,
}

impl<M> Report<M> {
    /// A report of nothing found.
    pub fn empty() -> Self {
        let (line, candidates, chances) = (Vec::new(), Vec::new(), Vec::new());
        Report { best: None, score: None, chances, line, nodes: 0, depth: 0, candidates }
    }
}
