//! A first-timer at Hex: lays a straight line of bridges from edge to edge, saves those that are entered, and knows no more.

use std::sync::Arc;

use rusc_game::{Rng, Seat};
use rusc_hex::{Place, SeenBoard};
use rusc_host::AnyPosition;
use rusc_present::Eyes;

/// The board as its owner sees it: the owner's edges are above and below.
struct Board {
    seen: SeenBoard,
    own: Seat,
}

/// A column and a row, which may lie outside the board.
type Spot = (i32, i32);

/// The six bridges of a cell, each with the two cells between.
const BRIDGES: [(Spot, [Spot; 2]); 6] = [
    ((-1, 2), [(0, 1), (-1, 1)]),
    ((1, 1), [(1, 0), (0, 1)]),
    ((-2, 1), [(-1, 0), (-1, 1)]),
    ((1, -2), [(0, -1), (1, -1)]),
    ((-1, -1), [(-1, 0), (0, -1)]),
    ((2, -1), [(1, 0), (1, -1)]),
];

fn plus(one: Spot, other: Spot) -> Spot {
    (one.0 + other.0, one.1 + other.1)
}

impl Board {
    fn size(&self) -> i32 {
        self.seen.size as i32
    }
    fn place(&self, (column, row): Spot) -> Place {
        let (column, row) = (column as usize, row as usize);
        if self.own == Seat::FIRST { Place::new(column, row) } else { Place::new(row, column) }
    }
    fn is_inside(&self, spot: Spot) -> bool {
        (0..self.size()).contains(&spot.0) && (0..self.size()).contains(&spot.1)
    }
    fn stone(&self, spot: Spot) -> Option<Seat> {
        self.seen.stone(self.place(spot))
    }
    fn is_free(&self, spot: Spot) -> bool {
        self.is_inside(spot) && self.stone(spot).is_none()
    }
    fn is_own(&self, spot: Spot) -> bool {
        self.is_inside(spot) && self.stone(spot) == Some(self.own)
    }
    fn is_rivals(&self, spot: Spot) -> bool {
        self.is_inside(spot) && self.stone(spot) == Some(self.own.rival())
    }
    fn stones(&self) -> Vec<Spot> {
        let size = self.size();
        (0..size * size).map(|index| (index % size, index / size)).filter(|&spot| self.is_own(spot)).collect()
    }

    /// The pairs of cells that hold bridges together, also those to the edges.
    fn pairs(&self) -> Vec<[Spot; 2]> {
        let mut pairs = Vec::new();
        for stone in self.stones() {
            for (far, between) in BRIDGES {
                if self.is_own(plus(stone, far)) && far.1 >= 0 {
                    pairs.push(between.map(|spot| plus(stone, spot)));
                }
            }
            if stone.1 == 1 {
                pairs.push([plus(stone, (0, -1)), plus(stone, (1, -1))]);
            }
            if stone.1 == self.size() - 2 {
                pairs.push([plus(stone, (0, 1)), plus(stone, (-1, 1))]);
            }
        }
        pairs.retain(|pair| pair.iter().all(|&spot| self.is_inside(spot)));
        pairs
    }

    /// The free cell of a bridge that the rival has entered.
    fn entered(&self) -> Option<Spot> {
        let entered = |[one, other]: [Spot; 2]| match (self.is_free(one), self.is_free(other)) {
            (true, false) if self.is_rivals(other) => Some(one),
            (false, true) if self.is_rivals(one) => Some(other),
            _ => None,
        };
        self.pairs().into_iter().find_map(entered)
    }

    /// The end of the line towards an edge: `way` is 1 down and -1 up.
    fn end(&self, way: i32) -> Option<Spot> {
        self.stones().into_iter().max_by_key(|spot| spot.1 * way)
    }

    fn has_reached(&self, way: i32) -> bool {
        let edge = if way > 0 { self.size() - 1 } else { 0 };
        let near = |spot: Spot| (spot.1 - edge).abs();
        self.end(way).is_some_and(|end| {
            let below = [plus(end, (0, way)), plus(end, (-way, way))];
            near(end) == 0 || near(end) == 1 && below.iter().all(|&spot| self.is_free(spot))
        })
    }

    /// The next stone of the line: straight on by a bridge, then by a bridge to a side, then beside the last stone.
    fn next(&self, way: i32) -> Option<Spot> {
        let end = self.end(way)?;
        let turned = |spot: Spot| (spot.0 * way, spot.1 * way);
        let bridge = |index: usize| {
            let (far, between) = BRIDGES[index];
            let cells = [far, between[0], between[1]].map(|spot| plus(end, turned(spot)));
            cells.iter().all(|&spot| self.is_free(spot)).then_some(cells[0])
        };
        let beside = [(0, 1), (-1, 1), (-1, 0), (1, 0)].map(|spot| plus(end, turned(spot)));
        (0..3).find_map(bridge).or_else(|| beside.into_iter().find(|&spot| self.is_free(spot)))
    }
}

/// The move of the first-timer.
pub(crate) fn lays_bridges(position: &Arc<dyn AnyPosition>, rng: &mut Rng) -> String {
    let board = position.board(Eyes::All);
    let seen = board.get::<SeenBoard>().expect("a board of Hex").clone();
    let board = Board { own: position.turn().seat().expect("the game goes on"), seen };
    let half = board.size() / 2;
    let centre = [(half, half), (half - 1, half + 1), (half, half - 1)].into_iter().find(|&spot| board.is_free(spot));
    let ways = match board.end(1) {
        // The longer way first.
        Some((_, row)) if row < half => [1, -1],
        _ => [-1, 1],
    };
    let onward = || ways.into_iter().filter(|&way| !board.has_reached(way)).find_map(|way| board.next(way));
    let closed = || board.pairs().into_iter().flatten().find(|&spot| board.is_free(spot));
    let first = || centre.filter(|_| board.stones().is_empty());
    let chosen = board.entered().or_else(first).or_else(onward).or_else(closed);
    chosen.map_or_else(|| position.random_move(rng).expect("a move"), |spot| board.place(spot).to_string())
}
