//! A spec held against the parameters of what it names: every parameter has its value.

use crate::{Item, Kind, Parameter, Spec, SpecError};

/// The values of all parameters of a game, a bot or an experiment.
#[derive(Clone, Debug)]
pub struct Settings {
    name: String,
    values: Vec<(&'static Parameter, String)>,
}

impl Settings {
    /// Reads what a spec asks for; what it does not mention has its default. A word that is no key is the value of the first
    /// parameter.
    ///
    /// # Errors
    /// Names the key or value that is not taken and lists those that are.
    pub fn read(spec: &Spec, parameters: &'static [Parameter]) -> Result<Self, SpecError> {
        let mut given: Vec<(&'static Parameter, String)> = Vec::new();
        for item in &spec.items {
            let (parameter, value) = meaning(spec, item, parameters)?;
            let name = || spec.name.clone();
            if !parameter.takes(&value) {
                let expected = parameter.expected();
                return Err(SpecError::BadValue { name: name(), key: parameter.name.to_owned(), value, expected });
            }
            if given.iter().any(|(other, _)| other.name == parameter.name) {
                return Err(SpecError::Twice { name: name(), key: parameter.name.to_owned() });
            }
            given.push((parameter, value));
        }
        let value_of = |parameter: &'static Parameter| {
            given.iter().find(|(other, _)| other.name == parameter.name).map_or_else(
                || parameter.default().to_owned(),
                // Numbers are kept as they would be printed, so that equal settings look equal.
                |(_, value)| value.parse::<i64>().map_or(value.clone(), |number| number.to_string()),
            )
        };
        let values = parameters.iter().map(|parameter| (parameter, value_of(parameter))).collect();
        Ok(Settings { name: spec.name.clone(), values })
    }

    /// The value of a parameter as text.
    ///
    /// # Panics
    /// If there is no such parameter.
    pub fn text(&self, key: &str) -> &str {
        let found = self.values.iter().find(|(parameter, _)| parameter.name == key);
        &found.unwrap_or_else(|| panic!("{} has no parameter {key}", self.name)).1
    }

    /// The value of a parameter that is a number; none if it is a word or not set.
    pub fn number(&self, key: &str) -> Option<i64> {
        self.text(key).parse().ok()
    }

    /// Whether a flag is on, in whatever way.
    pub fn is_on(&self, key: &str) -> bool {
        self.text(key) != "off"
    }

    /// The same settings with another value for one parameter.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl ToString) -> Self {
        for (parameter, old) in &mut self.values {
            if parameter.name == key {
                *old = value.to_string();
            }
        }
        self
    }

    /// The spec that says just this, defaults left out.
    pub fn spec(&self) -> String {
        self.print(|_| true)
    }

    /// The spec without what a seat may not know.
    pub fn public_spec(&self) -> String {
        self.print(|parameter| !parameter.is_secret)
    }

    /// An error about a value that only its owner could refuse.
    pub fn refuse(&self, key: &str, expected: impl Into<String>) -> SpecError {
        SpecError::BadValue {
            name: self.name.clone(),
            key: key.to_owned(),
            value: self.text(key).to_owned(),
            expected: expected.into(),
        }
    }

    fn print(&self, shown: impl Fn(&Parameter) -> bool) -> String {
        let told = self.values.iter().filter(|(parameter, value)| shown(parameter) && value != parameter.default());
        let items = told.map(|(parameter, value)| match parameter.kind {
            Kind::Flag { .. } if value == "on" => Item::Word(parameter.name.to_owned()),
            _ => Item::Pair(parameter.name.to_owned(), value.clone()),
        });
        Spec { name: self.name.clone(), items: items.collect() }.to_string()
    }
}

fn meaning(
    spec: &Spec,
    item: &Item,
    parameters: &'static [Parameter],
) -> Result<(&'static Parameter, String), SpecError> {
    let unknown = |key: &str| SpecError::UnknownKey {
        name: spec.name.clone(),
        key: key.to_owned(),
        known: match parameters {
            [] => "nothing".to_owned(),
            _ => parameters.iter().map(|parameter| parameter.name).collect::<Vec<_>>().join(", "),
        },
    };
    let named = |key: &str| parameters.iter().find(|parameter| parameter.name == key);
    match item {
        Item::Pair(key, value) => Ok((named(key).ok_or_else(|| unknown(key))?, value.clone())),
        Item::Word(word) => match (named(word), parameters.first()) {
            (Some(parameter), _) if matches!(parameter.kind, Kind::Flag { .. }) => Ok((parameter, "on".to_owned())),
            (Some(parameter), _) => Err(SpecError::BadValue {
                name: spec.name.clone(),
                key: word.clone(),
                value: String::new(),
                expected: parameter.expected(),
            }),
            (None, Some(first)) if !matches!(first.kind, Kind::Flag { .. }) => Ok((first, word.clone())),
            (None, _) => Err(unknown(word)),
        },
    }
}
