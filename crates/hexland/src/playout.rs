//! Playouts that end: players do not fill their own one-cell eyes, and the length is limited.

use rusc_game::{Game, Playout, Rng, Seat, Word};

use crate::cell::{Cell, Move};
use crate::island::Island;
use crate::position::Position;
use crate::situation::Situation;

/// Moves per cell after which both players pass.
const MOVES_PER_CELL: u32 = 10;

impl<I: Island> Playout for Position<I> {
    /// The end of a game of random stones outside the player's own eyes; a player with no such stone passes.
    fn playout(self, rng: &mut Rng) -> Self {
        play_to_the_end(self, |position| random_stone(position, rng))
    }

    /// Like `playout`, but a player captures a group with one liberty if possible.
    fn skilled_playout(self, rng: &mut Rng) -> Self {
        play_to_the_end(self, |position| capture(position).or_else(|| random_stone(position, rng)))
    }
}

fn play_to_the_end<I: Island>(
    mut position: Position<I>,
    mut stone: impl FnMut(&Position<I>) -> Option<Situation<I>>,
) -> Position<I> {
    let last = position.moves_played() + MOVES_PER_CELL * I::CELLS;
    while !position.board.is_over() {
        let next = if position.moves_played() < last { stone(&position) } else { None };
        position.board = next.unwrap_or_else(|| position.board.passed());
        position.past.push(position.board.stones());
    }
    position
}

/// The board after capturing a group with one liberty, if there is a legal way.
fn capture<I: Island>(position: &Position<I>) -> Option<Situation<I>> {
    let board = &position.board;
    let theirs = board.stones()[board.mover().rival().index()];
    let empty = board.empty();
    let mut rest = theirs;
    while !rest.is_empty() {
        let group = I::joined(rest.lowest_alone(), theirs);
        let liberties = I::neighbours(group) & empty;
        if liberties.without_lowest().is_empty() {
            let taken = position.board_after(Move::Place(Cell(liberties.lowest() as u8)));
            if taken.is_ok() {
                return taken.ok();
            }
        }
        rest &= !group;
    }
    None
}

/// The board after a random legal stone that does not fill the mover's own eye.
fn random_stone<I: Island>(position: &Position<I>, rng: &mut Rng) -> Option<Situation<I>> {
    let board = &position.board;
    let mut candidates = board.empty() & !eyes(board, board.mover());
    while !candidates.is_empty() {
        let bit = nth(candidates, rng.below(candidates.count()));
        if let Ok(next) = position.board_after(Move::Place(Cell(bit as u8))) {
            return Some(next);
        }
        candidates &= !(I::Word::ONE << bit);
    }
    None
}

/// The empty cells surrounded only by stones of the seat.
fn eyes<I: Island>(board: &Situation<I>, seat: Seat) -> I::Word {
    board.empty() & !I::neighbours(I::LAND & !board.stones()[seat.index()])
}

/// The index of the `n`th cell of a set, counted from 0.
fn nth<W: Word>(mut set: W, n: u32) -> u32 {
    for _ in 0..n {
        set = set.without_lowest();
    }
    set.lowest()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::island::Five;

    #[test]
    fn no_board_comes_back_but_by_a_pass() {
        for index in 0..200 {
            let end = Position::<Five>::default().playout(&mut Rng::stream(3, index));
            let boards = end.past.boards();
            for (at, board) in boards.iter().enumerate() {
                let first = end.past.find(*board).expect("every board of the past is found") as usize;
                assert!(boards[first..=at].iter().all(|between| between == board), "{end}");
            }
        }
    }

    #[test]
    fn a_group_with_one_liberty_is_taken() {
        let play = |moves: &[&str]| {
            let play = |p: Position<Five>, text: &&str| p.after(p.parse(text).expect("a move"));
            moves.iter().fold(Position::<Five>::default(), play)
        };
        // White's a1 in the corner is adjacent to a2, b1 and b2.
        assert_eq!(capture(&play(&["a2", "a1"])), None, "two liberties");
        let taken = capture(&play(&["a2", "a1", "b1", "d4"])).expect("one liberty");
        assert_eq!(taken, play(&["a2", "a1", "b1", "d4", "b2"]).board);
        assert_eq!(taken.captures(Seat::FIRST), 1);
    }

    #[test]
    fn only_cells_with_nothing_but_own_stones_around_are_eyes() {
        let position = ["a2", "pass", "b1", "pass", "b2", "pass", "d4"]
            .iter()
            .fold(Position::<Five>::default(), |p, text| p.after(p.parse(text).expect("a move")));
        let corner = Five::cell(0, 0).expect("the first cell");
        assert_eq!(eyes(&position.board, Seat::FIRST), Five::only(corner));
        assert_eq!(eyes(&position.board, Seat::SECOND), 0);
    }
}
