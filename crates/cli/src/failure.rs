//! Errors of commands, and their exit codes.

use std::io;
use std::process::ExitCode;

use rusc_present::{Reason, Why};
use rusc_view::Texts;

use crate::stop;
use crate::styles::{ERROR, styled};

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments are wrong.
    Wrong(Why),
    /// The arguments are right, but the command could not be carried out.
    Undone(Why),
    /// The reader of the command's output has closed the pipe.
    Unread,
    /// The command was stopped by Ctrl-C; its results so far are printed or saved.
    Interrupted,
}

impl Failure {
    pub(crate) fn wrong(reason: impl Reason) -> Self {
        Failure::Wrong(Why::of(&reason))
    }

    pub(crate) fn undone(reason: impl Reason) -> Self {
        Failure::Undone(Why::of(&reason))
    }

    /// The reason for the failure, as plain data.
    pub(crate) fn into_why(self) -> Why {
        match self {
            Failure::Wrong(why) | Failure::Undone(why) => why,
            Failure::Unread | Failure::Interrupted => Why::quoted(""),
        }
    }

    /// The reason in a language.
    pub(crate) fn in_words(&self, texts: &Texts) -> String {
        match self {
            Failure::Wrong(why) | Failure::Undone(why) => texts.why(why),
            Failure::Unread | Failure::Interrupted => String::new(),
        }
    }

    /// Prints the reason and returns the exit code; a failure after Ctrl-C counts as interrupted.
    pub(crate) fn report(self, texts: &Texts) -> ExitCode {
        let code = match self {
            Failure::Unread => return ExitCode::SUCCESS,
            Failure::Interrupted => return ExitCode::from(stop::INTERRUPTED),
            Failure::Wrong(_) | Failure::Undone(_) if stop::is_pressed() => stop::INTERRUPTED,
            Failure::Wrong(_) => 2,
            Failure::Undone(_) => 1,
        };
        anstream::eprintln!("{} {}", styled(ERROR, "rusc:"), self.in_words(texts));
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::Unread
        } else {
            Failure::Undone(Why::quoted(error.to_string()))
        }
    }
}
