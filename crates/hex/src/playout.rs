//! Playouts: all empty cells are filled at once, then a flood fill finds the winner.

use rusc_game::{Playout, Rng, Seat};

use crate::{Cell, Cells, Move, Position};

impl<const WORDS: usize> Position<WORDS> {
    /// The winner if the rest of the board is filled at random: exactly one player connects their edges on a full board, and
    /// would also have won the game that filled it.
    #[inline]
    pub fn random_winner(&self, rng: &mut Rng) -> Seat {
        self.winner().unwrap_or_else(|| {
            let [black, _] = self.filled(rng);
            let board = self.board();
            let reached = board.flood(black & board.near(Seat::FIRST), black);
            if reached.meets(board.far(Seat::FIRST)) { Seat::FIRST } else { Seat::SECOND }
        })
    }

    /// The stones of both seats after the empty cells are divided at random, the odd one going to the mover.
    #[inline]
    fn filled(&self, rng: &mut Rng) -> [Cells<WORDS>; 2] {
        let empty = self.empty();
        let movers = random_part(empty, empty.len().div_ceil(2), self.board().area(), rng);
        let rivals = empty & !movers;
        if self.mover() == Seat::FIRST {
            [self.stones(Seat::FIRST) | movers, self.stones(Seat::SECOND) | rivals]
        } else {
            [self.stones(Seat::FIRST) | rivals, self.stones(Seat::SECOND) | movers]
        }
    }
}

impl<const WORDS: usize> Playout for Position<WORDS> {
    // Stones never move and are never captured, so the order of moves does not matter.
    const COMMUTES: bool = true;

    fn playout(self, rng: &mut Rng) -> Self {
        if self.winner().is_some() {
            return self;
        }
        self.set_up(self.filled(rng), self.mover()).expect("every empty cell gets one stone")
    }

    /// The end of a random game in which both players save their bridges.
    fn skilled_playout(self, rng: &mut Rng) -> Self {
        if self.winner().is_some() {
            return self;
        }
        let stones = [self.stones(Seat::FIRST), self.stones(Seat::SECOND)];
        let filled = self.board().rings().filled(stones, self.empty(), self.mover(), rng);
        self.set_up(filled, self.mover()).expect("every empty cell gets one stone")
    }

    #[inline]
    fn played(&self, seat: Seat, mv: Move) -> bool {
        match mv {
            Move::Stone(cell) => self.holds(seat, cell),
            Move::Swap => false,
        }
    }
}

/// A uniformly random subset of `count` cells.
#[inline]
fn random_part<const WORDS: usize>(set: Cells<WORDS>, count: usize, area: usize, rng: &mut Rng) -> Cells<WORDS> {
    // A coin flip per cell treats all cells alike, and so does each random correction: subsets of equal size stay equally likely,
    // and only a few cells need correction.
    let mut part = set & Cells::from_words(|| rng.bits());
    let mut have = part.len();
    while have != count {
        let cell = Cell::new(rng.below(area as u32) as usize);
        if have < count && set.contains(cell) && !part.contains(cell) {
            part.insert(cell);
            have += 1;
        } else if have > count && part.contains(cell) {
            part.remove(cell);
            have -= 1;
        }
    }
    part
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn every_part_is_equally_likely() {
        let mut rng = Rng::new(1);
        let set: Cells<1> = [1, 3, 4, 6, 8].into_iter().map(Cell::new).collect();
        let mut seen: HashMap<Cells<1>, u32> = HashMap::new();
        for _ in 0..10_000 {
            *seen.entry(random_part(set, 3, 9, &mut rng)).or_default() += 1;
        }
        assert_eq!(seen.len(), 10);
        assert!(seen.keys().all(|part| part.is_within(set) && part.len() == 3));
        assert!(seen.values().all(|count| (850..1150).contains(count)), "{seen:?}");
    }
}
