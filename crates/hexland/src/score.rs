//! What a player's points are made of.

/// The points of one player, in their parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Own stones on the island.
    pub stones: u32,
    /// Empty cells in regions that more own stones touch than rival ones.
    pub territory: u32,
    /// Rival stones taken off.
    pub captures: u32,
    /// Points given in advance; only the second player may have some.
    pub komi: i32,
}

impl Score {
    /// All points together.
    pub fn total(self) -> i32 {
        (self.stones + self.territory + self.captures) as i32 + self.komi
    }
}
