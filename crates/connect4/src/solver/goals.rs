//! The sequence of null-window goals that narrows the bounds of a position until they meet.

use super::score::{Bounds, Score, win_leaving};

/// Wins within this many plies are searched first: that is cheap and often enough.
const QUICK_WINS: [i32; 3] = [7, 11, 15];

/// The goals for one position.
#[derive(Debug)]
pub(super) struct Goals {
    quick: Vec<Score>,
    wanted: Bounds,
}

impl Goals {
    /// The goals for a position with `empty` empty cells whose score matters only within `wanted`.
    pub(super) fn new(empty: i32, wanted: Bounds) -> Self {
        let mut quick = Vec::with_capacity(2 * QUICK_WINS.len());
        for plies in QUICK_WINS.into_iter().rev() {
            quick.push(1 - win_leaving(empty - plies - 1));
            quick.push(win_leaving(empty - plies));
        }
        Goals { quick, wanted }
    }

    /// The next goal, above the lower bound and at most the upper; `None` once everything wanted is known.
    pub(super) fn next(&mut self, bounds: Bounds) -> Option<Score> {
        let lower = bounds.lower.max(self.wanted.lower);
        let upper = bounds.upper.min(self.wanted.upper);
        if lower >= upper {
            return None;
        }
        while let Some(goal) = self.quick.pop() {
            if lower < goal && goal <= upper {
                return Some(goal);
            }
        }
        // From a draw outwards: a goal that is easily reached or missed also narrows its neighbours.
        Some(if upper < 0 { upper } else { (lower + 1).max(0) })
    }
}
