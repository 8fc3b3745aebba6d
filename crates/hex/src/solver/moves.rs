//! The moves of a position, shared out among threads until all are decided.

use std::sync::{Mutex, MutexGuard, PoisonError};

use rusc_game::{Duel, Game, Symmetric};
use rusc_search::dfpn::Verdict;

use crate::{Move, Position};

/// The moves of a position and what is known of them.
pub(super) struct Moves {
    problems: Mutex<Vec<Problem>>,
}

/// Moves to positions that are the same, or turned; so they all win or all lose.
struct Problem {
    key: u64,
    moves: Vec<Move>,
    /// Number of threads that took it.
    threads: usize,
    wins: Option<bool>,
}

impl Moves {
    /// Moves of a position, none of them decided.
    pub(super) fn new<const WORDS: usize>(position: &Position<WORDS>, moves: &[Move]) -> Self {
        let mut problems: Vec<Problem> = Vec::new();
        for &mv in moves {
            let after = position.after(mv);
            let images = (0..after.symmetries()).map(|symmetry| after.transformed(symmetry).key());
            let key = images.min().expect("there is the identity");
            match problems.iter_mut().find(|problem| problem.key == key) {
                Some(problem) => problem.moves.push(mv),
                None => problems.push(Problem { key, moves: vec![mv], threads: 0, wins: None }),
            }
        }
        Moves { problems: Mutex::new(problems) }
    }

    /// Takes an open move at which the fewest threads are at work; `None` if all moves are decided.
    pub(super) fn take(&self) -> Option<Move> {
        let mut problems = self.lock();
        let open = problems.iter_mut().filter(|problem| problem.wins.is_none());
        let problem = open.min_by_key(|problem| problem.threads)?;
        problem.threads += 1;
        Some(problem.moves[0])
    }

    /// Records whether a move wins.
    pub(super) fn decide(&self, mv: Move, wins: bool) {
        let mut problems = self.lock();
        let problem = problems.iter_mut().find(|problem| problem.moves.contains(&mv));
        problem.expect("the move was taken").wins = Some(wins);
    }

    /// The moves decided so far.
    pub(super) fn decided(&self) -> Vec<(Move, Verdict)> {
        let verdict = |wins| if wins { Verdict::Wins } else { Verdict::Loses };
        let problems = self.lock();
        let decided = problems.iter().filter_map(|problem| problem.wins.map(|wins| (problem, verdict(wins))));
        decided.flat_map(|(problem, verdict)| problem.moves.iter().map(move |&mv| (mv, verdict))).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Problem>> {
        self.problems.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, SwapRule};

    #[test]
    fn symmetric_moves_are_decided_together() {
        let start = Position::<1>::new(3, SwapRule::Off).expect("the size is in range");
        let cells: Vec<Move> = start.board().all().iter().map(Move::Stone).collect();
        let moves = Moves::new(&start, &cells);
        let [corner, next, opposite] = [0, 1, 8].map(|cell| Move::Stone(Cell::new(cell)));
        assert_eq!((moves.take(), moves.take()), (Some(corner), Some(next)));
        moves.decide(corner, true);
        assert_eq!(moves.decided(), [(corner, Verdict::Wins), (opposite, Verdict::Wins)]);
        let others: Vec<Move> = (0..3).filter_map(|_| moves.take()).collect();
        assert!(!others.contains(&opposite) && !others.contains(&next), "{others:?}");
        assert_eq!(moves.take(), Some(next), "threads join others when no move is left");
        [next].iter().chain(&others).for_each(|&mv| moves.decide(mv, false));
        assert_eq!((moves.take(), moves.decided().len()), (None, 9));
    }
}
