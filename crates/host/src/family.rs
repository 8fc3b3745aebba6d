//! A game by name, without its types.

use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

use rusc_present::{
    Hold, NoPuzzle, Offer, Parameter, Parameters, Playable, Puzzle, Seed, Spec, SpecError, Step, Value,
};

use crate::position::Held;
use crate::{AnyPosition, BotInfo};

/// A game by name, with its options and bots.
pub trait Family: Send + Sync {
    /// The game's name in specs.
    fn name(&self) -> &'static str;
    /// The game's English title.
    fn title(&self) -> &'static str;
    /// The spec of the bot at each level: beginner, normal, advanced, expert.
    fn levels(&self) -> [&'static str; 4];
    /// The possible numbers of players.
    fn seats(&self) -> RangeInclusive<u8>;
    /// The game's options.
    fn options(&self) -> Vec<Parameter>;
    /// The bots that play it.
    fn bots(&self) -> Vec<BotInfo>;
    /// The starting position that a spec of this game describes.
    ///
    /// # Errors
    /// Names the option that is invalid.
    fn start(&self, spec: &Spec) -> Result<Arc<dyn AnyPosition>, SpecError>;
    /// The spec in its usual form. If the game has a secret seed and the spec gives none, `seed` is filled in.
    ///
    /// # Errors
    /// Names the option that is invalid.
    fn dealt(&self, spec: &Spec, seed: Seed) -> Result<Spec, SpecError>;
    /// The spec with one option set to another value.
    ///
    /// # Errors
    /// Names the option that is invalid.
    fn with_option(&self, spec: &Spec, name: &str, value: &str) -> Result<Spec, SpecError>;
    /// Balanced openings for matches of this spec: one list of moves per line, with comments after `#`; empty if there are none.
    ///
    /// # Errors
    /// Names the option that is invalid.
    fn openings(&self, spec: &Spec) -> Result<&'static str, SpecError>;
    /// The puzzles that come with the game.
    ///
    /// # Errors
    /// Names the line that is not a puzzle.
    fn puzzles(&self) -> Result<Vec<Puzzle>, NoPuzzle>;
    /// The steps of the game's tutorial; empty if there is none.
    fn course(&self) -> &'static [Step];
    /// Splits a list of moves; each move comes with the byte it begins at.
    fn split<'t>(&self, moves: &'t str) -> Vec<(usize, &'t str)>;
}

/// An [`Offer`] as a [`Family`], without the game's types.
pub struct Offered<O>(PhantomData<fn() -> O>);

impl<O: Offer> Offered<O> {
    /// The game of the offer `O`, behind a shared pointer.
    pub fn shared() -> Arc<dyn Family> {
        Arc::new(Offered::<O>(PhantomData))
    }
}

/// Wraps the typed starting position of a game in [`Held`].
struct Holder;

impl<O: Offer> Hold<O> for Holder {
    type Held = Arc<dyn AnyPosition>;

    fn hold<G: Playable>(self, options: O::Options, game: G) -> Self::Held {
        let defaults = O::Options::default();
        Held::shared(O::NAME, &options.spec(O::NAME, &defaults), &options.public_spec(O::NAME, &defaults), game)
    }
}

impl<O: Offer> Family for Offered<O> {
    fn name(&self) -> &'static str {
        O::NAME
    }
    fn title(&self) -> &'static str {
        O::TITLE
    }
    fn levels(&self) -> [&'static str; 4] {
        O::LEVELS
    }
    fn seats(&self) -> RangeInclusive<u8> {
        O::SEATS
    }
    fn options(&self) -> Vec<Parameter> {
        O::Options::default().list()
    }
    fn bots(&self) -> Vec<BotInfo> {
        let start = O::start(O::Options::default(), Holder).expect("a game can begin with its defaults");
        start.bots()
    }
    fn start(&self, spec: &Spec) -> Result<Arc<dyn AnyPosition>, SpecError> {
        O::start(O::Options::default().read(spec)?, Holder)
    }
    fn dealt(&self, spec: &Spec, seed: Seed) -> Result<Spec, SpecError> {
        let defaults = O::Options::default();
        let options = defaults.read(spec)?;
        let missing = |parameter: &Parameter| parameter.is_secret && parameter.default.is_empty();
        let spec = options.spec(O::NAME, &defaults);
        match options.list().into_iter().find(missing) {
            Some(secret) => self.with_option(&spec, secret.name, &seed.write()),
            None => Ok(spec),
        }
    }
    fn with_option(&self, spec: &Spec, name: &str, value: &str) -> Result<Spec, SpecError> {
        let defaults = O::Options::default();
        let mut options = defaults.read(spec)?;
        if !options.set(name, value) {
            let asked = Spec {
                name: spec.name.clone(),
                items: vec![rusc_present::Item::Pair(name.to_owned(), value.to_owned())],
            };
            defaults.read(&asked)?;
        }
        Ok(options.spec(O::NAME, &defaults))
    }
    fn openings(&self, spec: &Spec) -> Result<&'static str, SpecError> {
        Ok(O::openings(&O::Options::default().read(spec)?))
    }
    fn puzzles(&self) -> Result<Vec<Puzzle>, NoPuzzle> {
        Puzzle::list(O::puzzles())
    }
    fn course(&self) -> &'static [Step] {
        O::course()
    }
    fn split<'t>(&self, moves: &'t str) -> Vec<(usize, &'t str)> {
        O::split(moves)
    }
}
