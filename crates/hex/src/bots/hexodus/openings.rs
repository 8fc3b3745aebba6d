//! First moves from a table, without a search.

use rusc_game::Seat;
use rusc_search::Report;

use crate::{Cell, Move, Position, Rhombus, SwapRule};

/// The columns and rows of the published first stones, counted from 0, for boards from 2x2 on: without and with swap.
const PUBLISHED: [[(usize, usize); 2]; 10] = [
    [(0, 1), (1, 0)],
    [(1, 1), (0, 1)],
    [(1, 2), (1, 1)],
    [(2, 2), (1, 2)],
    [(2, 3), (3, 3)],
    [(3, 3), (1, 4)],
    [(3, 4), (3, 5)],
    [(4, 4), (3, 4)],
    [(4, 5), (3, 6)],
    [(5, 5), (1, 8)],
];

/// The first stone on an empty board: strong and central, or balanced if the rival may swap.
pub fn opening<const WORDS: usize>(board: &Rhombus<WORDS>, swap: SwapRule) -> Cell {
    let size = board.size();
    let [strong, fair] =
        PUBLISHED.get(size - 2).copied().unwrap_or_else(|| [(size / 2, (size - 1) / 2), (1, size - 3)]);
    let (column, row) = if swap == SwapRule::Off { strong } else { fair };
    board.cell(column, row)
}

/// The first stone as the answer of a bot; `None` if it is not the first move.
pub(in crate::bots) fn opening_report<const WORDS: usize>(position: &Position<WORDS>) -> Option<Report<Move>> {
    let board = position.board();
    let is_first = position.empty() == board.all() && position.mover() == Seat::FIRST;
    is_first.then(|| {
        let stone = Move::Stone(opening(board, position.swap_rule()));
        Report { best: Some(stone), line: vec![stone], nodes: 1, ..Report::empty() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_stones_are_on_the_board() {
        let name = |size, swap| {
            let board = Rhombus::<6>::of(size).expect("the size is in range");
            board.name(opening(board, swap))
        };
        assert_eq!(name(5, SwapRule::Off), "c3");
        assert_eq!(name(11, SwapRule::Off), "f6");
        assert_eq!(name(11, SwapRule::Reflected), "b9");
        assert_eq!(name(19, SwapRule::Off), "j10");
        assert_eq!(name(13, SwapRule::InPlace), "b11");
    }
}
