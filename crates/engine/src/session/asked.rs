//! The arguments of a command, and the errors in them.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_game::Seat;
use rusc_host::PlayError;
use rusc_present::{SetUpError, SpecError, Why};
use rusc_record::htp::colour;
use rusc_search::MOST_THREADS;

/// Why a command was refused; the game is unchanged. Programs read these messages, and the protocol is in English.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("syntax error: the command is missing")]
    NoCommand,
    #[error("unknown command: {0:?}; list_commands lists all commands")]
    UnknownCommand(String),
    #[error("syntax error: expected {0}")]
    Arguments(&'static str),
    #[error("syntax error: expected from 1 to {MOST_THREADS} threads")]
    Threads,
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
    #[error("there is no parameter {0:?}; the parameters are bot, time, threads, swap and live_gfx")]
    Parameter(String),
    #[error("{command} has no parameter {key:?} in Rusc; it has {known}, and param_rusc has more")]
    BenzenesParameter { command: &'static str, key: String, known: String },
    #[error("syntax error: {0:?} is not a time: expected seconds (2.5), a unit (500ms, 3s, 1m) or auto")]
    NotATime(String),
    #[error("syntax error: expected {expected}, not {text:?}")]
    NotOnBoard { text: String, expected: String },
    #[error("{cell} {holds} {rival}: expected an empty cell, a stone of {seat} or an edge of {seat}")]
    RivalsCell { cell: String, holds: &'static str, rival: &'static str, seat: &'static str },
    #[error("{} and {} are the same end: expected two different cells, groups or edges", .0[0], .0[1])]
    SameEnd([String; 2]),
    #[error("cannot solve: {0}")]
    Unsolved(String),
    #[error("cannot list the winning moves: {0}")]
    WinningUnknown(String),
    #[error("the bot resigns or the game is over: there is nothing to show")]
    Resigns,
    #[error(transparent)]
    Spec(#[from] SpecError),
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Illegal { why, .. } => Refusal::Illegal(why.to_string()),
            unknown => Refusal::Illegal(unknown.to_string()),
        }
    }
}

impl From<SetUpError> for Refusal {
    fn from(error: SetUpError) -> Self {
        Refusal::Illegal(error.to_string())
    }
}

/// A command's arguments, and the flag that interrupts it.
pub(crate) struct Asked<'a> {
    pub(crate) arguments: &'a [String],
    /// Set by another thread to get an answer at once.
    pub(crate) stop: &'a AtomicBool,
}

/// Parses a colour.
pub(crate) fn seat(word: &str) -> Result<Seat, Refusal> {
    colour(word).ok_or_else(|| Refusal::NotAColour(word.to_owned()))
}

/// Parses a whole number.
pub(crate) fn number(word: &str) -> Result<u32, Refusal> {
    word.parse().map_err(|_| Refusal::NotANumber { text: word.to_owned(), expected: "a whole number" })
}

/// Parses a time in seconds.
pub(crate) fn time(word: &str) -> Result<Duration, Refusal> {
    let read = word.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    read.ok_or_else(|| Refusal::NotANumber { text: word.to_owned(), expected: "a number of seconds" })
}
