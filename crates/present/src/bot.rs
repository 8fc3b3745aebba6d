//! The bots of a game, each with what it can be told.

use rusc_search::{Bot, Curve};

use crate::{Parameter, Parameters, Quantity, Shown, Solver, Spec, SpecError, Why};

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
        spec.check_room(&self.parameters, |megabytes| {
            let bytes = usize::try_from(megabytes).ok().and_then(|megabytes| megabytes.checked_mul(1 << 20));
            bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
        })?;
        (self.make)(spec, rules, seed)
    }
}

crate::reasons! {
    /// What a number of megabytes must be, where it is too large.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NoRoom {
        /// There are not so many.
        #[error("as many megabytes as this machine can give")]
        TooMany => "expected-room",
    }
}

impl Spec {
    /// Whether there is room for the megabytes that the spec of a bot asks for in so many words.
    ///
    /// # Errors
    /// Names the parameter that asks for too many, or that does not exist.
    pub fn check_room(&self, parameters: &[Parameter], is_room: impl Fn(u64) -> bool) -> Result<(), SpecError> {
        for (parameter, value) in self.asked(parameters)? {
            if parameter.quantity == Quantity::Megabytes && value.parse().is_ok_and(|megabytes| !is_room(megabytes)) {
                return Err(SpecError::BadValue {
                    name: self.name.clone(),
                    key: parameter.name.to_owned(),
                    value: value.to_owned(),
                    expected: Why::of(&NoRoom::TooMany),
                });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::parameters! {
        /// What a hoarder can be told.
        struct Hoard {
            /// what it keeps
            heap: usize = 1, 0..=9, megabytes;
            /// what it has in mind
            memory: usize = 1, 0..=9;
        }
    }

    #[test]
    fn room_is_asked_for_what_is_declared_as_megabytes_whatever_its_name() {
        let check = |spec: &str| {
            let spec: Spec = spec.parse().expect("a spec");
            spec.check_room(&Hoard::default().list(), |megabytes| megabytes <= 4)
        };
        assert_eq!(["h", "h:heap=4", "h:memory=9", "h:3,memory=5"].map(check), [(); 4].map(Ok));
        for spec in ["h:heap=5", "h:5", "h:memory=1,heap=9"] {
            let Err(SpecError::BadValue { key, expected, .. }) = check(spec) else { panic!("{spec} has no room") };
            assert_eq!((&*key, &*expected.key), ("heap", "expected-room"));
        }
    }
}
