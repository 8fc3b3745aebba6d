//! Which scores to ask for, one after the other, until the bounds of a position meet.

use super::score::{Bounds, Score, win_leaving};

/// Within how many plies a win is looked for before anything else: that is cheap, and many positions need no more.
const QUICK_WINS: [i32; 3] = [7, 11, 15];

/// The goals of one position.
#[derive(Debug)]
pub(super) struct Goals {
    quick: Vec<Score>,
    wanted: Bounds,
}

impl Goals {
    /// The goals for a position with so many empty cells, whose score matters only inside `wanted`.
    pub(super) fn new(empty: i32, wanted: Bounds) -> Self {
        let mut quick = Vec::with_capacity(2 * QUICK_WINS.len());
        for plies in QUICK_WINS.into_iter().rev() {
            quick.push(1 - win_leaving(empty - plies - 1));
            quick.push(win_leaving(empty - plies));
        }
        Goals { quick, wanted }
    }

    /// The goal to ask for next, more than the lower bound and not more than the upper; none once all wanted is known.
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
        // From a draw outwards: a goal that is easily reached or missed also says much about its neighbours.
        Some(if upper < 0 { upper } else { (lower + 1).max(0) })
    }
}
