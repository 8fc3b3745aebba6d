//! The solver by name: exact scores of positions whose board is not known at compile time.

use std::num::NonZeroUsize;

use game::{Game, Seat};
use offer::{Position as AnyPosition, Solution, Solver as AnySolver, Unsolved};
use search::Control;

use crate::board::{Board, Column};
use crate::notation;
use crate::shape::{Fixed, Free, Shape};
use crate::solver::{Bounds, Position, Progress, Score, Solver, Stored, Watch};

/// What the solver remembers, in bytes.
pub(crate) const TABLE_BYTES: usize = 64 << 20;

/// Solves Connect Four on any board.
pub(crate) struct Solving;

impl AnySolver for Solving {
    fn solve(
        &mut self,
        position: &dyn AnyPosition,
        every_move: bool,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Result<Solution, Unsolved> {
        if let Some(board) = position.game::<Board<Fixed<7, 6>>>() {
            solve(board, every_move, control, progress)
        } else if let Some(board) = position.game::<Board<Fixed<8, 8>>>() {
            solve(board, every_move, control, progress)
        } else if let Some(board) = position.game::<Board<Free<u64>>>() {
            solve(board, every_move, control, progress)
        } else {
            let board = position.game::<Board<Free<u128>>>().expect("a solver is asked about its own game");
            solve(board, every_move, control, progress)
        }
    }
}

/// A board as the solver sees it.
pub(crate) fn seen<S: Shape>(board: &Board<S>) -> Position<S> {
    Position::with_stones(board.shape(), board.own(), board.own() ^ board.all())
}

fn solve<S: Shape<Word: Stored>>(
    board: &Board<S>,
    every_move: bool,
    control: &Control,
    progress: &mut (dyn FnMut(&str) + Send),
) -> Result<Solution, Unsolved> {
    let seat = board.turn().seat().ok_or(Unsolved::Over)?;
    let threads = NonZeroUsize::new(control.threads).unwrap_or(NonZeroUsize::MIN);
    let solver = Solver::new(board.shape(), TABLE_BYTES, threads);
    let is_late = || control.is_late();
    let telling = std::sync::Mutex::new(progress);
    let report = |Progress { bounds: Bounds { lower, upper }, nodes }: Progress| {
        let mut tell = telling.lock().expect("no thread panics with the lock held");
        tell(&format!("the score is between {lower} and {upper} after {nodes} nodes"));
    };
    let watch = Watch { stop: control.stop, is_late: &is_late, report: &report };
    let solved = solver.score(seen(board), &watch);
    let so_far =
        |Bounds { lower, upper }: Bounds| Unsolved::Interrupted(format!("the score is between {lower} and {upper}"));
    let score = solved.bounds.score().ok_or_else(|| so_far(solved.bounds))?;
    let name = |column: u32| notation::name(Column(column as u8));

    let mut solution = Solution {
        winner: winner(seat, score),
        score: i64::from(score),
        best: Vec::new(),
        values: Vec::new(),
        nodes: solved.nodes,
    };
    if every_move {
        for scored in solver.move_scores(seen(board), &Watch { report: &|_| {}, ..watch }) {
            let value = scored.solved.bounds.score().ok_or_else(|| so_far(solved.bounds))?;
            solution.nodes += scored.solved.nodes;
            solution.values.push((name(scored.column), i64::from(value)));
        }
        let best = solution.values.iter().filter(|(_, value)| *value == i64::from(score));
        solution.best = best.map(|(name, _)| name.clone()).collect();
    } else {
        let (best, nodes) = solver
            .best_moves(seen(board), score, &watch)
            .ok_or_else(|| Unsolved::Interrupted(format!("the score is {score}, but not every best move was found")))?;
        solution.nodes += nodes;
        solution.best = best.into_iter().map(name).collect();
    }
    Ok(solution)
}

/// Who wins when the side to move has this score.
fn winner(seat: Seat, score: Score) -> Option<Seat> {
    match score.signum() {
        1 => Some(seat),
        -1 => Some(seat.rival()),
        _ => None,
    }
}
