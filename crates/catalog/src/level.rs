//! How strong a bot is, in a word.

/// The three levels that every game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// For a first game.
    Beginner,
    /// For a good game.
    Normal,
    /// As strong as it gets.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Normal, Level::Expert];

    /// What it is called.
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
