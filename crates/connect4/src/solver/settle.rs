//! Forced replies, played out until there is a choice or the game is decided.

use rusc_game::Word;

use super::score::{Score, win_leaving};
use crate::lines::threats;
use crate::shape::Shape;
use crate::word::NumberWord;

/// A position in which the side to move has a choice and no immediate win.
#[derive(Clone, Copy, Debug)]
pub(super) struct Calm<S: Shape> {
    pub own: S::Word,
    pub other: S::Word,
    /// The empty cells where the other side would complete four; none of them can be played now.
    pub danger: S::Word,
    /// The empty cells where the side to move would complete four; none of them can be played now.
    pub hopes: S::Word,
    /// The cells the side to move can play without losing at once.
    pub safe: S::Word,
    pub empty: i32,
}

/// The result of playing forced replies.
#[derive(Clone, Copy, Debug)]
pub(super) enum Settled<S: Shape> {
    /// The game is decided, with this score for the side to move at the start.
    Decided(Score),
    /// The side to move at the start has a choice.
    Own(Calm<S>),
    /// The other side has more than one move to choose from.
    Other(Calm<S>),
}

/// Plays forced replies from a position without an immediate win; `calm.safe` is not yet known.
#[inline(always)]
pub(super) fn settle<S: Shape>(shape: S, mut calm: Calm<S>) -> Settled<S> {
    let mut is_own = true;
    loop {
        let playable = (calm.own | calm.other).plus(shape.bottom()) & shape.board();
        if playable.is_empty() {
            return Settled::Decided(0);
        }
        let urgent = calm.danger & playable;
        let safe = playable & !(calm.danger >> 1);
        let moves = if urgent.is_empty() { safe } else { urgent & safe };
        if moves.is_empty() || !urgent.without_lowest().is_empty() {
            let win = win_leaving(calm.empty - 2);
            return Settled::Decided(if is_own { -win } else { win });
        }
        if !moves.without_lowest().is_empty() {
            calm.safe = moves;
            return if is_own { Settled::Own(calm) } else { Settled::Other(calm) };
        }
        let moved = calm.own | moves;
        calm = Calm {
            own: calm.other,
            other: moved,
            danger: threats(shape, moved) & !(moved | calm.other),
            hopes: calm.danger & !moves,
            safe: S::Word::ZERO,
            empty: calm.empty - 1,
        };
        is_own = !is_own;
    }
}
