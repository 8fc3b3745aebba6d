//! What can be turned in a Monte Carlo tree search.

/// How the games of a search are played to their ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playouts {
    /// Any move, each equally likely.
    Plain,
    /// What the game knows to be better, where it knows anything.
    Skilled,
}

/// How a tree is grown; what suits a game is found by matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MctsSettings {
    /// How much a move that was tried less often is preferred.
    pub exploration: f32,
    /// The number of visits at which what was seen of a move itself weighs as much as what was seen of it later in games; 0
    /// leaves the latter out. It counts only in games whose moves commute.
    pub rave: f32,
    /// What a move is taken to be worth before it was tried, as a share of games won.
    pub first_play: f32,
    /// After how many visits a node gets children; at its second visit at the earliest.
    pub expand_at: u32,
    /// How games go on from the edge of the tree.
    pub playouts: Playouts,
    /// How much memory the tree may take.
    pub bytes: usize,
    /// How many games are played where nothing else limits the search.
    pub simulations: u64,
}

impl Default for MctsSettings {
    fn default() -> Self {
        MctsSettings {
            exploration: 1.0,
            rave: 0.0,
            first_play: 1.0,
            expand_at: 2,
            playouts: Playouts::Plain,
            bytes: 64 << 20,
            simulations: 100_000,
        }
    }
}
