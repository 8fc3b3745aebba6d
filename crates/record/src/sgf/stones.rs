//! The stones of a set-up, as SGF lists them.

use std::collections::HashSet;

use rusc_game::Seat;

/// Stones in the order of SGF: Black's, White's, none. A cell that is named twice holds what was said last.
pub(super) fn sorted(stones: &[(String, Option<Seat>)]) -> Vec<(String, Option<Seat>)> {
    let mut named = HashSet::new();
    let mut last: Vec<_> = stones.iter().rev().filter(|(cell, _)| named.insert(cell)).cloned().collect();
    last.reverse();
    last.sort_by_key(|(_, owner)| (owner.is_none(), *owner));
    last
}
