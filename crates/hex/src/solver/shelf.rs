//! Theorems of one kind in the layout in which they are looked through: sorted by what they need at a few cells, so that most
//! need no look at all, and many of the others are tested at once.

use super::theorem::Theorem;
use crate::{Cell, Cells};

/// Theorems of one winner, who moves first in all of them or in none.
#[derive(Clone, Debug)]
pub(super) struct Shelf<const WORDS: usize> {
    /// The cells by which theorems are sorted; where stones lie on them, few theorems are left.
    pivots: Vec<Cell>,
    /// The theorems by their [`Need`] at each pivot.
    drawers: Vec<Drawer<WORDS>>,
    len: usize,
}

/// Theorems that need the same at each pivot.
#[derive(Clone, Debug, Default)]
struct Drawer<const WORDS: usize> {
    stones: Vec<Cells<WORDS>>,
    reach: Vec<Cells<WORDS>>,
    /// The place last replaced when the shelf was full.
    oldest: usize,
    /// Number of theorems that are never replaced because the shelf is full.
    safe: usize,
}

/// What a theorem needs at a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    Nothing,
    Reach,
    Stone,
}

const NEEDS: [Need; 3] = [Need::Nothing, Need::Reach, Need::Stone];

/// Theorems tested at once.
const BLOCK: usize = 8;

impl<const WORDS: usize> Shelf<WORDS> {
    /// An empty shelf whose theorems are sorted by what they need at some cells.
    pub(super) fn new(pivots: &[Cell]) -> Self {
        let count = NEEDS.len().pow(pivots.len() as u32);
        Shelf { pivots: pivots.to_vec(), drawers: vec![Drawer::default(); count], len: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// All theorems.
    pub(super) fn all(&self) -> impl Iterator<Item = Theorem<WORDS>> + '_ {
        self.drawers.iter().flat_map(|part| (0..part.stones.len()).map(|at| part.theorem(at)))
    }

    /// The theorems for which a player with the stones `own` lacks nothing.
    pub(super) fn holding(&self, own: Cells<WORDS>, rivals: Cells<WORDS>) -> impl Iterator<Item = Theorem<WORDS>> + '_ {
        let fits = move |cell: Cell, need: Need| match need {
            Need::Nothing => true,
            Need::Reach => !rivals.contains(cell),
            Need::Stone => own.contains(cell),
        };
        self.passing(fits, move |stones, reach| (stones & !own) | (reach & rivals))
    }

    /// The theorems for which a player with the stones `own` lacks at most one stone, whose cell is empty.
    pub(super) fn nearly_holding(
        &self,
        own: Cells<WORDS>,
        rivals: Cells<WORDS>,
    ) -> impl Iterator<Item = Theorem<WORDS>> + '_ {
        let fits = move |cell: Cell, need: Need| need == Need::Nothing || !rivals.contains(cell);
        self.passing(fits, move |stones, reach| (stones & !own).beyond_one() | (reach & rivals))
    }

    /// Whether a theorem says all that `theorem` does.
    pub(super) fn implies(&self, theorem: &Theorem<WORDS>) -> bool {
        let (stones, reach) = (theorem.stones, theorem.reach());
        let fits = move |cell: Cell, need: Need| match need {
            Need::Nothing => true,
            Need::Reach => reach.contains(cell),
            Need::Stone => stones.contains(cell),
        };
        self.passing(fits, move |known, known_reach| (known & !stones) | (known_reach & !reach)).next().is_some()
    }

    /// Adds a theorem in place of those that say no more; at most `most` are kept.
    pub(super) fn add(&mut self, theorem: &Theorem<WORDS>, most: usize) {
        let (new_stones, new_reach) = (theorem.stones, theorem.reach());
        let fits = |cell: Cell, need: Need| match need {
            Need::Nothing => !new_reach.contains(cell),
            Need::Reach => !new_stones.contains(cell),
            Need::Stone => true,
        };
        for at in 0..self.drawers.len() {
            if self.is_worth_a_look(at, fits) {
                self.len -=
                    self.drawers[at].drop_passing(|stones, reach| (new_stones & !stones) | (new_reach & !reach));
            }
        }
        if self.len >= most {
            self.make_room(theorem);
        }
        let place = self.place(theorem);
        self.drawers[place].stones.push(new_stones);
        self.drawers[place].reach.push(new_reach);
        self.len += 1;
    }

    /// Never replaces the theorems that are there now, as long as there are others.
    pub(super) fn protect(&mut self) {
        self.drawers.iter_mut().for_each(|part| part.safe = part.stones.len());
    }

    /// Removes an old theorem: if possible from the drawer of a new one, otherwise from the fullest.
    fn make_room(&mut self, theorem: &Theorem<WORDS>) {
        let place = self.place(theorem);
        let replaceable = |part: &Drawer<WORDS>| part.stones.len().saturating_sub(part.safe);
        let fullest =
            (0..self.drawers.len()).max_by_key(|&at| (replaceable(&self.drawers[at]), self.drawers[at].stones.len()));
        let from = if replaceable(&self.drawers[place]) > 0 { place } else { fullest.expect("there are drawers") };
        self.drawers[from].remove_oldest();
        self.len -= 1;
    }

    /// The drawer of a theorem.
    fn place(&self, theorem: &Theorem<WORDS>) -> usize {
        let need = |&cell: &Cell| match (theorem.stones.contains(cell), theorem.carrier.contains(cell)) {
            (true, _) => Need::Stone,
            (_, true) => Need::Reach,
            _ => Need::Nothing,
        };
        self.pivots.iter().fold(0, |place, cell| place * NEEDS.len() + need(cell) as usize)
    }

    /// Whether a drawer is not empty and what its theorems need at each pivot fits.
    #[inline]
    fn is_worth_a_look(&self, at: usize, fits: impl Fn(Cell, Need) -> bool) -> bool {
        let mut rest = at;
        !self.drawers[at].stones.is_empty()
            && self.pivots.iter().rev().all(|&cell| {
                let need = NEEDS[rest % NEEDS.len()];
                rest /= NEEDS.len();
                fits(cell, need)
            })
    }

    /// The theorems in fitting drawers in which `obstacles`, given stones and reach, finds none.
    fn passing<'a>(
        &'a self,
        fits: impl Fn(Cell, Need) -> bool + Copy + 'a,
        obstacles: impl Fn(Cells<WORDS>, Cells<WORDS>) -> Cells<WORDS> + Copy + 'a,
    ) -> impl Iterator<Item = Theorem<WORDS>> + 'a {
        let drawers = (0..self.drawers.len()).filter(move |&at| self.is_worth_a_look(at, fits));
        drawers.flat_map(move |at| {
            let part = &self.drawers[at];
            let mut start = 0;
            std::iter::from_fn(move || {
                let at = part.first_passing(start, obstacles)?;
                start = at + 1;
                Some(part.theorem(at))
            })
        })
    }
}

impl<const WORDS: usize> Drawer<WORDS> {
    fn theorem(&self, at: usize) -> Theorem<WORDS> {
        Theorem { stones: self.stones[at], carrier: self.reach[at] & !self.stones[at] }
    }

    /// Removes the theorems in which `obstacles` finds none, and returns their number.
    fn drop_passing(&mut self, obstacles: impl Fn(Cells<WORDS>, Cells<WORDS>) -> Cells<WORDS>) -> usize {
        let before = self.stones.len();
        let mut start = 0;
        while let Some(at) = self.first_passing(start, &obstacles) {
            self.remove(at);
            start = at;
        }
        before - self.stones.len()
    }

    fn remove_oldest(&mut self) {
        let safe = if self.safe < self.stones.len() { self.safe } else { 0 };
        // The last theorem takes the place of the one removed, so places are gone through in turn.
        self.oldest = if self.oldest < safe || self.oldest + 1 >= self.stones.len() { safe } else { self.oldest + 1 };
        self.remove(self.oldest);
    }

    fn remove(&mut self, at: usize) {
        self.stones.swap_remove(at);
        self.reach.swap_remove(at);
        self.safe = self.safe.min(self.stones.len());
    }

    /// The place of the first theorem from `start` on in which `obstacles` finds none.
    #[inline]
    fn first_passing(
        &self,
        start: usize,
        obstacles: impl Fn(Cells<WORDS>, Cells<WORDS>) -> Cells<WORDS>,
    ) -> Option<usize> {
        let (stones, reach) = (&self.stones[start..], &self.reach[start..]);
        let blocks = stones.chunks_exact(BLOCK).zip(reach.chunks_exact(BLOCK));
        let whole = blocks.len() * BLOCK;
        for (block, (stones, reach)) in blocks.enumerate() {
            // No branch within a block, so that the compiler can test its theorems at once.
            let found: [Cells<WORDS>; BLOCK] = std::array::from_fn(|at| obstacles(stones[at], reach[at]));
            if found.iter().fold(false, |any, cells| any | cells.is_empty()) {
                let at = found.iter().position(|cells| cells.is_empty()).expect("one of them passes");
                return Some(start + block * BLOCK + at);
            }
        }
        (whole..stones.len()).find(|&at| obstacles(stones[at], reach[at]).is_empty()).map(|at| start + at)
    }
}

#[cfg(test)]
mod tests {
    use rusc_game::Rng;

    use super::*;
    use crate::Cell;

    fn random(rng: &mut Rng, cells: usize) -> Cells<2> {
        (0..cells).map(|_| Cell::new(rng.below(81) as usize)).collect()
    }

    #[test]
    fn a_shelf_finds_what_a_plain_look_finds() {
        let mut rng = Rng::new(5);
        let (mut shelf, mut plain) = (Shelf::new(&[0, 40, 41].map(Cell::new)), Vec::<Theorem<2>>::new());
        for _ in 0..300 {
            let stones = random(&mut rng, 3);
            let theorem = Theorem { stones, carrier: random(&mut rng, 6) & !stones };
            assert_eq!(shelf.implies(&theorem), plain.iter().any(|known| known.implies(&theorem)));
            plain.retain(|known| !theorem.implies(known));
            plain.push(theorem);
            shelf.add(&theorem, 1000);
        }
        let sorted = |mut theorems: Vec<Theorem<2>>| {
            theorems.sort_by_key(|theorem| (theorem.stones, theorem.carrier));
            theorems
        };
        assert_eq!(sorted(shelf.all().collect()), sorted(plain.clone()));
        let mut found = 0;
        for _ in 0..300 {
            let own = random(&mut rng, 60);
            let rivals = random(&mut rng, 4) & !own;
            for (lacking, seen) in
                [(0, shelf.holding(own, rivals).collect()), (1, shelf.nearly_holding(own, rivals).collect())]
            {
                let fits =
                    |theorem: &&Theorem<2>| (theorem.stones & !own).len() <= lacking && !theorem.reach().meets(rivals);
                let expected: Vec<Theorem<2>> = plain.iter().filter(fits).copied().collect();
                found += expected.len();
                assert_eq!(sorted(seen), sorted(expected));
            }
        }
        assert!(found > 300, "{found} theorems found");
    }

    #[test]
    fn a_full_shelf_replaces_the_oldest() {
        let mut shelf = Shelf::<1>::new(&[2, 3].map(Cell::new));
        for at in 0..10 {
            let cell = Cells::of(Cell::new(at));
            shelf.add(&Theorem { stones: cell, carrier: Cells::EMPTY }, 4);
        }
        assert_eq!(shelf.len(), 4);
        assert!(shelf.implies(&Theorem { stones: Cells::of(Cell::new(9)), carrier: Cells::EMPTY }));
        assert!(!shelf.implies(&Theorem { stones: Cells::of(Cell::new(0)), carrier: Cells::EMPTY }));
    }
}
