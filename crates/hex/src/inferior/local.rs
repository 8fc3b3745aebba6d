//! Compares positions of a small region by brute force, whatever the rest of the board holds.
//!
//! A region is surrounded by a ring of cells: stones of either colour, and cells about which nothing is known. One position of the
//! region is *no better* for Black than another if Black, with best play and on any board, wins with the second wherever Black
//! wins with the first, whoever moves. This is the order of games over outcomes (Selinger, On the combinatorial value of Hex
//! positions): an outcome is which cells of the ring the region's black stones join.

use super::lattice::{self, Offset};

/// The largest region.
pub(super) const MOST_CELLS: usize = 5;

/// Positions of a region: the cells in base 3, where 0 is empty, 1 black and 2 white.
type State = usize;

/// A region, its ring, and the comparisons made so far.
pub(super) struct Local {
    cells: usize,
    /// For each cell of the region and then of the ring, its neighbours among them.
    adjacent: Vec<u32>,
    /// For each set of black cells in the full region, the pairs of ring cells joined.
    joined: Vec<u128>,
    known: Vec<Known>,
    states: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Unknown,
    Yes,
    No,
}

const POWERS: [usize; MOST_CELLS + 1] = [1, 3, 9, 27, 81, 243];

impl Local {
    pub(super) fn new(region: &[Offset], ring: &[Offset]) -> Self {
        let all: Vec<Offset> = region.iter().chain(ring).copied().collect();
        let adjacent = all
            .iter()
            .map(|&cell| {
                let touching = lattice::neighbours(cell).filter_map(|other| all.iter().position(|&at| at == other));
                touching.fold(0, |set, at| set | 1 << at)
            })
            .collect();
        let states = POWERS[region.len()];
        let known = vec![Known::Unknown; states * states];
        Local { cells: region.len(), adjacent, joined: vec![0; 1 << region.len()], known, states }
    }

    /// Sets the stones on the ring, as sets of its places.
    pub(super) fn surround(&mut self, black: u32, white: u32) {
        self.known.fill(Known::Unknown);
        for inside in 0..1 << self.cells {
            self.joined[inside as usize] = self.pairs(inside | black << self.cells, white << self.cells);
        }
    }

    /// The state with one more stone on an empty cell.
    pub(super) fn with(state: State, cell: usize, colour: usize) -> State {
        state + colour * POWERS[cell]
    }

    /// Whether one state is no better for Black than the other.
    pub(super) fn is_no_better(&mut self, one: State, other: State) -> bool {
        let at = one * self.states + other;
        if self.known[at] == Known::Unknown {
            let holds = one == other || self.compare(one, other);
            self.known[at] = if holds { Known::Yes } else { Known::No };
        }
        self.known[at] == Known::Yes
    }

    fn compare(&mut self, one: State, other: State) -> bool {
        let (empty, other_empty) = (self.empty(one), self.empty(other));
        // Whatever Black gains by a move in the first position, or White in the second, can be answered.
        bits(empty).all(|cell| self.is_answered(Self::with(one, cell, BLACK), other))
            && bits(other_empty).all(|cell| self.is_answered(one, Self::with(other, cell, WHITE)))
            && (empty != 0 && other_empty != 0 || self.is_answered(one, other))
    }

    /// Whether Black, moving in the second position or for White in the first, makes the first no better than the second.
    fn is_answered(&mut self, one: State, other: State) -> bool {
        let (empty, other_empty) = (self.empty(one), self.empty(other));
        if empty == 0 && other_empty == 0 {
            return self.joined[self.black(one)] & !self.joined[self.black(other)] == 0;
        }
        bits(other_empty).any(|cell| self.is_no_better(one, Self::with(other, cell, BLACK)))
            || bits(empty).any(|cell| self.is_no_better(Self::with(one, cell, WHITE), other))
    }

    fn empty(&self, state: State) -> u32 {
        (0..self.cells).filter(|&cell| (state / POWERS[cell]).is_multiple_of(3)).fold(0, |set, cell| set | 1 << cell)
    }

    fn black(&self, state: State) -> usize {
        (0..self.cells).filter(|&cell| state / POWERS[cell] % 3 == BLACK).fold(0, |set, cell| set | 1 << cell)
    }

    /// The pairs of ring cells that the black stones join. It is enough to look at pairs: any longer chain of ring cells is made
    /// of them.
    fn pairs(&self, black: u32, white: u32) -> u128 {
        let mut groups = [0_u32; 16];
        let mut count = 0;
        let mut left = black;
        while left != 0 {
            let group = self.flood(left & left.wrapping_neg(), black);
            left &= !group;
            groups[count] = group;
            count += 1;
        }
        let ring = self.cells..self.adjacent.len();
        let groups_at = |cell: usize| {
            let reach = self.adjacent[cell] | 1 << cell;
            (0..count).filter(|&at| groups[at] & reach != 0).fold(0_u32, |set, at| set | 1 << at)
        };
        let at_ring: Vec<u32> = ring.map(groups_at).collect();
        let (mut pairs, mut place) = (0, 0);
        for (one, groups) in at_ring.iter().enumerate() {
            for (other, others) in at_ring[..one].iter().enumerate() {
                let is_open = (white >> self.cells >> one | white >> self.cells >> other) & 1 == 0;
                let touches = self.adjacent[self.cells + one] >> (self.cells + other) & 1 != 0;
                if is_open && (touches || groups & others != 0) {
                    pairs |= 1 << place;
                }
                place += 1;
            }
        }
        pairs
    }

    fn flood(&self, seed: u32, within: u32) -> u32 {
        let mut group = seed;
        loop {
            let wider = bits(group).fold(group, |set, cell| set | self.adjacent[cell] & within);
            if wider == group {
                return group;
            }
            group = wider;
        }
    }
}

/// The colours of cells in a state.
pub(super) const BLACK: usize = 1;
pub(super) const WHITE: usize = 2;

/// The places of the bits that are set.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        place
    })
}
