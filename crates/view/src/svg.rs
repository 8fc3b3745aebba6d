//! Small parts of drawings: points, paths, cells that can be played on.

use maud::{Markup, html};

use crate::Drawing;

/// A place in a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

pub(crate) const fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

/// A number with at most one decimal, as short as it can be written.
pub(crate) fn short(number: f64) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() }
}

/// The closed path around some points.
pub(crate) fn outline(points: &[Point]) -> String {
    let mut path = String::new();
    for (index, point) in points.iter().enumerate() {
        let mark = if index == 0 { 'M' } else { 'L' };
        path += &format!("{mark}{} {}", short(point.x), short(point.y));
    }
    path + "Z"
}

/// What a cell of a board tells and takes.
pub(crate) struct Cell<'a> {
    /// The move that plays here.
    pub(crate) name: &'a str,
    /// Its middle.
    pub(crate) at: Point,
    /// What a screen reader says.
    pub(crate) label: String,
    /// Whether the keyboard reaches this cell first.
    pub(crate) is_first: bool,
}

impl Cell<'_> {
    /// The cell with what is drawn in it: alive where the drawing takes clicks.
    pub(crate) fn draw(&self, drawing: &Drawing, class: &str, body: Markup) -> Markup {
        if !drawing.is_live() {
            return html! { g class=(class) { (body) } };
        }
        let class = if drawing.is_legal(self.name) { format!("{class} legal") } else { class.to_owned() };
        html! {
            g class=(class) data-move=(self.name) data-x=(short(self.at.x)) data-y=(short(self.at.y))
                tabindex=(if self.is_first { "0" } else { "-1" }) role="button" aria-label=(self.label) { (body) }
        }
    }
}
