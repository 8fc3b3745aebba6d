//! Scores of finished games, and bounds of a score.

/// The score of a position for the side to move: positive for a win, negative for a loss, zero for a draw.
///
/// A win scores one more than the winner's stones left in hand: `W * H / 2 + 1` minus the winner's stones on the board if the
/// area is even. If it is odd, the first player has one more stone in hand than the second.
pub type Score = i32;

/// Lower and upper bounds on a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The lower bound on the score.
    pub lower: Score,
    /// The upper bound on the score.
    pub upper: Score,
}

impl Bounds {
    /// The bounds of a score about which nothing is known.
    pub const ANY: Bounds = Bounds { lower: -Score::MAX, upper: Score::MAX };

    /// The bounds of a known score.
    #[must_use]
    pub fn exactly(score: Score) -> Self {
        Bounds { lower: score, upper: score }
    }

    /// The score, if the bounds meet.
    #[must_use]
    pub fn score(self) -> Option<Score> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// The bounds that follow from these and others on the same score.
    #[must_use]
    pub fn within(self, other: Bounds) -> Self {
        Bounds { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }

    /// The same bounds from the opponent's point of view.
    #[must_use]
    pub fn turned(self) -> Self {
        Bounds { lower: -self.upper, upper: -self.lower }
    }
}

/// The score of a win that leaves `empty` cells empty; 0 if that is negative, since the win comes too late.
#[inline]
pub(super) fn win_leaving(empty: i32) -> Score {
    (1 + (empty >> 1)).max(0)
}
