//! Who looks at a board.

use rusc_game::Seat;

/// Who looks. There is no default: whoever shows a board says whose eyes see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// Those who may see everything: a study, a game that is over.
    All,
    /// A player.
    Seat(Seat),
    /// Those who sit in no seat and see what lies open.
    Public,
}

impl Eyes {
    /// Whether they may see what a seat sees.
    pub fn see(self, seat: Seat) -> bool {
        match self {
            Eyes::All => true,
            Eyes::Seat(own) => own == seat,
            Eyes::Public => false,
        }
    }
}
