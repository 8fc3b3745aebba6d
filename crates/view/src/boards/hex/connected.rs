//! The overlay of one player's virtual connections and of the current between their sides.

use maud::{Markup, html};
use rusc_hex::{Place, SeenBoard, SeenConnection, SeenEnd, SeenPlayer};

use super::layout::{HALF, Layout, SIDE, STEP, level};
use crate::{Point, point, short};

/// The connections and currents of a player; `None` if the player's sides can no longer be connected.
pub(super) fn connected(layout: &Layout, board: &SeenBoard, player: &SeenPlayer) -> Option<Markup> {
    let lines = |count: usize| -> String {
        player.full.iter().filter_map(|connection| line(layout, board, player, connection, count)).collect()
    };
    let (bridges, joins) = (lines(1), lines(0));
    if player.currents.is_empty() && bridges.is_empty() && joins.is_empty() {
        return None;
    }
    Some(html! {
        @for &(place, current) in &player.currents { (dot(layout, place, current)) }
        @if !bridges.is_empty() { path class="bridges" d=(bridges) {} }
        @if !joins.is_empty() { path class="joins" d=(joins) {} }
    })
}

/// The dot on a cell through which this fraction of the current flows.
pub(super) fn dot(layout: &Layout, place: Place, current: f64) -> Markup {
    let (at, radius) = (layout.middle(place), 3.0 + 13.0 * current.clamp(0.0, 1.0));
    html! { circle class="current" cx=(short(at.x)) cy=(short(at.y)) r=(short(radius)) {} }
}

/// The line of a short connection from a stone, with `empty` of its ends on empty cells; others are left out to keep the board
/// readable.
fn line(
    layout: &Layout,
    board: &SeenBoard,
    player: &SeenPlayer,
    connection: &SeenConnection,
    empty: usize,
) -> Option<String> {
    let ends = [connection.from, connection.to];
    let is_held = |end: &&SeenEnd| matches!(end, SeenEnd::Cell(place) if board.stone(*place) == Some(player.seat));
    let is_free = |end: &&SeenEnd| matches!(end, SeenEnd::Cell(place) if board.stone(*place) != Some(player.seat));
    let is_near = connection.depth == 2 || empty == 0 && connection.depth > 0;
    if !is_near || ends.iter().filter(is_free).count() != empty || ends.iter().filter(is_held).count() == 0 {
        return None;
    }
    let [one, other] = [met(board, ends[0], ends[1])?, met(board, ends[1], ends[0])?].map(|at| layout.turned(at));
    Some(format!("M{} {}L{} {}", short(one.x), short(one.y), short(other.x), short(other.y)))
}

/// The point of the level board at which a line from the other end meets this one; on a side, the end of the shortest way to it.
fn met(board: &SeenBoard, end: SeenEnd, other: SeenEnd) -> Option<Point> {
    let cell = |end: SeenEnd| if let SeenEnd::Cell(place) = end { Some(level(place)) } else { None };
    let other = cell(other);
    let far = level(Place::new(board.size - 1, board.size - 1)).y;
    Some(match end {
        SeenEnd::Cell(place) => level(place),
        SeenEnd::Top => point(other?.x - (other?.y + SIDE) * HALF / STEP, 4.0 - SIDE),
        SeenEnd::Bottom => {
            let down = far + SIDE - 4.0;
            point(other?.x + (down - other?.y) * HALF / STEP, down)
        }
        SeenEnd::Left => point(other?.y / STEP * HALF - SIDE, other?.y),
        SeenEnd::Right => point((2 * (board.size - 1)) as f64 * HALF + other?.y / STEP * HALF + SIDE, other?.y),
    })
}
