//! Positions that are put on the board instead of being played: records and protocols know some that no game could reach.

use game::Seat;

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

/// Why something cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetUpError {
    /// The game knows played positions only.
    #[error("positions of this game cannot be set up, only played")]
    NotInThisGame,
    /// The board has no such cell.
    #[error("{0:?} is not a cell of the board")]
    NoCell(String),
    /// The game has no such seat.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// The rules do not allow such a board.
    #[error("this cannot be set up: {0}")]
    Impossible(String),
}
