//! The words behind a command, and what is wrong with them.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_game::Seat;
use rusc_host::PlayError;
use rusc_present::{SetUpError, SpecError, Why};
use rusc_record::htp::colour;

/// Why a command was not done; the game is as it was. Programs read this, and the protocol is English.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("syntax error: the command is missing")]
    NoCommand,
    #[error("unknown command: {0:?}; list_commands lists those there are")]
    UnknownCommand(String),
    #[error("syntax error: expected {0}")]
    Arguments(&'static str),
    #[error("syntax error: {0:?} is not a colour: expected b, black, w or white")]
    NotAColour(String),
    #[error("syntax error: {text:?} is not {expected}")]
    NotANumber { text: String, expected: &'static str },
    #[error("unacceptable size: {0}; boards are square, from 2 to 19")]
    Size(String),
    #[error("illegal move: {0}")]
    Illegal(String),
    #[error("cannot undo: no move has been played")]
    NothingToUndo,
    #[error("cannot score: neither player has connected their edges yet")]
    NotOver,
    #[error("the bot found no move")]
    NoMove,
    #[error("the bot {0}")]
    Failed(Why),
    #[error("cannot load file: {0}")]
    Load(String),
    #[error("there is no parameter {0:?}; there is bot, time, threads, swap")]
    Parameter(String),
    #[error(transparent)]
    Spec(#[from] SpecError),
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Illegal { why, .. } => Refusal::Illegal(why.to_string()),
            unknown @ PlayError::Unknown { .. } => Refusal::Illegal(unknown.to_string()),
        }
    }
}

impl From<SetUpError> for Refusal {
    fn from(error: SetUpError) -> Self {
        Refusal::Illegal(error.to_string())
    }
}

/// What a command was sent with.
pub(crate) struct Asked<'a> {
    pub(crate) arguments: &'a [String],
    /// Set by others to have an answer at once.
    pub(crate) stop: &'a AtomicBool,
}

/// The colour that a word names.
pub(crate) fn seat(word: &str) -> Result<Seat, Refusal> {
    colour(word).ok_or_else(|| Refusal::NotAColour(word.to_owned()))
}

/// A whole number.
pub(crate) fn number(word: &str) -> Result<u32, Refusal> {
    word.parse().map_err(|_| Refusal::NotANumber { text: word.to_owned(), expected: "a whole number" })
}

/// A time in seconds.
pub(crate) fn time(word: &str) -> Result<Duration, Refusal> {
    let read = word.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    read.ok_or_else(|| Refusal::NotANumber { text: word.to_owned(), expected: "a number of seconds" })
}
