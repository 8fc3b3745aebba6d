//! Playouts by weights: each move is drawn with a probability in proportion to its weight, and bridges are saved.
//!
//! Weights are integers. Their sums, by row and in all, are kept up to date, so that a move is drawn by walking first over rows and
//! then over the cells of one row. The factors of replies change with every move and are applied to the twelve cells
//! around the last stone only.
//!
//! Much of the time of a tree search is spent here. So the weights of both viewers share a word, and loops over the twelve cells around
//! a stone have no branches: occupied cells and cells off the board have weight 0.

use rusc_game::{Rng, Seat};

use super::shape::{ADDED, AROUND, RINGS, SEA, Surroundings, reflected, ring, seen_by_rival, seen_from};
use super::weights::{PatternWeights, SUMS, factor};
use crate::{Cell, Cells, LARGEST, Position};

/// How weights are used in playouts.
#[derive(Clone, Debug)]
pub(crate) struct Style {
    weights: &'static PatternWeights,
    /// The weight for each code of a pattern, in the place of each viewer.
    alone: [[Pair; 256]; 2],
    /// The weight for each sum of the codes of a pattern and of a reply.
    reply: [u32; SUMS],
    /// For each viewer and for each ring as Black sees it: the code of a reply that lies each way from the last stone.
    replies: [Box<[[u8; AROUND]]>; 2],
    /// For each viewer and for each ring around an intruding stone as Black sees it: the places, as that viewer sees them, of cells
    /// that save a bridge.
    saving: [[u8; RINGS]; 2],
}

/// The weights of both viewers in one word, which are added and subtracted together: Black's are the lower half.
type Pair = u64;

/// The weight of one viewer.
#[inline]
fn of(pair: Pair, viewer: usize) -> u32 {
    (pair >> (32 * viewer)) as u32
}

/// The weight of a move whose factor is 1.
const UNIT: f32 = 64.0;
/// Maximum factor of a move in a playout.
const CAP: f32 = 256.0;

impl Style {
    /// The style for weights raised to a power: below 1 playouts are more random.
    pub(crate) fn new(weights: &'static PatternWeights, power: f32) -> Self {
        let weight = |factor: f32| (factor.powf(power).min(CAP) * UNIT).round().max(1.0) as u32;
        // What a viewer sees of a ring as Black sees it.
        let seen = |viewer, ring: usize| if viewer == 0 { ring as u32 } else { seen_by_rival(ring as u32) };
        let replies = |viewer, ring| {
            let seen = seen(viewer, ring);
            std::array::from_fn(|way| weights.reply(seen_from(viewer, way), seen))
        };
        let by_ring = |viewer| (0..RINGS).map(|ring| replies(viewer, ring)).collect();
        Style {
            weights,
            alone: [0, 1]
                .map(|viewer| std::array::from_fn(|code| Pair::from(weight(factor(code, 1))) << (32 * viewer))),
            reply: std::array::from_fn(|codes| weight(factor(codes, 2))),
            replies: [0, 1].map(by_ring),
            saving: [0, 1].map(|viewer| std::array::from_fn(|ring| saving(seen(viewer, ring) as usize))),
        }
    }
}

/// The places of a ring where an empty cell lies between two of the viewer's stones, as a set of bits.
fn saving(ring: usize) -> u8 {
    let digit = |place: usize| ring / 3_usize.pow(place as u32 % 6) % 3;
    (0..6).filter(|&at| [digit(at + 5), digit(at), digit(at + 1)] == [1, 0, 1]).fold(0, |set, at| set | 1 << at)
}

/// Plays games to their end; the buffers are reused from game to game.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    style: Style,
    /// For each cell: the pattern as Black sees it, the codes and the weights of a move there for both viewers, and a mask for the
    /// weights, which is 0 if the cell is occupied. The last entry is for all cells off the board.
    patterns: [u32; CELLS],
    codes: [[u8; 2]; CELLS],
    weights: [Pair; CELLS],
    empty: [Pair; CELLS],
    /// Sums of weights by row; the last entry is for cells off the board.
    rows: [Pair; LARGEST + 1],
    totals: Pair,
    /// The stone around which each cell was last looked at, as the number of the move.
    looked_at: [u16; CELLS],
}

const CELLS: usize = SEA as usize + 1;

impl Player {
    pub(crate) fn new(style: Style) -> Self {
        Player {
            style,
            patterns: [0; CELLS],
            codes: [[0; 2]; CELLS],
            weights: [0; CELLS],
            empty: [0; CELLS],
            rows: [0; LARGEST + 1],
            totals: 0,
            looked_at: [0; CELLS],
        }
    }

    /// The stones of both seats after a game on a full board; `last` is the stone to which the mover replies.
    pub(crate) fn play_out<const WORDS: usize>(
        &mut self,
        position: &Position<WORDS>,
        last: Option<Cell>,
        rng: &mut Rng,
    ) -> [Cells<WORDS>; 2] {
        let around = position.board().surroundings();
        self.set_up(position);
        let mut stones = [position.stones(Seat::FIRST), position.stones(Seat::SECOND)];
        let (mut mover, mut last) = (position.mover(), last);
        let mut left = position.empty().len() as u16;
        while left > 0 {
            let cell = self.choose(around, mover, last, left, rng);
            stones[mover.index()].insert(cell);
            self.place(around, mover, cell);
            mover = mover.rival();
            last = Some(cell);
            left -= 1;
        }
        stones
    }

    /// The factors of moves on the empty cells of a position, in ascending order of cells.
    pub(crate) fn factors<const WORDS: usize>(
        &mut self,
        position: &Position<WORDS>,
        last: Option<Cell>,
        out: &mut Vec<f32>,
    ) {
        let around = position.board().surroundings();
        self.set_up(position);
        let viewer = position.mover().index();
        out.extend(position.empty().iter().map(|cell| {
            let code = usize::from(self.codes[cell.index()][viewer]);
            match last.and_then(|last| around.way(last, cell)) {
                None => factor(code, 1),
                Some(way) => factor(code + self.reply_code(viewer, way, cell.index()), 2),
            }
        }));
    }

    /// Prepares the patterns and weights of a position.
    fn set_up<const WORDS: usize>(&mut self, position: &Position<WORDS>) {
        let board = position.board();
        let around = board.surroundings();
        self.patterns[..board.area()].copy_from_slice(around.bare());
        for owner in [Seat::FIRST, Seat::SECOND] {
            let added = &ADDED[0][owner.index()];
            for cell in position.stones(owner).iter() {
                for (&near, added) in around.around(cell).iter().zip(added) {
                    self.patterns[usize::from(near)] += added;
                }
            }
        }
        self.rows = [0; LARGEST + 1];
        self.totals = 0;
        self.empty[..board.area()].fill(0);
        self.weights[..board.area()].fill(0);
        self.looked_at[..board.area()].fill(0);
        self.patterns[usize::from(SEA)] = 0;
        for cell in position.empty().iter() {
            self.empty[cell.index()] = Pair::MAX;
            self.totals = self.totals.wrapping_add(self.weigh(around.rows(), cell.index()));
        }
    }

    /// Brings the weights of a cell up to date with its pattern; returns the change, which is to be added to the totals.
    #[inline]
    fn weigh(&mut self, rows: &[u8; CELLS], cell: usize) -> Pair {
        let mask = self.empty[cell];
        // The patterns of occupied cells are not looked up: most of them would not be in the cache.
        let codes = self.style.weights.pair(self.patterns[cell] & mask as u32);
        self.codes[cell] = codes;
        let [black, white] = [0, 1].map(|viewer| self.style.alone[viewer][usize::from(codes[viewer])]);
        self.set_weights(rows, cell, (black | white) & mask)
    }

    #[inline]
    fn set_weights(&mut self, rows: &[u8; CELLS], cell: usize, weights: Pair) -> Pair {
        // A borrow between the halves of the change is undone when it is added: no half of a sum is ever negative.
        let change = weights.wrapping_sub(self.weights[cell]);
        self.weights[cell] = weights;
        let row = &mut self.rows[usize::from(rows[cell])];
        *row = row.wrapping_add(change);
        change
    }

    /// Places a stone on an empty cell.
    fn place(&mut self, around: &Surroundings, owner: Seat, cell: Cell) {
        self.empty[cell.index()] = 0;
        let mut change = self.set_weights(around.rows(), cell.index(), 0);
        // Whatever lies off the board, a pattern is looked up there too and must exist.
        self.patterns[usize::from(SEA)] = 0;
        for (&near, added) in around.around(cell).iter().zip(&ADDED[0][owner.index()]) {
            let near = usize::from(near);
            self.patterns[near] += added;
            change = change.wrapping_add(self.weigh(around.rows(), near));
        }
        self.totals = self.totals.wrapping_add(change);
    }

    /// Draws the next move. `left` is the number of empty cells.
    fn choose(&mut self, around: &Surroundings, mover: Seat, last: Option<Cell>, left: u16, rng: &mut Rng) -> Cell {
        let viewer = mover.index();
        let total = of(self.totals, viewer);
        let Some(last) = last else { return self.draw(around, viewer, below(rng, total)) };
        if let Some(cell) = self.saving(around, viewer, last, rng) {
            return cell;
        }
        let near = around.around(last);
        let mut replies = [0; AROUND];
        let (mut local, mut elsewhere) = (0, total);
        for (way, &cell) in near.iter().enumerate() {
            let cell = usize::from(cell);
            let codes = usize::from(self.codes[cell][viewer]) + self.reply_code(viewer, way, cell);
            replies[way] = self.style.reply[codes] & self.empty[cell] as u32;
            local += replies[way];
            elsewhere -= of(self.weights[cell], viewer);
            self.looked_at[cell] = left;
        }
        let mut drawn = below(rng, local + elsewhere);
        if drawn < local {
            for (way, &weight) in replies.iter().enumerate() {
                if drawn < weight {
                    return Cell::new(usize::from(near[way]));
                }
                drawn -= weight;
            }
        }
        // Those near the last stone had their chance.
        loop {
            let cell = self.draw(around, viewer, below(rng, total));
            if self.looked_at[cell.index()] != left {
                return cell;
            }
        }
    }

    /// The code of the reply on a cell that lies this way from the last stone.
    #[inline]
    fn reply_code(&self, viewer: usize, way: usize, cell: usize) -> usize {
        usize::from(self.style.replies[viewer][ring(self.patterns[cell])][way])
    }

    /// A cell that saves a bridge of the viewer if the stone on `last` intrudes on one.
    #[inline]
    fn saving(&self, around: &Surroundings, viewer: usize, last: Cell, rng: &mut Rng) -> Option<Cell> {
        let mut places = self.style.saving[viewer][ring(self.patterns[last.index()])];
        if places == 0 {
            return None;
        }
        for _ in 0..rng.below(places.count_ones()) {
            places &= places - 1;
        }
        let place = places.trailing_zeros() as usize;
        let way = if viewer == 0 { place } else { reflected(place) };
        Some(Cell::new(usize::from(around.around(last)[way])))
    }

    /// The cell at which the sum of the weights before it passes `drawn`.
    #[inline]
    fn draw(&self, around: &Surroundings, viewer: usize, mut drawn: u32) -> Cell {
        let size = around.size();
        let mut row = 0;
        while drawn >= of(self.rows[row], viewer) {
            drawn -= of(self.rows[row], viewer);
            row += 1;
        }
        let mut cell = row * size;
        while drawn >= of(self.weights[cell], viewer) {
            drawn -= of(self.weights[cell], viewer);
            cell += 1;
        }
        Cell::new(cell)
    }
}

/// A random number below `bound`, without the loop that would make it exactly uniform: the bias is below one in a billion.
#[inline]
fn below(rng: &mut Rng, bound: u32) -> u32 {
    ((u128::from(rng.bits()) * u128::from(bound)) >> 64) as u32
}

#[cfg(test)]
mod tests {
    use rusc_game::Game;

    use super::super::shape::Patterns;
    use super::*;
    use crate::{Move, SwapRule};

    /// Weights that differ from pattern to pattern, within what playouts do not cap.
    fn player() -> Player {
        let pattern = |pattern: u32| (pattern % 97) as f32 / 40.0 - 1.0;
        let reply = |place: usize, ring: usize| (ring % 31) as f32 / 20.0 + place as f32 / 12.0;
        let weights = PatternWeights::from_logarithms(pattern, reply);
        Player::new(Style::new(Box::leak(Box::new(weights)), 1.0))
    }

    fn random_position(size: usize, stones: usize, rng: &mut Rng) -> (Position<2>, Cell) {
        let mut position = Position::<2>::new(size, SwapRule::Off).expect("the size is in range");
        let mut last = None;
        while position.board().area() - position.empty().len() < stones || last.is_none() {
            let mv = position.random_move(rng, &mut Vec::new()).expect("the game is not over");
            let Move::Stone(cell) = mv else { panic!("there is no swap") };
            last = Some(cell);
            position.play(mv);
        }
        (position, last.expect("there is a last stone"))
    }

    #[test]
    fn kept_weights_equal_fresh_ones() {
        let mut rng = Rng::new(3);
        for size in [2, 4, 7, 11] {
            let (start, _) = random_position(size, 1, &mut rng);
            let (mut kept, mut fresh) = (player(), player());
            kept.set_up(&start);
            let mut position = start;
            while let Some(Move::Stone(cell)) = position.random_move(&mut rng, &mut Vec::new()) {
                kept.place(position.board().surroundings(), position.mover(), cell);
                position.play(Move::Stone(cell));
                fresh.set_up(&position);
                let area = size * size;
                assert_eq!(kept.patterns[..area], fresh.patterns[..area]);
                assert_eq!(kept.weights[..area], fresh.weights[..area]);
                assert_eq!((kept.rows, kept.totals), (fresh.rows, fresh.totals));
            }
        }
    }

    #[test]
    fn factors_are_those_of_what_the_mover_sees() {
        let mut rng = Rng::new(9);
        let mut player = player();
        for stones in 1..=40 {
            let (position, last) = random_position(9, stones, &mut rng);
            let (around, mover) = (position.board().surroundings(), position.mover());
            let mut patterns = Patterns::new(around);
            for owner in Seat::all(2) {
                position.stones(owner).iter().for_each(|cell| patterns.place(owner, cell));
            }
            let weights = player.style.weights;
            let expected = position.empty().iter().map(|cell| {
                let seen = patterns.at(mover, cell);
                let alone = usize::from(weights.pattern(seen));
                around.way(last, cell).map_or(factor(alone, 1), |way| {
                    factor(alone + usize::from(weights.reply(seen_from(mover.index(), way), seen)), 2)
                })
            });
            let mut factors = Vec::new();
            player.factors(&position, Some(last), &mut factors);
            assert_eq!(factors, expected.collect::<Vec<_>>());
        }
    }

    #[test]
    fn moves_are_drawn_in_proportion_to_their_factors() {
        let mut rng = Rng::new(5);
        let mut player = player();
        let mut tried = 0;
        while tried < 4 {
            let (position, last) = random_position(5, 6, &mut rng);
            let around = position.board().surroundings();
            let mut factors = Vec::new();
            player.factors(&position, Some(last), &mut factors);
            let viewer = position.mover().index();
            if player.saving(around, viewer, last, &mut rng).is_some() {
                continue;
            }
            tried += 1;
            let mut counts = [0.0; 25];
            const DRAWS: u16 = 40_000;
            for number in (1..=DRAWS).rev() {
                counts[player.choose(around, position.mover(), Some(last), number, &mut rng).index()] += 1.0;
            }
            let total: f32 = factors.iter().sum();
            for (cell, factor) in position.empty().iter().zip(&factors) {
                let (expected, found) = (factor / total, counts[cell.index()] / f32::from(DRAWS));
                assert!((expected - found).abs() < 0.012 + 0.05 * expected, "{cell:?}: {expected} {found}");
            }
        }
    }

    #[test]
    fn cut_bridges_are_saved_by_both_colours() {
        let start = Position::<2>::new(5, SwapRule::Off).expect("the size is in range");
        let cell = |name| start.board().parse(name).expect("the cell is on the board");
        // Black's c2 and b4 form a bridge over b3 and c3; White's, reflected, b3 and d2 over c2 and c3.
        for (owner, stones, cut, saving) in
            [(Seat::FIRST, ["c2", "b4"], "b3", "c3"), (Seat::SECOND, ["b3", "d2"], "c2", "c3")]
        {
            let own: Cells<2> = stones.map(cell).into_iter().collect();
            let mut sets = [own, Cells::of(cell(cut))];
            if owner == Seat::SECOND {
                sets.swap(0, 1);
            }
            let position = start.set_up(sets, owner).expect("no stones overlap");
            let mut player = player();
            player.set_up(&position);
            for seed in 0..20 {
                let (around, mut rng) = (start.board().surroundings(), Rng::new(seed));
                assert_eq!(player.choose(around, owner, Some(cell(cut)), 20, &mut rng), cell(saving));
            }
        }
    }

    #[test]
    fn playouts_share_out_all_cells() {
        let mut rng = Rng::new(7);
        for size in [2, 5, 11] {
            let (position, last) = random_position(size, 1, &mut rng);
            let [black, white] = player().play_out(&position, Some(last), &mut rng);
            assert_eq!(black | white, position.board().all());
            assert_eq!(black.len(), (size * size).div_ceil(2));
            assert!(!black.meets(white));
            assert!(position.stones(Seat::FIRST).is_within(black));
        }
    }
}
