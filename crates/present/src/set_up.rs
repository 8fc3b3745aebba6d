//! Positions that are set up rather than played, as in records and protocols; some could not arise in a game.

use rusc_game::Seat;

use crate::Why;

/// Changes to a board, and whose turn it is afterwards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetUp {
    /// Cells by name with the seat that owns the stone there, or `None` to clear the cell.
    pub stones: Vec<(String, Option<Seat>)>,
    /// The side to move; unchanged if `None`.
    pub turn: Option<Seat>,
}

impl SetUp {
    /// Whether there are no changes.
    pub fn is_empty(&self) -> bool {
        self.stones.is_empty() && self.turn.is_none()
    }
}

crate::reasons! {
    /// Why a position cannot be set up.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SetUpError {
        /// The game does not support setting up positions.
        #[error("positions of this game cannot be set up, only played")]
        NotInThisGame => "set-up-not-here",
        /// The board has no such cell.
        #[error("{cell:?} is not a cell of the board")]
        NoCell {
            /// The cell that was given.
            cell: String,
        } => "set-up-no-cell",
        /// The game has no such seat.
        #[error("there is no seat {seat}")]
        NoSeat {
            /// The seat that was given.
            seat: Seat,
        } => "set-up-no-seat",
        /// The rules do not allow this position.
        #[error("this cannot be set up: {why}")]
        Impossible {
            /// Why the rules do not allow it.
            why: Why,
        } => "set-up-impossible",
    }
}
