//! The grammar in which games and bots are named: `name`, `name:value`, `name:key=value,key`.

use std::fmt;
use std::str::FromStr;

use crate::Why;

/// A name and what was asked of it, not yet held against what the name can take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The name of a game or a bot.
    pub name: String,
    /// What stands behind the colon.
    pub items: Vec<Item>,
}

/// One part of a spec: `key=value`, or one word that is a key or a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A word alone.
    Word(String),
    /// A key and its value.
    Pair(String, String),
}

crate::reasons! {
    /// What is wrong with a spec.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SpecError {
        /// There is no name.
        #[error("{spec:?} is not a spec: the name is missing; write name, name:value or name:key=value,key")]
        NoName {
            /// The whole text.
            spec: String,
        } => "spec-no-name",
        /// Nothing stands between two commas.
        #[error("{spec:?} is not a spec: nothing stands at character {place}; write name, name:value or name:key=value,key")]
        NoItem {
            /// The whole text.
            spec: String,
            /// Where, counted from 1.
            place: usize,
        } => "spec-no-item",
        /// Nothing stands before an equals sign.
        #[error("{spec:?} is not a spec: a key is missing at character {place}; write name, name:value or name:key=value,key")]
        NoKey {
            /// The whole text.
            spec: String,
            /// Where, counted from 1.
            place: usize,
        } => "spec-no-key",
        /// Nothing stands behind an equals sign.
        #[error("{spec:?} is not a spec: a value is missing at character {place}; write name, name:value or name:key=value,key")]
        NoValue {
            /// The whole text.
            spec: String,
            /// Where, counted from 1.
            place: usize,
        } => "spec-no-value",
        /// No game is called that.
        #[error("there is no game {name:?}; there is {known}")]
        UnknownGame {
            /// What was asked for.
            name: String,
            /// What could be asked for.
            known: String,
        } => "spec-unknown-game",
        /// No bot is called that.
        #[error("there is no bot {name:?}; there is {known}")]
        UnknownBot {
            /// What was asked for.
            name: String,
            /// What could be asked for.
            known: String,
        } => "spec-unknown-bot",
        /// The name takes no keys at all.
        #[error("{name} takes no {key:?}; it takes nothing")]
        TakesNothing {
            /// The game or bot.
            name: String,
            /// What was asked for.
            key: String,
        } => "spec-takes-nothing",
        /// The name takes no such key.
        #[error("{name} takes no {key:?}; it takes {known}")]
        UnknownKey {
            /// The game or bot.
            name: String,
            /// What was asked for.
            key: String,
            /// What could be asked for.
            known: String,
        } => "spec-unknown-key",
        /// The key takes no such value.
        #[error("{name}: {key} cannot be {value:?}; expected {expected}")]
        BadValue {
            /// The game or bot.
            name: String,
            /// The key.
            key: String,
            /// What was asked for.
            value: String,
            /// What could be asked for.
            expected: Why,
        } => "spec-bad-value",
        /// The key was given twice.
        #[error("{name}: {key} is given twice")]
        Twice {
            /// The game or bot.
            name: String,
            /// The key.
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
        // Characters are counted from 1, and a colon or comma stands before every item.
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
