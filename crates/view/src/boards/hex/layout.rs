//! Where everything lies on the rhombus, in each of its stances.

use rusc_game::Seat;
use rusc_hex::Place;

use crate::{Point, Stance, Taste, outline, point, short};

/// Half the width of a cell.
pub(super) const HALF: f64 = 18.0;
/// The distance between two rows.
pub(super) const STEP: f64 = 31.5;
/// The distance from the centre of a cell at the edge to the outer line of a side.
pub(super) const SIDE: f64 = 30.0;
/// The corners of a cell around its centre, clockwise from the top.
const CORNERS: [Point; 6] = [
    point(0.0, -21.0),
    point(HALF, -10.5),
    point(HALF, 10.5),
    point(0.0, 21.0),
    point(-HALF, 10.5),
    point(-HALF, -10.5),
];

/// The places of a board in one stance.
pub(super) struct Layout {
    size: usize,
    has_coordinates: bool,
    stance: Stance,
    /// The sine and cosine of the angle by which the board is turned.
    turn: (f64, f64),
    /// The outline of a cell, from its first corner.
    cell: String,
}

impl Layout {
    pub(super) fn new(size: usize, taste: Taste) -> Layout {
        let stance = taste.lying();
        let degrees: f64 = match stance {
            Stance::Flat | Stance::Fitting => 0.0,
            // The long diagonal goes down to the right, by 30 degrees.
            Stance::Pointy => -30.0,
            Stance::Rotated => 60.0,
        };
        let turn = degrees.to_radians().sin_cos();
        let mut layout = Layout { size, has_coordinates: taste.has_coordinates(), stance, turn, cell: String::new() };
        layout.cell = (1..6)
            .map(|index| {
                let (from, to) = (CORNERS[index - 1], CORNERS[index]);
                let step = layout.turned(point(to.x - from.x, to.y - from.y));
                format!("l{} {}", short(step.x), short(step.y))
            })
            .collect::<String>()
            + "z";
        layout
    }

    /// A point of the board whose rows are level, where it lies now.
    pub(super) fn turned(&self, at: Point) -> Point {
        let (sin, cos) = self.turn;
        point(at.x * cos - at.y * sin, at.x * sin + at.y * cos)
    }

    /// The centre of a cell.
    pub(super) fn middle(&self, place: Place) -> Point {
        self.turned(level(place))
    }

    /// The outline of a cell around its centre.
    pub(super) fn hexagon(&self, at: Point) -> String {
        let first = self.turned(CORNERS[0]);
        format!("M{} {}{}", short(at.x + first.x), short(at.y + first.y), self.cell)
    }

    /// The outline of a cell around its centre, made smaller.
    pub(super) fn inner(&self, at: Point, share: f64) -> String {
        outline(&CORNERS.map(|corner| {
            let corner = self.turned(corner);
            point(at.x + corner.x * share, at.y + corner.y * share)
        }))
    }

    /// The direction towards a player's sides, of length one.
    pub(super) fn towards(&self, seat: Seat) -> Point {
        self.turned(if seat == Seat::FIRST { point(0.0, 1.0) } else { point(1.0, 0.0) })
    }

    /// The coloured sides: both of the first player, then both of the second.
    pub(super) fn sides(&self) -> [String; 4] {
        let [upper, left] = self.upper_and_left();
        let centre = half_way(self.size);
        let side =
            |points: [Point; 3]| outline(&[points[0], points[1], points[2], centre].map(|corner| self.turned(corner)));
        [side(upper), side(upper.map(|at| self.opposite(at))), side(left), side(left.map(|at| self.opposite(at)))]
    }

    /// The outer corners of the upper and the left side of the level board.
    fn upper_and_left(&self) -> [[Point; 3]; 2] {
        let (top, cut, left) = (point(-28.0, -SIDE), point(-33.7, -20.0), point(-39.5, -10.0));
        let obtuse = point(level(Place::new(self.size - 1, 0)).x + SIDE * 0.58, -SIDE);
        [[cut, top, obtuse], [self.opposite(obtuse), left, cut]]
    }

    /// The board is symmetric under a half turn, so two corners determine all four.
    fn opposite(&self, at: Point) -> Point {
        let centre = half_way(self.size);
        point(2.0 * centre.x - at.x, 2.0 * centre.y - at.y)
    }

    /// The centres of the name of a column and of a row, both counted from 0.
    pub(super) fn names(&self, index: usize) -> [Point; 2] {
        let (column, row) = (level(Place::new(index, 0)), level(Place::new(0, index)));
        [self.turned(point(column.x - 5.0, -43.5)), self.turned(point(row.x - 55.0, row.y - 0.5))]
    }

    /// The view box: everything, with a margin.
    pub(super) fn frame(&self) -> [f64; 4] {
        let far = level(Place::new(self.size - 1, self.size - 1));
        if self.stance == Stance::Flat && self.has_coordinates {
            return [-76.0, -58.0, far.x + 76.0 + 62.0, far.y + 58.0 + 40.0];
        }
        let corners = self.upper_and_left().into_iter().flatten();
        let corners = corners.flat_map(|at| [at, self.opposite(at)]).map(|at| (self.turned(at), 3.0));
        let names = (0..self.size).filter(|_| self.has_coordinates).flat_map(|index| self.names(index));
        let all: Vec<(Point, f64)> = corners.chain(names.map(|at| (at, 7.0))).collect();
        let least =
            |along: fn(&Point) -> f64| all.iter().map(|(at, margin)| along(at) - margin).fold(f64::INFINITY, f64::min);
        let most = |along: fn(&Point) -> f64| {
            all.iter().map(|(at, margin)| along(at) + margin).fold(f64::NEG_INFINITY, f64::max)
        };
        let (left, top) = (least(|at| at.x), least(|at| at.y));
        [left, top, most(|at| at.x) - left, most(|at| at.y) - top]
    }
}

/// The centre of a cell of the board whose rows are level.
pub(super) fn level(place: Place) -> Point {
    point((2 * place.column + place.row) as f64 * HALF, place.row as f64 * STEP)
}

/// The centre of the level board.
fn half_way(size: usize) -> Point {
    let far = level(Place::new(size - 1, size - 1));
    point(far.x / 2.0, far.y / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_stance_fits_another_screen() {
        let shape = |stance| {
            let [_, _, width, height] = Layout::new(11, Taste { stance, ..Taste::default() }).frame();
            width / height
        };
        assert!(shape(Stance::Flat) > 1.5 && shape(Stance::Pointy) > 1.5 && shape(Stance::Rotated) < 0.7);
    }

    #[test]
    fn the_first_cell_is_at_the_corner_that_each_stance_points_with() {
        let corner = |stance| {
            let layout = Layout::new(5, Taste { stance, ..Taste::default() });
            let [a1, e5] = [Place::new(0, 0), Place::new(4, 4)].map(|place| layout.middle(place));
            ((e5.x - a1.x).round(), (e5.y - a1.y).round())
        };
        let (pointy, rotated) = (corner(Stance::Pointy), corner(Stance::Rotated));
        assert!(pointy.0 > 200.0 && pointy.1.abs() < 3.0, "{pointy:?}");
        assert!(rotated.1 > 200.0 && rotated.0.abs() < 3.0, "{rotated:?}");
    }
}
