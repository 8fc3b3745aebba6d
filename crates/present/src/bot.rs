//! The bots a game offers, with their parameters.

use rusc_game::{Rng, Seat};
use rusc_search::{Bot, Curve};

use crate::{Parameter, Parameters, Quantity, Shown, Solver, Spec, SpecError, Unverified, Verified, Why};

crate::parameters! {
    /// For bots without parameters.
    pub struct NoParameters {}
}

/// A game that has bots.
pub trait Playable: Shown {
    /// The options fixed before a game and known to all, such as the board size; bots are created from them.
    type Rules: Send + Sync + 'static;

    /// The rules of this game.
    fn rules(&self) -> Self::Rules;
    /// The bots of this game.
    fn bots() -> Vec<BotOffer<Self>>;
    /// The exact solver, if the game has one.
    fn solver() -> Option<Box<dyn Solver<Self>>> {
        None
    }
    /// The positions that differ from this one only by a symmetry of the game; none by default.
    fn copies(&self) -> Vec<Self> {
        Vec::new()
    }
    /// A position that looks the same to a seat, with what it cannot see dealt again; `None` if nothing is hidden.
    fn redealt(&self, _seat: Seat, _rng: &mut Rng) -> Option<Self> {
        None
    }
    /// Checks a proof on the board of this position, by the rules alone; `None` if the game has no proofs.
    fn verify(&self, _proof: &str) -> Option<Result<Verified<Self>, Unverified>> {
        None
    }
}

/// Creates a bot from its spec, the rules and a seed.
type Make<G> = dyn Fn(&Spec, &<G as Playable>::Rules, u64) -> Result<Box<dyn Bot<G>>, SpecError> + Send + Sync;

/// Chooses the curve for a spec and the rules.
type Curved<G> = dyn Fn(&Spec, &<G as Playable>::Rules) -> Result<Curve, SpecError> + Send + Sync;

/// A bot that a game offers.
pub struct BotOffer<G: Playable> {
    /// The name of the bot in specs.
    pub name: &'static str,
    /// One line on how the bot thinks.
    pub about: &'static str,
    /// The parameters of the bot.
    pub parameters: Vec<Parameter>,
    make: Box<Make<G>>,
    curve: Box<Curved<G>>,
}

impl<G: Playable> BotOffer<G> {
    /// A bot created by `make` from its parameters, the rules and a seed. The bot
    /// gives no estimates other than winning chances.
    pub fn new<P: Parameters + Send + Sync + 'static, B: Bot<G> + 'static>(
        name: &'static str,
        about: &'static str,
        defaults: P,
        make: impl Fn(P, &G::Rules, u64) -> B + Send + Sync + 'static,
    ) -> Self {
        BotOffer::estimating(name, about, defaults, make, |_, _| Curve::FLAT)
    }

    /// A bot whose estimates `curve` turns into winning chances, depending on its parameters and the rules.
    pub fn estimating<P: Parameters + Send + Sync + 'static, B: Bot<G> + 'static>(
        name: &'static str,
        about: &'static str,
        defaults: P,
        make: impl Fn(P, &G::Rules, u64) -> B + Send + Sync + 'static,
        curve: impl Fn(&P, &G::Rules) -> Curve + Send + Sync + 'static,
    ) -> Self {
        let (parameters, declared) = (defaults.list(), defaults.clone());
        let make = move |spec: &Spec, rules: &G::Rules, seed: u64| {
            Ok(Box::new(make(defaults.read(spec)?, rules, seed)) as Box<dyn Bot<G>>)
        };
        let curve = move |spec: &Spec, rules: &G::Rules| Ok(curve(&declared.read(spec)?, rules));
        BotOffer { name, about, parameters, make: Box::new(make), curve: Box::new(curve) }
    }

    /// The curve that turns the bot's estimates into winning chances, for a spec and these rules.
    ///
    /// # Errors
    /// Names the rejected parameter.
    pub fn curve(&self, spec: &Spec, rules: &G::Rules) -> Result<Curve, SpecError> {
        (self.curve)(spec, rules)
    }

    /// Creates the bot for a spec and these rules.
    ///
    /// # Errors
    /// Names the rejected parameter, for example one that asks for more memory than is available.
    pub fn make(&self, spec: &Spec, rules: &G::Rules, seed: u64) -> Result<Box<dyn Bot<G>>, SpecError> {
        spec.check_room(&self.parameters, &is_available)?;
        (self.make)(spec, rules, seed)
    }
}

/// Whether the machine has this much memory available.
fn is_available(megabytes: u64) -> bool {
    let bytes = usize::try_from(megabytes).ok().and_then(|megabytes| megabytes.checked_mul(1 << 20));
    bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}

crate::reasons! {
    /// The amount of memory that was expected when a spec asks for too much.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NoRoom {
        /// The spec asks for more memory than is available.
        #[error("as many megabytes as this machine can give")]
        TooMany => "expected-room",
    }
}

impl Spec {
    /// Checks that the memory which a bot's spec asks for explicitly is available.
    ///
    /// # Errors
    /// Names the parameter that asks for too much memory or does not exist.
    pub fn check_room(&self, parameters: &[Parameter], is_room: &dyn Fn(u64) -> bool) -> Result<(), SpecError> {
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
        /// Test parameters, only one of which is measured in megabytes.
        struct Hoard {
            /// kept bytes
            heap: usize = 1, 0..=9, megabytes;
            /// an unrelated number
            memory: usize = 1, 0..=9;
        }
    }

    #[test]
    fn room_is_asked_for_what_is_declared_as_megabytes_whatever_its_name() {
        let check = |spec: &str| {
            let spec: Spec = spec.parse().expect("a spec");
            spec.check_room(&Hoard::default().list(), &|megabytes| megabytes <= 4)
        };
        assert_eq!(["h", "h:heap=4", "h:memory=9", "h:3,memory=5"].map(check), [(); 4].map(Ok));
        for spec in ["h:heap=5", "h:5", "h:memory=1,heap=9"] {
            let Err(SpecError::BadValue { key, expected, .. }) = check(spec) else { panic!("{spec} has no room") };
            assert_eq!((&*key, &*expected.key), ("heap", "expected-room"));
        }
    }
}
