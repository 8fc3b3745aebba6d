//! Repeated games: two deterministic bots play the same game again from the same opening, which says nothing new.

use std::collections::HashSet;
use std::hash::Hash;

/// Whether each item is the first of its kind.
///
/// ```
/// assert_eq!(rusc_arena::statistics::first_times(["a", "b", "a"]), [true, true, false]);
/// ```
pub fn first_times<T: Hash + Eq>(items: impl IntoIterator<Item = T>) -> Vec<bool> {
    let mut seen = HashSet::new();
    items.into_iter().map(|item| seen.insert(item)).collect()
}
