//! How Hexland shows its positions.

use rusc_game::{Game, Seat, Word};
use rusc_present::{Eyes, SetUp, SetUpError, Shown, Why};

use crate::cell::Move;
use crate::island::Island;
use crate::past::Past;
use crate::position::Position;
use crate::seen::SeenBoard;
use crate::situation::Situation;

rusc_present::reasons! {
    /// Why stones cannot be set up.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Impossible {
        /// A group without liberties would have been captured.
        #[error("a group has no liberty")]
        NoLiberty => "hexland-no-liberty",
    }
}

impl<I: Island> Shown for Position<I> {
    type Board = SeenBoard;
    type Insight = ();

    fn board(&self, _: Eyes) -> SeenBoard {
        SeenBoard::of(self)
    }
    fn text(&self, _: Eyes) -> String {
        self.to_string()
    }
    fn points(&self) -> Option<Vec<i64>> {
        Some(Seat::all(2).map(|seat| i64::from(self.score(seat).total())).collect())
    }
    fn cells(&self) -> Vec<(String, Option<Seat>)> {
        let board = SeenBoard::of(self);
        board.spots().map(|spot| (spot.to_string(), board.stone(spot))).collect()
    }
    fn set_up(&self, set_up: &SetUp) -> Result<Self, SetUpError> {
        let mut stones = self.board().stones();
        for (name, owner) in &set_up.stones {
            let Ok(Move::Place(cell)) = self.parse(name) else { return Err(SetUpError::NoCell { cell: name.clone() }) };
            stones = stones.map(|stones| stones & !I::only(cell));
            if let Some(seat) = *owner {
                *stones.get_mut(seat.index()).ok_or(SetUpError::NoSeat { seat })? |= I::only(cell);
            }
        }
        let turn = set_up.turn.unwrap_or(self.board().mover());
        if turn.index() >= stones.len() {
            return Err(SetUpError::NoSeat { seat: turn });
        }
        let shore = I::neighbours(I::LAND & !(stones[0] | stones[1]));
        if stones.iter().any(|&stones| !(stones & !I::joined(stones & shore, stones)).is_empty()) {
            return Err(SetUpError::Impossible { why: Why::of(&Impossible::NoLiberty) });
        }
        Ok(Position { board: Situation::new(stones, turn), past: Past::new(stones), komi: self.komi })
    }
}
