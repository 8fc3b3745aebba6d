//! What a finished game is worth, and between which scores a position lies.

/// The worth of a position for the side to move: positive if it wins, negative if it loses, zero for a draw.
///
/// A win is worth one more than the stones the winner has left in hand: `W * H / 2 + 1` less its stones on the board where
/// the area is even. Where it is odd, the first player has one stone more in hand than the second.
pub type Score = i32;

/// Two scores between which the score of a position lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least the score can be.
    pub lower: Score,
    /// The most the score can be.
    pub upper: Score,
}

impl Bounds {
    /// The bounds of a score that is known.
    #[must_use]
    pub fn exactly(score: Score) -> Self {
        Bounds { lower: score, upper: score }
    }

    /// The score, once the bounds meet.
    #[must_use]
    pub fn score(self) -> Option<Score> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// The same bounds as the opponent sees them.
    #[must_use]
    pub fn turned(self) -> Self {
        Bounds { lower: -self.upper, upper: -self.lower }
    }
}

/// The score of a win that leaves so many cells empty; with fewer than none it comes too late and is no win.
#[inline]
pub(super) fn win_leaving(empty: i32) -> Score {
    (1 + (empty >> 1)).max(0)
}
