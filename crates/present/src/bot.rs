//! The bots of a game, each with what it can be told.

use search::{Bot, Curve};

use crate::{Item, Parameter, Parameters, Shown, Solver, Spec, SpecError, Why};

crate::parameters! {
    /// Nothing can be told.
    pub struct NoParameters {}
}

/// A game that bots play.
pub trait Playable: Shown {
    /// What is agreed on before a game and known to all, such as the size of the board: all that a bot is made from.
    type Rules: Send + Sync + 'static;

    /// What was agreed on before this game.
    fn rules(&self) -> Self::Rules;
    /// The bots that play it.
    fn bots() -> Vec<BotOffer<Self>>;
    /// Finds exact values, where the game has a solver.
    fn solver() -> Option<Box<dyn Solver<Self>>> {
        None
    }
}

/// Makes a bot from its spec for games with these rules, with a seed.
type Make<G> = dyn Fn(&Spec, &<G as Playable>::Rules, u64) -> Result<Box<dyn Bot<G>>, SpecError> + Send + Sync;

/// A bot that a game offers.
pub struct BotOffer<G: Playable> {
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

impl<G: Playable> BotOffer<G> {
    /// A bot that is made from its parameters, the rules of the game and a seed.
    pub fn new<P: Parameters + Send + Sync + 'static, B: Bot<G> + 'static>(
        name: &'static str,
        about: &'static str,
        defaults: P,
        make: impl Fn(P, &G::Rules, u64) -> B + Send + Sync + 'static,
    ) -> Self {
        let parameters = defaults.list();
        let make = move |spec: &Spec, rules: &G::Rules, seed: u64| {
            Ok(Box::new(make(defaults.read(spec)?, rules, seed)) as Box<dyn Bot<G>>)
        };
        BotOffer { name, about, parameters, curve: Curve::FLAT, make: Box::new(make) }
    }

    /// The same bot with the curve that its games were fitted with.
    #[must_use]
    pub fn with_curve(self, curve: Curve) -> Self {
        BotOffer { curve, ..self }
    }

    /// The bot that a spec asks for, for games with these rules.
    ///
    /// # Errors
    /// Names the parameter that is refused, such as more memory than the system gives.
    pub fn make(&self, spec: &Spec, rules: &G::Rules, seed: u64) -> Result<Box<dyn Bot<G>>, SpecError> {
        spec.check_room(|megabytes| {
            let bytes = usize::try_from(megabytes).ok().and_then(|megabytes| megabytes.checked_mul(1 << 20));
            bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
        })?;
        (self.make)(spec, rules, seed)
    }
}

/// What bots call the megabytes they take.
const MEGABYTES: [&str; 2] = ["table", "memory"];

impl Spec {
    /// Whether there is room for the megabytes that the spec of a bot asks for in so many words.
    ///
    /// # Errors
    /// Names the parameter that asks for too many.
    pub fn check_room(&self, is_room: impl Fn(u64) -> bool) -> Result<(), SpecError> {
        for item in &self.items {
            if let Item::Pair(key, value) = item
                && MEGABYTES.contains(&&**key)
                && value.parse().is_ok_and(|megabytes: u64| !is_room(megabytes))
            {
                let expected = Why {
                    key: "expected-room".to_owned(),
                    arguments: Vec::new(),
                    english: "as many megabytes as this machine can give".to_owned(),
                };
                let (name, key, value) = (self.name.clone(), key.clone(), value.clone());
                return Err(SpecError::BadValue { name, key, value, expected });
            }
        }
        Ok(())
    }
}
