//! Playouts that save bridges: a player whose bridge is intruded on answers at once.
//!
//! Two stones with two empty cells between them form a bridge, and so does a stone with its edge. Seen from the cell of the
//! intrusion, a bridge is three consecutive neighbours: own, empty, own.

use rusc_game::{Rng, Seat};

use crate::{Cell, Cells, LARGEST};

/// The neighbours of each cell of a board in order around it, and which of them are edges.
#[derive(Debug)]
pub(crate) struct Rings {
    /// The index of each neighbour; [`SEA`] if it is off the board.
    neighbours: Vec<[u16; 6]>,
    /// For each seat, which neighbours of each cell are its edge.
    edges: [Surroundings; 2],
}

/// For each cell a set of its neighbours, one bit each in the order of [`WALK`].
type Surroundings = [u8; SEA as usize + 1];

/// Index for neighbours off the board; written but never read.
const SEA: u16 = (LARGEST * LARGEST) as u16;

/// Column and row offsets of the neighbours of a cell, in order around it.
const WALK: [(isize, isize); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

impl Rings {
    pub(crate) fn new(size: usize) -> Self {
        let inside = 0..size as isize;
        let places = || (0..size * size).map(|index| ((index % size) as isize, (index / size) as isize));
        let around = |(column, row)| WALK.map(|(right, down)| (column + right, row + down));
        let index = |(column, row)| {
            let is_inside = inside.contains(&column) && inside.contains(&row);
            if is_inside { (row * size as isize + column) as u16 } else { SEA }
        };
        let edge = |is_beyond: &dyn Fn((isize, isize)) -> bool| {
            let mut edge = [0; SEA as usize + 1];
            for (cell, place) in edge.iter_mut().zip(places()) {
                *cell = (0..6).filter(|&at| is_beyond(around(place)[at])).fold(0, |set, at| set | 1 << at);
            }
            edge
        };
        Rings {
            neighbours: places().map(|place| around(place).map(index)).collect(),
            edges: [edge(&|(_, row)| !inside.contains(&row)), edge(&|(column, _)| !inside.contains(&column))],
        }
    }

    /// The stones of both seats after a random game on a full board in which bridges are saved.
    pub(crate) fn filled<const WORDS: usize>(
        &self,
        stones: [Cells<WORDS>; 2],
        empty: Cells<WORDS>,
        mover: Seat,
        rng: &mut Rng,
    ) -> [Cells<WORDS>; 2] {
        let mut game = Game { rings: self, stones, around: self.edges };
        for seat in [Seat::FIRST, Seat::SECOND] {
            stones[seat.index()].iter().for_each(|cell| game.note(seat, cell));
        }
        let mut order = [Cell::new(0); SEA as usize];
        let count = empty.iter().zip(&mut order).map(|(cell, place)| *place = cell).count();
        let mut mover = mover;
        for left in (1..=count).rev() {
            let drawn = rng.below(left as u32) as usize;
            let mut next = Some(order[drawn]).filter(|&cell| !(game.stones[0] | game.stones[1]).contains(cell));
            order[drawn] = order[left - 1];
            while let Some(cell) = next {
                game.place(mover, cell);
                mover = mover.rival();
                next = game.saving(mover, cell);
            }
        }
        game.stones
    }
}

/// A board that a playout fills with stones.
struct Game<'a, const WORDS: usize> {
    rings: &'a Rings,
    stones: [Cells<WORDS>; 2],
    /// For each seat, which neighbours of each cell are its stones or its edge.
    around: [Surroundings; 2],
}

impl<const WORDS: usize> Game<'_, WORDS> {
    fn place(&mut self, seat: Seat, cell: Cell) {
        self.stones[seat.index()].insert(cell);
        self.note(seat, cell);
    }

    /// Records a stone in the surroundings of its neighbours.
    fn note(&mut self, seat: Seat, cell: Cell) {
        for (at, &neighbour) in self.rings.neighbours[cell.index()].iter().enumerate() {
            self.around[seat.index()][usize::from(neighbour)] |= 1 << ((at + 3) % 6);
        }
    }

    /// The cell that saves a bridge of `seat` if the rival's stone on `cell` intrudes on one.
    fn saving(&self, seat: Seat, cell: Cell) -> Option<Cell> {
        let own = u32::from(self.around[seat.index()][cell.index()]);
        let rivals = u32::from(self.around[seat.rival().index()][cell.index()]);
        // The set is repeated, so that shifting gives the next and the previous neighbour of each.
        let twice = own | own << 6;
        let between = (twice >> 1) & (twice >> 5) & !(own | rivals) & 0x3f;
        let at = (between != 0).then(|| between.trailing_zeros())?;
        Some(Cell::new(usize::from(self.rings.neighbours[cell.index()][at as usize])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rhombus;

    #[test]
    fn a_cut_bridge_is_saved() {
        let board = Rhombus::<1>::of(5).expect("the size is in range");
        let cell = |name| board.parse(name).expect("the cell is on the board");
        // Black's c2 and b4 form a bridge over b3 and c3, and c2 one to the top over c1 and d1; White has no bridge.
        for (black, cut, saving) in [("c2,b4", "b3", Some("c3")), ("c2,b4", "c3", Some("b3")), ("c2", "d1", Some("c1"))]
        {
            let rings = Rings::new(5);
            let mut game = Game { rings: &rings, stones: [Cells::<1>::EMPTY; 2], around: rings.edges };
            black.split(',').for_each(|name| game.place(Seat::FIRST, cell(name)));
            game.place(Seat::SECOND, cell(cut));
            assert_eq!(game.saving(Seat::FIRST, cell(cut)), saving.map(cell), "{black} {cut}");
            assert_eq!(game.saving(Seat::SECOND, cell("e5")), None);
        }
    }

    #[test]
    fn bridges_from_edge_to_edge_hold() {
        let board = Rhombus::<1>::of(4).expect("the size is in range");
        let cell = |name| board.parse(name).expect("the cell is on the board");
        let black: Cells<1> = ["c2", "b4"].map(cell).into_iter().collect();
        let empty = board.all() & !black;
        let wins = |seed: &u64| {
            let filled = board.rings().filled([black, Cells::EMPTY], empty, Seat::SECOND, &mut Rng::new(*seed));
            assert_eq!(filled[0] | filled[1], board.all());
            assert_eq!((filled[0].len(), filled[1].len()), (9, 7), "the stones are shared out in turn");
            board.flood(filled[0] & board.near(Seat::FIRST), filled[0]).meets(board.far(Seat::FIRST))
        };
        // One stone may intrude on two bridges at once, and only one of them can be saved.
        let won = (0..1000).filter(wins).count();
        assert!(won > 950, "{won} of 1000 games are won");
    }
}
