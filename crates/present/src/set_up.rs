//! Positions that are put on the board instead of being played: records and protocols know some that no game could reach.

use rusc_game::Seat;

use crate::Why;

/// What is put on a board, and whose turn it then is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetUp {
    /// Cells by name, each with the seat whose stone lies there from now on, or nobody's.
    pub stones: Vec<(String, Option<Seat>)>,
    /// Who moves next; as before where it is not said.
    pub turn: Option<Seat>,
}

impl SetUp {
    /// Whether it changes nothing.
    pub fn is_empty(&self) -> bool {
        self.stones.is_empty() && self.turn.is_none()
    }
}

crate::reasons! {
    /// Why something cannot be set up.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SetUpError {
        /// The game knows played positions only.
        #[error("positions of this game cannot be set up, only played")]
        NotInThisGame => "set-up-not-here",
        /// The board has no such cell.
        #[error("{cell:?} is not a cell of the board")]
        NoCell {
            /// What was named.
            cell: String,
        } => "set-up-no-cell",
        /// The game has no such seat.
        #[error("there is no seat {seat}")]
        NoSeat {
            /// What was named.
            seat: Seat,
        } => "set-up-no-seat",
        /// The rules do not allow such a board.
        #[error("this cannot be set up: {why}")]
        Impossible {
            /// Why not.
            why: Why,
        } => "set-up-impossible",
    }
}
