//! Parameters of games, bots and experiments: one declaration yields a typed struct.

use std::ops::RangeInclusive;

use crate::{Argument, Item, Spec, SpecError, Why};

/// A parameter of a game, a bot or an experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The key in specs.
    pub name: &'static str,
    /// One line on what the parameter does.
    pub about: &'static str,
    /// The permitted values.
    pub kind: Kind,
    /// The default value; empty for none.
    pub default: String,
    /// The quantity that the parameter's number stands for.
    pub quantity: Quantity,
    /// Whether the parameter reveals hidden information, as the seed of a deal does.
    pub is_secret: bool,
}

/// The quantity a number stands for, so that callers can limit time, memory and threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// A quantity that needs no limit.
    Other,
    /// Search depth.
    Plies,
    /// Simulations of a tree search.
    Simulations,
    /// Time in seconds.
    Seconds,
    /// Memory in megabytes.
    Megabytes,
    /// Number of threads.
    Threads,
}

/// The permitted values of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A switch that is off unless the spec mentions it.
    Flag {
        /// The words that the switch permits besides on and off.
        words: &'static [&'static str],
    },
    /// A whole number or one of several words.
    Number {
        /// The smallest number.
        least: i64,
        /// The largest number.
        most: i64,
        /// Words that stand for a number.
        words: &'static [&'static str],
    },
    /// One of several words.
    Word {
        /// The permitted words.
        words: &'static [&'static str],
    },
    /// Any text that the parameter's type can parse.
    Text {
        /// The key of the message that describes the text.
        expected: &'static str,
        /// The English description of the text.
        english: &'static str,
    },
}

impl Parameter {
    /// A description of the parameter's permitted values.
    pub fn expected(&self) -> Why {
        self.kind.expected()
    }

    /// Whether a value is permitted.
    pub fn takes(&self, value: &str) -> bool {
        self.kind.takes(value)
    }
}

impl Kind {
    /// A description of the permitted values.
    pub fn expected(&self) -> Why {
        let text = |name: &str, value: String| (name.to_owned(), Argument::Text(value));
        let why = |key: &str, arguments, english| Why { key: key.to_owned(), arguments, english };
        match *self {
            Kind::Flag { words } => {
                let words = ["on", "off"].iter().chain(words).copied().collect::<Vec<_>>().join(", ");
                why("expected-words", vec![text("words", words.clone())], words)
            }
            Kind::Word { words } => why("expected-words", vec![text("words", words.join(", "))], words.join(", ")),
            Kind::Number { least, most, words } => {
                let mut arguments =
                    vec![("least".to_owned(), Argument::Number(least)), ("most".to_owned(), Argument::Number(most))];
                let english = format!("a number from {least} to {most}");
                if words.is_empty() {
                    return why("expected-number", arguments, english);
                }
                arguments.push(text("words", words.join(", ")));
                why("expected-number-or-words", arguments, format!("{english}, {}", words.join(", ")))
            }
            Kind::Text { expected, english } => why(expected, Vec::new(), english.to_owned()),
        }
    }

    /// Whether a value is permitted.
    pub fn takes(&self, value: &str) -> bool {
        match *self {
            Kind::Flag { words } => ["on", "off"].contains(&value) || words.contains(&value),
            Kind::Number { least, most, words } => {
                words.contains(&value) || value.parse().is_ok_and(|number: i64| (least..=most).contains(&number))
            }
            Kind::Word { words } => words.contains(&value),
            Kind::Text { .. } => true,
        }
    }
}

/// A type whose values can be written in a spec.
pub trait Value: Clone {
    /// The permitted values; `range` bounds numbers.
    fn kind(range: Option<RangeInclusive<i64>>) -> Kind;
    /// Parses a value.
    fn read(text: &str) -> Option<Self>;
    /// The value in its usual notation.
    fn write(&self) -> String;
}

macro_rules! whole_numbers {
    ($($number:ty)*) => {
        $(impl Value for $number {
            fn kind(range: Option<RangeInclusive<i64>>) -> Kind {
                let (least, most) = range.map_or((0, i64::MAX), RangeInclusive::into_inner);
                Kind::Number { least, most, words: &[] }
            }
            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
            fn write(&self) -> String {
                self.to_string()
            }
        })*
    };
}

whole_numbers!(u8 u16 u32 u64 usize i16 i32 i64);

impl Value for bool {
    fn kind(_: Option<RangeInclusive<i64>>) -> Kind {
        Kind::Flag { words: &[] }
    }
    fn read(text: &str) -> Option<Self> {
        match text {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        }
    }
    fn write(&self) -> String {
        if *self { "on" } else { "off" }.to_owned()
    }
}

/// An optional value: `None` unless the spec gives one.
impl<T: Value> Value for Option<T> {
    fn kind(range: Option<RangeInclusive<i64>>) -> Kind {
        T::kind(range)
    }
    fn read(text: &str) -> Option<Self> {
        if text.is_empty() { Some(None) } else { T::read(text).map(Some) }
    }
    fn write(&self) -> String {
        self.as_ref().map_or_else(String::new, T::write)
    }
}

/// An enumeration whose values have names; declared by [`words!`](crate::words).
pub trait Words: Copy + PartialEq + 'static {
    /// The names of the values.
    const NAMES: &'static [&'static str];
    /// The values, in the order of the names.
    const ALL: &'static [Self];

    /// The value with this name.
    fn named(word: &str) -> Option<Self> {
        let place = Self::NAMES.iter().position(|name| *name == word)?;
        Self::ALL.get(place).copied()
    }

    /// The name of the value.
    fn name(self) -> &'static str {
        let place = Self::ALL.iter().position(|other| *other == self);
        place.map_or("", |place| Self::NAMES[place])
    }
}

/// Names the values of a type: `words! { Order { Order::Natural => "natural", … } }`.
#[macro_export]
macro_rules! words {
    ($Type:ty { $($value:expr => $word:literal),* $(,)? }) => {
        impl $crate::Words for $Type {
            const NAMES: &'static [&'static str] = &[$($word),*];
            const ALL: &'static [Self] = &[$($value),*];
        }

        impl $crate::Value for $Type {
            fn kind(_: Option<std::ops::RangeInclusive<i64>>) -> $crate::Kind {
                $crate::Kind::Word { words: <Self as $crate::Words>::NAMES }
            }
            fn read(text: &str) -> Option<Self> {
                <Self as $crate::Words>::named(text)
            }
            fn write(&self) -> String {
                <Self as $crate::Words>::name(*self).to_owned()
            }
        }
    };
}

/// A whole number, or a word that stands for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberOr<W> {
    /// The number itself.
    Number(u32),
    /// A word that stands for a number.
    Word(W),
}

impl<W: Words> Value for NumberOr<W> {
    fn kind(range: Option<RangeInclusive<i64>>) -> Kind {
        let (least, most) = range.map_or((0, i64::from(u32::MAX)), RangeInclusive::into_inner);
        Kind::Number { least, most, words: W::NAMES }
    }
    fn read(text: &str) -> Option<Self> {
        W::named(text).map(NumberOr::Word).or_else(|| text.parse().ok().map(NumberOr::Number))
    }
    fn write(&self) -> String {
        match self {
            NumberOr::Number(number) => number.to_string(),
            NumberOr::Word(word) => word.name().to_owned(),
        }
    }
}

/// The values of a set of parameters; declared by [`parameters!`](crate::parameters).
pub trait Parameters: Clone {
    /// The parameters, with these values as their defaults.
    fn list(&self) -> Vec<Parameter>;
    /// Sets a parameter from text; false if there is no such parameter or it does not permit the value.
    fn set(&mut self, name: &str, text: &str) -> bool;

    /// Applies a spec to these values; parameters it does not mention are unchanged. A word that is not a key is the value of the
    /// first parameter.
    ///
    /// # Errors
    /// Names the rejected key or value and lists the permitted ones.
    fn read(&self, spec: &Spec) -> Result<Self, SpecError> {
        let parameters = self.list();
        let mut values = self.clone();
        let mut given: Vec<&str> = Vec::new();
        for (parameter, value) in spec.asked(&parameters)? {
            if given.contains(&parameter.name) {
                return Err(SpecError::Twice { name: spec.name.clone(), key: parameter.name.to_owned() });
            }
            if !parameter.takes(value) || !values.set(parameter.name, value) {
                return Err(refused(&spec.name, parameter, value));
            }
            given.push(parameter.name);
        }
        Ok(values)
    }

    /// The spec called `name` with these values, leaving out those equal to `defaults`.
    fn spec(&self, name: &str, defaults: &Self) -> Spec {
        print(name, &self.list(), &defaults.list(), |_| true)
    }

    /// Like [`spec`](Parameters::spec), without secret parameters.
    fn public_spec(&self, name: &str, defaults: &Self) -> Spec {
        print(name, &self.list(), &defaults.list(), |parameter| !parameter.is_secret)
    }
}

/// The error for a value that a parameter does not permit.
fn refused(name: &str, parameter: &Parameter, value: &str) -> SpecError {
    SpecError::BadValue {
        name: name.to_owned(),
        key: parameter.name.to_owned(),
        value: value.to_owned(),
        expected: parameter.expected(),
    }
}

impl Spec {
    /// The parameters that the spec mentions, each with its value.
    ///
    /// # Errors
    /// Names the unknown key.
    pub fn asked<'a>(&'a self, parameters: &'a [Parameter]) -> Result<Vec<(&'a Parameter, &'a str)>, SpecError> {
        self.items.iter().map(|item| meaning(self, item, parameters)).collect()
    }
}

/// The parameter and value of one item of a spec.
fn meaning<'a>(
    spec: &Spec,
    item: &'a Item,
    parameters: &'a [Parameter],
) -> Result<(&'a Parameter, &'a str), SpecError> {
    let unknown = |key: &str| match parameters {
        [] => SpecError::TakesNothing { name: spec.name.clone(), key: key.to_owned() },
        _ => {
            let known = parameters.iter().map(|parameter| parameter.name).collect::<Vec<_>>().join(", ");
            SpecError::UnknownKey { name: spec.name.clone(), key: key.to_owned(), known }
        }
    };
    let named = |key: &str| parameters.iter().find(|parameter| parameter.name == key);
    match item {
        Item::Pair(key, value) => Ok((named(key).ok_or_else(|| unknown(key))?, value)),
        Item::Word(word) => match (named(word), parameters.first()) {
            (Some(parameter), _) if matches!(parameter.kind, Kind::Flag { .. }) => Ok((parameter, "on")),
            (Some(parameter), _) => Err(refused(&spec.name, parameter, "")),
            (None, Some(first)) if !matches!(first.kind, Kind::Flag { .. }) => Ok((first, word)),
            (None, _) => Err(unknown(word)),
        },
    }
}

/// The spec of the values that differ from the defaults.
fn print(name: &str, values: &[Parameter], defaults: &[Parameter], shown: impl Fn(&Parameter) -> bool) -> Spec {
    let differs = |(value, default): &(&Parameter, &Parameter)| shown(value) && value.default != default.default;
    let items = values.iter().zip(defaults).filter(differs).map(|(parameter, _)| match parameter.kind {
        Kind::Flag { .. } if parameter.default == "on" => Item::Word(parameter.name.to_owned()),
        _ => Item::Pair(parameter.name.to_owned(), parameter.default.clone()),
    });
    Spec { name: name.to_owned(), items: items.collect() }
}

/// Declares a struct of parameters. The doc comment of a field is its help text; after the type come the default, the range and
/// optionally the quantity (`plies`, `simulations`, `seconds`, `megabytes`, `threads`) or `secret`.
///
/// ```
/// use rusc_present::Parameters;
///
/// rusc_present::parameters! {
///     /// Parameters of a Nim bot.
///     pub struct NimParameters {
///         /// search depth in moves
///         depth: u32 = 4, 1..=20, plies;
///         /// whether taking the last counter loses
///         misere: bool = false;
///     }
/// }
///
/// let read = NimParameters::default().read(&"nim:7,misere".parse()?)?;
/// assert_eq!((read.depth, read.misere), (7, true));
/// assert_eq!(read.spec("nim", &NimParameters::default()).to_string(), "nim:depth=7,misere");
/// assert!(NimParameters::default().read(&"nim:depth=21".parse()?).is_err());
/// # Ok::<(), rusc_present::SpecError>(())
/// ```
#[macro_export]
macro_rules! parameters {
    (
        $(#[$outer:meta])*
        $visibility:vis struct $Name:ident {
            $(
                $(#[doc = $about:literal])+
                $field:ident: $Type:ty = $default:expr $(, $range:expr $(, $mark:ident)?)?;
            )*
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, Debug)]
        $visibility struct $Name {
            $($(#[doc = $about])+ pub $field: $Type,)*
        }

        impl Default for $Name {
            fn default() -> Self {
                $Name { $($field: $default,)* }
            }
        }

        impl $crate::Parameters for $Name {
            fn list(&self) -> Vec<$crate::Parameter> {
                vec![$($crate::Parameter {
                    name: stringify!($field),
                    about: concat!($($about),+).trim(),
                    kind: <$Type as $crate::Value>::kind($crate::parameters!(@range $($range)?)),
                    default: $crate::Value::write(&self.$field),
                    quantity: $crate::parameters!(@quantity $($($mark)?)?),
                    is_secret: $crate::parameters!(@is_secret $($($mark)?)?),
                }),*]
            }
            fn set(&mut self, name: &str, text: &str) -> bool {
                let _ = text;
                match name {
                    $(stringify!($field) => match <$Type as $crate::Value>::read(text) {
                        Some(value) => {
                            self.$field = value;
                            true
                        }
                        None => false,
                    },)*
                    _ => false,
                }
            }
        }
    };
    (@range) => { None };
    (@range $range:expr) => { Some($range) };
    (@quantity) => { $crate::Quantity::Other };
    (@quantity secret) => { $crate::Quantity::Other };
    (@quantity plies) => { $crate::Quantity::Plies };
    (@quantity simulations) => { $crate::Quantity::Simulations };
    (@quantity seconds) => { $crate::Quantity::Seconds };
    (@quantity megabytes) => { $crate::Quantity::Megabytes };
    (@quantity threads) => { $crate::Quantity::Threads };
    (@is_secret secret) => { true };
    (@is_secret $($mark:ident)?) => { false };
}
