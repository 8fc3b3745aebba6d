//! Who wins a position, as far as the solver finds out while the page is open.

use std::time::Duration;

use rusc_game::{Game, Seat};
use rusc_present::{Solution, Solver, Wanted};
use rusc_search::{Control, Limits};

use crate::solver::Solve;
use crate::{Move, Position};

/// The most empty cells of a position that the solver is asked about.
pub const MOST_EMPTY: usize = 49;
/// The longest time for the solver.
const LONGEST: Duration = Duration::from_secs(20);

/// Who wins a position, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SeenOutcome {
    /// The solver was not asked.
    #[default]
    Unasked,
    /// Too many cells are empty for the solver.
    TooOpen,
    /// The solver is looking.
    Sought,
    /// The solver did not find out in time.
    Unsolved,
    /// The winner is known.
    Solved {
        /// The winner with best play.
        winner: Seat,
        /// The names of the winning moves found so far; empty if the side to move loses.
        winning: Vec<String>,
        /// Whether these are all winning moves.
        is_whole: bool,
    },
}

impl SeenOutcome {
    /// Asks the solver, and reports what it knows. Nobody waits without a clock, so the solver is not asked then.
    pub(crate) fn seek<const WORDS: usize>(
        position: &Position<WORDS>,
        control: &Control,
        progress: &mut (dyn FnMut(SeenOutcome) + Send),
    ) -> SeenOutcome {
        let empty = position.empty().len();
        if position.is_over() || control.clock.is_none() {
            return SeenOutcome::Unasked;
        }
        if empty > MOST_EMPTY {
            return SeenOutcome::TooOpen;
        }
        progress(SeenOutcome::Sought);
        let time = Some(control.limits.time.map_or(LONGEST, |time| time.min(LONGEST)));
        let control = Control { limits: Limits { time, ..control.limits }, ..*control };
        let mut solver = Solve::default();
        let mut solve = |wanted| solver.solve(position, wanted, &control, &mut |_| {});
        let mut best = SeenOutcome::Unsolved;
        for (wanted, is_whole) in [(Wanted::BestMoves, false), (Wanted::EveryMove, true)] {
            let Ok(solution) = solve(wanted) else { break };
            best = SeenOutcome::of(position, &solution, is_whole);
            if matches!(&best, SeenOutcome::Solved { is_whole: true, .. }) {
                break;
            }
            progress(best.clone());
        }
        best
    }

    fn of<const WORDS: usize>(position: &Position<WORDS>, solution: &Solution<Move>, is_whole: bool) -> SeenOutcome {
        let winner = solution.winner.expect("there are no draws");
        let is_won = winner == position.mover();
        let winning = solution.best.iter().filter(|_| is_won).map(|&mv| position.name(mv)).collect();
        // Where every move loses there is nothing more to find.
        SeenOutcome::Solved { winner, winning, is_whole: is_whole || !is_won }
    }
}
