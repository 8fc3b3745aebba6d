//! Solvers, which find the exact value of a position.

use rusc_game::{Game, Seat};
use rusc_search::Control;

use crate::{Keeper, Why};

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
        /// The solver does not keep what it proves.
        #[error("this game's solver keeps nothing")]
        KeepsNothing => "unsolved-keeps-nothing",
        /// What was proved before cannot be used.
        #[error("{why}")]
        NotKept {
            /// What is wrong with the facts that were kept.
            why: Why,
        } => "unsolved-not-kept",
        /// The solver writes no proofs.
        #[error("this game's solver writes no proofs")]
        NoProofs => "unsolved-no-proofs",
        /// A proof of this position cannot be written.
        #[error("there is no proof of this position: {why}")]
        NotProven {
            /// Why there is no proof.
            why: Why,
        } => "unsolved-not-proven",
    }
}

crate::reasons! {
    /// What is wrong with a proof.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Unverified {
        /// A line of the proof is wrong.
        #[error("line {line}: {why}")]
        Line {
            /// The number of the line, counted from 1.
            line: usize,
            /// What is wrong with the line.
            why: Why,
        } => "unverified-line",
        /// There is no way to verify proofs of the game.
        #[error("there are no proofs of {game} to verify")]
        NoProofs {
            /// The game.
            game: String,
        } => "unverified-no-proofs",
    }
}

/// What a proof shows, checked by the rules alone; `P` is a position, or its board as text where the game's type is erased.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified<P> {
    /// The position that the proof is about.
    pub position: P,
    /// The winner with best play.
    pub winner: Seat,
    /// Number of steps of the proof.
    pub steps: usize,
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

    /// Uses the facts of a keeper from now on, and adds those that are proved.
    ///
    /// # Errors
    /// If the solver keeps nothing, or the facts are about something else.
    fn keep(&mut self, _position: &G, _keeper: Box<dyn Keeper>) -> Result<(), Unsolved> {
        Err(Unsolved::KeepsNothing)
    }

    /// Whether a proof of a position can be written once it is solved.
    ///
    /// # Errors
    /// Says why there is no proof.
    fn may_prove(&self, _position: &G) -> Result<(), Unsolved> {
        Err(Unsolved::NoProofs)
    }

    /// A proof of who wins a position, as lines of text that [`Playable::verify`](crate::Playable::verify) checks.
    ///
    /// # Errors
    /// Says why there is no proof.
    fn proof(
        &mut self,
        _position: &G,
        _control: &Control,
        _progress: &mut (dyn FnMut(&str) + Send),
    ) -> Result<String, Unsolved> {
        Err(Unsolved::NoProofs)
    }
}
