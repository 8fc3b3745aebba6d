//! A small rhombus for lists: cells, sides and stones, without names.

use maud::html;
use rusc_game::Seat;
use rusc_hex::{Place, SeenBoard};

use super::layout::Layout;
use crate::{Picture, Stance, Taste, short};

/// A small picture of a board.
pub(super) fn thumbnail(board: &SeenBoard) -> Picture {
    let last = board.size - 1;
    let layout = Layout::new(board.size, Taste { stance: Stance::Flat, ..Taste::default() });
    let far = layout.middle(Place::new(last, last));
    let cells: String = board.places().map(|place| layout.hexagon(layout.middle(place))).collect();
    let [upper, lower, left, right] = layout.sides();
    let body = html! {
        path fill="var(--black)" d={ (upper) (lower) } {}
        path fill="var(--white)" stroke="var(--side-line)" stroke-width="3" d={ (left) (right) } {}
        path fill="var(--comb)" stroke="var(--comb-line)" stroke-width="2" d=(cells) {}
        @for place in board.places() {
            @if let Some(seat) = board.stone(place) {
                @let at = layout.middle(place);
                circle cx=(short(at.x)) cy=(short(at.y)) r="15" stroke="var(--comb-line)" stroke-width="2"
                    fill=(if seat == Seat::FIRST { "var(--black)" } else { "var(--white)" }) {}
            }
        }
    };
    Picture::new("hex", String::new(), [-44.0, -36.0, far.x + 88.0, far.y + 72.0], body)
}
