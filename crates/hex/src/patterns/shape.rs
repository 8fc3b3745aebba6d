//! The twelve cells around a cell, its six neighbours and the six cells a bridge away, and patterns of what lies on them.
//!
//! A pattern is a number with one digit of base 3 for each of the twelve cells: 0 for an empty cell, 1 for the viewer's stone, 2 for
//! the rival's. Edges count as stones of their owner, and cells beyond two edges at once as empty. White sees the board
//! reflected, so that both viewers connect top to bottom. The six lowest digits are the ring of neighbours.

use rusc_game::Seat;

use crate::{Cell, LARGEST};

/// Number of cells in a pattern.
pub(crate) const AROUND: usize = 12;
/// Number of patterns.
pub(crate) const PATTERNS: usize = 531_441;
/// Number of rings: patterns of the six neighbours alone.
pub(crate) const RINGS: usize = 729;

/// Index for cells off the board; written but never read.
pub(crate) const SEA: u16 = (LARGEST * LARGEST) as u16;

/// Column and row offsets of the cells around a cell: first the neighbours, then the bridge cells, each in order around it.
const OFFSETS: [(isize, isize); AROUND] =
    [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2), (1, 1)];

/// What a stone adds to the pattern of each cell around it: by viewer, by owner, and by the way from the stone to the cell.
pub(crate) const ADDED: [[[u32; AROUND]; 2]; 2] = {
    let mut added = [[[0; AROUND]; 2]; 2];
    let mut way = 0;
    while way < AROUND {
        let mut viewer = 0;
        while viewer < 2 {
            let digit = 3_u32.pow(seen_from(viewer, way) as u32);
            added[viewer][viewer][way] = digit;
            added[viewer][1 - viewer][way] = 2 * digit;
            viewer += 1;
        }
        way += 1;
    }
    added
};

/// The place of a stone in the pattern of the cell that lies this way from it.
pub(crate) const fn seen_from(viewer: usize, way: usize) -> usize {
    let back = opposite(way);
    if viewer == 0 { back } else { reflected(back) }
}

/// The place that is half a turn away.
pub(crate) const fn opposite(place: usize) -> usize {
    place / 6 * 6 + (place + 3) % 6
}

/// The place with columns and rows exchanged.
pub(crate) const fn reflected(place: usize) -> usize {
    if place < 6 { 5 - place } else { 6 + (16 - place) % 6 }
}

/// The pattern after half a turn of the board.
pub(crate) fn turned(pattern: u32) -> u32 {
    let mut rest = pattern;
    let mut turned = 0;
    for place in 0..AROUND {
        turned += rest % 3 * 3_u32.pow(opposite(place) as u32);
        rest /= 3;
    }
    turned
}

/// The pattern as White sees it, of one as Black sees it, or the other way round.
pub(crate) fn seen_by_rival(pattern: u32) -> u32 {
    let mut rest = pattern;
    let mut seen = 0;
    for place in 0..AROUND {
        let digit = [0, 2, 1][rest as usize % 3];
        seen += digit * 3_u32.pow(reflected(place) as u32);
        rest /= 3;
    }
    seen
}

/// The ring of neighbours in a pattern.
#[inline]
pub(crate) fn ring(pattern: u32) -> usize {
    pattern as usize % RINGS
}

/// The cells around every cell of a board, and the patterns of the empty board.
#[derive(Debug)]
pub(crate) struct Surroundings {
    size: usize,
    around: Vec<[u16; AROUND]>,
    /// The patterns of the empty board as Black sees them.
    bare: Vec<u32>,
    /// The row of each cell, with one more entry for cells off the board.
    rows: [u8; SEA as usize + 1],
}

impl Surroundings {
    pub(crate) fn new(size: usize) -> Self {
        let inside = 0..size as isize;
        let places = || (0..size * size).map(|index| ((index % size) as isize, (index / size) as isize));
        let around = |(column, row): (isize, isize)| OFFSETS.map(|(right, down)| (column + right, row + down));
        let index = |(column, row)| {
            let is_inside = inside.contains(&column) && inside.contains(&row);
            if is_inside { (row * size as isize + column) as u16 } else { SEA }
        };
        let bare = |place| {
            let mut bare = 0;
            for (way, (column, row)) in around(place).into_iter().enumerate() {
                // A row beyond the board is Black's edge, a column beyond it is White's.
                let owner = match (inside.contains(&column), inside.contains(&row)) {
                    (true, false) => 0,
                    (false, true) => 1,
                    _ => continue,
                };
                // Seen from the edge, the cell lies the opposite way.
                bare += ADDED[0][owner][opposite(way)];
            }
            bare
        };
        Surroundings {
            size,
            around: places().map(|place| around(place).map(index)).collect(),
            bare: places().map(bare).collect(),
            rows: std::array::from_fn(|index| (index / size).min(LARGEST) as u8),
        }
    }

    /// Cells per side of the board.
    #[inline]
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// The indices of the cells around a cell; [`SEA`] for those off the board.
    #[inline]
    pub(crate) fn around(&self, cell: Cell) -> &[u16; AROUND] {
        &self.around[cell.index()]
    }

    /// The patterns around every cell of the empty board, as Black sees them.
    pub(crate) fn bare(&self) -> &[u32] {
        &self.bare
    }

    /// The row of each cell.
    pub(crate) fn rows(&self) -> &[u8; SEA as usize + 1] {
        &self.rows
    }

    /// The way from one cell to another, if that is around it.
    pub(crate) fn way(&self, from: Cell, to: Cell) -> Option<usize> {
        self.around(from).iter().position(|&near| usize::from(near) == to.index())
    }
}

/// The patterns around all cells of a position, kept up to date as stones are placed.
#[derive(Clone, Debug)]
pub(crate) struct Patterns<'a> {
    surroundings: &'a Surroundings,
    seen: Vec<[u32; 2]>,
}

impl<'a> Patterns<'a> {
    /// The patterns of the empty board.
    pub(crate) fn new(surroundings: &'a Surroundings) -> Self {
        let mut seen: Vec<_> = surroundings.bare.iter().map(|&bare| [bare, seen_by_rival(bare)]).collect();
        seen.resize(usize::from(SEA) + 1, [0; 2]);
        Patterns { surroundings, seen }
    }

    /// Places a stone.
    pub(crate) fn place(&mut self, owner: Seat, cell: Cell) {
        for (way, &near) in self.surroundings.around(cell).iter().enumerate() {
            for (viewer, seen) in self.seen[usize::from(near)].iter_mut().enumerate() {
                *seen += ADDED[viewer][owner.index()][way];
            }
        }
    }

    /// The pattern around a cell.
    pub(crate) fn at(&self, viewer: Seat, cell: Cell) -> u32 {
        self.seen[cell.index()][viewer.index()]
    }
}

#[cfg(test)]
mod tests {
    use rusc_game::Rng;

    use super::*;
    use crate::Rhombus;

    /// The pattern around a cell, read from the board.
    fn fresh(board: &Rhombus<2>, stones: &[(Seat, Cell)], viewer: Seat, cell: Cell) -> u32 {
        let size = board.size() as isize;
        let mut pattern = 0;
        for (place, (right, down)) in OFFSETS.into_iter().enumerate() {
            // White looks at the reflected board.
            let (right, down) = if viewer == Seat::FIRST { (right, down) } else { (down, right) };
            let (column, row) = (board.column(cell) as isize + right, board.row(cell) as isize + down);
            let owner = match ((0..size).contains(&column), (0..size).contains(&row)) {
                (true, true) => {
                    let there = board.cell(column as usize, row as usize);
                    stones.iter().find(|(_, stone)| *stone == there).map(|(owner, _)| *owner)
                }
                (true, false) => Some(Seat::FIRST),
                (false, true) => Some(Seat::SECOND),
                (false, false) => None,
            };
            let digit = owner.map_or(0, |owner| if owner == viewer { 1 } else { 2 });
            pattern += digit * 3_u32.pow(place as u32);
        }
        pattern
    }

    #[test]
    fn kept_patterns_equal_fresh_ones() {
        let mut rng = Rng::new(1);
        for size in [2, 3, 5, 8, 11] {
            let board = Rhombus::<2>::of(size).expect("the size is in range");
            let surroundings = Surroundings::new(size);
            for _ in 0..20 {
                let mut cells: Vec<Cell> = board.all().iter().collect();
                rng.shuffle(&mut cells);
                let mut patterns = Patterns::new(&surroundings);
                let mut stones = Vec::new();
                for (turn, &cell) in cells.iter().enumerate() {
                    let owner = if turn % 2 == 0 { Seat::FIRST } else { Seat::SECOND };
                    patterns.place(owner, cell);
                    stones.push((owner, cell));
                    let at = cells[rng.below(cells.len() as u32) as usize];
                    for viewer in Seat::all(2) {
                        assert_eq!(patterns.at(viewer, at), fresh(board, &stones, viewer, at));
                    }
                }
            }
        }
    }

    #[test]
    fn both_colours_see_the_same_on_reflected_boards() {
        let board = Rhombus::<2>::of(9).expect("the size is in range");
        let surroundings = Surroundings::new(9);
        let (mut one, mut other) = (Patterns::new(&surroundings), Patterns::new(&surroundings));
        for (turn, cell) in board.from_centre().iter().step_by(3).copied().enumerate() {
            let owner = if turn % 3 == 0 { Seat::FIRST } else { Seat::SECOND };
            one.place(owner, cell);
            other.place(owner.rival(), board.reflected(cell));
        }
        for cell in board.all().iter() {
            assert_eq!(one.at(Seat::FIRST, cell), other.at(Seat::SECOND, board.reflected(cell)));
        }
    }

    #[test]
    fn each_viewer_knows_what_the_other_sees() {
        let board = Rhombus::<2>::of(9).expect("the size is in range");
        let surroundings = Surroundings::new(9);
        let mut patterns = Patterns::new(&surroundings);
        for (turn, cell) in board.from_centre().iter().step_by(3).copied().enumerate() {
            patterns.place(if turn % 3 == 0 { Seat::FIRST } else { Seat::SECOND }, cell);
        }
        for cell in board.all().iter() {
            let [black, white] = [Seat::FIRST, Seat::SECOND].map(|viewer| patterns.at(viewer, cell));
            assert_eq!((seen_by_rival(black), seen_by_rival(white)), (white, black));
        }
    }

    #[test]
    fn a_turned_board_has_turned_patterns() {
        let board = Rhombus::<2>::of(9).expect("the size is in range");
        let surroundings = Surroundings::new(9);
        let (mut one, mut other) = (Patterns::new(&surroundings), Patterns::new(&surroundings));
        for cell in board.from_centre().iter().step_by(4).copied() {
            one.place(Seat::FIRST, cell);
            other.place(Seat::FIRST, board.rotated(cell));
        }
        for (viewer, cell) in Seat::all(2).flat_map(|viewer| board.all().iter().map(move |cell| (viewer, cell))) {
            assert_eq!(turned(one.at(viewer, cell)), other.at(viewer, board.rotated(cell)));
        }
    }
}
