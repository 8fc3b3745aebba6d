//! The levels of play that every game offers.

/// A level of play; every game has these three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Easy to beat, for a first game.
    Beginner,
    /// A decent opponent.
    Normal,
    /// The strongest opponent that the game's bots offer.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Normal, Level::Expert];

    /// The level's name in specs and commands.
    pub fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Normal => "normal",
            Level::Expert => "expert",
        }
    }

    /// The level with this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}
