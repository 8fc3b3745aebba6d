//! Monte Carlo tree search as a bot that any duel can offer: its parameters and what they mean.

use game::{Duel, Playout};
use search::mcts::{MCTS_UNIT, Mcts, MctsSettings, Playouts};

use crate::{Kind, Parameter, Player, Seated, Settings, Shown};

/// What the search can be told; what suits a game unless told is the game's to say.
pub const fn mcts_parameters(
    exploration: &'static str,
    rave: &'static str,
    expand: &'static str,
    playouts: &'static str,
) -> [Parameter; 6] {
    const fn number(name: &'static str, most: i64, default: &'static str, about: &'static str) -> Parameter {
        Parameter::new(name, Kind::Number { least: 0, most, words: &[], default }, about)
    }
    [
        number("simulations", 1_000_000_000_000, "100000", "games it plays where neither time nor nodes are limited"),
        number("exploration", 1_000, exploration, "how much it prefers moves it has tried less often, in hundredths"),
        number(
            "rave",
            1_000_000,
            rave,
            "visits until a move's own games weigh more than those that saw it later; 0: never",
        ),
        number("expand", 1_000, expand, "visits until a position gets its moves in the tree"),
        Parameter::new(
            "playouts",
            Kind::Word { words: &["plain", "skilled"], default: playouts },
            "how it plays on where its tree ends: anything, or what is known to be better",
        ),
        number("memory", 65_536, "64", "megabytes for its tree"),
    ]
}

/// The search with these settings, as a bot.
pub fn mcts<G: Duel + Playout + Shown>(settings: &Settings) -> Box<dyn Player> {
    let number = |key: &str| settings.number(key).expect("a parameter of the search is a number");
    let search = Mcts::<G>::new(MctsSettings {
        simulations: number("simulations").max(1) as u64,
        exploration: number("exploration") as f32 / 100.0,
        rave: number("rave") as f32,
        expand_at: number("expand") as u32,
        playouts: if settings.text("playouts") == "skilled" { Playouts::Skilled } else { Playouts::Plain },
        bytes: (number("memory") as usize) << 20,
        ..MctsSettings::default()
    });
    Seated::scaled(search, f64::from(MCTS_UNIT))
}
