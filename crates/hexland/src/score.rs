//! The parts of a player's score.

/// The points of one player by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The player's stones on the island.
    pub stones: u32,
    /// Empty cells in regions that touch more of the player's stones than of the rival's.
    pub territory: u32,
    /// Rival stones captured.
    pub captures: u32,
    /// Points given in advance; always 0 for the first player.
    pub komi: i32,
}

impl Score {
    /// The sum of all points.
    pub fn total(self) -> i32 {
        (self.stones + self.territory + self.captures) as i32 + self.komi
    }
}
