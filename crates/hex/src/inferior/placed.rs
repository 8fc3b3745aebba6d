//! Finds the derived patterns on a board. Beyond its edges lie stones of their owners.

use std::sync::LazyLock;

use rusc_game::Seat;

use super::lattice::{self, Offset, SYMMETRIES};
use super::pattern::{Fact, Pattern};
use crate::{Cell, Cells, LARGEST, Rhombus};

/// The patterns written by `cargo xtask hex-patterns`.
static TABLE: LazyLock<Table> = LazyLock::new(|| Table::new(TEXT));
/// Those by which moves are reversible, apart from the others since no search needs them.
static REVERSIBLE: LazyLock<[Index; 2]> = LazyLock::new(|| reversible(TEXT));
const TEXT: &str = include_str!("patterns.txt");

/// A pattern by which cells can be filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Filling<const WORDS: usize> {
    pub(super) seat: Seat,
    /// The cells that belong to the seat.
    pub(super) cells: Cells<WORDS>,
    /// The seat's stones and the empty cells that the fact depends on.
    pub(super) support: Cells<WORDS>,
}

/// A move that is no better than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dominated<const WORDS: usize> {
    /// The cell of the move.
    pub cell: Cell,
    /// The cell of a move that is at least as good.
    pub by: Cell,
    /// The rival's stones and the empty cells that this depends on.
    pub(crate) support: Cells<WORDS>,
}

/// A move whose stone the rival can capture: after the answer, the stone and some empty cells around it belong to the rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reversible {
    /// The cell of the move.
    pub cell: Cell,
    /// The cell of the answer.
    pub answer: Cell,
}

/// Cells beyond each edge that patterns may look at.
const MARGIN: usize = 5;
/// The distance between cells of neighbouring rows in [`Places`].
const ROW: usize = LARGEST + 2 * MARGIN;

/// What lies on the cells of a board and around it; patterns are looked for here.
pub(super) struct Places<const WORDS: usize> {
    board: &'static Rhombus<WORDS>,
    colours: [u8; ROW * ROW],
}

/// Colours as sets. Where edges of different players meet beyond a corner, a stone of either colour would change nothing.
const EMPTY: u8 = 1;
const STONES: [u8; 2] = [2, 4];
const CORNER: u8 = STONES[0] | STONES[1];
/// All colours, in the order in which they are counted.
const COLOURS: [u8; 4] = [EMPTY, STONES[0], STONES[1], CORNER];

impl<const WORDS: usize> Places<WORDS> {
    pub(super) fn new(board: &'static Rhombus<WORDS>, stones: [Cells<WORDS>; 2]) -> Self {
        let mut places = Places { board, colours: [CORNER; ROW * ROW] };
        let size = board.size();
        for place in 0..size {
            for beyond in (0..MARGIN).chain(MARGIN + size..2 * MARGIN + size) {
                places.colours[beyond * ROW + MARGIN + place] = STONES[0];
                places.colours[(MARGIN + place) * ROW + beyond] = STONES[1];
            }
            places.colours[(MARGIN + place) * ROW + MARGIN..][..size].fill(EMPTY);
        }
        Seat::all(2).for_each(|seat| places.put(seat, stones[seat.index()]));
        places
    }

    /// Puts stones on empty cells.
    pub(super) fn put(&mut self, seat: Seat, stones: Cells<WORDS>) {
        stones.iter().for_each(|stone| self.colours[self.place(stone)] = STONES[seat.index()]);
    }

    /// A pattern by which an empty cell or some around it can be filled in; none if the cell holds a stone.
    pub(super) fn filling_at(&self, cell: Cell) -> Option<Filling<WORDS>> {
        let pattern = self.matching(&TABLE.fills, cell).next()?;
        let cells = self.cells(&pattern.about, cell);
        let support = self.cells(&pattern.own, cell) | self.cells(&pattern.region, cell) & !cells;
        Some(Filling { seat: pattern.seat, cells, support })
    }

    /// The patterns by which a move of `seat` on or next to an empty cell is dominated.
    pub(super) fn dominated_at(&self, cell: Cell, seat: Seat) -> impl Iterator<Item = Dominated<WORDS>> + '_ {
        self.matching(&TABLE.dominated[seat.index()], cell).map(move |pattern| {
            let [dominated, by] = self.pair(pattern, cell);
            let support = self.cells(&pattern.rivals, cell) | self.cells(&pattern.region, cell);
            Dominated { cell: dominated, by, support }
        })
    }

    /// The patterns by which a move of `seat` on or next to an empty cell is reversible.
    pub(super) fn reversible_at(&self, cell: Cell, seat: Seat) -> impl Iterator<Item = Reversible> + '_ {
        self.matching(&REVERSIBLE[seat.index()], cell).map(move |pattern| {
            let [reversible, answer] = self.pair(pattern, cell);
            Reversible { cell: reversible, answer }
        })
    }

    /// The two cells that a pattern about moves is about.
    fn pair(&self, pattern: &Placed, anchor: Cell) -> [Cell; 2] {
        [0, 1].map(|at| self.cell(pattern.about[at], anchor).expect("the region is on the board"))
    }

    /// The patterns of an index that have their first cell on an empty cell.
    fn matching<'a>(&'a self, index: &'a Index, cell: Cell) -> impl Iterator<Item = &'a Placed> + 'a {
        let place = self.place(cell);
        let around = index.around.iter().fold(0, |code, step| code << 2 | usize::from(self.at(place, *step) >> 1));
        let is_empty = self.colours[place] == EMPTY;
        let candidates: &[u16] = if is_empty { &index.by_colours[around] } else { &[] };
        let patterns = candidates.iter().map(|&at| &index.patterns[usize::from(at)]);
        patterns
            .filter(move |pattern| pattern.needed.iter().all(|&(step, colours)| self.at(place, step) & colours != 0))
    }

    #[inline]
    fn at(&self, place: usize, step: i16) -> u8 {
        self.colours[place.wrapping_add_signed(step.into())]
    }

    fn place(&self, cell: Cell) -> usize {
        (self.board.row(cell) + MARGIN) * ROW + self.board.column(cell) + MARGIN
    }

    fn cell(&self, offset: Offset, anchor: Cell) -> Option<Cell> {
        let column = self.board.column(anchor).checked_add_signed(offset.0.into())?;
        let row = self.board.row(anchor).checked_add_signed(offset.1.into())?;
        (column < self.board.size() && row < self.board.size()).then(|| self.board.cell(column, row))
    }

    /// Those of some cells that are on the board.
    fn cells(&self, offsets: &[Offset], anchor: Cell) -> Cells<WORDS> {
        offsets.iter().filter_map(|&offset| self.cell(offset, anchor)).collect()
    }
}

/// The patterns that searches need, for both players and in every direction.
struct Table {
    fills: Index,
    /// By the seat whose move is dominated.
    dominated: [Index; 2],
}

/// Patterns by the colours around their first cell.
struct Index {
    patterns: Vec<Placed>,
    by_colours: Vec<Vec<u16>>,
    /// The steps to the neighbours of a cell.
    around: [i16; 6],
}

/// A pattern relative to its first cell.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Placed {
    seat: Seat,
    /// The cells filled in, the dominated one and the better one, or the reversible one and the answer.
    about: Vec<Offset>,
    region: Vec<Offset>,
    own: Vec<Offset>,
    rivals: Vec<Offset>,
    /// The steps to all cells that matter, and what may lie there.
    needed: Vec<(i16, u8)>,
}

impl Table {
    fn new(text: &str) -> Self {
        let seats = [Seat::FIRST, Seat::SECOND];
        let fills = Index::new(images(text, |pattern| matches!(pattern.fact, Fact::Fills(_)), &seats));
        let is_dominated = |pattern: &Pattern| matches!(pattern.fact, Fact::Dominated(..));
        Table { fills, dominated: seats.map(|seat| Index::new(images(text, is_dominated, &[seat]))) }
    }
}

/// The patterns by which moves are reversible, by the seat that moves; the graphs of the players show more of the small ones.
fn reversible(text: &str) -> [Index; 2] {
    let is_wanted = |pattern: &Pattern| matches!(pattern.fact, Fact::Vulnerable(..)) && pattern.region.len() > 2;
    [Seat::FIRST, Seat::SECOND].map(|seat| Index::new(images(text, is_wanted, &[seat])))
}

/// Some of the patterns in a text, for some seats and in every direction.
fn images(text: &str, is_wanted: impl Fn(&Pattern) -> bool, seats: &[Seat]) -> Vec<Placed> {
    let patterns = text.lines().map(|line| Pattern::read(line).expect("the table in the repository can be read"));
    let turned = patterns.filter(is_wanted).flat_map(|pattern| {
        let anchor = first_cell(&pattern);
        (0..SYMMETRIES).map(move |symmetry| pattern.image(symmetry, anchor, (0, 0)))
    });
    turned.flat_map(|image| seats.iter().map(move |&seat| Placed::new(&image, seat))).collect()
}

/// The cell of a region that most is known around, so that few patterns pass the first test.
fn first_cell(pattern: &Pattern) -> Offset {
    let is_known =
        |cell: &Offset| [&pattern.region, &pattern.black, &pattern.white].iter().any(|cells| cells.contains(cell));
    let known = |cell: Offset| lattice::neighbours(cell).filter(is_known).count();
    pattern.region.iter().copied().max_by_key(|&cell| known(cell)).expect("a region has cells")
}

impl Index {
    fn new(mut patterns: Vec<Placed>) -> Self {
        patterns.sort();
        patterns.dedup();
        let mut around = [0; 6];
        around.iter_mut().zip(lattice::neighbours((0, 0))).for_each(|(at, offset)| *at = step(offset));
        let mut by_colours = vec![Vec::new(); 1 << 12];
        for (at, pattern) in patterns.iter().enumerate() {
            let codes = around.iter().fold(vec![0], |codes: Vec<usize>, place| {
                let wanted =
                    pattern.needed.iter().find(|(other, _)| other == place).map_or(u8::MAX, |&(_, colours)| colours);
                let fitting = (0..COLOURS.len()).filter(|&colour| COLOURS[colour] & wanted != 0);
                fitting.flat_map(|colour| codes.iter().map(move |code| code << 2 | colour)).collect()
            });
            codes.into_iter().for_each(|code| by_colours[code].push(at as u16));
        }
        Index { patterns, by_colours, around }
    }
}

impl Placed {
    /// The pattern for a seat; it is written for Black.
    fn new(pattern: &Pattern, seat: Seat) -> Self {
        let about = match &pattern.fact {
            Fact::Fills(cells) => cells.clone(),
            &Fact::Dominated(cell, other) | &Fact::Vulnerable(cell, other) => vec![cell, other],
        };
        let (region, own, rivals) = (pattern.region.clone(), pattern.black.clone(), pattern.white.clone());
        let colours = [EMPTY, STONES[seat.index()], STONES[seat.rival().index()]];
        let needed = [&region, &own, &rivals].into_iter().zip(colours);
        let needed = needed.flat_map(|(cells, colour)| cells.iter().map(move |&cell| (step(cell), colour))).collect();
        Placed { seat, about, region, own, rivals, needed }
    }
}

/// The distance of a cell in [`Places`].
fn step((column, row): Offset) -> i16 {
    i16::from(row) * ROW as i16 + i16::from(column)
}
