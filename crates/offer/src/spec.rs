//! The grammar in which games and bots are named: `name`, `name:value`, `name:key=value,key`.

use std::fmt;
use std::str::FromStr;

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

/// What is wrong with a spec.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// There is no name, or an item is empty.
    #[error("{spec:?} is not a spec: {problem}; write name, name:value or name:key=value,key")]
    Grammar {
        /// The whole text.
        spec: String,
        /// What is wrong with it.
        problem: String,
    },
    /// No game or bot is called that.
    #[error("there is no {what} {name:?}; there is {known}")]
    UnknownName {
        /// A game, a bot.
        what: &'static str,
        /// What was asked for.
        name: String,
        /// What could be asked for.
        known: String,
    },
    /// The name takes no such key.
    #[error("{name} takes no {key:?}; it takes {known}")]
    UnknownKey {
        /// The game or bot.
        name: String,
        /// What was asked for.
        key: String,
        /// What could be asked for.
        known: String,
    },
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
        expected: String,
    },
    /// The key was given twice.
    #[error("{name}: {key} is given twice")]
    Twice {
        /// The game or bot.
        name: String,
        /// The key.
        key: String,
    },
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let wrong = |problem: String| SpecError::Grammar { spec: text.to_owned(), problem };
        let (name, rest) = text.split_once(':').map_or((text, None), |(name, rest)| (name, Some(rest)));
        if name.trim().is_empty() {
            return Err(wrong("the name is missing".to_owned()));
        }
        let mut items = Vec::new();
        let mut place = name.chars().count() + 1;
        for item in rest.into_iter().flat_map(|rest| rest.split(',')) {
            let problem = |what: &str| wrong(format!("{what} at character {}", place + 1));
            items.push(match item.split_once('=') {
                None if item.trim().is_empty() => return Err(problem("nothing stands")),
                None => Item::Word(item.trim().to_owned()),
                Some((key, _)) if key.trim().is_empty() => return Err(problem("a key is missing")),
                Some((_, value)) if value.trim().is_empty() => return Err(problem("a value is missing")),
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
