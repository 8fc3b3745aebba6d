//! Repeated games: two deterministic bots play the same game again from the same opening, which says nothing new.

use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

/// The games seen so far, by a hash.
///
/// ```
/// let mut games = rusc_arena::statistics::Repeats::default();
/// assert_eq!(["a", "b", "a"].map(|game| games.is_new(game)), [true, true, false]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Repeats(HashSet<u64>);

impl Repeats {
    /// Whether the game is the first of its kind.
    pub fn is_new(&mut self, game: impl Hash) -> bool {
        self.0.insert(BuildHasherDefault::<DefaultHasher>::default().hash_one(game))
    }
}
