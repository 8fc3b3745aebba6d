//! Moves, their notation, and why one is illegal.

use std::fmt;

use rusc_game::ParseMoveError;
use rusc_present::{Argument, Sample};

use crate::cell::{Cell, FARTHEST};
use crate::layout::Placement;
use crate::oriented::Oriented;
use crate::piece::Kind;

/// A move of Hexadom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Plays a piece.
    Place(Placement),
    /// Draws the top piece of the pile, which is then played or kept.
    Draw,
    /// Keeps the piece just drawn.
    Keep,
}

rusc_present::reasons! {
    /// Why a move is illegal.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Illegal {
        /// The game has ended.
        #[error("the game is over")]
        Over => "refused-over",
        /// A piece has already been drawn this turn.
        #[error("a piece has been drawn: play it or keep it")]
        AlreadyDrawn => "hexadom-drawn",
        /// No piece has been drawn that could be kept.
        #[error("no piece has been drawn that could be kept")]
        NothingDrawn => "hexadom-nothing-drawn",
        /// The move plays another piece than the one drawn this turn.
        #[error("only the piece just drawn, {piece}, may be played now")]
        NotTheDrawn {
            /// The piece just drawn.
            piece: Kind,
        } => "hexadom-only-drawn",
        /// The player does not hold this piece.
        #[error("there is no {piece} in the hand")]
        NotHeld {
            /// The piece that is not held.
            piece: Kind,
        } => "hexadom-hand",
        /// The cell holds a piece.
        #[error("there is a piece at {place}")]
        Occupied {
            /// The cell of the placement.
            place: Cell,
        } => "hexadom-occupied",
        /// The cell touches fewer than two pieces.
        #[error("a piece at {place} would touch fewer than two others")]
        TooFewNeighbours {
            /// The cell of the placement.
            place: Cell,
        } => "hexadom-touch",
        /// The cell touches a black.
        #[error("nothing may be played beside a black, as at {place}")]
        BesideBlack {
            /// The cell of the placement.
            place: Cell,
        } => "hexadom-black",
        /// A black would touch a white.
        #[error("a black may not be played beside a white, as at {place}")]
        BlackBesideWhite {
            /// The cell of the placement.
            place: Cell,
        } => "hexadom-white",
        /// The triangles at a shared edge differ.
        #[error("the colours around {place} do not match")]
        ColoursDiffer {
            /// The cell of the placement.
            place: Cell,
        } => "hexadom-colours",
    }
}

impl Sample for Kind {
    fn sample() -> Self {
        Kind::BLACK
    }
    fn argument(&self) -> Argument {
        Argument::Text(self.word().to_owned())
    }
}

impl Sample for Cell {
    fn sample() -> Self {
        Cell::new(1, -1)
    }
    fn argument(&self) -> Argument {
        Argument::Text(self.to_string())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(placement) => fmt::Display::fmt(placement, f),
            Move::Draw => f.write_str("draw"),
            Move::Keep => f.write_str("keep"),
        }
    }
}

impl std::str::FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        match text {
            "draw" => Ok(Move::Draw),
            "keep" => Ok(Move::Keep),
            _ => text.parse().map(Move::Place),
        }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}:{}", self.piece.kind(), self.cell, self.piece.rotation())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Placement {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Placement, ParseMoveError> {
        let wrong = |expected: &str| ParseMoveError::new(text, expected);
        let (word, place) =
            text.split_once('@').ok_or_else(|| wrong("draw, keep or a piece and a place, like BGR@1:-1:4"))?;
        let kind = Kind::of_word(word).ok_or_else(|| {
            wrong("the colours of a piece clockwise before the @, first in the alphabet first, like BGR, W or K")
        })?;
        let mut numbers = place.split(':').map(|number| number.parse::<i8>().ok());
        let (Some(Some(q)), Some(Some(r)), Some(Some(rotation)), None) =
            (numbers.next(), numbers.next(), numbers.next(), numbers.next())
        else {
            return Err(wrong("three numbers after the @, like 1:-1:4: to the right, to the lower right, rotation"));
        };
        if q.unsigned_abs().max(r.unsigned_abs()) > FARTHEST.unsigned_abs() {
            return Err(wrong("a cell at most 41 steps away"));
        }
        if !(0..6).contains(&rotation) {
            return Err(wrong("a rotation from 0 to 5"));
        }
        Ok(Placement { piece: Oriented::new(kind, rotation as usize), cell: Cell::new(q, r) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_and_written() {
        for text in ["draw", "keep", "BGR@1:-1:4", "W@0:1:0", "K@-41:41:0", "PRY@2:0:5"] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        for (text, plain) in [("w@0:1:3", "W@0:1:0"), ("bgr@+1:-1:4", "BGR@1:-1:4")] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), plain);
        }
    }

    #[test]
    fn what_is_not_a_move_is_refused_with_a_reason() {
        let refused = |text: &str| text.parse::<Move>().unwrap_err().to_string();
        assert!(refused("pass").contains("draw, keep or a piece"), "{}", refused("pass"));
        for text in ["GBR@0:1:0", "@0:1:0", "BGRY@0:1:0", "É@0:0:0"] {
            assert!(refused(text).contains("first in the alphabet"), "{}", refused(text));
        }
        for text in ["B@", "B@1:2", "B@1:2:3:4", "B@1:2:x", "B@1:999:0", "B@1:2:"] {
            assert!(refused(text).contains("three numbers"), "{}", refused(text));
        }
        assert!(refused("B@1:-42:0").contains("41 steps"));
        assert!(refused("B@1:-1:6").contains("0 to 5") && refused("B@1:-1:-1").contains("0 to 5"));
        assert!(refused("B@-128:-1:0").contains("41 steps"));
    }
}
