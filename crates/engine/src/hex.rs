//! The one game the protocol is about: its name, and its typed board.

use rusc_game::Seat;
use rusc_hex::{Hex, SeenBoard};
use rusc_host::Board;
use rusc_present::Offer;

use crate::Swap;

/// The game of the protocol in specs.
pub const GAME: &str = Hex::NAME;

/// A stone: whose, and where.
pub(crate) type Stone = (Seat, String);

/// The spec of a game.
pub(crate) fn spec(size: u32, swap: Swap) -> String {
    let swap = if swap == Swap::On { ",swap" } else { "" };
    format!("{GAME}:size={size}{swap}")
}

/// How many cells a side of the board has.
pub(crate) fn size(board: &Board) -> usize {
    seen(board).size
}

/// The stones on a board, in an order in which they could have been played.
pub(crate) fn stones(board: &Board) -> Vec<Stone> {
    let of = |seat| seen(board).stones(seat).map(|place| place.to_string()).collect::<Vec<_>>();
    let (black, white) = (of(Seat::FIRST), of(Seat::SECOND));
    let mut stones = Vec::new();
    for turn in 0..black.len().max(white.len()) {
        stones.extend(black.get(turn).map(|name| (Seat::FIRST, name.clone())));
        stones.extend(white.get(turn).map(|name| (Seat::SECOND, name.clone())));
    }
    stones
}

fn seen(board: &Board) -> &SeenBoard {
    board.get().expect("the protocol is spoken about its own game only")
}
