//! Marks and arrows on a board, and the spots that take clicks where notes or stones are put.

use maud::{Markup, html};
use rusc_table::Mark;

use crate::{Point, point, short};

/// Draws marks; `centre` finds the cells.
pub(crate) fn notes(notes: &[(Mark, &str)], centre: impl Fn(&str) -> Option<Point>) -> Markup {
    let draw = |(mark, cells): &(Mark, &str)| match (mark, cells.split_once(':')) {
        (Mark::Arrow, Some((from, to))) => Some(arrow(centre(from)?, centre(to)?)),
        (mark, _) => Some(shape(*mark, centre(cells)?)),
    };
    html! {
        @if !notes.is_empty() {
            g class="notes" aria-hidden="true" {
                @for path in notes.iter().filter_map(draw) { path class="under" d=(path) {} path d=(path) {} }
            }
        }
    }
}

fn shape(mark: Mark, at: Point) -> String {
    let (x, y) = (short(at.x), short(at.y));
    let from = |right: f64, down: f64| format!("M{} {}", short(at.x + right), short(at.y + down));
    match mark {
        Mark::Circle => format!("{}a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", from(-9.0, 0.0)),
        Mark::Triangle => format!("M{x} {}l9 16h-18z", short(at.y - 10.0)),
        Mark::Square => format!("{}h16v16h-16z", from(-8.0, -8.0)),
        Mark::Cross => format!("{}l14 14m0-14l-14 14", from(-7.0, -7.0)),
        // An arrow without an end is a point.
        Mark::Arrow => format!("M{x} {y}h0"),
    }
}

/// An arrow that leaves the centres of both cells free.
fn arrow(from: Point, to: Point) -> String {
    let length = (to.x - from.x).hypot(to.y - from.y).max(1.0);
    let (right, down) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let begin = point(from.x + 8.0 * right, from.y + 8.0 * down);
    let end = point(to.x - 4.0 * right, to.y - 4.0 * down);
    let wing = |side: f64| point(end.x - 11.0 * right + 7.0 * side * down, end.y - 11.0 * down - 7.0 * side * right);
    let pair = |at: Point| format!("{} {}", short(at.x), short(at.y));
    format!("M{}L{}M{}L{}L{}", pair(begin), pair(end), pair(wing(1.0)), pair(end), pair(wing(-1.0)))
}

/// The spots that take clicks, one on every cell, each with its label for screen readers.
pub(crate) fn spots(cells: &[(String, String)], centre: impl Fn(&str) -> Option<Point>) -> Markup {
    html! {
        g class="spots" {
            @for (index, (name, label)) in cells.iter().enumerate() {
                @if let Some(at) = centre(name) {
                    circle class="pad-spot" cx=(short(at.x)) cy=(short(at.y)) r="15" data-spot=(name) data-x=(short(at.x))
                        data-y=(short(at.y)) role="button" tabindex=(if index == cells.len() / 2 { "0" } else { "-1" })
                        aria-label=(label) {}
                }
            }
        }
    }
}
