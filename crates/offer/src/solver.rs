//! Exact values of positions whose game is not known at compile time.

use game::Seat;
use search::Control;

use crate::Position;

/// The exact value of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Who wins with best play; nobody in a draw.
    pub winner: Option<Seat>,
    /// The score for the side to move, as the game counts it.
    pub score: i64,
    /// Every best move.
    pub best: Vec<String>,
    /// The score of every move, where it was asked for.
    pub values: Vec<(String, i64)>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Why there is no exact value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The game is over: there is nothing to solve.
    #[error("the game is over")]
    Over,
    /// It was stopped or ran out of time; what it knew by then.
    #[error("not solved in time; so far: {0}")]
    Interrupted(String),
    /// The position is beyond what the solver can do.
    #[error("this position cannot be solved: {0}")]
    TooLarge(String),
}

/// Finds exact values.
pub trait Solver {
    /// Solves a position, with the score of every move if `every_move`.
    ///
    /// # Errors
    /// Says why there is no exact value.
    fn solve(
        &mut self,
        position: &dyn Position,
        every_move: bool,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Result<Solution, Unsolved>;
}
