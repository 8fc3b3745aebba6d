//! Information-set tree search as a bot that any game with hidden hands can offer: its parameters and what they mean.

use game::{Hidden, Playout};
use search::ismcts::{ISMCTS_UNIT, Ismcts, IsmctsSettings};

use crate::{Kind, Parameter, Player, Seated, Settings, Shown};

/// What the search can be told; what suits a game unless told is the game's to say.
pub const fn ismcts_parameters(exploration: &'static str, widening: &'static str) -> [Parameter; 4] {
    const fn number(name: &'static str, most: i64, default: &'static str, about: &'static str) -> Parameter {
        Parameter::new(name, Kind::Number { least: 0, most, words: &[], default }, about)
    }
    [
        number("simulations", 1_000_000_000_000, "10000", "games it plays where neither time nor nodes are limited"),
        number("exploration", 1_000, exploration, "how much it prefers moves it has tried less often, in hundredths"),
        number("widening", 100_000, widening, "how soon more moves come into the tree, in hundredths"),
        number("memory", 65_536, "64", "megabytes for its tree"),
    ]
}

/// The search with these settings, as a bot.
pub fn ismcts<G: Hidden<View: Sync> + Playout + Shown>(settings: &Settings) -> Box<dyn Player> {
    let number = |key: &str| settings.number(key).expect("a parameter of the search is a number");
    let search = Ismcts::new(IsmctsSettings {
        simulations: number("simulations").max(1) as u64,
        exploration: number("exploration") as f32 / 100.0,
        widening: number("widening") as f32 / 100.0,
        bytes: (number("memory") as usize) << 20,
    });
    Seated::<G, _>::scaled(search, f64::from(ISMCTS_UNIT))
}
