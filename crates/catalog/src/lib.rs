//! The one list of games. A game stands here on one line, and then it is in the command line, the browser, matches and tests.

mod entry;
mod level;

pub use entry::{Entry, MovesError};
pub use level::Level;

use offer::{Position, Spec, SpecError};

/// Every game, with its bot for each level: beginner, normal, expert.
pub const GAMES: &[Entry] = &[
    Entry::new(&connect4::ConnectFour, ["alphabeta:depth=2", "alphabeta:depth=6", "alphabeta:depth=10"]),
    Entry::new(&hex::AnySize, ["dijkstra:depth=1", "hexodus:depth=2", "hexodus:depth=3"]),
];

/// The game with this name.
///
/// # Errors
/// Lists the games there are.
pub fn entry(name: &str) -> Result<&'static Entry, SpecError> {
    let known = || GAMES.iter().map(|entry| entry.offer.name()).collect::<Vec<_>>().join(", ");
    GAMES.iter().find(|entry| entry.offer.name() == name).ok_or_else(|| SpecError::UnknownName {
        what: "game",
        name: name.to_owned(),
        known: known(),
    })
}

/// The game a spec names and the position it begins with.
///
/// # Errors
/// Says what is wrong with the spec.
pub fn start(spec: &str) -> Result<(&'static Entry, Box<dyn Position>), SpecError> {
    let spec: Spec = spec.parse()?;
    let entry = entry(&spec.name)?;
    Ok((entry, entry.start(&spec)?))
}
