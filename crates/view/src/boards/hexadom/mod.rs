//! Hexadom: hexagons of six triangles on a plane without end; hands, pile and unseen pieces beside it.

mod beside;
mod lessons;
mod piece;

use maud::{Markup, html};
use serde_json::Value;

use super::Art;
use crate::svg::{Cell, Point, point, short};
use crate::{Drawing, Picture, Texts};
use piece::{HALF, HEXAGON, STEP, definition};

pub(super) const ART: Art = Art {
    name: "hexadom",
    draw,
    buttons: &["draw", "keep"],
    beside: Some(beside::beside),
    written: Some(written),
    score: None,
    overlays: &[],
    sizes: &[],
    has_colours: false,
    lessons: lessons::LESSONS,
};

/// The least that is seen of the plane where it is played on, in cells across and down.
const LEAST: (f64, f64) = (9.0, 7.0);

/// A piece in its place, as a move is written: `BGR@1:-1:4`.
#[derive(Clone, Copy)]
struct Placed<'a> {
    piece: &'a str,
    q: i64,
    r: i64,
    rotation: i64,
}

impl<'a> Placed<'a> {
    fn read(name: &'a str) -> Option<Placed<'a>> {
        let (piece, place) = name.split_once('@')?;
        let mut numbers = place.split(':').map(|number| number.parse::<i64>().ok());
        Some(Placed { piece, q: numbers.next()??, r: numbers.next()??, rotation: numbers.next()?? })
    }

    fn place(&self) -> String {
        format!("{}:{}", self.q, self.r)
    }

    /// The piece, drawn where it lies.
    fn draw(&self, id: &str) -> Markup {
        let at = middle(self.q, self.r);
        html! {
            use href=(format!("#{id}p{}", self.piece))
                transform=(format!("translate({} {})rotate({})", short(at.x), short(at.y), 60 * self.rotation)) {}
        }
    }
}

fn draw(drawing: &Drawing) -> Picture {
    let pieces: Vec<Placed> = drawing.board["pieces"].as_array().into_iter().flatten().filter_map(on_board).collect();
    let places = drawing.board["places"].as_array().into_iter().flatten();
    let places: Vec<Point> = places.filter_map(|place| Some(middle(place[0].as_i64()?, place[1].as_i64()?))).collect();
    let last = drawing.last.and_then(Placed::read);
    let hint = drawing.hint.and_then(Placed::read);
    // A picture needs the kinds it shows; on a page the hands beside the board need all of them.
    let is_needed = |kind: &String| {
        drawing.is_live() || [&last, &hint].into_iter().flatten().chain(&pieces).any(|piece| piece.piece == kind)
    };
    let fits: Vec<Placed> = drawing.legal.unwrap_or_default().iter().filter_map(|name| Placed::read(name)).collect();
    let middles = pieces.iter().map(|piece| middle(piece.q, piece.r)).chain(places.iter().copied());
    let body = html! {
        defs { @for kind in piece::kinds().iter().filter(|kind| is_needed(kind)) { (definition(drawing.id, kind)) } }
        @for at in &places { path class="place" d=(hexagon(*at)) {} }
        @for piece in &pieces {
            g role="img" aria-label=(label(drawing.texts, "piece-at", piece)) { (piece.draw(drawing.id)) }
        }
        @if let Some(last) = last { path class="last" d=(hexagon(middle(last.q, last.r))) {} }
        @for index in 0..fits.len() { (fitting(drawing, &fits, index)) }
        @if let Some(hint) = hint {
            g class="suggested" { (hint.draw(drawing.id)) }
            path class="hint" d=(hexagon(middle(hint.q, hint.r))) {}
        }
    };
    Picture {
        class: "hexadom",
        label: drawing.texts.tell("board-hexadom", &[("pieces", pieces.len().into())]),
        frame: frame(middles, if drawing.is_live() { LEAST } else { (0.0, 0.0) }),
        body,
    }
}

fn on_board(piece: &Value) -> Option<Placed<'_>> {
    Some(Placed {
        piece: piece["piece"].as_str()?,
        q: piece["q"].as_i64()?,
        r: piece["r"].as_i64()?,
        rotation: piece["rotation"].as_i64()?,
    })
}

/// The middle of a cell.
fn middle(q: i64, r: i64) -> Point {
    point((2 * q + r) as f64 * HALF, r as f64 * STEP)
}

fn hexagon(at: Point) -> String {
    format!("M{} {}{HEXAGON}", short(at.x), short(at.y - 30.0))
}

/// A place where a piece fits, in grey until it is played.
fn fitting(drawing: &Drawing, fits: &[Placed], index: usize) -> Markup {
    let fit = &fits[index];
    let at = middle(fit.q, fit.r);
    // A place shows one rotation at a time, and a piece only once it is chosen; one just drawn is.
    let is_same = |other: &Placed| (other.piece, other.q, other.r) == (fit.piece, fit.q, fit.r);
    let is_shown = drawing.board["drawn"] == fit.piece && !fits[..index].iter().any(is_same);
    let name = format!("{}@{}:{}:{}", fit.piece, fit.q, fit.r, fit.rotation);
    let label = label(drawing.texts, "piece-fits", fit);
    let body = html! { (fit.draw(drawing.id)) path class="outline" d=(hexagon(at)) {} };
    let cell = Cell { name: &name, at, label, is_first: index == 0 }.draw(drawing, "fit", body);
    html! { g data-piece=(fit.piece) data-place=(fit.place()) hidden=[(!is_shown).then_some("")] { (cell) } }
}

fn label(texts: &Texts, key: &str, placed: &Placed) -> String {
    let values = [
        ("piece", words(texts, placed.piece).into()),
        ("place", placed.place().into()),
        ("rotation", placed.rotation.into()),
    ];
    texts.tell(key, &values)
}

/// A move with a picture of its piece, so that nobody has to spell colours.
fn written(texts: &Texts, id: &str, name: &str) -> Option<Markup> {
    let placed = Placed::read(name)?;
    let words = words(texts, placed.piece);
    Some(html! { span role="img" aria-label=(words) title=(name) { (piece::tile(id, placed.piece)) } (placed.place()) })
}

/// A piece in words: its colours clockwise.
fn words(texts: &Texts, piece: &str) -> String {
    let colours: Vec<String> = piece.chars().map(|letter| texts.say(&format!("colour-{letter}"))).collect();
    texts.tell("piece", &[("colours", colours.join("-").into())])
}

/// What is to be seen of the plane: everything, and room around it.
fn frame(middles: impl Iterator<Item = Point>, least: (f64, f64)) -> [f64; 4] {
    let [left, top, right, bottom] = middles.fold([0.0_f64; 4], |[left, top, right, bottom], at| {
        [left.min(at.x), top.min(at.y), right.max(at.x), bottom.max(at.y)]
    });
    let width = (right - left + 3.0 * HALF).max(least.0 * 2.0 * HALF);
    let height = (bottom - top + 1.7 * STEP).max(least.1 * STEP);
    [(left + right - width) / 2.0, (top + bottom - height) / 2.0, width, height]
}
