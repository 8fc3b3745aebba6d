//! Exact values of positions.

use rusc_game::{Game, Seat};
use rusc_search::Control;

use crate::Why;

/// The exact value of a position; `M` is a move, or its name where the game is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// Who wins with best play; nobody in a draw.
    pub winner: Option<Seat>,
    /// The score for the side to move, as the game counts it.
    pub score: i64,
    /// Every best move.
    pub best: Vec<M>,
    /// The score of every move, where it was asked for.
    pub values: Vec<(M, i64)>,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl<M> Solution<M> {
    /// The same with its moves written in another way.
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
        /// The game is over: there is nothing to solve.
        #[error("the game is over")]
        Over => "refused-over",
        /// It was stopped or ran out of time before anything was known.
        #[error("not solved in time; so far: {so_far}")]
        Interrupted {
            /// What was known by then.
            so_far: Why,
        } => "unsolved-interrupted",
        /// The position is beyond what the solver can do.
        #[error("this position cannot be solved: {why}")]
        TooLarge {
            /// Why not.
            why: Why,
        } => "unsolved-too-large",
    }
}

/// What is wanted of a solver besides the value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Which moves are best.
    BestMoves,
    /// What every move is worth.
    EveryMove,
}

/// Finds exact values of the positions of a game.
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
