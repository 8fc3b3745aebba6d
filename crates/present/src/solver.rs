//! Solvers, which find the exact value of a position.

use rusc_game::{Game, Seat};
use rusc_search::Control;

use crate::Why;

/// The exact value of a position; `M` is a move, or its name where the game's type is erased.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// The winner with best play; `None` in a draw.
    pub winner: Option<Seat>,
    /// The score for the side to move, as the game counts it.
    pub score: i64,
    /// All best moves.
    pub best: Vec<M>,
    /// The score of every move, if requested.
    pub values: Vec<(M, i64)>,
    /// Number of nodes searched.
    pub nodes: u64,
}

impl<M> Solution<M> {
    /// The same solution with its moves converted.
    pub fn map<N>(self, mut write: impl FnMut(M) -> N) -> Solution<N> {
        Solution {
            winner: self.winner,
            score: self.score,
            best: self.best.into_iter().map(&mut write).collect(),
            values: self.values.into_iter().map(|(mv, score)| (write(mv), score)).collect(),
            nodes: self.nodes,
        }
    }
}

crate::reasons! {
    /// Why there is no exact value.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Unsolved {
        /// The game is over.
        #[error("the game is over")]
        Over => "refused-over",
        /// The solver was stopped or ran out of time.
        #[error("not solved in time; so far: {so_far}")]
        Interrupted {
            /// What was known about the value when the search ended.
            so_far: Why,
        } => "unsolved-interrupted",
        /// The position is too large for the solver.
        #[error("this position cannot be solved: {why}")]
        TooLarge {
            /// Why the position cannot be solved.
            why: Why,
        } => "unsolved-too-large",
    }
}

/// What to find besides the value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The best moves.
    BestMoves,
    /// The value of every move.
    EveryMove,
}

/// Finds the exact value of positions.
pub trait Solver<G: Game> {
    /// Solves a position.
    ///
    /// # Errors
    /// Says why there is no exact value.
    fn solve(
        &mut self,
        position: &G,
        wanted: Wanted,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Result<Solution<G::Move>, Unsolved>;
}
