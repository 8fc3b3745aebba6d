//! One prism of the island with its building.

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_hexland::Spot;

use super::building::building;
use super::ground::{Ground, hash};
use super::{COAST, HALF, Isle, TERRITORY, TIP, face, middle, raised};
use crate::texts::short_score;
use crate::{Cell, Drawing, outline, point, short};

/// One prism with its building.
pub(super) fn tile(drawing: &Drawing<Isle>, ground: Ground, spot: Spot, is_first: bool) -> Markup {
    let (size, name, stone) = (drawing.board.size, spot.to_string(), drawing.board.stone(spot));
    let chance = hash(drawing.number, spot);
    let (flat, at) = (middle(size, spot), raised(size, spot, chance));
    let worth = drawing.worth(&name).filter(|_| stone.is_none());
    let what = match stone {
        Some(Seat::FIRST) => "cell-timber",
        Some(_) => "cell-sandstone",
        None => "cell-empty",
    };
    let label = drawing.described(drawing.texts.tell(what, &[("name", name.as_str().into())]), &name);
    let top = worth.map_or_else(|| format!("top top{}", chance / 7 % 3), |(_, heat)| format!("top heat{heat}"));
    // Of the inner prisms only the step to their lower neighbours is visible.
    let depth = if spot.row >= size / 2 { COAST } else { 12.0 };
    let foot = flat.y + TIP + depth;
    let side =
        |x: f64| outline(&[point(x, at.y + 8.0), point(at.x, at.y + TIP), point(at.x, foot), point(x, foot - 8.0)]);
    let detail = ground.detail(chance).filter(|_| worth.is_none());
    let owner = drawing.board.owner(spot).filter(|_| drawing.overlay == Some(TERRITORY) || is_counted(drawing));
    let body = html! {
        path class="west" d=(side(at.x - HALF)) {}
        path class="east" d=(side(at.x + HALF)) {}
        path class=(top) d=(face(at)) {}
        g class="on" transform=(format!("translate({} {})", short(at.x), short(at.y))) {
            @if let Some(seat) = stone {
                g class=[(drawing.last == Some(&name)).then_some("rise")] { (building(drawing.taste.pieces, seat, chance)) }
            } @else {
                @if let Some(detail) = detail { path class="detail" d=(detail) {} }
                @if let Some(seat) = owner { (owned(seat)) }
                @if let Some(seat) = drawing.ghost(&name) { g class="ghost" { (building(drawing.taste.pieces, seat, chance)) } }
                @if let Some((worth, _)) = worth {
                    text class="worth" aria-hidden="true" y="4" { (short_score(worth.score, worth.chance)) }
                }
            }
        }
    };
    Cell { name: &name, at: flat, label, is_first, lights: String::new() }.draw(drawing, "tile", body)
}

/// Whether the game is over on a page, so that the territory is what was counted.
fn is_counted(drawing: &Drawing<Isle>) -> bool {
    drawing.is_live && drawing.turn.is_none()
}

/// The symbol of a territory: a roof for timber, a block for sandstone.
fn owned(seat: Seat) -> Markup {
    match seat {
        Seat::FIRST => html! { path class="owned timber" d="M0-7 9 5H-9z" {} },
        _ => html! { path class="owned sandstone" d="M-7-5H7V5H-7z" {} },
    }
}
