//! Building blocks of drawings: points, paths, cells that take clicks.

use maud::{Markup, html};

use crate::Marks;

/// A point in a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The horizontal coordinate, which grows to the right.
    pub x: f64,
    /// The vertical coordinate, which grows downwards.
    pub y: f64,
}

/// The point with these coordinates.
pub const fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

/// A number with at most one decimal, in its shortest form.
///
/// ```
/// assert_eq!(["0", "-1.5", "12"], [rusc_view::short(-0.04), rusc_view::short(-1.52), rusc_view::short(12.0)]);
/// ```
pub fn short(number: f64) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    // Adding zero turns minus zero into zero.
    (rounded + 0.0).to_string()
}

/// The closed path through some points.
pub fn outline(points: &[Point]) -> String {
    let mut path = String::new();
    for (index, point) in points.iter().enumerate() {
        let mark = if index == 0 { 'M' } else { 'L' };
        path += &format!("{mark}{} {}", short(point.x), short(point.y));
    }
    path + "Z"
}

/// A cell of a board.
pub struct Cell<'a> {
    /// The move that a click on the cell plays.
    pub name: &'a str,
    /// The centre of the cell.
    pub at: Point,
    /// The cell's label for screen readers.
    pub label: String,
    /// Whether the keyboard focus begins at this cell.
    pub is_first: bool,
    /// The cells to light up while the pointer or the focus is on this one, separated by blanks.
    pub lights: String,
}

impl Cell<'_> {
    /// The cell with its content; it takes clicks if the drawing does.
    pub fn draw(&self, marks: &Marks, class: &str, body: Markup) -> Markup {
        if let Some([before, after]) = marks.link.filter(|_| marks.is_legal(self.name)) {
            let (class, address) = (format!("{class} link"), format!("{before}{}{after}", self.name));
            return html! { a class=(class) href=(address) aria-label=(self.label) { (body) } };
        }
        if !marks.is_live {
            return html! { g class=(class) { (body) } };
        }
        let mut class = class.to_owned();
        class += if marks.is_legal(self.name) { " legal" } else { "" };
        class += if marks.planned == Some(self.name) { " planned" } else { "" };
        html! {
            g class=(class) data-move=(self.name) data-lights=[(!self.lights.is_empty()).then_some(&self.lights)] data-x=(short(self.at.x)) data-y=(short(self.at.y))
                tabindex=(if self.is_first { "0" } else { "-1" }) role="button" aria-label=(self.label) { (body) }
        }
    }
}
