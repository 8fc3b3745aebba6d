//! Hex: a rhombus of hexagons with the sides of both players, and overlays of their connections.

mod carrier;
mod circuit;
mod connected;
mod derived;
mod inferior;
mod layout;
mod solved;
mod thumbnail;

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_hex::{Place, SeenBoard, SeenConnections, SeenPlayer, column_letter};

use super::texts;
use crate::palette::{Colour, colour};
use crate::texts::{File, short_score};
use crate::{Art, Cell, Drawing, Lesson, Needs, Overlay, Picture, Pieces, Point, outline, point, short};
use layout::Layout;

/// The drawing of Hex.
pub(super) struct Rhombus;

/// The game's texts.
pub(super) const TEXTS: &[File] = texts!("game-hex.ftl");

/// The overlays with the connections and currents of each player.
const CONNECTIONS: [Overlay; 2] =
    [Overlay::needing("connections-1", Needs::Insight), Overlay::needing("connections-2", Needs::Insight)];

impl Art for Rhombus {
    type Board = SeenBoard;
    type Insight = SeenConnections;

    const NAME: &'static str = "hex";

    fn draw(&self, drawing: &Drawing<Self>) -> Picture {
        let board = drawing.board;
        let layout = Layout::new(board.size, drawing.taste);
        let first = first_cell(drawing);
        let laid = laid(drawing);
        let lines = laid.map(|player| (player.seat, connected::connected(&layout, board, player)));
        // A connection of the sides that holds is a proven win.
        let crossing = laid.and_then(|player| Some((player, player.crossing(drawing.turn == Some(player.seat))?)));
        let proven = crossing.filter(|_| board.chain.is_empty());
        let body = html! {
            (sides(&layout))
            @if drawing.taste.has_coordinates() { (coordinates(&layout, board.size)) }
            g { @for place in board.places() { (cell(drawing, &layout, place, place == first)) } }
            @for (name, group) in drawing.marked { @if let Some(mark) = marked(&layout, name, *group) { (mark) } }
            @if let Some(at) = drawing.hint.and_then(|hint| hint.parse().ok()) {
                path class="hint" d=(layout.hexagon(layout.middle(at))) {}
            }
            (solved::marks(drawing, &layout))
            @if board.chain.len() > 1 { path class="won" d=(chain(&layout, &board.chain)) {} }
            @if let Some((player, crossing)) = proven {
                path class="won proven" d=(chain(&layout, &carrier::chain(board, player, crossing))) {}
            }
            @if let Some((seat, Some(lines))) = &lines {
                g class={ "connections seat" (seat) } aria-hidden="true" { (lines) }
            }
        };
        let label = drawing.texts.tell("board-hex", &[("size", board.size.into())]);
        let picture = solved::with_outcome(drawing, Picture::new("hex", label, layout.frame(), body));
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
            colour("comb", "#efcf85", "#836a3b").slate("#c3ccd4", "#66727e").contrast("#e9b949", "#8a6d1f"),
            colour("on-comb", "#2b2620", "#fff8ea").slate("#1f252b", "#ffffff").contrast("#000000", "#ffffff"),
            colour("comb-line", "#c79a45", "#5a4725").slate("#8d99a5", "#414b55").contrast("#5c4100", "#f2d27a"),
            colour("side-line", "#c79a45", "#b8945a").slate("#8d99a5", "#a5b1bd").contrast("#000000", "#ffffff"),
            colour("black", "#2a2622", "#171513").slate("#1f252b", "#11151a").contrast("#000000", "#000000"),
            colour("on-black", "#8f867a", "#8f867a"),
            colour("white", "#fffdf7", "#f4efe4").slate("#fbfdff", "#eef3f7").contrast("#ffffff", "#ffffff"),
            colour("on-white", "#8d8475", "#8d8475"),
        ];
        COLOURS
    }

    fn overlays(&self) -> &'static [Overlay] {
        &[CONNECTIONS[0], CONNECTIONS[1], solved::WINNING, Overlay::VALUES]
    }

    fn buttons(&self) -> &'static [&'static str] {
        &["swap"]
    }

    fn claim(&self, drawing: &Drawing<Self>, key: &str, value: &str) -> Option<bool> {
        match key {
            "filled" | "killed" => inferior::claim(drawing.board, key, value),
            _ => derived::claim(drawing.board, drawing.insight?, key, value),
        }
    }

    fn steps(&self, drawing: &Drawing<Self>, what: &str) -> Option<Vec<(Picture, String)>> {
        match what.strip_prefix("circuit-") {
            Some(seat) => circuit::steps(self, drawing, seat),
            None => derived::steps(self, drawing, what),
        }
    }

    fn sizes(&self) -> &'static [&'static str] {
        &["5", "7", "9", "11", "13", "15", "19"]
    }

    /// The swap rule makes the game fair, and nearly everybody plays with it.
    fn usual(&self) -> &'static [(&'static str, &'static str)] {
        &[("swap", "on")]
    }

    fn centre(&self, drawing: &Drawing<Self>, cell: &str) -> Option<Point> {
        Some(Layout::new(drawing.board.size, drawing.taste).middle(cell.parse().ok()?))
    }

    fn thumbnail(&self, board: &SeenBoard) -> Option<Picture> {
        Some(thumbnail::thumbnail(board))
    }

    fn lessons(&self) -> Vec<Lesson<SeenBoard>> {
        let board = SeenBoard::from_rows;
        vec![
            Lesson::shown("aim", board(&["...BW..", "...BW..", "..BW...", ".WBBW..", "..WB...", ".WB....", "..B...."])),
            Lesson::shown("turn", board(&[".....", "..W..", ".WB..", "..B..", "....."])).with_hint("d2"),
            Lesson::shown("bridge", board(&["..B..", ".....", ".B.W.", ".....", "....."])),
            Lesson::text("draws"),
            Lesson::shown("swap", board(&[".....", "...B.", ".....", ".....", "....."])),
        ]
    }
}

/// The player whose connections the overlay shows, once they are known.
fn laid<'a>(drawing: &Drawing<'a, Rhombus>) -> Option<&'a SeenPlayer> {
    let seat = Seat::all(2).find(|seat| drawing.overlay == Some(CONNECTIONS[seat.index()]))?;
    Some(drawing.insight?.player(seat))
}

/// The cell where the keyboard focus begins: the last move, or the centre.
fn first_cell(drawing: &Drawing<Rhombus>) -> Place {
    let half = drawing.board.size / 2;
    drawing.last.and_then(|last| last.parse().ok()).unwrap_or(Place::new(half, half))
}

fn cell(drawing: &Drawing<Rhombus>, layout: &Layout, place: Place, is_first: bool) -> Markup {
    let (name, at, stone) = (place.to_string(), layout.middle(place), drawing.board.stone(place));
    let stone_of = |seat| stone_of(layout, drawing.taste.pieces, seat, at);
    let worth = drawing.worth(&name).filter(|_| stone.is_none());
    let what = match stone {
        Some(Seat::FIRST) => "cell-black",
        Some(_) => "cell-white",
        None => "cell-empty",
    };
    let label = drawing.described(drawing.texts.tell(what, &[("name", name.as_str().into())]), &name);
    let class = worth.map_or_else(|| "comb".to_owned(), |(_, heat)| format!("comb heat{heat}"));
    let body = html! {
        path class=(class) d=(layout.hexagon(at)) {}
        @if let Some(seat) = stone {
            g class=[(drawing.last == Some(&name)).then_some("pop")] { (stone_of(seat)) }
        }
        @else if let Some(seat) = drawing.ghost(&name) { g class="ghost" { (stone_of(seat)) } }
        @if let Some((worth, _)) = worth {
            text class="worth" aria-hidden="true" x=(short(at.x)) y=(short(at.y + 4.5)) { (short_score(worth.score, worth.chance)) }
        }
        @if drawing.last == Some(&name) { circle class="last" cx=(short(at.x)) cy=(short(at.y)) r="16.5" {} }
    };
    let lights = laid(drawing).filter(|_| drawing.is_live);
    let lights = lights.map_or_else(String::new, |player| carrier::carrier(drawing.board, player, place));
    Cell { name: &name, at, label, is_first, lights }.draw(drawing, "cell", body)
}

/// A marked cell, with the letter of its group.
fn marked(layout: &Layout, name: &str, group: u8) -> Option<Markup> {
    let at = layout.middle(name.parse().ok()?);
    let letter = char::from(b'A' + group.saturating_sub(1).min(25));
    Some(html! {
        path class={ "marked group" (group) } d=(layout.hexagon(at)) {}
        text class="letter" x=(short(at.x)) y=(short(at.y + 4.5)) { (letter) }
    })
}

/// A stone; the line on it points to its player's sides.
fn stone_of(layout: &Layout, pieces: Pieces, seat: Seat, at: Point) -> Markup {
    let class = if seat == Seat::FIRST { "stone black" } else { "stone white" };
    let way = layout.towards(seat);
    let mark = |half: f64| {
        let (from, to) =
            (point(at.x - way.x * half, at.y - way.y * half), point(2.0 * way.x * half, 2.0 * way.y * half));
        format!("M{} {}l{} {}", short(from.x), short(from.y), short(to.x), short(to.y))
    };
    html! {
        g class=(class) {
            @match pieces {
                Pieces::Marked => { circle cx=(short(at.x)) cy=(short(at.y)) r="14" {} path class="sign" d=(mark(5.5)) {} }
                Pieces::Plain => circle cx=(short(at.x)) cy=(short(at.y)) r="15" {},
                Pieces::Bold => { path class="block" d=(layout.inner(at, 0.92)) {} path class="sign bold" d=(mark(8.0)) {} }
            }
        }
    }
}

/// The line along the winning chain of stones.
fn chain(layout: &Layout, places: &[Place]) -> String {
    let points: Vec<Point> = places.iter().map(|&place| layout.middle(place)).collect();
    outline(&points).trim_end_matches('Z').to_owned()
}

/// The coloured sides of both players.
fn sides(layout: &Layout) -> Markup {
    html! {
        @for (class, side) in ["black", "black", "white", "white"].into_iter().zip(layout.sides()) {
            path class={ "side " (class) } d=(side) {}
        }
    }
}

fn coordinates(layout: &Layout, size: usize) -> Markup {
    html! {
        g class="coordinates" aria-hidden="true" {
            @for index in 0..size {
                @let [column, row] = layout.names(index);
                text x=(short(column.x)) y=(short(column.y + 4.5)) { (column_letter(index)) }
                text x=(short(row.x)) y=(short(row.y + 4.5)) { (index + 1) }
            }
        }
    }
}
