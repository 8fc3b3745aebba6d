//! The settings of a Monte Carlo tree search.

/// How games are played out beyond the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playouts {
    /// Playouts with uniformly random moves.
    Plain,
    /// Playouts with moves that the game considers better, and random moves where it has none.
    Skilled,
}

/// Settings of the search; the best ones for a game are found by playing matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MctsSettings {
    /// Exploration constant: how much rarely tried moves are preferred.
    pub exploration: f32,
    /// Number of visits at which a move's own results weigh as much as its RAVE results; 0 turns RAVE off. Used only in games
    /// whose moves commute.
    pub rave: f32,
    /// How much moves with a high prior probability are preferred while they have few visits; 0 ignores priors.
    pub prior: f32,
    /// First-play urgency: the assumed win rate of an untried move.
    pub first_play: f32,
    /// Number of visits at which a node is expanded; at least 2.
    pub expand_at: u32,
    /// How games are played out beyond the tree.
    pub playouts: Playouts,
    /// Maximum number of games that a busy node passes to a child at a time.
    pub most_games: u32,
    /// The number of games that the estimated chance of an examined position counts as, there and above it.
    pub evaluation_games: u32,
    /// The search ends as soon as no other move would become the most visited with this share of the simulations that are left; at
    /// 1 none can. `None` uses them all.
    pub ends_early: Option<f32>,
    /// Memory limit of the tree.
    pub bytes: usize,
    /// Number of simulations if nothing else limits the search.
    pub simulations: u64,
}

impl Default for MctsSettings {
    fn default() -> Self {
        MctsSettings {
            exploration: 1.0,
            rave: 0.0,
            prior: 0.0,
            first_play: 1.0,
            expand_at: 2,
            playouts: Playouts::Plain,
            most_games: 32,
            evaluation_games: 0,
            ends_early: None,
            bytes: 64 << 20,
            simulations: 100_000,
        }
    }
}
