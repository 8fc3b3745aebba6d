//! Hex: a rhombus of hexagons with the sides of both players, and overlays of their connections.

mod carrier;
mod connected;

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_hex::{Place, SeenBoard, SeenConnections, SeenPlayer, column_letter};

use super::texts;
use crate::palette::{Colour, colour};
use crate::texts::{File, short_score};
use crate::{Art, Cell, Drawing, Lesson, Needs, Overlay, Picture, Point, outline, point, short};

/// The drawing of Hex.
pub(super) struct Rhombus;

/// The game's texts.
pub(super) const TEXTS: &[File] = texts!("game-hex.ftl");

/// The overlays with the connections and currents of each player.
const CONNECTIONS: [Overlay; 2] =
    [Overlay::needing("connections-1", Needs::Insight), Overlay::needing("connections-2", Needs::Insight)];

/// Half the width of a cell.
const HALF: f64 = 18.0;
/// The distance between two rows.
const STEP: f64 = 31.5;
/// The distance from the centre of a cell at the edge to the outer line of a side.
const SIDE: f64 = 30.0;

impl Art for Rhombus {
    type Board = SeenBoard;
    type Insight = SeenConnections;

    const NAME: &'static str = "hex";

    fn draw(&self, drawing: &Drawing<Self>) -> Picture {
        let board = drawing.board;
        let last = board.size - 1;
        let far = middle(Place::new(last, last));
        let first = first_cell(drawing);
        let laid = laid(drawing);
        let lines = laid.map(|player| (player.seat, connected::connected(board, player)));
        // A connection of the sides that holds is a proven win.
        let crossing = laid.and_then(|player| Some((player, player.crossing(drawing.turn == Some(player.seat))?)));
        let proven = crossing.filter(|_| board.chain.is_empty());
        let body = html! {
            (sides(board.size))
            (coordinates(board.size))
            g { @for place in board.places() { (cell(drawing, place, place == first)) } }
            @if let Some(at) = drawing.hint.and_then(|hint| hint.parse().ok()) { path class="hint" d=(hexagon(middle(at))) {} }
            @if board.chain.len() > 1 { path class="won" d=(chain(&board.chain)) {} }
            @if let Some((player, crossing)) = proven {
                path class="won proven" d=(chain(&carrier::chain(board, player, crossing))) {}
            }
            @if let Some((seat, Some(lines))) = &lines {
                g class={ "connections seat" (seat) } aria-hidden="true" { (lines) }
            }
        };
        let label = drawing.texts.tell("board-hex", &[("size", board.size.into())]);
        let picture = Picture::new("hex", label, [-76.0, -58.0, far.x + 76.0 + 62.0, far.y + 58.0 + 40.0], body);
        match (proven, lines) {
            (Some((player, _)), _) => {
                picture.with_legend(drawing.texts.say(&format!("connections-won-{}", player.seat)))
            }
            (None, Some((seat, None))) if board.chain.first().and_then(|&place| board.stone(place)) != Some(seat) => {
                picture.with_note(drawing.texts.say(&format!("connections-none-{seat}")))
            }
            _ => picture,
        }
    }

    fn style(&self) -> &'static str {
        include_str!("../../../assets/game-hex.css")
    }

    fn colours(&self) -> &'static [Colour] {
        const COLOURS: &[Colour] = &[
            colour("comb", "#efcf85", "#836a3b"),
            colour("comb-line", "#c79a45", "#5a4725"),
            colour("side-line", "#c79a45", "#b8945a"),
            colour("black", "#2a2622", "#171513"),
            colour("on-black", "#8f867a", "#8f867a"),
            colour("white", "#fffdf7", "#f4efe4"),
            colour("on-white", "#8d8475", "#8d8475"),
        ];
        COLOURS
    }

    fn overlays(&self) -> &'static [Overlay] {
        &[CONNECTIONS[0], CONNECTIONS[1], Overlay::VALUES]
    }

    fn buttons(&self) -> &'static [&'static str] {
        &["swap"]
    }

    fn lessons(&self) -> Vec<Lesson<SeenBoard>> {
        let board = SeenBoard::from_rows;
        vec![
            Lesson::shown("aim", board(&["...BW..", "...BW..", "..BW...", ".WBBW..", "..WB...", ".WB....", "..B...."])),
            Lesson::shown("turn", board(&[".....", "..W..", ".WB..", "..B..", "....."])).with_hint("d2"),
            Lesson::shown("bridge", board(&["..B..", ".....", ".B.W.", ".....", "....."])),
            Lesson::told("draws"),
            Lesson::shown("swap", board(&[".....", "...B.", ".....", ".....", "....."])),
        ]
    }
}

/// The player whose connections the overlay shows, once they are known.
fn laid<'a>(drawing: &Drawing<'a, Rhombus>) -> Option<&'a SeenPlayer> {
    let seat = Seat::all(2).find(|seat| drawing.overlay == Some(CONNECTIONS[seat.index()]))?;
    Some(drawing.insight?.player(seat))
}

/// The centre of a cell.
fn middle(place: Place) -> Point {
    point((2 * place.column + place.row) as f64 * HALF, place.row as f64 * STEP)
}

/// The cell where the keyboard focus begins: the last move, or the centre.
fn first_cell(drawing: &Drawing<Rhombus>) -> Place {
    let half = drawing.board.size / 2;
    drawing.last.and_then(|last| last.parse().ok()).unwrap_or(Place::new(half, half))
}

/// The outline of a cell.
fn hexagon(at: Point) -> String {
    format!("M{} {}l18 10.5v21l-18 10.5-18-10.5v-21z", short(at.x), short(at.y - 21.0))
}

fn cell(drawing: &Drawing<Rhombus>, place: Place, is_first: bool) -> Markup {
    let (name, at, stone) = (place.to_string(), middle(place), drawing.board.stone(place));
    let worth = drawing.worth(&name).filter(|_| stone.is_none());
    let what = match stone {
        Some(Seat::FIRST) => "cell-black",
        Some(_) => "cell-white",
        None => "cell-empty",
    };
    let label = drawing.described(drawing.texts.tell(what, &[("name", name.as_str().into())]), &name);
    let class = worth.map_or_else(|| "comb".to_owned(), |(_, heat)| format!("comb heat{heat}"));
    let body = html! {
        path class=(class) d=(hexagon(at)) {}
        @if let Some(seat) = stone {
            g class=[(drawing.last == Some(&name)).then_some("pop")] { (stone_of(seat, at)) }
        }
        @else if let Some(seat) = drawing.ghost(&name) { g class="ghost" { (stone_of(seat, at)) } }
        @if let Some((worth, _)) = worth {
            text class="worth" x=(short(at.x)) y=(short(at.y + 4.5)) { (short_score(worth.score, worth.chance)) }
        }
        @if drawing.last == Some(&name) { circle class="last" cx=(short(at.x)) cy=(short(at.y)) r="16.5" {} }
    };
    let lights = laid(drawing).filter(|_| drawing.is_live);
    let lights = lights.map_or_else(String::new, |player| carrier::carrier(drawing.board, player, place));
    Cell { name: &name, at, label, is_first, lights }.draw(drawing, "cell", body)
}

/// A stone; the line on it points to its player's sides.
fn stone_of(seat: Seat, at: Point) -> Markup {
    let (x, y) = (short(at.x), short(at.y));
    let (class, mark) = match seat {
        Seat::FIRST => ("stone black", format!("M{x} {}v11", short(at.y - 5.5))),
        _ => ("stone white", format!("M{} {y}h11", short(at.x - 5.5))),
    };
    html! { g class=(class) { circle cx=(x) cy=(y) r="14" {} path d=(mark) {} } }
}

/// The line along the winning chain of stones.
fn chain(places: &[Place]) -> String {
    let points: Vec<Point> = places.iter().map(|&place| middle(place)).collect();
    outline(&points).trim_end_matches('Z').to_owned()
}

/// The coloured sides: the first player's at the top and bottom, the second's at the left and right.
fn sides(size: usize) -> Markup {
    let last = size - 1;
    let far = middle(Place::new(last, last));
    let centre = point(far.x / 2.0, far.y / 2.0);
    // The board is symmetric under a half turn, so two corners determine all four.
    let turned = |corner: Point| point(2.0 * centre.x - corner.x, 2.0 * centre.y - corner.y);
    let (top, cut, left) = (point(-28.0, -SIDE), point(-33.7, -20.0), point(-39.5, -10.0));
    let obtuse = point(middle(Place::new(last, 0)).x + SIDE * 0.58, -SIDE);
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
                @let (above, beside) = (middle(Place::new(index, 0)), middle(Place::new(0, index)));
                text x=(short(above.x - 5.0)) y="-39" { (column_letter(index)) }
                text x=(short(beside.x - 55.0)) y=(short(beside.y + 4.0)) { (index + 1) }
            }
        }
    }
}
