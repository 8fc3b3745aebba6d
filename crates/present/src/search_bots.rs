//! The searches of `rusc-search` as bots that any game can offer.

use rusc_game::{Duel, Hidden, Playout};
use rusc_search::Random;
use rusc_search::ismcts::{Ismcts, IsmctsSettings};
use rusc_search::mcts::{Mcts, MctsSettings, Playouts};

use crate::{BotOffer, NoParameters, Playable};

crate::words! {
    Playouts { Playouts::Plain => "plain", Playouts::Skilled => "skilled" }
}

crate::parameters! {
    /// Parameters of Monte Carlo tree search.
    pub struct MctsParameters {
        /// number of simulations if neither time nor nodes are limited
        simulations: u64 = MctsSettings::default().simulations, 1..=1_000_000_000_000, simulations;
        /// exploration constant in hundredths: how much rarely tried moves are preferred
        exploration: u32 = hundredths(MctsSettings::default().exploration), 0..=1_000;
        /// visits at which a move's own results outweigh its RAVE results; 0 turns RAVE off
        rave: u32 = MctsSettings::default().rave as u32, 0..=1_000_000;
        /// visits after which a node is expanded
        expand: u32 = MctsSettings::default().expand_at, 0..=1_000;
        /// how games are played out beyond the tree: at random, or with moves known to be better
        playouts: Playouts = MctsSettings::default().playouts;
        /// memory for the tree in megabytes
        memory: usize = MctsSettings::default().bytes >> 20, 0..=65_536, megabytes;
    }
}

crate::parameters! {
    /// Parameters of information-set Monte Carlo tree search.
    pub struct IsmctsParameters {
        /// number of simulations if neither time nor nodes are limited
        simulations: u64 = IsmctsSettings::default().simulations, 1..=1_000_000_000_000, simulations;
        /// exploration constant in hundredths: how much rarely tried moves are preferred
        exploration: u32 = hundredths(IsmctsSettings::default().exploration), 0..=1_000;
        /// how quickly more moves of a node enter the tree, in hundredths
        widening: u32 = hundredths(IsmctsSettings::default().widening), 0..=100_000;
        /// memory for the tree in megabytes
        memory: usize = IsmctsSettings::default().bytes >> 20, 0..=65_536, megabytes;
    }
}

/// A fraction as written in a spec, in hundredths.
fn hundredths(share: f32) -> u32 {
    (share * 100.0).round() as u32
}

/// The bot `random`, for games without hidden information.
pub fn random<G: Playable<View = G>>(about: &'static str) -> BotOffer<G> {
    BotOffer::new("random", about, NoParameters::default(), |_, _, seed| Random::new(seed))
}

/// The bot `mcts` with the given default parameters.
pub fn mcts<G: Playable + Duel + Playout>(defaults: MctsParameters) -> BotOffer<G> {
    let make = |parameters: MctsParameters, _: &G::Rules, _: u64| {
        Mcts::<G>::new(MctsSettings {
            simulations: parameters.simulations,
            exploration: parameters.exploration as f32 / 100.0,
            rave: parameters.rave as f32,
            expand_at: parameters.expand,
            playouts: parameters.playouts,
            bytes: parameters.memory << 20,
            ..MctsSettings::default()
        })
    };
    let about = "Monte Carlo tree search: grows a tree of moves from many random games";
    BotOffer::new("mcts", about, defaults, make)
}

/// The bot `ismcts` with the given default parameters.
pub fn ismcts<G: Playable + Hidden<View: Sync> + Playout>(defaults: IsmctsParameters) -> BotOffer<G> {
    let make = |parameters: IsmctsParameters, _: &G::Rules, _: u64| {
        Ismcts::new(IsmctsSettings {
            simulations: parameters.simulations,
            exploration: parameters.exploration as f32 / 100.0,
            widening: parameters.widening as f32 / 100.0,
            bytes: parameters.memory << 20,
        })
    };
    let about = "information-set Monte Carlo tree search: deals the hidden pieces anew for each random game";
    BotOffer::new("ismcts", about, defaults, make)
}
