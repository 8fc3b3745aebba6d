//! Hexadom: hexagons of six triangles on an unbounded plane; hands, pile and unseen pieces beside or below it.

mod below;
mod beside;
mod lessons;
mod piece;
mod thumbnail;

use std::time::Duration;

use maud::{Markup, html};
use rusc_hexadom::{Cell as Place, Kind, Placement, SeenBoard};

use super::texts;
use crate::palette::{Colour, colour};
use crate::texts::File;
use crate::{Art, Cell, Drawing, Lesson, Overlay, Picture, Point, Screen, Texts, point, short};
use piece::{HALF, HEXAGON, STEP, definition};

/// The drawing of Hexadom.
pub(super) struct Plane;

/// The game's texts.
pub(super) const TEXTS: &[File] = texts!("game-hexadom.ftl");

/// The overlay that shows where any piece of the hand fits.
const PLACES: Overlay = Overlay::new("places");

/// The smallest visible part of the plane on a page, in cells across and down.
fn least(screen: Screen) -> (f64, f64) {
    match screen {
        Screen::Wide => (9.0, 7.0),
        Screen::Tall => (6.0, 7.0),
    }
}

impl Art for Plane {
    type Board = SeenBoard;
    type Insight = ();

    const NAME: &'static str = "hexadom";

    fn draw(&self, drawing: &Drawing<Self>) -> Picture {
        let board = drawing.board;
        let placed = |name: &str| name.parse::<Placement>().ok();
        let (last, hint) = (drawing.last.and_then(placed), drawing.hint.and_then(placed));
        let fits = fits(drawing);
        let middles = board.pieces.iter().map(|piece| piece.cell).chain(board.places.iter().copied()).map(middle);
        let frame = frame(middles, if drawing.is_live { least(drawing.taste.screen) } else { (0.0, 0.0) });
        // On a page the hands are beside the plane.
        let below = if drawing.is_live { None } else { below::below(drawing, frame) };
        // A picture without clicks shows the places in any case.
        let is_laid = !drawing.is_live || drawing.overlay == Some(PLACES);
        let body = html! {
            defs { @for kind in kinds(drawing, &[last, hint]) { (definition(drawing.id, drawing.taste.pieces, kind)) } }
            @for &place in &board.places {
                @let kinds = if is_laid { fitting_at(&fits, place) } else { 0 };
                path class=(if kinds > 0 { "place fits" } else { "place" }) d=(hexagon(middle(place))) {}
                @if kinds > 0 && drawing.is_live {
                    text class="fits" x=(short(middle(place).x)) y=(short(middle(place).y + 5.0)) aria-hidden="true" { (kinds) }
                }
            }
            @for piece in &board.pieces {
                g role="img" class=[(last.as_ref() == Some(piece)).then_some("slide")]
                    aria-label=(label(drawing, "piece-at", piece)) { (lying(drawing.id, piece)) }
            }
            @for (seat, name) in drawing.recent.iter().rev() {
                @if let Some(placed) = placed(name) { path class={ "last seat" (seat) } d=(hexagon(middle(placed.cell))) {} }
            }
            @if drawing.is_live { @for index in 0..fits.len() { (fitting(drawing, &fits, index)) } }
            @if let Some(hint) = hint {
                g class="suggested" { (lying(drawing.id, &hint)) }
                path class="hint" d=(hexagon(middle(hint.cell))) {}
            }
            @if let Some((hands, _)) = &below { (hands) }
        };
        let label = drawing.texts.tell("board-hexadom", &[("pieces", board.pieces.len().into())]);
        let picture = Picture::new("hexadom", label, below.map_or(frame, |(_, frame)| frame), body);
        match drawing.overlay.filter(|overlay| *overlay == PLACES && fits.is_empty()) {
            None => picture,
            Some(_) if drawing.turn.is_none() => picture.with_note(drawing.texts.say("waiting-over")),
            Some(_) if drawing.legal.is_empty() => picture.with_note(drawing.texts.say("places-later")),
            Some(_) => picture.with_note(drawing.texts.say("places-none")),
        }
    }

    fn style(&self) -> &'static str {
        include_str!("../../../assets/game-hexadom.css")
    }

    fn colours(&self) -> &'static [Colour] {
        const COLOURS: &[Colour] = &[
            colour("tile-blue", "#3d7fd0", "#4a86d0"),
            colour("tile-green", "#3f9d5c", "#45a062"),
            colour("tile-red", "#d9503f", "#da5a4a"),
            colour("tile-yellow", "#f2c744", "#ecc247"),
            colour("tile-purple", "#8d5bb8", "#9a6bc4"),
            colour("tile-white", "#fdfaf3", "#f3eee3"),
            colour("tile-black", "#2c2926", "#3d3833"),
            colour("tile-line", "#3b352d", "#0e0d0c"),
        ];
        COLOURS
    }

    fn motion(&self) -> Duration {
        Duration::from_millis(700)
    }

    fn overlays(&self) -> &'static [Overlay] {
        &[PLACES]
    }

    fn buttons(&self) -> &'static [&'static str] {
        &["draw", "keep"]
    }

    fn beside(&self, drawing: &Drawing<Self>) -> Option<[Markup; 2]> {
        Some(beside::beside(drawing))
    }

    /// A move with a picture of its piece, so that its colours need not be spelled out.
    fn written(&self, texts: &Texts, id: &str, name: &str) -> Option<Markup> {
        let placed: Placement = name.parse().ok()?;
        let kind = placed.piece.kind();
        let words = words(texts, kind);
        Some(html! { span role="img" aria-label=(words) title=(words) { (piece::tile(id, kind)) } })
    }

    fn spoken(&self, texts: &Texts, name: &str) -> Option<String> {
        let placed: Placement = name.parse().ok()?;
        Some(words(texts, placed.piece.kind()))
    }

    fn has_colours(&self) -> bool {
        false
    }

    fn usual(&self) -> &'static [(&'static str, &'static str)] {
        &[("players", "2")]
    }

    fn thumbnail(&self, board: &SeenBoard) -> Option<Picture> {
        Some(thumbnail::thumbnail(board))
    }

    fn lessons(&self) -> Vec<Lesson<SeenBoard>> {
        lessons::lessons()
    }
}

/// The legal placements of pieces.
fn fits(drawing: &Drawing<Plane>) -> Vec<Placement> {
    drawing.legal.iter().filter_map(|name| name.parse().ok()).collect()
}

/// The number of kinds that fit at a place.
fn fitting_at(fits: &[Placement], place: Place) -> usize {
    let mut kinds: Vec<Kind> = fits.iter().filter(|fit| fit.cell == place).map(|fit| fit.piece.kind()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.len()
}

/// The kinds to define: a picture needs those it shows, a page needs all for the hands beside the board.
fn kinds<'a>(drawing: &'a Drawing<Plane>, marked: &'a [Option<Placement>; 2]) -> impl Iterator<Item = Kind> + 'a {
    let board = drawing.board;
    Kind::all().filter(move |&kind| {
        drawing.is_live
            || board.pieces.iter().chain(marked.iter().flatten()).any(|placed| placed.piece.kind() == kind)
            || board.hands.iter().any(|hand| hand.pieces.as_ref().unwrap_or(&hand.known).count(kind) > 0)
    })
}

/// The centre of a cell.
fn middle(place: Place) -> Point {
    let (q, r) = (f64::from(place.q), f64::from(place.r));
    point((2.0 * q + r) * HALF, r * STEP)
}

fn hexagon(at: Point) -> String {
    format!("M{} {}{HEXAGON}", short(at.x), short(at.y - 30.0))
}

/// A placed piece.
fn lying(id: &str, placed: &Placement) -> Markup {
    let at = middle(placed.cell);
    html! {
        use href=(format!("#{id}p{}", placed.piece.kind()))
            transform=(format!("translate({} {})rotate({})", short(at.x), short(at.y), 60 * placed.piece.rotation())) {}
    }
}

/// A possible placement, in grey until it is played.
fn fitting(drawing: &Drawing<Plane>, fits: &[Placement], index: usize) -> Markup {
    let (fit, kind) = (&fits[index], fits[index].piece.kind());
    let at = middle(fit.cell);
    // A cell shows one rotation at a time, and only of the chosen piece; a piece just drawn is chosen.
    let is_same = |other: &Placement| (other.piece.kind(), other.cell) == (kind, fit.cell);
    let is_shown = drawing.board.drawn == Some(kind) && !fits[..index].iter().any(is_same);
    let label = label(drawing, "piece-fits", fit);
    let body = html! { (lying(drawing.id, fit)) path class="outline" d=(hexagon(at)) {} };
    let cell = Cell { name: &fit.to_string(), at, label, is_first: index == 0, lights: String::new() }
        .draw(drawing, "fit", body);
    html! { g data-piece=(kind) data-place=(fit.cell) hidden=[(!is_shown).then_some("")] { (cell) } }
}

/// A piece and where it lies in words: the row from the top and the place from the left.
fn label(drawing: &Drawing<Plane>, key: &str, placed: &Placement) -> String {
    let board = drawing.board;
    let cells = || board.pieces.iter().map(|piece| piece.cell).chain(board.places.iter().copied());
    // A step to the right is two halves, one down to the right is one.
    let halves = |cell: Place| 2 * cell.q + cell.r;
    let top = cells().map(|cell| cell.r).min().unwrap_or_default();
    let left = cells().map(halves).min().unwrap_or_default();
    let values = [
        ("piece", words(drawing.texts, placed.piece.kind()).into()),
        ("row", (placed.cell.r - top + 1).into()),
        ("place", ((halves(placed.cell) - left) / 2 + 1).into()),
        ("rotation", placed.piece.rotation().into()),
    ];
    drawing.texts.tell(key, &values)
}

/// A piece in words: its colours, clockwise.
fn words(texts: &Texts, kind: Kind) -> String {
    let colours: Vec<String> =
        kind.sectors().map(|triangle| texts.say(&format!("colour-{}", triangle.letter()))).collect();
    texts.tell("piece", &[("colours", colours.join("-").into())])
}

/// The visible part of the plane: all pieces, with a margin.
fn frame(middles: impl Iterator<Item = Point>, least: (f64, f64)) -> [f64; 4] {
    let [left, top, right, bottom] = middles.fold([0.0_f64; 4], |[left, top, right, bottom], at| {
        [left.min(at.x), top.min(at.y), right.max(at.x), bottom.max(at.y)]
    });
    let width = (right - left + 3.0 * HALF).max(least.0 * 2.0 * HALF);
    let height = (bottom - top + 1.7 * STEP).max(least.1 * STEP);
    [(left + right - width) / 2.0, (top + bottom - height) / 2.0, width, height]
}
