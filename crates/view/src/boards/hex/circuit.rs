//! A player's connections as a circuit, for the book: its wires, the voltages and the currents, one step each.

use maud::{Markup, html};
use rusc_hex::{Place, SeenBoard, SeenConnection, SeenEnd, SeenPlayer};

use super::connected::dot;
use super::layout::{Layout, SIDE, level};
use super::{Rhombus, derived};
use crate::{Art, Drawing, Marks, Picture, Point, point, short};

/// The steps from the wires to the resistance, for the player with this number; `None` if no current flows, since the sides are
/// connected or cut off.
pub(super) fn steps(art: &Rhombus, drawing: &Drawing<Rhombus>, seat: &str) -> Option<Vec<(Picture, String)>> {
    let player = derived::player(drawing.insight?, seat)?;
    if player.voltages.is_empty() {
        return None;
    }
    let texts = drawing.texts;
    let layout = Layout::new(drawing.board.size, drawing.taste);
    let wires = wires(player);
    let lines: String = wires.iter().filter_map(|wire| line(&layout, drawing.board, wire)).collect();
    let lines = html! { g class={ "connections seat" (player.seat) } { path class="wires" d=(lines) {} } };
    let dots = html! {
        g class={ "connections seat" (player.seat) } {
            @for &(place, current) in &player.currents { (dot(&layout, place, current)) }
        }
    };
    let total = texts.decimal(1.0 / player.resistance, 2);
    let resistance = texts.decimal(player.resistance, 2);
    let drawn = [lines, numbers(&layout, &player.voltages), html! { (dots) (numbers(&layout, &player.currents)) }];
    let words = [
        texts.tell("circuit-wires", &[("count", wires.len().into())]),
        texts.say(&format!("circuit-voltages-{}", player.seat)),
        texts.tell("circuit-currents", &[("total", total.into()), ("resistance", resistance.into())]),
    ];
    let picture = |over: Markup| {
        let picture = art.draw(&Drawing { board: drawing.board, insight: None, marks: Marks::none(texts) });
        Picture { body: html! { (picture.body) (over) }, ..picture }
    };
    Some(drawn.into_iter().map(picture).zip(words).collect())
}

/// One connection for each pair of ends: each pair is one wire, however many connections it has.
fn wires(player: &SeenPlayer) -> Vec<&SeenConnection> {
    let mut wires: Vec<&SeenConnection> = Vec::new();
    for connection in &player.full {
        if !wires.iter().any(|wire| (wire.from, wire.to) == (connection.from, connection.to)) {
            wires.push(connection);
        }
    }
    wires
}

fn line(layout: &Layout, board: &SeenBoard, wire: &SeenConnection) -> Option<String> {
    let [one, other] = [met(board, wire.from, wire.to)?, met(board, wire.to, wire.from)?].map(|at| layout.turned(at));
    Some(format!("M{} {}L{} {}", short(one.x), short(one.y), short(other.x), short(other.y)))
}

/// The point of the level board at which a wire from the other end meets this one: on a side straight above, below or beside it,
/// so that wires to one side do not cover each other.
fn met(board: &SeenBoard, end: SeenEnd, other: SeenEnd) -> Option<Point> {
    let cell = |end: SeenEnd| if let SeenEnd::Cell(place) = end { Some(place) } else { None };
    let far = board.size - 1;
    let beside = |column: usize| cell(other).map(|place| level(Place::new(column, place.row)));
    Some(match end {
        SeenEnd::Cell(place) => level(place),
        SeenEnd::Top => point(level(cell(other)?).x, -SIDE),
        SeenEnd::Bottom => point(level(cell(other)?).x, level(Place::new(far, far)).y + SIDE),
        SeenEnd::Left => point(beside(0)?.x - SIDE, beside(0)?.y),
        SeenEnd::Right => point(beside(far)?.x + SIDE, beside(far)?.y),
    })
}

/// A number on each cell, in hundredths.
fn numbers(layout: &Layout, values: &[(Place, f64)]) -> Markup {
    html! {
        @for &(place, value) in values {
            @let at = layout.middle(place);
            text class="worth" x=(short(at.x)) y=(short(at.y + 4.5)) { (format!("{:.0}", 100.0 * value)) }
        }
    }
}
