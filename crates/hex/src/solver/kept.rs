//! Theorems as lines of text, such as `B+ c2 / b3 c3`: Black wins by moving first, with a stone and two empty cells.

use rusc_game::Seat;

use super::Theorem;
use crate::{Position, Rhombus, sign};

/// A theorem, whose it is, and whether its owner moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fact<const WORDS: usize> {
    pub(super) theorem: Theorem<WORDS>,
    pub(super) winner: Seat,
    pub(super) moves_first: bool,
}

/// Whether a win needs the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Win {
    /// The winner must move first.
    First,
    /// The winner wins even if the rival moves first.
    EvenSecond,
}

rusc_present::reasons! {
    /// What is wrong with a fact that was kept.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum BadFact {
        /// The text is not a theorem on this board.
        #[error("{text:?} is not a theorem on this board")]
        Unreadable {
            /// The text.
            text: String,
        } => "hex-bad-fact",
    }
}

impl<const WORDS: usize> Fact<WORDS> {
    /// How the theorem's owner wins a position by it; `None` if not.
    pub(super) fn win_in(&self, position: &Position<WORDS>) -> Option<Win> {
        let (own, rivals) = (position.stones(self.winner), position.stones(self.winner.rival()));
        let missing = self.theorem.stones & !own;
        if self.theorem.reach().meets(rivals) {
            None
        } else if missing.is_empty() {
            Some(if self.moves_first { Win::First } else { Win::EvenSecond })
        } else {
            // The owner's move is the stone that is still missing.
            (!self.moves_first && missing.beyond_one().is_empty()).then_some(Win::First)
        }
    }

    pub(super) fn write(&self, board: &Rhombus<WORDS>) -> String {
        let first = if self.moves_first { '+' } else { '-' };
        let Theorem { stones, carrier } = self.theorem;
        format!("{}{first} {} / {}", sign(Some(self.winner)), board.names(stones), board.names(carrier))
    }

    pub(super) fn read(board: &Rhombus<WORDS>, line: &str) -> Option<Self> {
        let (stones, carrier) = line.get(2..)?.split_once('/')?;
        let (stones, carrier) = (board.parse_all(stones)?, board.parse_all(carrier)?);
        let winner = Seat::all(2).find(|&seat| line.starts_with(sign(Some(seat))))?;
        let moves_first = match line.as_bytes()[1] {
            b'+' => true,
            b'-' => false,
            _ => return None,
        };
        let theorem = Theorem { stones, carrier };
        (!stones.meets(carrier)).then_some(Fact { theorem, winner, moves_first })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_read_as_they_were_written() {
        let board = Rhombus::<1>::of(4).expect("the size is in range");
        for line in ["B+ c2 / b3 c3", "W-  / a1 d4", "B- a1 a2 a3 a4 / "] {
            let fact = Fact::read(board, line).expect("a fact");
            assert_eq!(fact.write(board), line);
        }
        for line in ["", "B", "B+", "B+ a1", "X+ a1 /", "B* a1 /", "B+ e1 /", "B+ a1 / a1", "B+ a1 / b", "ä+ /"] {
            assert_eq!(Fact::read(board, line), None, "{line}");
        }
    }
}
