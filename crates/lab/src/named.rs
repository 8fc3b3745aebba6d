//! Specs of games and bots as parameters of an experiment.

use std::ops::RangeInclusive;

use rusc_catalog::Catalog;
use rusc_present::{Kind, SpecError, Value};

/// The spec of a game or a bot, as a parameter.
#[derive(Clone, Debug)]
pub struct Named(pub(crate) String);

impl Named {
    /// The parameter with this value.
    pub fn new(text: &str) -> Named {
        Named(text.to_owned())
    }

    /// Its value.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Value for Named {
    fn kind(_: Option<RangeInclusive<i64>>) -> Kind {
        Kind::Text { expected: "expected-spec", english: "a spec (see rusc games)" }
    }
    fn read(text: &str) -> Option<Self> {
        (!text.is_empty()).then(|| Named(text.to_owned()))
    }
    fn write(&self) -> String {
        self.0.clone()
    }
}

/// The given spec of a game, or the default specs of all games.
pub(crate) fn boards(catalog: &Catalog, asked: Option<&Named>) -> Result<Vec<String>, SpecError> {
    match asked {
        Some(Named(spec)) => Ok(vec![catalog.fixed(spec)?]),
        None => catalog.measured(),
    }
}
