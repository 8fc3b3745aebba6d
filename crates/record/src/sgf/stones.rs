//! The stones of a set-up, in the order SGF lists them.

use std::collections::HashSet;

use rusc_game::Seat;

/// Sorts stones as SGF does: Black's, White's, empty cells. If a cell is named twice, the last one counts.
pub(super) fn sorted(stones: &[(String, Option<Seat>)]) -> Vec<(String, Option<Seat>)> {
    let mut named = HashSet::new();
    let mut last: Vec<_> = stones.iter().rev().filter(|(cell, _)| named.insert(cell)).cloned().collect();
    last.reverse();
    last.sort_by_key(|(_, owner)| (owner.is_none(), *owner));
    last
}
