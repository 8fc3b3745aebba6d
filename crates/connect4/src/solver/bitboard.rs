//! The solver's representation of a position: the stones of each side.

use rusc_game::Word;

use super::key::mirror;
use super::settle::Calm;
use crate::lines::{has_four, threats};
use crate::shape::Shape;
use crate::word::NumberWord;

/// A position, possibly of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bitboard<S: Shape> {
    pub(super) shape: S,
    pub(super) own: S::Word,
    pub(super) other: S::Word,
}

impl<S: Shape> Bitboard<S> {
    /// The empty board.
    pub fn new(shape: S) -> Self {
        Bitboard { shape, own: S::Word::ZERO, other: S::Word::ZERO }
    }

    /// The position with the given stones of the side to move and of the other side.
    pub fn with_stones(shape: S, own: S::Word, other: S::Word) -> Self {
        Bitboard { shape, own, other }
    }

    /// The position after a move; `None` if the column is full or does not exist.
    pub fn after(self, column: u32) -> Option<Self> {
        let cell =
            if column < self.shape.columns() { self.playable() & self.shape.column(column) } else { S::Word::ZERO };
        (!cell.is_empty()).then(|| Bitboard { shape: self.shape, own: self.other, other: self.own | cell })
    }

    /// The position after several moves, columns counted from 0; `None` if one of them cannot be played.
    pub fn after_all(self, columns: impl IntoIterator<Item = u32>) -> Option<Self> {
        columns.into_iter().try_fold(self, Self::after)
    }

    /// The mirror image of the position.
    pub fn mirrored(self) -> Self {
        let flip = |stones| mirror(self.shape, stones);
        Bitboard { shape: self.shape, own: flip(self.own), other: flip(self.other) }
    }

    /// Number of stones on the board.
    #[inline]
    pub fn stones(self) -> u32 {
        self.taken().count()
    }

    /// Number of empty cells.
    #[inline]
    pub fn empty(self) -> u32 {
        self.shape.area() - self.stones()
    }

    /// Whether the side that moved last has four in a line.
    pub fn is_lost(self) -> bool {
        has_four(self.shape, self.other)
    }

    /// Whether the side to move can complete a line of four now.
    pub fn can_win(self) -> bool {
        !(threats(self.shape, self.own) & self.playable()).is_empty()
    }

    /// Whether the game is over.
    pub fn is_over(self) -> bool {
        self.is_lost() || self.playable().is_empty()
    }

    /// The position with the threats of both sides computed.
    pub(super) fn calm(self) -> Calm<S> {
        Calm {
            own: self.own,
            other: self.other,
            danger: threats(self.shape, self.other) & !self.taken(),
            hopes: threats(self.shape, self.own) & !self.taken(),
            safe: S::Word::ZERO,
            empty: self.empty() as i32,
        }
    }

    /// The occupied cells.
    #[inline]
    pub(super) fn taken(self) -> S::Word {
        self.own | self.other
    }

    /// The cells in which a stone can land now.
    #[inline]
    pub(super) fn playable(self) -> S::Word {
        self.taken().plus(self.shape.bottom()) & self.shape.board()
    }
}
