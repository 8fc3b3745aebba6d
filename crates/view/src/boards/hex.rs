//! Hex: a honeycomb rhombus with the sides of both players, and what holds their stones together.

use maud::{Markup, html};
use serde_json::Value;

use super::{Art, Lesson};
use crate::svg::{Cell, Point, outline, point, short};
use crate::{Drawing, Overlay, Picture};

pub(super) const ART: Art = Art {
    name: "hex",
    draw,
    buttons: &["swap"],
    beside: None,
    written: None,
    score: None,
    overlays: &["connections-1", "connections-2", "values"],
    sizes: &[],
    has_colours: true,
    lessons: &[
        Lesson::shown(
            "aim",
            r#"{"size":7,"rows":["...BW..","...BW..","..BW...",".WBBW..","..WB...",".WB....","..B...."]}"#,
        ),
        Lesson::pointed("turn", r#"{"size":5,"rows":[".....","..W..",".WB..","..B..","....."]}"#, "d2"),
        Lesson::shown("bridge", r#"{"size":5,"rows":["..B..",".....",".B.W.",".....","....."]}"#),
        Lesson::told("draws"),
        Lesson::shown("swap", r#"{"size":5,"rows":[".....","...B.",".....",".....","....."]}"#),
    ],
};

/// Half the width of a cell.
const HALF: f64 = 18.0;
/// From one row to the next.
const STEP: f64 = 31.5;
/// From the middle of a cell at the border to the outer line of a side.
const SIDE: f64 = 30.0;

fn draw(drawing: &Drawing) -> Picture {
    let size = drawing.number_of("size");
    let rows = drawing.rows("rows");
    let far = middle(size.saturating_sub(1), size.saturating_sub(1));
    let first = first_cell(drawing, size);
    let cells = (0..size).flat_map(|row| (0..size).map(move |column| (column, row)));
    let body = html! {
        (sides(size))
        (coordinates(size))
        g { @for (column, row) in cells { (cell(drawing, column, row, stone_at(&rows, column, row), &first)) } }
        @if let Some(at) = drawing.hint.and_then(place) { path class="hint" d=(hexagon(at)) {} }
        @if let Overlay::Connections(connections, seat) = drawing.overlay { (connected(drawing, connections, seat)) }
    };
    Picture {
        class: "hex",
        label: drawing.texts.tell("board-hex", &[("size", size.into())]),
        frame: [-76.0, -58.0, far.x + 76.0 + 62.0, far.y + 58.0 + 40.0],
        body,
    }
}

/// The middle of a cell.
fn middle(column: usize, row: usize) -> Point {
    point((2 * column + row) as f64 * HALF, row as f64 * STEP)
}

fn name(column: usize, row: usize) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// The middle of the cell with this name.
fn place(name: &str) -> Option<Point> {
    let column = usize::from(name.bytes().next()?.checked_sub(b'a')?);
    Some(middle(column, name.get(1..)?.parse::<usize>().ok()?.checked_sub(1)?))
}

fn stone_at(rows: &[&str], column: usize, row: usize) -> Option<u8> {
    match rows.get(row)?.as_bytes().get(column)? {
        b'B' => Some(1),
        b'W' => Some(2),
        _ => None,
    }
}

/// Where the keyboard comes in: at the last move, or in the middle.
fn first_cell(drawing: &Drawing, size: usize) -> String {
    let last = drawing.last.filter(|last| place(last).is_some());
    last.map_or_else(|| name(size / 2, size / 2), str::to_owned)
}

/// The shape of a cell.
fn hexagon(at: Point) -> String {
    format!("M{} {}l18 10.5v21l-18 10.5-18-10.5v-21z", short(at.x), short(at.y - 21.0))
}

fn cell(drawing: &Drawing, column: usize, row: usize, stone: Option<u8>, first: &str) -> Markup {
    let name = name(column, row);
    let at = middle(column, row);
    let worth = drawing.worth(&name);
    let what = match stone {
        Some(1) => "cell-black",
        Some(_) => "cell-white",
        None => "cell-empty",
    };
    let label = drawing.described(drawing.texts.tell(what, &[("name", name.as_str().into())]), &name);
    let heat = worth.map_or_else(String::new, |(_, heat)| format!("heat{heat}"));
    let body = html! {
        path class=(format!("comb {heat}").trim()) d=(hexagon(at)) {}
        @match stone {
            Some(seat) => (stone_of(seat, at)),
            None => @if let Some(seat) = drawing.turn.filter(|_| drawing.is_legal(&name)) {
                g class="ghost" { (stone_of(seat, at)) }
            },
        }
        @if let (Some((worth, _)), None) = (worth, stone) {
            text class="worth" x=(short(at.x)) y=(short(at.y + 4.5)) { (worth.short()) }
        }
        @if drawing.last == Some(&name) { circle class="last" cx=(short(at.x)) cy=(short(at.y)) r="16.5" {} }
    };
    Cell { name: &name, at, label, is_first: name == first }.draw(drawing, "cell", body)
}

/// A stone; the line on it points to the sides that its player joins.
fn stone_of(seat: u8, at: Point) -> Markup {
    let (x, y) = (short(at.x), short(at.y));
    let (class, mark) = match seat {
        1 => ("stone black", format!("M{x} {}v11", short(at.y - 5.5))),
        _ => ("stone white", format!("M{} {y}h11", short(at.x - 5.5))),
    };
    html! { g class=(class) { circle cx=(x) cy=(y) r="14" {} path d=(mark) {} } }
}

/// The coloured sides: the first player's above and below, the second's left and right.
fn sides(size: usize) -> Markup {
    let last = size.saturating_sub(1);
    let centre = point(middle(last, last).x / 2.0, middle(last, last).y / 2.0);
    // The board looks the same turned by half, so two corners tell all four.
    let turned = |corner: Point| point(2.0 * centre.x - corner.x, 2.0 * centre.y - corner.y);
    let (top, cut, left) = (point(-28.0, -SIDE), point(-33.7, -20.0), point(-39.5, -10.0));
    let obtuse = point(middle(last, 0).x + SIDE * 0.58, -SIDE);
    let side = |points: [Point; 3]| outline(&[points[0], points[1], points[2], centre]);
    let (upper, left) = ([cut, top, obtuse], [turned(obtuse), left, cut]);
    html! {
        path class="side black" d=(side(upper)) {}
        path class="side black" d=(side(upper.map(turned))) {}
        path class="side white" d=(side(left)) {}
        path class="side white" d=(side(left.map(turned))) {}
    }
}

fn coordinates(size: usize) -> Markup {
    html! {
        g class="coordinates" aria-hidden="true" {
            @for index in 0..size {
                text x=(short(middle(index, 0).x - 5.0)) y="-39" { (char::from(b'a' + index as u8)) }
                text x=(short(middle(0, index).x - 55.0)) y=(short(middle(0, index).y + 4.0)) { (index + 1) }
            }
        }
    }
}

/// The virtual connections of the stones of one seat, and the currents.
fn connected(drawing: &Drawing, connections: &Value, seat: u8) -> Markup {
    let player = &connections["seats"][usize::from(seat.saturating_sub(1))];
    let far = drawing.number_of("size").saturating_sub(1) as f64;
    let stones = drawing.rows(if seat == 1 { "black" } else { "white" });
    // A side is met where the straight way to it ends.
    let end = |name: &str, other: Option<Point>| match (name, other) {
        ("top", Some(other)) => Some(point(other.x - (other.y + SIDE) * HALF / STEP, 4.0 - SIDE)),
        ("bottom", Some(other)) => {
            let down = far * STEP + SIDE - 4.0;
            Some(point(other.x + (down - other.y) * HALF / STEP, down))
        }
        ("left", Some(other)) => Some(point(other.y / STEP * HALF - SIDE, other.y)),
        ("right", Some(other)) => Some(point((2.0 * far + other.y / STEP) * HALF + SIDE, other.y)),
        (cell, _) => place(cell),
    };
    let lines = |count: usize| -> String {
        let all = player["full"].as_array().into_iter().flatten().filter(|connection| connection["depth"] != 0);
        let drawn = all.filter_map(|connection| {
            let (from, to) = (connection["from"].as_str()?, connection["to"].as_str()?);
            let is_free = |name: &&&str| place(name).is_some() && !stones.contains(name);
            let free = [from, to].iter().filter(is_free).count();
            let held = [from, to].iter().filter(|name| stones.contains(name)).count();
            // Between empty cells there are so many that they would hide what people look for.
            if free != count || held == 0 || count == 1 && connection["depth"] != 2 {
                return None;
            }
            let (one, other) = (end(from, place(to))?, end(to, place(from))?);
            Some(format!("M{} {}L{} {}", short(one.x), short(one.y), short(other.x), short(other.y)))
        });
        drawn.collect()
    };
    let currents = player["currents"].as_object().into_iter().flatten();
    html! {
        g class={ "connections seat" (seat) } aria-hidden="true" {
            @for (cell, current) in currents {
                @if let (Some(at), Some(current)) = (place(cell), current.as_f64()) {
                    @let radius = 3.0 + 13.0 * current.clamp(0.0, 1.0);
                    circle class="current" cx=(short(at.x)) cy=(short(at.y)) r=(short(radius)) {}
                }
            }
            path class="bridges" d=(lines(1)) {}
            path class="joins" d=(lines(0)) {}
        }
    }
}
