//! The levels of play that every game offers.

/// A level of play; every game has these four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Easy to beat, for a first game.
    Beginner,
    /// For those who have played a few games.
    Normal,
    /// For those who often win against the normal level.
    Advanced,
    /// The strongest opponent that the game's bots offer.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Normal, Level::Advanced, Level::Expert];

    /// The level's name in specs and commands.
    pub fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Normal => "normal",
            Level::Advanced => "advanced",
            Level::Expert => "expert",
        }
    }

    /// The level with this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}
