//! Buildings: timber houses with pitched roofs for one player, flat and domed sandstone houses for the other.

use maud::{Markup, html};
use rusc_game::Seat;

use crate::{Pieces, Point, outline, point, short};

/// A building of a seat; `chance` selects one of its shapes, unless the pieces are plain or bold.
pub(super) fn building(pieces: Pieces, seat: Seat, chance: u64) -> Markup {
    let shape = match pieces {
        Pieces::Marked => chance / 1009 % 4,
        Pieces::Plain => 0,
        Pieces::Bold => return token(seat),
    };
    let (class, body) = match (seat, shape) {
        (Seat::FIRST, 0) => ("timber", html! { (Block::new(12.0, 9.0).walls("plank")) (gable(12.0, 9.0, 10.0)) }),
        (Seat::FIRST, 1) => ("timber", html! { (Block::new(12.0, 8.0).walls("plank")) (hip(12.0, 8.0, 14.0)) }),
        (Seat::FIRST, 2) => ("timber", html! { (Block::new(8.5, 18.0).walls("plank")) (hip(8.5, 18.0, 11.0)) }),
        (Seat::FIRST, _) => (
            "timber",
            html! {
                (Block::new(12.0, 7.0).walls("plank"))
                path class="chimney" d="M4-26h5v12H4z" {}
                (gable(12.0, 7.0, 12.0))
            },
        ),
        (_, 0) => ("sandstone", html! { (Block::new(12.0, 13.0).all()) (battlement(12.0, 13.0)) }),
        (_, 1) => ("sandstone", html! { (Block::new(12.0, 9.0).all()) (dome(9.0)) }),
        (_, 2) => (
            "sandstone",
            html! {
                (Block::new(13.0, 6.0).all()) (Block::raised(9.0, 6.0, 6.0).all()) (Block::raised(5.0, 6.0, 12.0).all())
            },
        ),
        _ => ("sandstone", html! { (Block::new(8.5, 20.0).all()) (battlement(8.5, 20.0)) }),
    };
    html! { g class=(class) { (body) } }
}

/// A flat token: a dark disc with a roof on it, or a light block with a window.
fn token(seat: Seat) -> Markup {
    match seat {
        Seat::FIRST => html! {
            g class="token timber" { path class="roof-east" d="M-15 0a15 10 0 1 0 30 0a15 10 0 1 0-30 0z" {} path class="sign" d="M-8 3 0-5 8 3" {} }
        },
        _ => html! {
            g class="token sandstone" { path class="flat" d="M-14-8H14V8H-14z" {} path class="sign" d="M-6-3H6V3H-6z" {} }
        },
    }
}

/// A block with visible western and eastern walls and top.
struct Block {
    half: f64,
    height: f64,
    floor: f64,
}

impl Block {
    fn new(half: f64, height: f64) -> Block {
        Block::raised(half, height, 0.0)
    }

    fn raised(half: f64, height: f64, floor: f64) -> Block {
        Block { half, height, floor }
    }

    /// The western, southern, eastern or northern corner at a height above the ground.
    fn corner(&self, direction: usize, height: f64) -> Point {
        let (x, y) = [(-1.0, 0.0), (0.0, 0.5), (1.0, 0.0), (0.0, -0.5)][direction];
        point(x * self.half, y * self.half - height)
    }

    /// Both walls with their courses of bricks or boards.
    fn walls(&self, course: &str) -> Markup {
        let (low, high) = (self.floor, self.floor + self.height);
        let wall = |one, other| {
            outline(&[self.corner(one, low), self.corner(other, low), self.corner(other, high), self.corner(one, high)])
        };
        let line = |height: f64| {
            let [west, south, east] = [0, 1, 2].map(|direction| self.corner(direction, height));
            format!(
                "M{} {}L{} {} {} {}",
                short(west.x),
                short(west.y),
                short(south.x),
                short(south.y),
                short(east.x),
                short(east.y)
            )
        };
        let courses = (1..).map(|step| low + f64::from(step) * 4.0).take_while(|height| *height < high - 1.0);
        html! {
            path class="wall-west" d=(wall(0, 1)) {}
            path class="wall-east" d=(wall(1, 2)) {}
            path class=(course) d=(courses.map(line).collect::<String>()) {}
        }
    }

    /// The walls and the flat top.
    fn all(&self) -> Markup {
        let top = [0, 1, 2, 3].map(|direction| self.corner(direction, self.floor + self.height));
        html! { (self.walls("course")) path class="flat" d=(outline(&top)) {} }
    }
}

/// A gable roof with its ridge from the western front to the eastern back.
fn gable(half: f64, height: f64, rise: f64) -> Markup {
    let block = Block::new(half, height);
    let [west, south, east, north] = [0, 1, 2, 3].map(|direction| block.corner(direction, height));
    let front = point((west.x + south.x) / 2.0, (west.y + south.y) / 2.0 - rise);
    let back = point((east.x + north.x) / 2.0, (east.y + north.y) / 2.0 - rise);
    // The eaves overhang the wall.
    let (low_south, low_east) = (point(south.x + 1.5, south.y + 3.0), point(east.x + 2.0, east.y + 2.0));
    html! {
        path class="roof-west" d=(outline(&[west, front, back, north])) {}
        path class="wall-west" d=(outline(&[west, south, front])) {}
        path class="roof-east" d=(outline(&[front, low_south, low_east, back])) {}
    }
}

/// A pyramid roof.
fn hip(half: f64, height: f64, rise: f64) -> Markup {
    let block = Block::new(half + 2.5, height - 1.0);
    let [west, south, east, _] = [0, 1, 2, 3].map(|direction| block.corner(direction, height - 1.0));
    let peak = point(0.0, -height - rise);
    html! {
        path class="roof-west" d=(outline(&[west, south, peak])) {}
        path class="roof-east" d=(outline(&[south, east, peak])) {}
    }
}

/// Battlements along the two front walls.
fn battlement(half: f64, height: f64) -> Markup {
    let size = half / 4.5;
    let teeth = [(-1.0, 0.0), (-0.5, 0.25), (0.0, 0.5), (0.5, 0.25), (1.0, 0.0)];
    let tooth = |(x, y): (f64, f64)| {
        format!(
            "M{} {}h{}v-4h-{}z",
            short(x * (half - size) - size),
            short(y * (half - size) - height + 1.0),
            short(2.0 * size),
            short(2.0 * size)
        )
    };
    html! { path class="teeth" d=(teeth.map(tooth).concat()) {} }
}

/// Draws a dome.
fn dome(height: f64) -> Markup {
    html! {
        path class="dome" d=(format!("M-9 -{height}a9 10 0 0 1 18 0q-9 7-18 0z")) {}
        path class="course" d=(format!("M0-{}v-4", height + 10.0)) {}
    }
}
