//! Everything specific to Hex, the game of the protocol: its name, its typed board, and the commands that analyse it.

mod analysis;
mod question;
mod solving;

use rusc_game::Seat;
use rusc_hex::{Cells, Hex, Position, SeenBoard};
use rusc_host::Board;
use rusc_present::Offer;

use crate::Swap;

pub(crate) use analysis::ANALYSES;
pub(crate) use solving::{Doing, ToSolve, solve};

/// The name of the protocol's game in specs.
pub const GAME: &str = Hex::NAME;

/// A stone: its player and its cell.
pub(crate) type Stone = (Seat, String);

/// The spec of Hex with this size and swap rule.
pub(crate) fn spec(size: u32, swap: Swap) -> String {
    let swap = if swap == Swap::On { ",swap" } else { "" };
    format!("{GAME}:size={size}{swap}")
}

/// The number of cells along one side of the board.
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

/// The position with the stones of a board and this colour to move, under the rules of an empty board of its size.
fn set_up<const WORDS: usize>(start: &Position<WORDS>, board: &SeenBoard, mover: Seat) -> Position<WORDS> {
    let cells = |seat| -> Cells<WORDS> {
        board.stones(seat).map(|place| start.board().at(place).expect("the stone is on the board")).collect()
    };
    start.set_up([Seat::FIRST, Seat::SECOND].map(cells), mover).expect("a cell has one stone at most")
}

fn seen(board: &Board) -> &SeenBoard {
    board.get().expect("the protocol is spoken about its own game only")
}
