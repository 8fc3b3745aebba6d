//! The pieces on the board and the open cells around them, updated incrementally.

use std::fmt;

use crate::cell::{Cell, opposite};
use crate::oriented::Oriented;
use crate::piece::{PIECES, Triangle};
use crate::pieces::{Pieces, matching};
use crate::rules::BlackBesideWhite;

/// A piece on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placement {
    /// The piece with its rotation.
    pub piece: Oriented,
    /// The cell on which the piece lies.
    pub cell: Cell,
}

/// A cell on the board or next to it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Site {
    pub(crate) cell: Cell,
    /// The edges behind which a piece lies, one bit each.
    pub(crate) touched: u8,
    /// The edges behind which white lies, one bit each.
    pub(crate) white: u8,
    /// For each colour, the number of edges that show it.
    pub(crate) colours: [u8; 5],
    piece: Option<Oriented>,
    /// The pieces that match all neighbours; empty once the cell is taken.
    pub(crate) fits: Pieces,
}

/// An open site: its cell in reading order in the high bits, its index in the low bits, so that sites sort by cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Open(u32);

/// Maximum number of sites: one per piece, plus at most 88 next to the board, since every piece after the first two adds at most
/// one.
const SITES: usize = PIECES + BESIDE;
const BESIDE: usize = 88;
/// The board never spans more lines than this in any direction, so that wrapped coordinates do not collide.
const SPAN: usize = 64;
/// The grid entry of a cell without a site.
const UNTOUCHED: u8 = u8::MAX;

/// The pieces on the board, and where the next one can go. Each array comes with its number of used entries.
pub struct Layout {
    /// The index of each cell's site, by wrapped coordinates.
    grid: [u8; SPAN * SPAN],
    sites: [Site; SITES],
    used: u8,
    /// The sites with two or more neighbours that take at least one oriented piece, in reading order.
    open: [Open; BESIDE],
    opened: u8,
    placed: [u8; PIECES],
    lying: u8,
    black_beside_white: BlackBesideWhite,
}

impl Layout {
    /// A board with its two initial pieces, which need not touch two others.
    pub(crate) fn new(start: [Placement; 2], black_beside_white: BlackBesideWhite) -> Self {
        let mut board = Layout {
            grid: [UNTOUCHED; SPAN * SPAN],
            sites: [Site::new(Cell::new(0, 0)); SITES],
            used: 0,
            open: [Open(0); BESIDE],
            opened: 0,
            placed: [0; PIECES],
            lying: 0,
            black_beside_white,
        };
        start.into_iter().for_each(|placement| board.place(placement));
        board
    }

    /// Whether blacks may be played next to whites.
    pub fn black_beside_white(&self) -> BlackBesideWhite {
        self.black_beside_white
    }

    /// The pieces in the order played, starting with the two initial ones.
    pub fn placements(&self) -> impl ExactSizeIterator<Item = Placement> {
        self.placed_indices().iter().map(|&index| {
            let site = &self.sites[usize::from(index)];
            Placement { piece: site.piece.expect("a placed site holds a piece"), cell: site.cell }
        })
    }

    /// The piece on a cell.
    pub fn piece(&self, cell: Cell) -> Option<Oriented> {
        self.site(cell).and_then(|site| site.piece)
    }

    /// The number of occupied neighbours of a cell.
    pub fn neighbours(&self, cell: Cell) -> u32 {
        self.site(cell).map_or(0, |site| site.touched.count_ones())
    }

    /// The open cells in reading order, each with the pieces that fit.
    pub fn places(&self) -> impl Iterator<Item = (Cell, Pieces)> {
        self.open().map(|site| (site.cell, site.fits))
    }

    /// Whether a placement fits on the board, regardless of who holds the piece.
    #[inline]
    pub fn takes(&self, placement: Placement) -> bool {
        self.site(placement.cell).is_some_and(|site| site.is_open() && site.fits.contains(placement.piece))
    }

    /// Places a piece without checking it.
    pub(crate) fn place(&mut self, Placement { piece, cell }: Placement) {
        let own = self.touch(cell);
        if self.sites[own].is_open() {
            self.close(own);
        }
        self.sites[own].piece = Some(piece);
        self.sites[own].fits = Pieces::NONE;
        self.placed[usize::from(self.lying)] = own as u8;
        self.lying += 1;
        for (edge, neighbour) in cell.around() {
            self.border(neighbour, opposite(edge), piece.triangle(edge));
        }
    }

    /// The open sites in reading order.
    #[inline]
    pub(crate) fn open(&self) -> impl Iterator<Item = &Site> {
        self.open_sites().iter().map(|open| &self.sites[open.index()])
    }

    /// The site of a cell on the board or next to it.
    #[inline]
    pub(crate) fn site(&self, cell: Cell) -> Option<&Site> {
        // Coordinates wrap around, so the site may belong to another cell.
        self.sites.get(usize::from(self.grid[spot(cell)])).filter(|site| site.cell == cell)
    }

    /// Records that a neighbour shows `triangle` at an edge of a cell.
    #[inline]
    fn border(&mut self, cell: Cell, edge: usize, triangle: Triangle) {
        let index = self.touch(cell);
        let site = &mut self.sites[index];
        if site.piece.is_some() {
            return;
        }
        let was_open = site.is_open();
        site.touched |= 1 << edge;
        site.fits &= matching(self.black_beside_white, edge, triangle);
        match triangle {
            Triangle::White => site.white |= 1 << edge,
            Triangle::Black => {}
            colour => site.colours[colour.index()] += 1,
        }
        match (was_open, site.is_open()) {
            (false, true) => self.open_up(index),
            (true, false) => self.close(index),
            _ => {}
        }
    }

    /// The index of a cell's site, created if it does not exist.
    #[inline]
    fn touch(&mut self, cell: Cell) -> usize {
        let spot = spot(cell);
        if self.grid[spot] == UNTOUCHED {
            self.grid[spot] = self.used;
            self.sites[usize::from(self.used)] = Site::new(cell);
            self.used += 1;
        }
        usize::from(self.grid[spot])
    }

    fn open_up(&mut self, index: usize) {
        let open = Open::new(self.sites[index].cell, index);
        let at = self.opened_before(open);
        self.open.copy_within(at..usize::from(self.opened), at + 1);
        self.open[at] = open;
        self.opened += 1;
    }

    fn close(&mut self, index: usize) {
        let at = self.opened_before(Open::new(self.sites[index].cell, index));
        self.open.copy_within(at + 1..usize::from(self.opened), at);
        self.opened -= 1;
    }

    /// The number of open sites before one in reading order.
    fn opened_before(&self, open: Open) -> usize {
        self.open_sites().partition_point(|&other| other < open)
    }

    fn open_sites(&self) -> &[Open] {
        &self.open[..usize::from(self.opened)]
    }

    fn used_sites(&self) -> &[Site] {
        &self.sites[..usize::from(self.used)]
    }

    fn placed_indices(&self) -> &[u8] {
        &self.placed[..usize::from(self.lying)]
    }
}

impl Open {
    fn new(cell: Cell, index: usize) -> Open {
        let upwards = |coordinate: i8| (i32::from(coordinate) + 128) as u32;
        let (row, column) = cell.reading_order();
        Open(upwards(row) << 16 | upwards(column) << 8 | index as u32)
    }

    fn index(self) -> usize {
        (self.0 & 0xff) as usize
    }
}

impl Site {
    /// A cell without neighbours.
    fn new(cell: Cell) -> Site {
        Site { cell, touched: 0, white: 0, colours: [0; 5], piece: None, fits: Pieces::ALL }
    }

    /// Whether some piece fits at this site.
    #[inline]
    fn is_open(&self) -> bool {
        self.touched & self.touched.wrapping_sub(1) != 0 && !self.fits.is_empty()
    }
}

/// The index of a cell in the grid.
#[inline]
fn spot(cell: Cell) -> usize {
    let wrap = |coordinate: i8| coordinate as usize % SPAN;
    wrap(cell.r) * SPAN + wrap(cell.q)
}

impl Clone for Layout {
    fn clone(&self) -> Self {
        Layout { ..*self }
    }

    fn clone_from(&mut self, other: &Self) {
        // A search copies boards over old ones at every node: only the used entries need copying.
        self.grid = other.grid;
        self.sites[..usize::from(other.used)].copy_from_slice(other.used_sites());
        self.used = other.used;
        self.open[..usize::from(other.opened)].copy_from_slice(other.open_sites());
        self.opened = other.opened;
        self.placed[..usize::from(other.lying)].copy_from_slice(other.placed_indices());
        self.lying = other.lying;
        self.black_beside_white = other.black_beside_white;
    }
}

impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        // The grid is determined by the sites.
        self.used_sites() == other.used_sites()
            && self.open_sites() == other.open_sites()
            && self.placed_indices() == other.placed_indices()
            && self.black_beside_white == other.black_beside_white
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.placements()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(pieces: &str) -> Layout {
        let lying: Vec<Placement> = pieces.split(' ').map(|text| text.parse().unwrap()).collect();
        let mut board = Layout::new([lying[0], lying[1]], BlackBesideWhite::Forbidden);
        lying[2..].iter().for_each(|&placement| board.place(placement));
        board
    }

    #[test]
    fn a_board_copied_over_another_grows_as_the_original() {
        let original = board("B@0:0:0 B@1:0:0 W@0:1:0");
        let mut copy = board("R@0:0:0 R@1:0:0 R@0:1:0 K@1:1:0 R@1:-1:0 R@-1:1:0 R@0:-1:0");
        copy.clone_from(&original);
        assert!(copy == original);
        let mut grown = original.clone();
        for text in ["B@1:1:0", "W@1:-1:0", "K@2:-1:0", "B@-1:1:0"] {
            let placement = text.parse().unwrap();
            assert_ne!(copy, board("B@0:0:0 B@1:0:0 W@1:-1:0"));
            copy.place(placement);
            assert_ne!(copy, grown);
            grown.place(placement);
            assert_eq!(copy, grown);
            assert!(copy.places().eq(grown.places()));
        }
    }
}
