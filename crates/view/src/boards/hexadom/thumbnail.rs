//! A small picture of the plane for lists: only the pieces that lie on it.

use maud::html;
use rusc_hexadom::{SeenBoard, Triangle};

use super::piece::sector;
use super::{frame, middle};
use crate::{Picture, short};

/// The colour of what a piece shows at an edge.
fn colour(triangle: Triangle) -> &'static str {
    match triangle {
        Triangle::Blue => "var(--tile-blue)",
        Triangle::Green => "var(--tile-green)",
        Triangle::Red => "var(--tile-red)",
        Triangle::Yellow => "var(--tile-yellow)",
        Triangle::Purple => "var(--tile-purple)",
        Triangle::White => "var(--tile-white)",
        Triangle::Black => "var(--tile-black)",
    }
}

/// A small picture of a board.
pub(super) fn thumbnail(board: &SeenBoard) -> Picture {
    let frame = frame(board.pieces.iter().map(|piece| middle(piece.cell)), (4.0, 3.0));
    let [x, y, width, height] = frame;
    let body = html! {
        rect fill="var(--felt)" x=(short(x)) y=(short(y)) width=(short(width)) height=(short(height)) rx="16" {}
        g stroke="var(--tile-line)" stroke-width="1.5" stroke-linejoin="round" {
            @for placed in &board.pieces {
                @let at = middle(placed.cell);
                g transform=(format!("translate({} {})", short(at.x), short(at.y))) {
                    @for (edge, triangle) in placed.piece.triangles().into_iter().enumerate() {
                        path fill=(colour(triangle)) d=(sector(edge, edge + 1)) {}
                    }
                }
            }
        }
    };
    Picture::new("hexadom", String::new(), frame, body)
}
