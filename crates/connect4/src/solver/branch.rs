//! The branches of a node: positions after one move and the replies it forces.

use super::score::{Bounds, Score};
use super::settle::Calm;
use super::slot::Stored;
use super::transposition::Place;
use crate::shape::{LARGEST, Shape};

/// A position to search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch<S: Shape<Word: Stored>> {
    pub calm: Calm<S>,
    pub place: Place<S::Word>,
    /// The bounds on the position's score, from the transposition table.
    pub bounds: Bounds,
    /// The rank in the search order; the highest is searched first.
    pub rank: i32,
    /// Whether the side that moved is to move again, after a forced reply.
    pub is_ours: bool,
}

/// A value lower than any score.
pub(super) const NOTHING: Score = -100;
/// The bounds on an unknown score.
pub(super) const UNKNOWN: Bounds = Bounds { lower: NOTHING, upper: -NOTHING };
/// The rank of a branch that need not be searched.
pub(super) const REFUTED: i32 = i32::MIN;

/// Indices of branches; there is room for each branch twice, because it may be deferred.
pub(super) type Queue = [u8; 2 * LARGEST as usize];

/// The branches worth searching, best ranked first, and their number.
#[inline]
pub(super) fn queue<S: Shape<Word: Stored>>(branches: &[Branch<S>]) -> (Queue, usize) {
    let mut queue = Queue::default();
    let mut length = 0;
    for (index, branch) in branches.iter().enumerate() {
        if branch.rank == REFUTED {
            continue;
        }
        let mut at = length;
        while at > 0 && branches[usize::from(queue[at - 1])].rank < branch.rank {
            queue[at] = queue[at - 1];
            at -= 1;
        }
        queue[at] = index as u8;
        length += 1;
    }
    (queue, length)
}
