//! The board as text, in the shape of the island.
//!
//! The numbers stand at the start of the slanting lines of cells they count: on the upper half these run to the lower left, on
//! the lower half to the upper left.

use std::fmt;

use rusc_game::{Game, Seat, Turn};

use crate::cell::letter;
use crate::island::Island;
use crate::position::Position;

impl<I: Island> fmt::Display for Position<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = (1..=I::row_length(0)).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
        let edge = format!("{:indent$}{numbers}", "", indent = I::MIDDLE as usize + 3);
        writeln!(f, "{edge}")?;
        for row in 0..I::SIZE {
            write!(f, "{:indent$}{}", "", letter(row), indent = row.abs_diff(I::MIDDLE) as usize)?;
            for place in 0..I::row_length(row) {
                let cell = I::cell(row, place).expect("the row has this place");
                write!(f, " {}", sign(self.owner(cell)))?;
            }
            let number = I::row_length(row) + 1;
            if row == I::MIDDLE { writeln!(f) } else { writeln!(f, " {number}") }?;
        }
        writeln!(f, "{edge}")?;
        for seat in Seat::all(2) {
            let score = self.score(seat);
            write!(
                f,
                "{} player {seat}: {} = {} stones + {} territory + {} captures",
                sign(Some(seat)),
                score.total(),
                score.stones,
                score.territory,
                score.captures
            )?;
            if score.komi == 0 { writeln!(f) } else { writeln!(f, " + {} komi", score.komi) }?;
        }
        match self.board().turn() {
            Turn::Seat(seat) => writeln!(f, "{} to move", sign(Some(seat))),
            Turn::Chance | Turn::Over => writeln!(f, "both players have passed"),
        }
    }
}

/// The character for the owner of a stone or of territory.
pub(crate) fn sign(owner: Option<Seat>) -> char {
    match owner {
        None => '.',
        Some(Seat::FIRST) => 'X',
        Some(_) => 'O',
    }
}

/// Parses the character of an owner.
pub(crate) fn owner(sign: char) -> Option<Option<Seat>> {
    [None, Some(Seat::FIRST), Some(Seat::SECOND)].into_iter().find(|owner| self::sign(*owner) == sign)
}
