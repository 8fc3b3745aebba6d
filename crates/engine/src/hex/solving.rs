//! The solver of Hex, and what it is doing in the words of the protocol.

use rusc_game::{Game, Seat};
use rusc_hex::solver::{Glance, Solve};
use rusc_hex::{Move, OnAnySize, Position, SeenBoard, SwapRule, on_any_size};
use rusc_host::Board;
use rusc_present::{Solution, Unsolved, Wanted};
use rusc_search::Control;
use rusc_search::dfpn::Verdict;

use super::{seen, set_up};
use crate::Swap;

/// A position to be solved.
pub(crate) struct ToSolve<'a> {
    pub(crate) board: &'a Board,
    pub(crate) seat: Seat,
    /// Whether the first stone may be swapped if the board is empty.
    pub(crate) swap: Swap,
    pub(crate) wanted: Wanted,
}

/// What the solver is doing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Doing {
    /// The moves that it is looking at.
    pub(crate) line: Vec<String>,
    /// What is known of the moves that it tries: `W`, `L`, or how much is left to prove that they win.
    pub(crate) moves: Vec<(String, String)>,
    /// How far it is.
    pub(crate) text: String,
}

/// Solves a position and shows what the solver is doing from time to time.
pub(crate) fn solve(
    to_solve: &ToSolve,
    control: &Control,
    watch: &mut (dyn FnMut(Doing) + Send),
) -> Result<Solution<String>, Unsolved> {
    let board = seen(to_solve.board);
    let is_empty = board.cells.iter().all(Option::is_none);
    let may_swap = board.may_swap || is_empty && to_solve.swap == Swap::On;
    let rule = if may_swap { SwapRule::Reflected } else { SwapRule::Off };
    let &ToSolve { seat, wanted, .. } = to_solve;
    on_any_size(board.size, rule, Solving { board, seat, wanted, control, watch })
        .expect("a board has a size that exists")
}

/// A position on its way to the typed solver.
struct Solving<'a, 'c> {
    board: &'a SeenBoard,
    seat: Seat,
    wanted: Wanted,
    control: &'a Control<'c>,
    watch: &'a mut (dyn FnMut(Doing) + Send),
}

impl OnAnySize for Solving<'_, '_> {
    type Output = Result<Solution<String>, Unsolved>;

    fn run<const WORDS: usize>(self, start: Position<WORDS>) -> Self::Output {
        let position = set_up(&start, self.board, self.seat);
        let watch = self.watch;
        let solved = Solve::default()
            .watched(&position, self.wanted, self.control, &mut |glance| watch(described(&position, glance)));
        solved.map(|solution| solution.map(|mv| position.name(mv)))
    }
}

fn described<const WORDS: usize>(position: &Position<WORDS>, glance: &Glance) -> Doing {
    let name = |&mv: &Move| position.name(mv);
    let verdict = |verdict: &Verdict| match verdict {
        Verdict::Wins => "W".to_owned(),
        Verdict::Loses => "L".to_owned(),
        Verdict::Open(numbers) => short(numbers.proof),
    };
    let played: Vec<String> = glance.played.iter().map(name).collect();
    let after = if played.is_empty() { String::new() } else { format!("after {}: ", played.join(" ")) };
    Doing {
        text: format!("{after}{glance}"),
        line: glance.played.iter().chain(&glance.line).map(name).collect(),
        moves: glance.moves.iter().map(|(mv, known)| (name(mv), verdict(known))).collect(),
    }
}

/// A number of at most four characters where possible: no more fit into a cell of HexGui's board.
fn short(number: u32) -> String {
    if number < 10_000 { number.to_string() } else { format!("{}k", number / 1000) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_given_in_thousands() {
        assert_eq!([7, 9_999, 10_000, 123_456].map(short), ["7", "9999", "10k", "123k"]);
    }
}
