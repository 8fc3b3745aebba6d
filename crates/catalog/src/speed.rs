//! The speed of the tree searches, measured alike in the program and in a browser: which bots count simulations, from which position they
//! search, and how many simulations they do.

use std::sync::Arc;
use std::time::Duration;

use rusc_game::Rng;
use rusc_host::{AnyPosition, BotInfo};
use rusc_present::{Parameter, Quantity, SpecError, Value, Words};
use rusc_search::mcts::Playouts;
use rusc_search::{Control, Limits};

use crate::{Catalog, Entry};

/// The seed that fixes the deal in games with hidden pieces.
const DEAL: u64 = 1;
/// Moves before the measured position: bots may have a fixed answer to the first ones.
const OPENING: usize = 2;

impl Catalog {
    /// The specs whose speed is measured, one for each game.
    ///
    /// # Errors
    /// If the spec of a game is invalid.
    pub fn measured(&self) -> Result<Vec<String>, SpecError> {
        self.games().iter().map(|entry| self.fixed(entry.name())).collect()
    }

    /// A spec of a game with a deal that is always the same.
    ///
    /// # Errors
    /// If the spec is invalid.
    pub fn fixed(&self, spec: &str) -> Result<String, SpecError> {
        self.dealt(spec, DEAL)
    }

    /// Lets a bot search the measured position of a game for a time, and returns its simulations a second.
    ///
    /// # Errors
    /// If the spec of the game or of the bot is invalid.
    pub fn simulations_per_second(
        &self,
        game: &str,
        bot: &str,
        time: Duration,
        control: &Control,
    ) -> Result<f64, SpecError> {
        let (entry, start) = self.start(game)?;
        let position = after_random_moves(&start, OPENING, 1);
        let mut player = entry.bot(position.in_public(), bot, 1)?;
        let now = || control.clock.map_or(Duration::ZERO, |clock| clock());
        let began = now();
        let clock = || now() - began;
        let control =
            Control { limits: Limits { time: Some(time), ..Limits::default() }, clock: Some(&clock), ..*control };
        let seat = position.turn().seat().expect("after two moves a player is to move");
        let simulations = player.think(&position.seen_by(seat), &control, &mut |_| {}).nodes;
        Ok(simulations as f64 / clock().as_secs_f64())
    }
}

impl Entry {
    /// The specs of the game's tree searches, one for each kind of playout.
    pub fn tree_searches(&self) -> Vec<String> {
        let kinds = |bot: BotInfo| match bot.parameters.iter().find(|parameter| parameter.kind == Playouts::kind(None))
        {
            Some(Parameter { name, .. }) => {
                Playouts::NAMES.iter().map(|word| format!("{}:{name}={word}", bot.name)).collect()
            }
            None => vec![bot.name.to_owned()],
        };
        let is_tree_search =
            |bot: &BotInfo| bot.parameters.iter().any(|parameter| parameter.quantity == Quantity::Simulations);
        self.bots().into_iter().filter(is_tree_search).flat_map(kinds).collect()
    }
}

/// The position after some random moves, or before the one that would end the game.
pub fn after_random_moves(start: &Arc<dyn AnyPosition>, moves: usize, seed: u64) -> Arc<dyn AnyPosition> {
    let (mut position, mut rng) = (Arc::clone(start), Rng::new(seed));
    for _ in 0..moves {
        let Some(name) = position.random_move(&mut rng) else { break };
        let after = position.play(&name).expect("a random move can be played").position;
        if after.is_over() {
            break;
        }
        position = after;
    }
    position
}
