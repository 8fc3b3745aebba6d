//! Seats, and whose turn it is.

use std::fmt;

/// A player's place at the board; users see them numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The seat that moves first in a duel.
    pub const FIRST: Seat = Seat(0);
    /// The seat that moves second in a duel.
    pub const SECOND: Seat = Seat(1);

    /// The seat with this index, counted from 0.
    pub const fn new(index: u8) -> Seat {
        Seat(index)
    }

    /// The index of the seat, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of the seat as shown to users, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The other seat of a duel.
    #[must_use]
    pub const fn rival(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// All seats of a game with `count` of them.
    pub fn all(count: u8) -> impl Iterator<Item = Seat> {
        (0..count).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player chooses a move.
    Seat(Seat),
    /// It is the turn of chance, such as a deal or a roll of dice.
    Chance,
    /// The game has ended.
    Over,
}

impl Turn {
    /// The seat to move, if it is a player's turn.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}
