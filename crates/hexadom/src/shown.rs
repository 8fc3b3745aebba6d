//! How Hexadom shows its positions to each viewer.

use rusc_game::{Game, Seat};
use rusc_present::{Eyes, Shown};

use crate::moves::Move;
use crate::position::Position;
use crate::seen::SeenBoard;
use crate::text::Written;

impl Shown for Position {
    type Board = SeenBoard;
    type Insight = ();

    const HIDES_HANDS: bool = true;

    fn board(&self, eyes: Eyes) -> SeenBoard {
        match eyes {
            Eyes::All => SeenBoard::whole(self),
            Eyes::Seat(seat) if plays(self, seat) => SeenBoard::of(&self.view(seat)),
            // A viewer without a seat in this game sees what is public.
            Eyes::Seat(_) | Eyes::Public => SeenBoard::public(self),
        }
    }

    fn text(&self, eyes: Eyes) -> String {
        Written { public: self.public(), seen: &self.board(eyes) }.to_string()
    }

    /// Whoever draws a piece sees it, and all players see a played one.
    fn reveals(&self, mv: Move) -> bool {
        mv != Move::Keep
    }
}

fn plays(game: &Position, seat: Seat) -> bool {
    seat.index() < usize::from(game.seats())
}
