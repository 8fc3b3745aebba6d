//! The public state: the board, whose turn it is, and pieces known to all players; without hands and pile.

use rusc_game::{Seat, Turn};

use crate::hand::Hand;
use crate::layout::Layout;
use crate::rules::{MOST_PLAYERS, Rules};

/// The stage of the turn or the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The player must play a piece or draw one.
    Begun,
    /// A piece has been drawn and must be played or kept.
    Drawn,
    /// The game has ended.
    Over(Winners),
}

/// The winners; several share the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Winners(u8);

impl Winners {
    /// Whether a seat has won.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// Number of winners.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }
}

impl FromIterator<Seat> for Winners {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Winners {
        Winners(seats.into_iter().fold(0, |winners, seat| winners | 1 << seat.index()))
    }
}

/// What all players can see.
#[derive(Clone, Debug, PartialEq)]
pub struct PublicState {
    pub(crate) rules: Rules,
    pub(crate) board: Layout,
    pub(crate) stage: Stage,
    /// The seat to move, or that moved last.
    pub(crate) at_turn: Seat,
    /// Number of pieces that were put under the pile in set-up after all players had seen them.
    pub(crate) seen: u8,
    /// The pieces that all players know to be in each hand: those drawn from the seen part of the pile.
    pub(crate) known: [Hand; MOST_PLAYERS],
}

impl PublicState {
    /// The rules agreed before the game.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The pieces that have been played.
    pub fn board(&self) -> &Layout {
        &self.board
    }

    /// The stage of the turn or the game.
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

    /// The seats of all players.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.rules.players())
    }

    /// The pieces that all players know to be in a hand.
    pub fn known(&self, seat: Seat) -> &Hand {
        &self.known[seat.index()]
    }

    /// The seats in turn order, starting with the one to move.
    pub(crate) fn round(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (self.at_turn.index() as u8, self.rules.players());
        (0..players).map(move |step| Seat::new((first + step) % players))
    }
}
