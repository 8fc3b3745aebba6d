//! Claims of the book about cells that do not matter: what is filled in, and what kills a stone.

use rusc_game::Seat;
use rusc_hex::inferior::FilledIn;
use rusc_hex::{Cells, OnAnySize, Position, SeenBoard, SwapRule, on_any_size};

/// Whether a claim about inferior cells is true; `None` if it cannot be understood.
///
/// `filled=1:c5,d5/2:a1`: these cells are filled in for the players, and no others. `killed=a1:a2`: the rival's stone at a2 makes
/// a stone of the first player at a1 dead.
pub(super) fn claim(board: &SeenBoard, key: &str, value: &str) -> Option<bool> {
    on_any_size(board.size, SwapRule::Off, Claim { board, key, value })?
}

struct Claim<'a> {
    board: &'a SeenBoard,
    key: &'a str,
    value: &'a str,
}

impl OnAnySize for Claim<'_> {
    type Output = Option<bool>;

    fn run<const WORDS: usize>(self, start: Position<WORDS>) -> Option<bool> {
        let rhombus = start.board();
        let stones = [Seat::FIRST, Seat::SECOND]
            .map(|seat| self.board.stones(seat).filter_map(|place| rhombus.at(place)).collect::<Cells<WORDS>>());
        let filled = FilledIn::new(&start.set_up(stones, Seat::FIRST).ok()?);
        if self.key == "killed" {
            let (stone, killer) = self.value.split_once(':')?;
            let (stone, killer) = (rhombus.parse(stone)?, rhombus.parse(killer)?);
            return Some(filled.killer(Seat::FIRST, stone) == Some(killer));
        }
        let mut claimed = [Cells::EMPTY; 2];
        for part in self.value.split('/') {
            let (number, cells) = part.split_once(':')?;
            let seat = Seat::all(2).find(|seat| seat.number().to_string() == number)?;
            for name in cells.split(',') {
                claimed[seat.index()].insert(rhombus.parse(name)?);
            }
        }
        Some([Seat::FIRST, Seat::SECOND].map(|seat| filled.cells(seat)) == claimed)
    }
}
