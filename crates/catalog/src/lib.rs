//! The one list of games. A game stands here on one line, and then it is in the command line, the browser, matches and tests.

mod entry;
mod level;

pub use entry::{Entry, MovesError};
pub use level::Level;

use offer::{Position, Settings, Spec, SpecError};

/// Every game, with its bot for each level: beginner, normal, expert.
pub const GAMES: &[Entry] = &[
    Entry::new(&connect4::ConnectFour, ["alphabeta:depth=2", "alphabeta:depth=6", "perfect"]),
    Entry::new(&hex::AnySize, ["dijkstra:depth=1", "hexodus:depth=2", "hexodus:depth=3"]),
    Entry::new(&hexadom::HexadomOffer, ["tree:minimum", "tree:standard", "ismcts:simulations=50000"]),
    Entry::new(&hexland::Hexland, ["dummy", "negamax", "mcts"]),
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

/// The spec with this seed, where its game deals hidden pieces and no seed is given; else the spec as it is.
///
/// # Errors
/// Says what is wrong with the spec.
pub fn dealt(spec: &str, seed: u64) -> Result<String, SpecError> {
    let read: Spec = spec.parse()?;
    let options = entry(&read.name)?.offer.options();
    let settings = Settings::read(&read, options)?;
    let is_missing =
        options.iter().any(|option| option.is_secret && option.name == "seed" && settings.text("seed").is_empty());
    Ok(if is_missing { settings.with("seed", seed).spec() } else { spec.to_owned() })
}
