//! H-Search as the book describes it, without any haste, on all boards of 3x3: it finds what the library finds, and the book gives
//! its counts to readers who write their own.

use std::collections::BTreeSet;

use rusc_game::Seat;
use rusc_hex::connections::{Connections, Detail, End, HSearch};
use rusc_hex::{Cell, Cells, Position, SwapRule};

const SIDE: usize = 3;

/// A set of cells; the cell in column `c` of row `r` is the bit `SIDE * r + c`.
type Set = u16;

/// Black's ends and the carriers between every two of them.
struct Plain {
    ends: Vec<Place>,
    fulls: Vec<Vec<Vec<Set>>>,
    semis: Vec<Vec<Vec<Set>>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Cell(usize),
    Group(Set),
    Top,
    Bottom,
}

impl Place {
    fn cells(self) -> Set {
        match self {
            Place::Cell(cell) => 1 << cell,
            Place::Group(stones) => stones,
            Place::Top | Place::Bottom => 0,
        }
    }

    /// The cell of an end that is empty.
    fn empty(self) -> Set {
        if let Place::Cell(cell) = self { 1 << cell } else { 0 }
    }

    fn touches(self, other: Place) -> bool {
        let row = |row: usize| 0b111 << (SIDE * row);
        match (self, other) {
            (Place::Top, Place::Bottom) | (Place::Bottom, Place::Top) => false,
            (Place::Top, end) | (end, Place::Top) => end.cells() & row(0) != 0,
            (Place::Bottom, end) | (end, Place::Bottom) => end.cells() & row(SIDE - 1) != 0,
            _ => around(self.cells()) & other.cells() != 0,
        }
    }
}

/// The cells that touch a cell of a set.
fn around(set: Set) -> Set {
    let mut touched = 0;
    for cell in (0..SIDE * SIDE).filter(|cell| set >> cell & 1 == 1) {
        for (right, down) in [(-1, 0), (1, 0), (0, -1), (0, 1), (1, -1), (-1, 1)] {
            let column = (cell % SIDE).checked_add_signed(right).filter(|&column| column < SIDE);
            let row = (cell / SIDE).checked_add_signed(down).filter(|&row| row < SIDE);
            if let (Some(column), Some(row)) = (column, row) {
                touched |= 1 << (SIDE * row + column);
            }
        }
    }
    touched
}

impl Plain {
    fn new(black: Set, white: Set) -> Self {
        let mut ends = Vec::new();
        let mut loose = black;
        for cell in (0..SIDE * SIDE).filter(|cell| white >> cell & 1 == 0) {
            if black >> cell & 1 == 0 {
                ends.push(Place::Cell(cell));
            } else if loose >> cell & 1 == 1 {
                let mut group: Set = 1 << cell;
                while around(group) & black & !group != 0 {
                    group |= around(group) & black;
                }
                loose &= !group;
                ends.push(Place::Group(group));
            }
        }
        ends.extend([Place::Top, Place::Bottom]);
        let empty = vec![vec![Vec::new(); ends.len()]; ends.len()];
        let mut plain = Plain { ends, fulls: empty.clone(), semis: empty };
        plain.search();
        plain
    }

    fn search(&mut self) {
        let count = self.ends.len();
        let pairs = || (0..count).flat_map(move |x| (x + 1..count).map(move |y| (x, y)));
        for (x, y) in pairs().filter(|&(x, y)| self.ends[x].touches(self.ends[y])).collect::<Vec<_>>() {
            self.add_full(x, y, 0);
        }
        let mut is_new = true;
        while is_new {
            is_new = false;
            for u in (0..count).filter(|&u| !matches!(self.ends[u], Place::Top | Place::Bottom)).collect::<Vec<_>>() {
                for (x, y) in pairs().filter(|&(x, y)| x != u && y != u) {
                    is_new |= self.and(x, u, y);
                }
            }
            for (x, y) in pairs() {
                let semis = self.semis[x][y].clone();
                for (at, &first) in semis.iter().enumerate() {
                    is_new |= self.or(x, y, &semis[at + 1..], first, first);
                }
            }
        }
    }

    fn and(&mut self, x: usize, u: usize, y: usize) -> bool {
        let (of_x, of_y, between) = (self.ends[x].empty(), self.ends[y].empty(), self.ends[u].empty());
        let [left, right] = [x, y].map(|end| self.fulls[end.min(u)][end.max(u)].clone());
        let mut is_new = false;
        for &a in left.iter().filter(|&&a| a & of_y == 0) {
            for &b in right.iter().filter(|&&b| b & (of_x | a) == 0) {
                is_new |= if between == 0 { self.add_full(x, y, a | b) } else { self.add_semi(x, y, a | between | b) };
            }
        }
        is_new
    }

    /// Adds the unions of semi-connections without a common cell, given the intersection and the union of those taken so far.
    fn or(&mut self, x: usize, y: usize, rest: &[Set], common: Set, union: Set) -> bool {
        let mut is_new = false;
        for (at, &next) in rest.iter().enumerate().filter(|(_, next)| common & **next != common) {
            is_new |= match common & next {
                0 => self.add_full(x, y, union | next),
                left => self.or(x, y, &rest[at + 1..], left, union | next),
            };
        }
        is_new
    }

    fn add_full(&mut self, x: usize, y: usize, carrier: Set) -> bool {
        let is_new = add(&mut self.fulls[x][y], carrier);
        if is_new {
            self.semis[x][y].retain(|&semi| semi & carrier != carrier);
        }
        is_new
    }

    fn add_semi(&mut self, x: usize, y: usize, carrier: Set) -> bool {
        !has_within(&self.fulls[x][y], carrier) && add(&mut self.semis[x][y], carrier)
    }

    /// The carriers from top to bottom, of both kinds.
    fn joining(&self) -> [&[Set]; 2] {
        let (top, bottom) = (self.ends.len() - 2, self.ends.len() - 1);
        [&self.fulls[top][bottom], &self.semis[top][bottom]]
    }
}

/// Whether a list has a subset of a carrier.
fn has_within(list: &[Set], carrier: Set) -> bool {
    list.iter().any(|&known| known & !carrier == 0)
}

/// Adds a carrier to a list, unless it contains another; those that contain it are removed.
fn add(list: &mut Vec<Set>, carrier: Set) -> bool {
    if has_within(list, carrier) {
        return false;
    }
    list.retain(|&known| known & carrier != carrier);
    list.push(carrier);
    true
}

#[test]
fn the_rules_of_the_book_find_what_the_library_finds() {
    const ALL: Detail = Detail { over_edges: false, ..Detail::FINEST };
    let empty = Position::<1>::new(SIDE, SwapRule::Off).expect("the size exists");
    let cells =
        |set: Set| -> Cells<1> { empty.board().all().iter().filter(|cell| set >> cell.index() & 1 == 1).collect() };
    let (mut wins, mut listed, mut compared) = ([0, 0], [0, 0], 0);
    for code in 0..3_usize.pow(9) {
        let mut stones: [Set; 2] = [0; 2];
        for cell in 0..9 {
            let colour = code / 3_usize.pow(cell) % 3;
            if colour > 0 {
                stones[colour - 1] |= 1 << cell;
            }
        }
        let plain = Plain::new(stones[0], stones[1]);
        let [full, semi] = plain.joining();
        wins[0] += u32::from(!full.is_empty());
        wins[1] += u32::from(!full.is_empty() || !semi.is_empty());
        listed[0] += plain.fulls.iter().flatten().map(Vec::len).sum::<usize>();
        listed[1] += plain.semis.iter().flatten().map(Vec::len).sum::<usize>();
        let position = empty.set_up(stones.map(cells), Seat::FIRST).expect("every cell has one state");
        let connections = HSearch::new().connections(&position, Seat::FIRST, ALL);
        assert_eq!(connections.is_won(), !full.is_empty(), "{position:?}");
        // The library stops once it knows the winner.
        if !connections.is_won() {
            compared += 1;
            assert_eq!(found(&plain, &connections), of_library(&connections), "{position:?}");
        }
    }
    // The book gives these numbers.
    assert_eq!(wins, [6_923, 12_760]);
    assert_eq!(listed, [255_014, 145_644]);
    assert_eq!(compared, 19_683 - 6_923);
}

type Found = [BTreeSet<(End, End, Vec<Cell>)>; 2];

fn found(plain: &Plain, connections: &Connections<1>) -> Found {
    let end = |place: Place| match place {
        Place::Top => connections.near(),
        Place::Bottom => connections.far(),
        cells => connections.captain(Cell::new(cells.cells().trailing_zeros() as usize)),
    };
    [&plain.fulls, &plain.semis].map(|lists| {
        let mut all = BTreeSet::new();
        for (x, row) in lists.iter().enumerate() {
            for (y, list) in row.iter().enumerate() {
                let (one, other) = (end(plain.ends[x]), end(plain.ends[y]));
                for &carrier in list {
                    let cells = (0..9).filter(|cell| carrier >> cell & 1 == 1).map(Cell::new).collect();
                    all.insert((one.min(other), one.max(other), cells));
                }
            }
        }
        all
    })
}

fn of_library(connections: &Connections<1>) -> Found {
    [connections.fulls().collect::<Vec<_>>(), connections.semis().collect()].map(|list| {
        list.iter().map(|one| (one.from.min(one.to), one.from.max(one.to), one.carrier.iter().collect())).collect()
    })
}

#[test]
fn the_stone_in_the_middle_joins_the_sides_with_one_carrier() {
    let plain = Plain::new(1 << 4, 0);
    // The cells b1, c1, a3 and b3.
    assert_eq!(plain.joining()[0], [1 << 1 | 1 << 2 | 1 << 6 | 1 << 7]);
}
