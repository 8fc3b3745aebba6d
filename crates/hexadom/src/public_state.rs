//! What lies open on the table: the board, whose turn it is, and the pieces everybody has seen. Hands and pile are not here.

use rusc_game::{Seat, Turn};

use crate::hand::Hand;
use crate::layout::Layout;
use crate::rules::{MOST_PLAYERS, Rules};

/// How far the turn, or the game, has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A piece of the hand is to be played, or one drawn.
    Begun,
    /// A piece has been drawn and is to be played or kept.
    Drawn,
    /// The game has ended.
    Over(Winners),
}

/// Who has won; more than one share the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Winners(u8);

impl Winners {
    /// Whether a seat has won.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// How many share the win.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }
}

impl FromIterator<Seat> for Winners {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Winners {
        Winners(seats.into_iter().fold(0, |winners, seat| winners | 1 << seat.index()))
    }
}

/// What everybody at the table can see.
#[derive(Clone, Debug, PartialEq)]
pub struct PublicState {
    pub(crate) rules: Rules,
    pub(crate) board: Layout,
    pub(crate) stage: Stage,
    /// Who acts, or acted last.
    pub(crate) at_turn: Seat,
    /// How many pieces were put face down under the pile in set-up, after everybody had seen them.
    pub(crate) seen: u8,
    /// The pieces that everybody knows each hand to hold: those that came from the seen part of the pile.
    pub(crate) known: [Hand; MOST_PLAYERS],
}

impl PublicState {
    /// What was agreed on before the game.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The pieces that have been played.
    pub fn board(&self) -> &Layout {
        &self.board
    }

    /// How far the turn or the game has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Who acts next.
    pub fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over(_) => Turn::Over,
            Stage::Begun | Stage::Drawn => Turn::Seat(self.at_turn),
        }
    }

    /// Those who play.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.rules.players())
    }

    /// The pieces that everybody knows a hand to hold.
    pub fn known(&self, seat: Seat) -> &Hand {
        &self.known[seat.index()]
    }

    /// The seats in turn order, beginning with the one that acts.
    pub(crate) fn round(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (self.at_turn.index() as u8, self.rules.players());
        (0..players).map(move |step| Seat::new((first + step) % players))
    }
}
