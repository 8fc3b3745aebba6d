//! The look of the pieces. Each colour also has its own mark, so that it can be recognised without seeing colours.

use std::ops::Range;

use maud::{Markup, html};
use rusc_hexadom::{Kind, Triangle};

use crate::{Pieces, Point, outline, point, short};

/// Half the width of a cell.
pub(super) const HALF: f64 = 26.0;
/// The distance between two rows.
pub(super) const STEP: f64 = 45.0;
/// The outline of a cell from its upper corner, as a path.
pub(super) const HEXAGON: &str = "l26 15v30l-26 15-26-15v-30z";

/// A kind of piece drawn once, unrotated, for use by its id.
pub(super) fn definition(id: &str, pieces: Pieces, kind: Kind) -> Markup {
    let width = 6 / kind.colours();
    html! {
        g id={ (id) "p" (kind) } {
            @for (index, triangle) in kind.sectors().enumerate() {
                @let edges = index * width..(index + 1) * width;
                path class={ "tile" (triangle.letter()) } d=(sector(edges.start, edges.end)) {}
                // White and black differ by their marks alone.
                @let is_joker = matches!(triangle, Triangle::White | Triangle::Black);
                @if pieces != Pieces::Plain || is_joker {
                    @let bold = if pieces == Pieces::Bold { " bold" } else { "" };
                    path class={ "sign" (triangle.letter()) (bold) } d=(signs(triangle, edges)) {}
                }
            }
            path class="spokes" d="M0-30V30M-26-15 26 15M26-15-26 15" {}
            path class="edge" d=(format!("M0-30{HEXAGON}")) {}
        }
    }
}

/// A small picture of a piece that is defined on the page.
pub(super) fn tile(id: &str, kind: Kind) -> Markup {
    html! { svg class="piece" viewBox="-29 -32 58 64" aria-hidden="true" { use href=(format!("#{id}p{kind}")) {} } }
}

/// The marks of a colour along a range of edges; a joker has one mark in the centre.
fn signs(triangle: Triangle, edges: Range<usize>) -> String {
    match triangle {
        Triangle::White => "M0-13 3-5.2 11.3-6.5 6 0l5.3 6.5L3 5.2 0 13-3 5.2-11.3 6.5-6 0l-5.3-6.5L-3-5.2z".to_owned(),
        Triangle::Black => "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM-7 0H7".to_owned(),
        colour => edges.map(|edge| mark(colour, edge)).collect(),
    }
}

/// A point rotated clockwise by a number of edges.
fn turned(at: Point, edges: usize) -> Point {
    let (sin, cos) = (edges as f64 * std::f64::consts::FRAC_PI_3).sin_cos();
    point(at.x * cos - at.y * sin, at.x * sin + at.y * cos)
}

/// The outline of the triangles from one edge to another.
pub(super) fn sector(from: usize, to: usize) -> String {
    let tip = |edge: usize| turned(point(HALF, -15.0), edge);
    let tips: Vec<Point> = (from..=to).map(tip).collect();
    if to - from == 6 { outline(&tips) } else { outline(&[&[point(0.0, 0.0)], &tips[..]].concat()) }
}

/// The mark of a colour near an edge.
fn mark(colour: Triangle, edge: usize) -> String {
    let polygon =
        |points: &[(f64, f64)]| outline(&points.iter().map(|&(x, y)| turned(point(x, y), edge)).collect::<Vec<_>>());
    let round = |radius: f64| {
        let at = turned(point(17.0, 0.0), edge);
        let (x, y) = (short(at.x - radius), short(at.y));
        format!("M{x} {y}a{radius} {radius} 0 1 0 {0} 0a{radius} {radius} 0 1 0-{0} 0z", 2.0 * radius)
    };
    match colour {
        Triangle::Blue => round(3.5),
        Triangle::Green => polygon(&[(21.0, 0.0), (14.0, -4.5), (14.0, 4.5)]),
        Triangle::Red => polygon(&[
            (15.8, -1.2),
            (15.8, -5.0),
            (18.2, -5.0),
            (18.2, -1.2),
            (22.0, -1.2),
            (22.0, 1.2),
            (18.2, 1.2),
            (18.2, 5.0),
            (15.8, 5.0),
            (15.8, 1.2),
            (12.0, 1.2),
            (12.0, -1.2),
        ]),
        Triangle::Yellow => round(4.0),
        _ => polygon(&[(13.5, -3.5), (20.5, -3.5), (20.5, 3.5), (13.5, 3.5)]),
    }
}
