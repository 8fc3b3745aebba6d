//! Reasons for refusals: a key that languages translate, and its arguments.

use std::fmt;

use rusc_game::{ParseMoveError, Seat};
use serde::{Deserialize, Serialize};

/// Why something is refused. `Display` gives English for logs and developers; users see the translation of the key.
pub trait Reason: std::error::Error {
    /// The key of the translation.
    fn key(&self) -> &'static str;
    /// The named arguments of the translation.
    fn arguments(&self) -> Vec<(&'static str, Argument)>;
    /// A sample of every variant, for tests that go through all of them.
    fn samples() -> Vec<Self>
    where
        Self: Sized;
}

/// An argument of a translated message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Argument {
    /// A name, or text that a user entered.
    Text(String),
    /// A whole number.
    Number(i64),
    /// The key of another message.
    Key(String),
    /// Another reason, translated in turn.
    Why(Box<Why>),
}

/// A reason as plain data, which can be stored, compared and sent.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// The key of the translation.
    pub key: String,
    /// The arguments of the translation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<(String, Argument)>,
    /// The English text, for languages that lack the key.
    pub english: String,
}

impl Why {
    /// Converts a typed reason.
    pub fn of(reason: &(impl Reason + ?Sized)) -> Why {
        let arguments = reason.arguments().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        Why { key: reason.key().to_owned(), arguments, english: reason.to_string() }
    }

    /// A message from outside, quoted as it is.
    pub fn quoted(words: impl Into<String>) -> Why {
        let words = words.into();
        let arguments = vec![("words".to_owned(), Argument::Text(words.clone()))];
        Why { key: "reason-quoted".to_owned(), arguments, english: words }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl std::error::Error for Why {}

/// A type that can be an argument of a reason.
pub trait Sample {
    /// Any value of the type, for tests.
    fn sample() -> Self;
    /// The value as an argument of a message.
    fn argument(&self) -> Argument;
}

impl Sample for String {
    fn sample() -> Self {
        "c4".to_owned()
    }
    fn argument(&self) -> Argument {
        Argument::Text(self.clone())
    }
}

impl Sample for Why {
    fn sample() -> Self {
        Why::quoted("a quoted message")
    }
    fn argument(&self) -> Argument {
        Argument::Why(Box::new(self.clone()))
    }
}

impl Sample for Seat {
    fn sample() -> Self {
        Seat::SECOND
    }
    fn argument(&self) -> Argument {
        Argument::Number(i64::from(self.number()))
    }
}

macro_rules! sample_numbers {
    ($($number:ty)*) => {
        $(impl Sample for $number {
            fn sample() -> Self {
                7
            }
            fn argument(&self) -> Argument {
                Argument::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        })*
    };
}

sample_numbers!(u8 u16 u32 u64 usize i32 i64);

/// Declares an error whose every variant has a key: `Variant { field: Type } => "key"`. The variants in the braces after `nested`
/// wrap another reason and use its message. The English text of a variant is its `#[error]`, so the declaring crate needs
/// `thiserror`. The enum is `#[non_exhaustive]`: reasons may come.
///
/// ```
/// use rusc_present::Reason;
///
/// rusc_present::reasons! {
///     /// Why a counter may not be taken.
///     #[derive(Clone, Debug, PartialEq, Eq)]
///     pub enum Illegal {
///         /// The game has ended.
///         #[error("the game is over")]
///         Over => "refused-over",
///         /// The heap is empty.
///         #[error("heap {heap} is empty")]
///         Empty {
///             /// The number of the heap.
///             heap: u8,
///         } => "refused-empty",
///     }
/// }
///
/// assert_eq!(Illegal::Empty { heap: 2 }.key(), "refused-empty");
/// assert_eq!(Illegal::samples().len(), 2);
/// ```
#[macro_export]
macro_rules! reasons {
    (
        $(#[$outer:meta])*
        $visibility:vis enum $Name:ident {
            $(
                $(#[$inner:meta])*
                $Variant:ident $({ $($(#[$about:meta])* $field:ident: $Type:ty),* $(,)? })? => $key:literal
            ),* $(,)?
        }
        $(nested {
            $($(#[$nested_inner:meta])* $Nested:ident($NestedType:ty)),* $(,)?
        })?
    ) => {
        $(#[$outer])*
        #[derive(::thiserror::Error)]
        #[non_exhaustive]
        $visibility enum $Name {
            $($(#[$inner])* $Variant $({ $($(#[$about])* $field: $Type),* })?,)*
            $($($(#[$nested_inner])* #[error(transparent)] $Nested(#[from] $NestedType),)*)?
        }

        impl $crate::Reason for $Name {
            fn key(&self) -> &'static str {
                match self {
                    $(Self::$Variant { .. } => $key,)*
                    $($(Self::$Nested(reason) => $crate::Reason::key(reason),)*)?
                }
            }
            fn arguments(&self) -> Vec<(&'static str, $crate::Argument)> {
                match self {
                    $(Self::$Variant $({ $($field),* })? => {
                        vec![$($((stringify!($field), $crate::Sample::argument($field))),*)?]
                    })*
                    $($(Self::$Nested(reason) => $crate::Reason::arguments(reason),)*)?
                }
            }
            fn samples() -> Vec<Self> {
                #[allow(unused_mut, reason = "not every error holds others")]
                let mut samples = vec![$(Self::$Variant $({ $($field: $crate::Sample::sample()),* })?),*];
                $($(samples.extend(<$NestedType as $crate::Reason>::samples().into_iter().map(Self::$Nested));)*)?
                samples
            }
        }
    };
}

impl Reason for ParseMoveError {
    fn key(&self) -> &'static str {
        "refused-not-a-move"
    }
    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        vec![("text", Argument::Text(self.text().to_owned()))]
    }
    fn samples() -> Vec<Self> {
        vec![ParseMoveError::new("x9", "a cell")]
    }
}
