//! What a proof needs: the stones and cells with which the winner wins, whatever the rest of the board holds.

use rusc_game::Seat;

use crate::inferior::shrink;
use crate::{Cells, Position, Rhombus};

/// A player wins with these stones and these empty cells, even if the rival has all other cells of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theorem<const WORDS: usize> {
    /// The stones the winner needs.
    pub stones: Cells<WORDS>,
    /// The empty cells the winner needs.
    pub carrier: Cells<WORDS>,
}

impl<const WORDS: usize> Theorem<WORDS> {
    /// The theorem without stones and cells that cannot matter.
    pub fn shrunk(self, board: &'static Rhombus<WORDS>, winner: Seat) -> Self {
        let (stones, carrier) = shrink(board, winner, self.stones, self.carrier);
        Theorem { stones, carrier }
    }

    /// The theorem as it applies to a position in which it holds: cells of the carrier may hold stones of the winner there.
    pub fn applied(&self, position: &Position<WORDS>, winner: Seat) -> Self {
        let own = position.stones(winner);
        Theorem { stones: self.reach() & own, carrier: self.reach() & !own }
    }

    /// All cells the winner needs.
    pub fn reach(&self) -> Cells<WORDS> {
        self.stones | self.carrier
    }

    /// Whether a position has what the theorem needs.
    #[inline]
    pub fn holds_in(&self, position: &Position<WORDS>, winner: Seat) -> bool {
        self.stones.is_within(position.stones(winner)) && !self.reach().meets(position.stones(winner.rival()))
    }

    /// Whether this theorem says all that the other does.
    pub fn implies(&self, other: &Self) -> bool {
        self.stones.is_within(other.stones) && self.reach().is_within(other.reach())
    }

    /// The theorem with all cells moved.
    pub(super) fn mapped(&self, map: impl Fn(Cells<WORDS>) -> Cells<WORDS>) -> Self {
        Theorem { stones: map(self.stones), carrier: map(self.carrier) }
    }
}

/// The union of a small family of theorems, and the cells that all their carriers share: a move of the rival elsewhere leaves at
/// least one of them, so that their owner wins.
pub(super) struct Joined<const WORDS: usize> {
    pub(super) union: Theorem<WORDS>,
    pub(super) shared: Cells<WORDS>,
}

/// A small family of theorems whose carriers share no cell of `open`, unless they all do.
///
/// # Panics
/// If there is no theorem.
pub(super) fn joined<const WORDS: usize>(family: &[Theorem<WORDS>], open: Cells<WORDS>) -> Joined<WORDS> {
    let smallest = family.iter().min_by_key(|member| (open & member.carrier).len() * 16 + member.carrier.len());
    let first = *smallest.expect("there is a threat");
    let mut joined = Joined { union: first, shared: first.carrier };
    loop {
        let left = open & joined.shared;
        let cost = |member: &&Theorem<WORDS>| {
            let still = (left & member.carrier).len();
            let union = &joined.union;
            let new = ((member.carrier & !union.carrier) | (member.stones & !union.stones)).len();
            // Removing shared cells counts most; the fewer new cells, the better.
            (16 * still + new, member.carrier.len())
        };
        let next = family.iter().filter(|member| !left.is_within(member.carrier)).min_by_key(cost);
        let Some(next) = next else { return joined };
        joined.union.stones |= next.stones;
        joined.union.carrier |= next.carrier;
        joined.shared &= next.carrier;
    }
}
