//! The exact score of every column, or the bounds on it that are known so far.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rusc_game::Game;
use rusc_search::{Control, Proof, Score};
use serde::{Serialize, Serializer};

use crate::book::BOOK;
use crate::position::{Column, Position};
use crate::shape::Shape;
use crate::solver::{Bounds, Progress, Solver, Stored, Watch};
use crate::solving::{seen, solved_score};

/// The size of the transposition table in bytes.
const TABLE_BYTES: usize = 32 << 20;
/// The time for a column in the first round; each round takes four times as long.
const FIRST_ROUND: Duration = Duration::from_millis(100);

/// The scores of all columns for the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenScores {
    /// The score of each column from the left; `None` if the column is full or the game is over.
    pub columns: Vec<Option<SeenScore>>,
}

/// The score of a column: proven results between which it lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenScore {
    /// The worst result that is still possible.
    pub worst: Score,
    /// The best result that is still possible.
    pub best: Score,
}

impl SeenScore {
    /// The score of a move into a position with `empty` empty cells, from the bounds for the side to move there.
    fn of(after: Bounds, empty: u32) -> SeenScore {
        // A win with the next disc has the highest score.
        let most = 1 + empty as i32 / 2;
        let score = |bound: i32| solved_score(bound.clamp(-most, most), empty).turned().a_move_earlier();
        SeenScore { worst: score(after.upper), best: score(after.lower) }
    }

    /// The exact score, if it is known.
    pub fn exact(self) -> Option<Score> {
        (self.worst == self.best).then_some(self.worst)
    }

    /// Whether the move wins, draws or loses, if that is known.
    pub fn proof(self) -> Option<Proof> {
        self.worst.proof().filter(|proof| self.best.proof() == Some(*proof))
    }
}

impl SeenScores {
    /// Scores the columns until all are exact or the search is stopped, and reports each bound that is found; `None` if it is
    /// stopped before it begins.
    pub(crate) fn of<S: Shape<Word: Stored>>(
        board: &Position<S>,
        control: &Control,
        progress: &mut (dyn FnMut(SeenScores) + Send),
    ) -> Option<SeenScores> {
        let is_stopped = || control.stop.load(Ordering::Relaxed) || control.is_late();
        if is_stopped() {
            return None;
        }
        let columns = board.shape().columns() as u8;
        let mut open: Vec<(Column, Bounds)> = Vec::new();
        let mut scores = SeenScores { columns: vec![None; usize::from(columns)] };
        if board.is_over() {
            return Some(scores);
        }
        for column in (0..columns).map(Column::new).filter(|&column| board.is_open(column)) {
            let after = board.after(column);
            let bounds = BOOK.score(&after).map_or(Bounds::ANY, Bounds::exactly);
            scores.columns[column.index() as usize] = Some(SeenScore::of(bounds, seen(&after).empty()));
            open.extend(bounds.score().is_none().then_some((column, bounds)));
        }
        progress(scores.clone());
        let threads = NonZeroUsize::new(control.threads).unwrap_or(NonZeroUsize::MIN);
        let solver = (!open.is_empty()).then(|| Solver::new(board.shape(), TABLE_BYTES, threads));
        let shared = Mutex::new((scores, progress));
        let mut round = FIRST_ROUND;
        while let Some(solver) = solver.as_ref().filter(|_| !open.is_empty() && !is_stopped()) {
            for (column, known) in &mut open {
                let (after, place) = (seen(&board.after(*column)), column.index() as usize);
                let end = control.elapsed() + round;
                let is_late = || control.is_late() || control.clock.is_some() && control.has_passed(end);
                let report = |Progress { bounds, .. }: Progress| {
                    let (scores, progress) = &mut *shared.lock().expect("no thread panics with the lock held");
                    let score = Some(SeenScore::of(bounds.within(*known), after.empty()));
                    if scores.columns[place] != score {
                        scores.columns[place] = score;
                        progress(scores.clone());
                    }
                };
                let solved = solver.score(after, &Watch { stop: control.stop, is_late: &is_late, report: &report });
                report(Progress { bounds: solved.bounds, nodes: solved.nodes });
                *known = solved.bounds.within(*known);
            }
            open.retain(|(_, bounds)| bounds.score().is_none());
            round *= 4;
        }
        let (scores, _) = shared.into_inner().expect("no thread panics with the lock held");
        Some(scores)
    }
}

impl Serialize for SeenScores {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bounds = |score: SeenScore| [score.worst, score.best];
        serializer.collect_seq(self.columns.iter().map(|column| column.map(bounds)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use rusc_present::Shown;

    use super::*;
    use crate::book::played;
    use crate::shape::Free;

    #[test]
    fn every_column_gets_its_exact_score() {
        // Column 4 completes four at once; column 1 is full.
        let board = played("111111424344").expect("a position");
        let board = board.after(Column::new(6));
        let mut steps = 0;
        let scores = board.insight(&Control::unlimited(), &mut |_| steps += 1).expect("scores");
        assert!(steps > 0, "it reports as it goes");
        assert_eq!(scores.columns[0], None, "a full column has no score");
        let mut solution = crate::solving::Solving;
        let solved = rusc_present::Solver::solve(
            &mut solution,
            &board,
            rusc_present::Wanted::EveryMove,
            &Control::unlimited(),
            &mut |_| {},
        )
        .expect("it is solved");
        for (column, value) in solved.values {
            let exact = scores.columns[column.index() as usize].and_then(SeenScore::exact).expect("it is exact");
            assert_eq!(exact.proof(), Some(Proof::of_sign(value as i32)), "{column:?}");
        }
    }

    #[test]
    fn a_search_that_is_stopped_leaves_bounds_and_one_that_never_began_nothing() {
        let stop = AtomicBool::new(false);
        let control = Control { stop: &stop, ..Control::unlimited() };
        let large = Position::new(Free::<u128>::new(9, 9).expect("a size"));
        let scores = large.insight(&control, &mut |_| stop.store(true, Ordering::Relaxed)).expect("bounds");
        assert!(scores.columns.iter().flatten().all(|score| score.exact().is_none() && score.proof().is_none()));
        assert_eq!(large.insight(&control, &mut |_| {}), None);
    }

    #[test]
    fn the_opening_needs_no_search() {
        let mut steps = Vec::new();
        let scores = played("4").expect("a position").insight(&Control::unlimited(), &mut |scores| steps.push(scores));
        assert_eq!(steps, [scores.expect("the book knows them")]);
        assert!(steps[0].columns.iter().flatten().all(|score| score.exact().is_some()));
    }
}
