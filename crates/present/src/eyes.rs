//! Who is looking at a board.

use rusc_game::Seat;

/// The viewer of a board. There is no default: every caller says for whom it shows a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// A viewer who may see everything: in a study, or after the game.
    All,
    /// The player in this seat.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Public,
}

impl Eyes {
    /// Whether this viewer may see what a seat sees.
    pub fn see(self, seat: Seat) -> bool {
        match self {
            Eyes::All => true,
            Eyes::Seat(own) => own == seat,
            Eyes::Public => false,
        }
    }
}
