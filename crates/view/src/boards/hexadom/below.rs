//! The hands, as far as they may be seen, and the pile, below the plane in a standalone picture.

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_hexadom::{Kind, SeenHand};

use super::Plane;
use super::piece::HALF;
use crate::{Drawing, short};

/// The distance between two lines of pieces.
const LINE: f64 = 62.0;
/// The space for the owner's name.
const NAME: f64 = 20.0;

/// The hands and the pile below a frame, with the frame around everything; `None` if there are no pieces to show.
pub(super) fn below(drawing: &Drawing<Plane>, [x, y, width, height]: [f64; 4]) -> Option<(Markup, [f64; 4])> {
    let board = drawing.board;
    if board.hands.is_empty() {
        return None;
    }
    let least = 14.0 * HALF;
    let (x, width) = (x - (least - width).max(0.0) / 2.0, width.max(least));
    let (left, in_a_line) = (x + HALF, ((width - 2.0 * HALF) / (2.0 * HALF + 4.0)).floor().max(1.0) as usize);
    let mut top = y + height;
    let mut heading = |words: String, pieces: &[Kind]| {
        let from = top;
        let lines = pieces.len().div_ceil(in_a_line);
        top += NAME + lines as f64 * LINE + 4.0;
        html! {
            text class="holder" x=(short(left)) y=(short(from + 14.0)) { (words) }
            @for (index, kind) in pieces.iter().enumerate() {
                @let across = left + HALF + (index % in_a_line) as f64 * (2.0 * HALF + 4.0);
                @let down = from + NAME + LINE / 2.0 + (index / in_a_line) as f64 * LINE;
                use href=(format!("#{}p{kind}", drawing.id)) transform=(format!("translate({} {})", short(across), short(down))) {}
            }
        }
    };
    let count = |size: u8| drawing.texts.tell("pieces-count", &[("count", size.into())]);
    let hands: Vec<Markup> = Seat::all(board.hands.len() as u8)
        .zip(&board.hands)
        .map(|(seat, hand)| {
            let whose = if board.looker == Some(seat) { drawing.texts.say("hand") } else { drawing.name_of(seat) };
            heading(format!("{whose}: {}", count(hand.size)), &open(hand))
        })
        .collect();
    let pile = heading(format!("{}: {}", drawing.texts.say("pile"), count(board.pile.size)), &[]);
    let markup =
        html! { g class="hands" { @for hand in hands { g class="hand" { (hand) } } g class="pile" { (pile) } } };
    Some((markup, [x, y, width, top - y + 8.0]))
}

/// The visible pieces of a hand.
fn open(hand: &SeenHand) -> Vec<Kind> {
    hand.pieces.as_ref().unwrap_or(&hand.known).kinds().collect()
}
