//! Which answers to a move won before, to try them first.

use rusc_game::Seat;

use crate::{Cell, Move};

/// For each move on the board, how often each answer to it won.
#[derive(Clone, Debug)]
pub(super) struct Replies {
    area: usize,
    wins: Vec<u32>,
}

/// Wins of an answer that count half as much as infinitely many.
const HALF: f64 = 4.0;

impl Replies {
    /// No answers, for a board of `area` cells.
    pub(super) fn new(area: usize) -> Self {
        Replies { area, wins: vec![0; 2 * area * area] }
    }

    /// Counts a won answer of `seat` to the move before.
    pub(super) fn add(&mut self, seat: Seat, before: Option<Move>, cell: Cell) {
        if let Some(Move::Stone(before)) = before {
            let at = self.place(seat, before, cell);
            self.wins[at] += 1;
        }
    }

    /// How well an answer of `seat` to the move before did: from 0, never won, to 1.
    pub(super) fn worth(&self, seat: Seat, before: Option<Move>, cell: Cell) -> f64 {
        let Some(Move::Stone(before)) = before else { return 0.0 };
        let wins = f64::from(self.wins[self.place(seat, before, cell)]);
        wins / (wins + HALF)
    }

    fn place(&self, seat: Seat, before: Cell, cell: Cell) -> usize {
        (seat.index() * self.area + before.index()) * self.area + cell.index()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_that_won_are_worth_more() {
        let mut replies = Replies::new(9);
        let [before, won, other] = [0, 4, 5].map(Cell::new);
        (0..4).for_each(|_| replies.add(Seat::SECOND, Some(Move::Stone(before)), won));
        assert_eq!(replies.worth(Seat::SECOND, Some(Move::Stone(before)), won), 0.5);
        assert_eq!(replies.worth(Seat::FIRST, Some(Move::Stone(before)), won), 0.0);
        assert_eq!(replies.worth(Seat::SECOND, Some(Move::Stone(other)), won), 0.0);
        assert_eq!(replies.worth(Seat::SECOND, None, won), 0.0);
    }
}
