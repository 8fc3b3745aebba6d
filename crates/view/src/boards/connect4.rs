//! Connect Four: the blue frame, discs that drop behind it, columns that take clicks.

use maud::{Markup, html};

use super::{Art, Lesson};
use crate::svg::{Cell, point, short};
use crate::{Drawing, Picture};

pub(super) const ART: Art = Art {
    name: "connect4",
    draw,
    buttons: &[],
    beside: None,
    written: None,
    score: None,
    overlays: &["values"],
    sizes: &["7x6", "8x8", "6x5", "5x4", "4x4", "9x7", "9x9"],
    has_colours: true,
    lessons: &[
        Lesson::shown(
            "aim",
            r#"{"columns":7,"rows":6,"cells":[".......",".......","....X..","...XO..","..XOX..",".XOXOO."]}"#,
        ),
        Lesson::pointed(
            "drop",
            r#"{"columns":7,"rows":6,"cells":[".......",".......",".......","...O...","..XX...","..OXO.."]}"#,
            "5",
        ),
        Lesson::told("end"),
    ],
};

/// The side of a field.
const FIELD: f64 = 48.0;
/// The radius of a hole.
const HOLE: f64 = 19.0;

fn draw(drawing: &Drawing) -> Picture {
    let (columns, rows) = (drawing.number_of("columns"), drawing.number_of("rows"));
    let (width, height) = (columns as f64 * FIELD, rows as f64 * FIELD);
    let cells = drawing.rows("cells");
    let fields = || (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let disc_at = |column: usize, row: usize| match cells.get(row).and_then(|row| row.as_bytes().get(column)) {
        Some(b'X') => Some(1),
        Some(b'O') => Some(2),
        _ => None,
    };
    let top = |column: usize| (0..rows).find(|&row| disc_at(column, row).is_some());
    let last = drawing.last.and_then(|last| last.parse::<usize>().ok()?.checked_sub(1));
    let won = winning(columns, rows, disc_at);
    let body = html! {
        rect class="well" x="-4" y="-4" width=(width + 8.0) height=(height + 8.0) rx="14" {}
        @for (column, row) in fields() {
            @if let Some(seat) = disc_at(column, row) {
                @let is_last = last == Some(column) && top(column) == Some(row);
                g class=[is_last.then(|| format!("drop{}", row + 1))] { (disc(seat, column, row)) }
            }
        }
        path class="frame" d=(frame(columns, rows)) {}
        path class="rim" d=(fields().map(|(column, row)| hole(column, row)).collect::<String>()) {}
        @if let Some(column) = last { @if let Some(row) = top(column) { (ring("last", column, row)) } }
        @for (column, row) in won { (ring("won", column, row)) }
        @for column in 0..columns { (slot(drawing, column, rows, top(column).unwrap_or(rows), &cells)) }
    };
    Picture {
        class: "connect4",
        label: drawing.texts.tell("board-connect4", &[("columns", columns.into()), ("rows", rows.into())]),
        frame: [-16.0, -48.0, width + 32.0, height + 48.0 + 34.0],
        body,
    }
}

/// A column that takes clicks, with its number below and its score above.
fn slot(drawing: &Drawing, column: usize, rows: usize, top: usize, cells: &[&str]) -> Markup {
    let name = (column + 1).to_string();
    let (left, centre) = (column as f64 * FIELD, (column as f64 + 0.5) * FIELD);
    let height = rows as f64 * FIELD;
    let worth = drawing.worth(&name);
    let signs = cells.iter().rev().filter_map(|row| row.chars().nth(column)).filter(|&sign| sign != '.');
    let discs = signs.map(|sign| drawing.texts.say(if sign == 'X' { "disc-1" } else { "disc-2" })).collect::<Vec<_>>();
    let what = drawing.texts.tell(
        if discs.is_empty() { "column-empty" } else { "column" },
        &[("column", (column + 1).into()), ("discs", discs.join(", ").into()), ("free", top.into())],
    );
    let label = drawing.described(what, &name);
    let body = html! {
        rect class="slot" x=(left) y="-44" width=(FIELD) height=(height + 70.0) rx="8" {}
        text class="coordinates" x=(centre) y=(height + 25.0) aria-hidden="true" { (name) }
        @if let Some((worth, heat)) = worth {
            rect class={ "score heat" (heat) } x=(left + 5.0) y="-42" width=(FIELD - 10.0) height="24" rx="12" {}
            text class="worth" x=(centre) y="-25" { (worth.short()) }
        }
        @if drawing.is_legal(&name) && top > 0 {
            @if let Some(seat) = drawing.turn { g class="ghost" { (disc(seat, column, top - 1)) } }
        }
        @if drawing.hint == Some(&name) && top > 0 { (ring("hint", column, top - 1)) }
    };
    let is_first = column == drawing.number_of("columns") / 2;
    Cell { name: &name, at: point(centre, height / 2.0), label, is_first }.draw(drawing, "column", body)
}

fn disc(seat: u8, column: usize, row: usize) -> Markup {
    let (x, y) = ((column as f64 + 0.5) * FIELD, (row as f64 + 0.5) * FIELD);
    let (class, mark) = match seat {
        1 => ("disc red", format!("M{} {y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0", x - 9.0)),
        _ => (
            "disc yellow",
            format!("M{x} {}l3.1 6.7 7.3.9-5.4 5 1.4 7.2-6.4-3.6-6.4 3.6 1.4-7.2-5.4-5 7.3-.9z", y - 10.0),
        ),
    };
    html! { g class=(class) { circle cx=(x) cy=(y) r="21" {} path d=(mark) {} } }
}

fn ring(class: &str, column: usize, row: usize) -> Markup {
    html! { circle class=(class) cx=((column as f64 + 0.5) * FIELD) cy=((row as f64 + 0.5) * FIELD) r=(HOLE - 1.0) {} }
}

fn hole(column: usize, row: usize) -> String {
    let (x, y) = ((column as f64 + 0.5) * FIELD - HOLE, (row as f64 + 0.5) * FIELD);
    format!("M{x} {y}a{HOLE} {HOLE} 0 1 0 {0} 0a{HOLE} {HOLE} 0 1 0-{0} 0z", 2.0 * HOLE)
}

/// The frame, open where its holes are.
fn frame(columns: usize, rows: usize) -> String {
    let (width, height) = (short(columns as f64 * FIELD - 16.0), short(rows as f64 * FIELD - 16.0));
    let border = format!("M8-8h{width}q16 0 16 16v{height}q0 16-16 16h-{width}q-16 0-16-16v-{height}q0-16 16-16z");
    let holes = (0..rows).flat_map(|row| (0..columns).map(move |column| hole(column, row)));
    border + &holes.collect::<String>()
}

/// The fields of every line of four.
fn winning(columns: usize, rows: usize, disc_at: impl Fn(usize, usize) -> Option<u8>) -> Vec<(usize, usize)> {
    let mut won = Vec::new();
    for (column, row) in (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))) {
        for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
            let line: Vec<(usize, usize)> = (0..4)
                .filter_map(|step| {
                    Some((column.checked_add_signed(step * right)?, row.checked_add_signed(step * down)?))
                })
                .filter(|&(column, row)| column < columns && row < rows)
                .collect();
            let colour = disc_at(column, row);
            if line.len() == 4 && colour.is_some() && line.iter().all(|&(column, row)| disc_at(column, row) == colour) {
                won.extend(line);
            }
        }
    }
    won.sort_unstable();
    won.dedup();
    won
}
