//! Connect Four: the blue frame, discs that drop behind it, and columns that take clicks.

use std::time::Duration;

use maud::{Markup, html};
use rusc_connect4::{Place, SeenBoard, SeenScore, SeenScores, cell_name};
use rusc_game::Seat;
use rusc_search::Proof;

use super::texts;
use crate::palette::{Colour, colour};
use crate::texts::{File, short_bounds};
use crate::{Art, Cell, Drawing, Lesson, Needs, Overlay, Picture, Pieces, Point, point, seat_name, short};

/// The drawing of Connect Four.
pub(super) struct Frame;

/// The game's texts.
pub(super) const TEXTS: &[File] = texts!("game-connect4.ftl");

/// The overlay with the exact score above every column.
const VALUES: Overlay = Overlay::needing("values", Needs::Insight);

/// The side of a cell.
const FIELD: f64 = 48.0;
/// The radius of a hole.
const HOLE: f64 = 19.0;

impl Art for Frame {
    type Board = SeenBoard;
    type Insight = SeenScores;

    const NAME: &'static str = "connect4";

    fn draw(&self, drawing: &Drawing<Self>) -> Picture {
        let board = drawing.board;
        let (width, height) = (board.columns as f64 * FIELD, board.rows as f64 * FIELD);
        let last = drawing.last.and_then(|last| {
            let column = last.parse::<usize>().ok()?.checked_sub(1)?;
            Some(Place { column, row: board.free(column) }).filter(|place| board.disc(*place).is_some())
        });
        let below = if drawing.taste.has_coordinates() { 34.0 } else { 16.0 };
        let body = html! {
            rect class="well" x="-4" y="-4" width=(width + 8.0) height=(height + 8.0) rx="14" {}
            @for place in board.places() {
                @if let Some(seat) = board.disc(place) {
                    g class=[(last == Some(place)).then(|| format!("drop{}", place.row + 1))] { (disc(drawing.taste.pieces, seat, place)) }
                }
            }
            path class="frame" d=(frame(board)) {}
            path class="rim" d=(board.places().map(hole).collect::<String>()) {}
            @if let Some(place) = last { (ring("last", place)) }
            @for &place in &board.line { (ring("won", place)) }
            @if drawing.taste.has_coordinates() {
                @for column in 0..board.columns {
                    text class="coordinates" x=((column as f64 + 0.5) * FIELD) y=(height + 25.0) aria-hidden="true" { (column + 1) }
                }
            }
            @for column in 0..board.columns { (slot(drawing, column)) }
        };
        let label =
            drawing.texts.tell("board-connect4", &[("columns", board.columns.into()), ("rows", board.rows.into())]);
        let picture = Picture::new("connect4", label, [-16.0, -48.0, width + 32.0, height + 48.0 + below], body);
        if drawing.insight.is_none() || drawing.overlay != Some(VALUES) {
            return picture;
        }
        let picture = picture.with_legend(drawing.texts.say("legend-scores"));
        let picture = match verdict(drawing) {
            Some(verdict) => picture.with_verdict(verdict),
            None => picture,
        };
        let mut scores = (0..board.columns).filter_map(|column| score(drawing, column)).peekable();
        if scores.peek().is_none() {
            return picture.with_note(drawing.texts.say("waiting-over"));
        }
        let is_open = scores.any(|score| score.exact().is_none());
        if is_open { picture.with_note(drawing.texts.say("waiting-bounds")) } else { picture }
    }

    fn style(&self) -> &'static str {
        include_str!("../../assets/game-connect4.css")
    }

    fn colours(&self) -> &'static [Colour] {
        const COLOURS: &[Colour] = &[
            colour("frame", "#2f62b5", "#2c58a0").slate("#5b6875", "#5a6672").contrast("#0b2f80", "#3f7be0"),
            colour("frame-dark", "#234c90", "#1e3f76").slate("#434e59", "#3e4852").contrast("#000000", "#ffffff"),
            colour("hole", "#e9e4d8", "#151310").slate("#e6eaee", "#14181c").contrast("#ffffff", "#000000"),
            colour("red", "#d8412f", "#dd4f3d").contrast("#c4160a", "#f0553f"),
            colour("red-dark", "#9e2416", "#a02c1e"),
            colour("yellow", "#f5c431", "#f2c53d").contrast("#ffd22e", "#ffe14d"),
            colour("yellow-dark", "#a97a05", "#a97a05"),
        ];
        COLOURS
    }

    fn motion(&self) -> Duration {
        Duration::from_millis(500)
    }

    fn overlays(&self) -> &'static [Overlay] {
        &[VALUES]
    }

    fn sizes(&self) -> &'static [&'static str] {
        &["4x4", "5x4", "6x5", "7x6", "8x8", "9x7", "9x9"]
    }

    fn centre(&self, drawing: &Drawing<Self>, cell: &str) -> Option<Point> {
        let board = drawing.board;
        let is_named = |place: &Place| cell_name(place.column as u32, (board.rows - 1 - place.row) as u32) == cell;
        let (x, y) = middle(board.places().find(is_named)?);
        Some(point(x, y))
    }

    fn thumbnail(&self, board: &SeenBoard) -> Option<Picture> {
        let (width, height) = (board.columns as f64 * FIELD, board.rows as f64 * FIELD);
        let fill = |place: Place| match board.disc(place) {
            Some(Seat::FIRST) => "var(--red)",
            Some(_) => "var(--yellow)",
            None => "var(--hole)",
        };
        let body = html! {
            rect fill="var(--frame)" x="-8" y="-8" width=(width + 16.0) height=(height + 16.0) rx="16" {}
            @for place in board.places() {
                @let (x, y) = middle(place);
                circle fill=(fill(place)) cx=(x) cy=(y) r=(HOLE) {}
            }
        };
        Some(Picture::new("connect4", String::new(), [-8.0, -8.0, width + 16.0, height + 16.0], body))
    }

    fn lessons(&self) -> Vec<Lesson<SeenBoard>> {
        let aim = [".......", ".......", "....X..", "...XO..", "..XOX..", ".XOXOO."];
        let drop = [".......", ".......", ".......", "...O...", "..XX...", "..OXO.."];
        vec![
            Lesson::shown("aim", SeenBoard::from_rows(&aim)),
            Lesson::shown("drop", SeenBoard::from_rows(&drop)).with_hint("5"),
            Lesson::text("end"),
        ]
    }
}

/// A column that takes clicks, with its score above.
fn slot(drawing: &Drawing<Frame>, column: usize) -> Markup {
    let (board, name) = (drawing.board, (column + 1).to_string());
    let (left, centre) = (column as f64 * FIELD, (column as f64 + 0.5) * FIELD);
    let (height, free) = (board.rows as f64 * FIELD, board.free(column));
    let discs = (free..board.rows).rev().filter_map(|row| board.disc(Place { column, row }));
    let discs: Vec<String> = discs.map(|seat| drawing.texts.say(&format!("disc-{seat}"))).collect();
    let what = drawing.texts.tell(
        if discs.is_empty() { "column-empty" } else { "column" },
        &[("column", (column + 1).into()), ("discs", discs.join(", ").into()), ("free", free.into())],
    );
    let score = score(drawing, column);
    let words = score.map_or_else(String::new, |score| format!(", {}", drawing.texts.bounds(score.worst, score.best)));
    let label = drawing.described(what, &name) + &words;
    let next = free.checked_sub(1).map(|row| Place { column, row });
    let body = html! {
        rect class="slot" x=(left) y="-44" width=(FIELD) height=(height + 70.0) rx="8" {}
        @if let Some(score) = score {
            @let class = if score.exact().is_some() { "score" } else { "score bounds" };
            rect class={ (class) " heat" (heat(score)) } x=(left + 3.0) y="-42" width=(FIELD - 6.0) height="24" rx="12" {}
            text class="worth" aria-hidden="true" x=(centre) y="-25" { (short_bounds(score.worst, score.best)) }
        }
        @if let (Some(seat), Some(next)) = (drawing.ghost(&name), next) {
            g class="ghost" { (disc(drawing.taste.pieces, seat, next)) }
        }
        @if let (true, Some(next)) = (drawing.hint == Some(&name), next) { (ring("hint", next)) }
    };
    let is_first = column == board.columns / 2;
    Cell { name: &name, at: point(centre, height / 2.0), label, is_first, lights: String::new() }
        .draw(drawing, "column", body)
}

/// Who wins for certain, once the best column is known.
fn verdict(drawing: &Drawing<Frame>) -> Option<String> {
    let scores: Vec<SeenScore> = (0..drawing.board.columns).filter_map(|column| score(drawing, column)).collect();
    let is_certain = |proof: Proof| scores.iter().any(|score| score.worst.proof() == Some(proof));
    let is_known = !scores.is_empty() && scores.iter().all(|score| score.exact().is_some());
    let name =
        |seat: Seat| drawing.texts.tell("solved-win", &[("name", seat_name(drawing.texts, Frame::NAME, seat).into())]);
    let turn = drawing.turn?;
    match is_certain(Proof::Win) {
        true => Some(name(turn)),
        false if is_known && is_certain(Proof::Draw) => Some(drawing.texts.say("solved-draw")),
        false if is_known => Some(name(turn.rival())),
        false => None,
    }
}

/// The score of a column, if the overlay shows it.
fn score(drawing: &Drawing<Frame>, column: usize) -> Option<SeenScore> {
    drawing.overlay.filter(|overlay| *overlay == VALUES)?;
    drawing.insight?.columns.get(column).copied().flatten()
}

/// The level of a score in the heat map, in the middle of the results that are possible.
fn heat(score: SeenScore) -> u8 {
    let level = |proof: Option<Proof>| match proof {
        Some(Proof::Win) => 8,
        Some(Proof::Loss) => 0,
        Some(Proof::Draw) | None => 4,
    };
    (level(score.worst.proof()) + level(score.best.proof())) / 2
}

/// The centre of a cell.
fn middle(place: Place) -> (f64, f64) {
    ((place.column as f64 + 0.5) * FIELD, (place.row as f64 + 0.5) * FIELD)
}

fn disc(pieces: Pieces, seat: Seat, place: Place) -> Markup {
    let (x, y) = middle(place);
    let class = if seat == Seat::FIRST { "disc red" } else { "disc yellow" };
    let mark = match (pieces, seat) {
        (Pieces::Plain, _) => String::new(),
        (Pieces::Marked, Seat::FIRST) => format!("M{} {y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0", x - 9.0),
        (Pieces::Marked, _) => {
            format!("M{x} {}l3.1 6.7 7.3.9-5.4 5 1.4 7.2-6.4-3.6-6.4 3.6 1.4-7.2-5.4-5 7.3-.9z", y - 10.0)
        }
        (Pieces::Bold, Seat::FIRST) => format!("M{} {}l18 18m0-18l-18 18", x - 9.0, y - 9.0),
        (Pieces::Bold, _) => format!("M{} {y}a10 10 0 1 0 20 0a10 10 0 1 0-20 0", x - 10.0),
    };
    html! {
        g class=(class) {
            circle cx=(x) cy=(y) r="21" {}
            @if !mark.is_empty() { path class=[(pieces == Pieces::Bold).then_some("bold")] d=(mark) {} }
        }
    }
}

fn ring(class: &str, place: Place) -> Markup {
    let (x, y) = middle(place);
    html! { circle class=(class) cx=(x) cy=(y) r=(HOLE - 1.0) {} }
}

fn hole(place: Place) -> String {
    let (x, y) = middle(place);
    format!("M{} {y}a{HOLE} {HOLE} 0 1 0 {1} 0a{HOLE} {HOLE} 0 1 0-{1} 0z", x - HOLE, 2.0 * HOLE)
}

/// The path of the frame, with holes.
fn frame(board: &SeenBoard) -> String {
    let (width, height) = (short(board.columns as f64 * FIELD - 16.0), short(board.rows as f64 * FIELD - 16.0));
    let border = format!("M8-8h{width}q16 0 16 16v{height}q0 16-16 16h-{width}q-16 0-16-16v-{height}q0-16 16-16z");
    border + &board.places().map(hole).collect::<String>()
}
