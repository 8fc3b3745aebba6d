//! The game as data: the whole state, or what one seat knows.

use game::{Game, Seat};
use offer::Shown;
use serde_json::{Value, json};

use crate::board::Board;
use crate::hand::Hand;
use crate::moves::Move;
use crate::piece::Kind;
use crate::state::Hexadom;
use crate::table::{Stage, Table};
use crate::view::View;

impl Shown for Hexadom {
    const HIDES_HANDS: bool = true;

    fn text(&self, seat: Option<Seat>) -> String {
        seat.map_or_else(|| self.to_string(), |seat| View::of(self, seat).to_string())
    }

    fn board(&self, seat: Option<Seat>) -> Value {
        seat.map_or_else(|| state(self), |seat| view(&View::of(self, seat)))
    }

    fn public_board(&self) -> Value {
        // Of a drawn piece, who is not to move sees what everybody sees.
        let bystander = Seat::all(self.seats()).find(|&seat| self.turn().seat() != Some(seat));
        let bystander = bystander.expect("two play at least");
        let mut shown = self.board(Some(bystander));
        shown["hands"][bystander.index()]["pieces"] = Value::Null;
        shown.as_object_mut().expect("a board is an object").shift_remove("seat");
        shown
    }

    /// A drawn piece is seen by who draws it, a played one by all.
    fn reveals(&self, mv: Move) -> bool {
        mv != Move::Keep
    }
}

fn state(game: &Hexadom) -> Value {
    let hands = game.hands().iter().map(|hand| held(hand.size(), Some(hand), None));
    common(game.table(), hands, game.drawn(), json!({ "size": game.pile().len(), "pieces": downwards(game.pile()) }))
}

fn view(view: &View) -> Value {
    let hands = Seat::all(view.sizes().len() as u8).zip(view.sizes()).map(|(seat, &size)| {
        let own = (seat == view.seat()).then(|| view.hand());
        held(size, own, Some(view.table().known(seat)))
    });
    let pile = json!({ "size": view.pile_size(), "bottom": downwards(view.bottom()) });
    let mut shown = common(view.table(), hands, view.drawn(), pile);
    shown["seat"] = json!(view.seat().number());
    shown
}

fn common(table: &Table, hands: impl Iterator<Item = Value>, drawn: Option<Kind>, pile: Value) -> Value {
    json!({
        "pieces": pieces(table.board()),
        "places": table.board().places().map(|(cell, _)| json!([cell.q, cell.r])).collect::<Vec<_>>(),
        "hands": hands.collect::<Vec<_>>(),
        "pile": pile,
        "has_drawn": table.stage() == Stage::Drawn,
        "drawn": drawn.map(Kind::word),
    })
}

/// The pieces on the board in the order in which they were played; triangles clockwise from the right.
fn pieces(board: &Board) -> Vec<Value> {
    let piece = |placement: crate::Placement| {
        let triangles: String = (0..6).map(|edge| placement.piece.triangle(edge).letter()).collect();
        json!({
            "piece": placement.piece.kind().word(),
            "q": placement.cell.q,
            "r": placement.cell.r,
            "rotation": placement.piece.rotation(),
            "triangles": triangles,
        })
    };
    board.placements().map(piece).collect()
}

/// A hand: its size, its pieces where they may be seen, and the pieces that everybody knows to be in it.
fn held(size: u8, pieces: Option<&Hand>, known: Option<&Hand>) -> Value {
    let words = |hand: &Hand| hand.kinds().map(Kind::word).collect::<Vec<_>>();
    let mut hand = json!({ "size": size, "pieces": pieces.map(words) });
    if let Some(known) = known {
        hand["known"] = json!(words(known));
    }
    hand
}

/// Part of the pile from the top down.
fn downwards(pile: &[Kind]) -> Vec<&'static str> {
    pile.iter().rev().map(|kind| kind.word()).collect()
}
