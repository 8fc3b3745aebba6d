//! The searches of the library as bots that any game can offer.

use rusc_game::{Duel, Hidden, Playout};
use rusc_search::Random;
use rusc_search::ismcts::{Ismcts, IsmctsSettings};
use rusc_search::mcts::{Mcts, MctsSettings, Playouts};

use crate::{BotOffer, NoParameters, Playable};

crate::words! {
    Playouts { Playouts::Plain => "plain", Playouts::Skilled => "skilled" }
}

crate::parameters! {
    /// What the tree search of duels can be told.
    pub struct MctsParameters {
        /// games it plays where neither time nor nodes are limited
        simulations: u64 = MctsSettings::default().simulations, 1..=1_000_000_000_000, simulations;
        /// how much it prefers moves it has tried less often, in hundredths
        exploration: u32 = hundredths(MctsSettings::default().exploration), 0..=1_000;
        /// visits until a move's own games weigh more than those that saw it later; 0: never
        rave: u32 = MctsSettings::default().rave as u32, 0..=1_000_000;
        /// visits until a position gets its moves in the tree
        expand: u32 = MctsSettings::default().expand_at, 0..=1_000;
        /// how it plays on where its tree ends: anything, or what is known to be better
        playouts: Playouts = MctsSettings::default().playouts;
        /// megabytes for its tree
        memory: usize = MctsSettings::default().bytes >> 20, 0..=65_536, megabytes;
    }
}

crate::parameters! {
    /// What the tree search of hidden hands can be told.
    pub struct IsmctsParameters {
        /// games it plays where neither time nor nodes are limited
        simulations: u64 = IsmctsSettings::default().simulations, 1..=1_000_000_000_000, simulations;
        /// how much it prefers moves it has tried less often, in hundredths
        exploration: u32 = hundredths(IsmctsSettings::default().exploration), 0..=1_000;
        /// how soon more moves come into the tree, in hundredths
        widening: u32 = hundredths(IsmctsSettings::default().widening), 0..=100_000;
        /// megabytes for its tree
        memory: usize = IsmctsSettings::default().bytes >> 20, 0..=65_536, megabytes;
    }
}

/// A share as a spec writes it.
fn hundredths(share: f32) -> u32 {
    (share * 100.0).round() as u32
}

/// The bot `random`, for games in which nothing is hidden.
pub fn random<G: Playable<View = G>>(about: &'static str) -> BotOffer<G> {
    BotOffer::new("random", about, NoParameters::default(), |_, _, seed| Random::new(seed))
}

/// The bot `mcts`, with what suits the game unless told.
pub fn mcts<G: Playable + Duel + Playout>(defaults: MctsParameters) -> BotOffer<G> {
    let make = |told: MctsParameters, _: &G::Rules, _: u64| {
        Mcts::<G>::new(MctsSettings {
            simulations: told.simulations,
            exploration: told.exploration as f32 / 100.0,
            rave: told.rave as f32,
            expand_at: told.expand,
            playouts: told.playouts,
            bytes: told.memory << 20,
            ..MctsSettings::default()
        })
    };
    let about = "plays many games at random and grows a tree of what it saw in them";
    BotOffer::new("mcts", about, defaults, make)
}

/// The bot `ismcts`, with what suits the game unless told.
pub fn ismcts<G: Playable + Hidden<View: Sync> + Playout>(defaults: IsmctsParameters) -> BotOffer<G> {
    let make = |told: IsmctsParameters, _: &G::Rules, _: u64| {
        Ismcts::new(IsmctsSettings {
            simulations: told.simulations,
            exploration: told.exploration as f32 / 100.0,
            widening: told.widening as f32 / 100.0,
            bytes: told.memory << 20,
        })
    };
    let about = "deals what it cannot see again and again, and grows a tree of the games it plays with that";
    BotOffer::new("ismcts", about, defaults, make)
}
