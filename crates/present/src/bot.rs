//! The bots of a game, each with what it can be told.

use game::Game;
use search::{Bot, Curve};

use crate::{Parameter, Parameters, Shown, Solver, Spec, SpecError};

crate::parameters! {
    /// Nothing can be told.
    pub struct NoParameters {}
}

/// A game that bots play.
pub trait Playable: Shown {
    /// The bots that play it.
    fn bots() -> Vec<BotOffer<Self>>;
    /// Finds exact values, where the game has a solver.
    fn solver() -> Option<Box<dyn Solver<Self>>> {
        None
    }
}

/// Makes a bot from its spec for games that begin as a position does, with a seed.
type Make<G> = dyn Fn(&Spec, &G, u64) -> Result<Box<dyn Bot<G>>, SpecError> + Send + Sync;

/// A bot that a game offers.
pub struct BotOffer<G: Game> {
    /// What it is called.
    pub name: &'static str,
    /// One line on how it thinks.
    pub about: &'static str,
    /// What it can be told.
    pub parameters: Vec<Parameter>,
    /// How its estimates become chances to win.
    pub curve: Curve,
    make: Box<Make<G>>,
}

impl<G: Game> BotOffer<G> {
    /// A bot that is made from its parameters, the start of the game and a seed.
    pub fn new<P: Parameters + Send + Sync + 'static, B: Bot<G> + 'static>(
        name: &'static str,
        about: &'static str,
        defaults: P,
        make: impl Fn(P, &G, u64) -> B + Send + Sync + 'static,
    ) -> Self {
        let parameters = defaults.list();
        let make = move |spec: &Spec, start: &G, seed: u64| {
            Ok(Box::new(make(defaults.read(spec)?, start, seed)) as Box<dyn Bot<G>>)
        };
        BotOffer { name, about, parameters, curve: Curve::FLAT, make: Box::new(make) }
    }

    /// The same bot with the curve that its games were fitted with.
    #[must_use]
    pub fn with_curve(self, curve: Curve) -> Self {
        BotOffer { curve, ..self }
    }

    /// The bot that a spec asks for, for games that begin as `start` does.
    ///
    /// # Errors
    /// Names the parameter that is refused.
    pub fn make(&self, spec: &Spec, start: &G, seed: u64) -> Result<Box<dyn Bot<G>>, SpecError> {
        (self.make)(spec, start, seed)
    }
}
