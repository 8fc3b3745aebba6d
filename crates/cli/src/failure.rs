//! What went wrong, and the exit code that says whose fault it was.

use std::fmt::{self, Display, Formatter};
use std::io;
use std::process::ExitCode;

use crate::stop;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was asked for something that does not exist or is not allowed.
    Wrong(String),
    /// It was asked rightly, but could not do it.
    Undone(String),
    /// Nobody reads its output any more.
    Unread,
    /// Ctrl-C ended it.
    Interrupted,
}

impl Failure {
    pub(crate) fn wrong(reason: impl Display) -> Self {
        Failure::Wrong(reason.to_string())
    }

    pub(crate) fn undone(reason: impl Display) -> Self {
        Failure::Undone(reason.to_string())
    }

    /// Tells the user, and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let code = match self {
            Failure::Wrong(_) => 2,
            Failure::Undone(_) => 1,
            Failure::Unread => return ExitCode::SUCCESS,
            Failure::Interrupted => return ExitCode::from(stop::INTERRUPTED),
        };
        eprintln!("rusc: {self}");
        ExitCode::from(code)
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failure::Wrong(reason) | Failure::Undone(reason) => reason,
            Failure::Unread => "nobody reads the output any more",
            Failure::Interrupted => "interrupted",
        })
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::Unread } else { Failure::undone(error) }
    }
}
