//! Connects the exact solver to the `Solver` trait, and converts its scores.

use std::num::NonZeroUsize;

use rusc_game::{Game, Seat};
use rusc_present::{Solution, Unsolved, Wanted, Why};
use rusc_search::{Control, Proof};

use crate::position::{Column, Position};
use crate::shape::Shape;
use crate::solver::{Bitboard, Bounds, Progress, Score, Solver, Stored, Watch};

/// Default size of the solver's transposition table in bytes.
pub const TABLE_BYTES: usize = 64 << 20;

/// The solver of Connect Four for any board.
pub(crate) struct Solving;

rusc_present::reasons! {
    /// What is known about a position that is not solved yet.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SoFar {
        /// Bounds on the score.
        #[error("the score is between {lower} and {upper}")]
        Between {
            /// Lower bound on the score.
            lower: Score,
            /// Upper bound on the score.
            upper: Score,
        } => "connect4-score-between",
        /// The score, but not all best moves.
        #[error("the score is {score}, but not every best move was found")]
        Score {
            /// The score of the position.
            score: Score,
        } => "connect4-score-only",
    }
}

impl From<Bounds> for SoFar {
    fn from(Bounds { lower, upper }: Bounds) -> Self {
        SoFar::Between { lower, upper }
    }
}

impl<S: Shape<Word: Stored>> rusc_present::Solver<Position<S>> for Solving {
    fn solve(
        &mut self,
        board: &Position<S>,
        wanted: Wanted,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Result<Solution<Column>, Unsolved> {
        let seat = board.turn().seat().ok_or(Unsolved::Over)?;
        let threads = NonZeroUsize::new(control.threads).unwrap_or(NonZeroUsize::MIN);
        let solver = Solver::new(board.shape(), TABLE_BYTES, threads);
        let is_late = || control.limits.time.is_some_and(|most| control.elapsed() >= most);
        let progress = std::sync::Mutex::new(progress);
        let report = |Progress { bounds, nodes }: Progress| {
            let mut progress = progress.lock().expect("no thread panics with the lock held");
            progress(&format!("{} after {nodes} nodes", SoFar::from(bounds)));
        };
        let watch = Watch { stop: control.stop, is_late: &is_late, report: &report };
        let interrupted = |so_far: SoFar| Unsolved::Interrupted { so_far: Why::of(&so_far) };
        let solved = solver.score(seen(board), &watch);
        let score = solved.bounds.score().ok_or_else(|| interrupted(solved.bounds.into()))?;
        let mut solution = Solution {
            winner: winner(seat, score),
            score: i64::from(score),
            best: Vec::new(),
            values: Vec::new(),
            nodes: solved.nodes,
        };
        if wanted == Wanted::EveryMove {
            for scored in solver.move_scores(seen(board), &Watch { report: &|_| {}, ..watch }) {
                let value = scored.solved.bounds.score().ok_or_else(|| interrupted(solved.bounds.into()))?;
                solution.nodes += scored.solved.nodes;
                solution.values.push((Column(scored.column as u8), i64::from(value)));
            }
            let best = solution.values.iter().filter(|(_, value)| *value == i64::from(score));
            solution.best = best.map(|&(column, _)| column).collect();
        } else {
            let best = solver.best_moves(seen(board), score, &watch);
            let (best, nodes) = best.ok_or_else(|| interrupted(SoFar::Score { score }))?;
            solution.nodes += nodes;
            solution.best = best.into_iter().map(|column| Column(column as u8)).collect();
        }
        Ok(solution)
    }
}

/// Converts a position for the solver.
pub(crate) fn seen<S: Shape>(board: &Position<S>) -> Bitboard<S> {
    Bitboard::with_stones(board.shape(), board.own(), board.own() ^ board.all())
}

/// Converts a solver score to a proven result with its number of moves.
///
/// ```
/// use rusc_connect4::solved_score;
/// use rusc_search::{Proof, Score};
///
/// // The classic board has 42 cells, and with best play the first player wins with the last disc but one.
/// assert_eq!(solved_score(1, 42), Score::proven(Proof::Win).in_moves(41));
/// ```
pub fn solved_score(score: Score, empty: u32) -> rusc_search::Score {
    let proof = Proof::of_sign(score);
    // A win scores one more than the discs left in hand, and the winner drops the last disc: an odd number of moves from here if
    // the side to move wins, otherwise an even number. So parity decides between the two possible numbers of empty cells.
    let left = match proof {
        Proof::Draw => 0,
        Proof::Win => 2 * (score.unsigned_abs() - 1) + (empty + 1) % 2,
        Proof::Loss => 2 * (score.unsigned_abs() - 1) + empty % 2,
    };
    rusc_search::Score::proven(proof).in_moves(empty.saturating_sub(left))
}

/// The winner, given the score of the side to move.
fn winner(seat: Seat, score: Score) -> Option<Seat> {
    match Proof::of_sign(score) {
        Proof::Win => Some(seat),
        Proof::Loss => Some(seat.rival()),
        Proof::Draw => None,
    }
}
