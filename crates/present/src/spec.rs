//! The syntax of specs for games and bots: `name`, `name:value`, `name:key=value,key`.

use std::fmt;
use std::str::FromStr;

use crate::Why;

/// A parsed spec, not yet checked against the parameters of the game or bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The name of a game or a bot.
    pub name: String,
    /// The items after the colon.
    pub items: Vec<Item>,
}

/// One item of a spec: `key=value`, or one word that is a key or a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A single word.
    Word(String),
    /// A key and its value.
    Pair(String, String),
}

crate::reasons! {
    /// Why a spec is invalid.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SpecError {
        /// The name is missing.
        #[error("{spec:?} is not a spec: the name is missing; write name, name:value or name:key=value,key")]
        NoName {
            /// The spec as given.
            spec: String,
        } => "spec-no-name",
        /// An item is empty.
        #[error("{spec:?} is not a spec: an option is missing at character {place}; write name, name:value or name:key=value,key")]
        NoItem {
            /// The spec as given.
            spec: String,
            /// The character at which the error is, counted from 1.
            place: usize,
        } => "spec-no-item",
        /// A key is missing before an equals sign.
        #[error("{spec:?} is not a spec: a key is missing at character {place}; write name, name:value or name:key=value,key")]
        NoKey {
            /// The spec as given.
            spec: String,
            /// The character at which the error is, counted from 1.
            place: usize,
        } => "spec-no-key",
        /// A value is missing after an equals sign.
        #[error("{spec:?} is not a spec: a value is missing at character {place}; write name, name:value or name:key=value,key")]
        NoValue {
            /// The spec as given.
            spec: String,
            /// The character at which the error is, counted from 1.
            place: usize,
        } => "spec-no-value",
        /// There is no game of this name.
        #[error("there is no game {name:?}; the games are {known}")]
        UnknownGame {
            /// The name that was given.
            name: String,
            /// The known names.
            known: String,
        } => "spec-unknown-game",
        /// There is no bot of this name.
        #[error("there is no bot {name:?}; the bots are {known}")]
        UnknownBot {
            /// The name that was given.
            name: String,
            /// The known names.
            known: String,
        } => "spec-unknown-bot",
        /// The game or bot has no parameters.
        #[error("{name} has no options, so it cannot take {key:?}")]
        TakesNothing {
            /// The name of the game or bot.
            name: String,
            /// The key that was given.
            key: String,
        } => "spec-takes-nothing",
        /// The game or bot has no such parameter.
        #[error("{name} has no option {key:?}; its options are {known}")]
        UnknownKey {
            /// The name of the game or bot.
            name: String,
            /// The key that was given.
            key: String,
            /// The known keys.
            known: String,
        } => "spec-unknown-key",
        /// The parameter does not permit this value.
        #[error("{name}: {key} cannot be {value:?}; expected {expected}")]
        BadValue {
            /// The name of the game or bot.
            name: String,
            /// The key of the parameter.
            key: String,
            /// The value that was given.
            value: String,
            /// A description of the permitted values.
            expected: Why,
        } => "spec-bad-value",
        /// The parameter was given twice.
        #[error("{name}: {key} is given twice")]
        Twice {
            /// The name of the game or bot.
            name: String,
            /// The key of the parameter.
            key: String,
        } => "spec-twice",
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let spec = || text.to_owned();
        let (name, rest) = text.split_once(':').map_or((text, None), |(name, rest)| (name, Some(rest)));
        if name.trim().is_empty() {
            return Err(SpecError::NoName { spec: spec() });
        }
        let mut items = Vec::new();
        // Positions are counted from 1, and a colon or comma precedes every item.
        let mut place = name.chars().count() + 2;
        for item in rest.into_iter().flat_map(|rest| rest.split(',')) {
            items.push(match item.split_once('=') {
                None if item.trim().is_empty() => return Err(SpecError::NoItem { spec: spec(), place }),
                None => Item::Word(item.trim().to_owned()),
                Some((key, _)) if key.trim().is_empty() => return Err(SpecError::NoKey { spec: spec(), place }),
                Some((_, value)) if value.trim().is_empty() => return Err(SpecError::NoValue { spec: spec(), place }),
                Some((key, value)) => Item::Pair(key.trim().to_owned(), value.trim().to_owned()),
            });
            place += item.chars().count() + 1;
        }
        Ok(Spec { name: name.trim().to_owned(), items })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (index, item) in self.items.iter().enumerate() {
            f.write_str(if index == 0 { ":" } else { "," })?;
            match item {
                Item::Word(word) => f.write_str(word)?,
                Item::Pair(key, value) => write!(f, "{key}={value}")?,
            }
        }
        Ok(())
    }
}
