//! The rights of a visitor in a match.

use rusc_game::Seat;
use rusc_table::Match;

use crate::problem::{Problem, Trouble};
use crate::{Place, Secret};

/// The rights of a visitor in a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rights {
    /// The visitor's seats.
    pub(crate) own: Vec<Seat>,
    /// Whether the visitor set the match up.
    pub(crate) is_host: bool,
    /// Whether another person plays or will play, so that no player can go back alone.
    pub(crate) is_shared: bool,
}

impl Rights {
    pub(crate) fn new(visitor: &Secret, host: &Secret, places: &[Place]) -> Rights {
        let owned = places.iter().filter(|place| place.owner.as_ref() == Some(visitor));
        Rights {
            own: owned.map(|place| place.seat).collect(),
            is_host: visitor == host,
            is_shared: places.iter().any(|place| place.link.is_some()),
        }
    }

    /// Whether the visitor plays or is the host, and does not just watch.
    pub(crate) fn takes_part(&self) -> bool {
        self.is_host || !self.own.is_empty()
    }

    /// Whether the match is the visitor's alone, so that they may go back and forth freely.
    pub(crate) fn leads(&self) -> bool {
        self.takes_part() && !self.is_shared
    }

    /// Whether it is the turn of one of the visitor's seats.
    pub(crate) fn is_to_move(&self, game: &Match) -> bool {
        game.turn().is_some_and(|seat| self.own.contains(&seat))
    }

    /// Checks that the visitor takes part in the match.
    ///
    /// # Errors
    /// Refuses a visitor who only watches.
    pub(crate) fn must_take_part(&self) -> Result<(), Problem> {
        if self.takes_part() { Ok(()) } else { Err(Trouble::Watching.into()) }
    }

    /// Checks that the match is the visitor's alone.
    ///
    /// # Errors
    /// Refuses a visitor who only watches or plays with another person.
    pub(crate) fn must_lead(&self) -> Result<(), Problem> {
        self.must_take_part()?;
        if self.is_shared { Err(Trouble::Shared.into()) } else { Ok(()) }
    }

    /// The seat whose hand the visitor sees in a game with hidden hands: their own. If several players share a device, it
    /// is the one they claim to be, as long as it is not another's turn.
    pub(crate) fn eyes(&self, game: &Match, says: Option<Seat>) -> Option<Seat> {
        match self.own[..] {
            [only] => Some(only),
            _ => says.filter(|seat| self.own.contains(seat) && (!self.is_to_move(game) || game.turn() == Some(*seat))),
        }
    }
}
