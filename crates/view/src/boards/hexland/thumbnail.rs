//! A small island for lists: tiles and buildings seen from above, without names.

use maud::html;
use rusc_game::Seat;
use rusc_hexland::SeenBoard;

use super::{HALF, STEP, TIP, face, middle};
use crate::{Picture, short};

/// A small picture of a board.
pub(super) fn thumbnail(board: &SeenBoard) -> Picture {
    let size = board.size;
    let (width, height) = (f64::from(size) * 2.0 * HALF, f64::from(size - 1) * STEP + 2.0 * TIP);
    let frame = [-HALF - 14.0, -TIP - 14.0, width + 28.0, height + 28.0];
    let tiles: String = board.spots().map(|spot| face(middle(size, spot))).collect();
    let body = html! {
        rect fill="var(--sea)" x=(frame[0]) y=(frame[1]) width=(frame[2]) height=(frame[3]) rx="16" {}
        path fill="var(--land)" stroke="var(--land-line)" stroke-width="2" d=(tiles) {}
        @for spot in board.spots() {
            @if let Some(seat) = board.stone(spot) {
                @let at = middle(size, spot);
                // A roof for timber, a block for sandstone, as on the large board.
                path stroke="var(--land-line)" stroke-width="2" d=(building(seat, at))
                    fill=(if seat == Seat::FIRST { "var(--timber)" } else { "var(--sandstone)" }) {}
            }
        }
    };
    Picture::new("hexland", String::new(), frame, body)
}

fn building(seat: Seat, at: crate::Point) -> String {
    let (x, y) = (short(at.x), at.y);
    match seat {
        Seat::FIRST => format!("M{x} {}l13 20h-26z", short(y - 12.0)),
        _ => format!("M{} {}h20v16h-20z", short(at.x - 10.0), short(y - 8.0)),
    }
}
