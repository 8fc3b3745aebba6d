//! What went wrong, and the exit code that says whose fault it was.

use std::io;
use std::process::ExitCode;

use rusc_present::{Reason, Why};
use rusc_view::Texts;

use crate::stop;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was asked for something that does not exist or is not allowed.
    Wrong(Why),
    /// It was asked rightly, but could not do it.
    Undone(Why),
    /// Nobody reads its output any more.
    Unread,
    /// Ctrl-C ended it; what it had is printed or kept.
    Interrupted,
}

impl Failure {
    pub(crate) fn wrong(reason: impl Reason) -> Self {
        Failure::Wrong(Why::of(&reason))
    }

    pub(crate) fn undone(reason: impl Reason) -> Self {
        Failure::Undone(Why::of(&reason))
    }

    /// The reason, for those who keep it.
    pub(crate) fn into_why(self) -> Why {
        match self {
            Failure::Wrong(why) | Failure::Undone(why) => why,
            Failure::Unread | Failure::Interrupted => Why::quoted(""),
        }
    }

    /// The reason, in a language.
    pub(crate) fn in_words(&self, texts: &Texts) -> String {
        match self {
            Failure::Wrong(why) | Failure::Undone(why) => texts.why(why),
            Failure::Unread | Failure::Interrupted => String::new(),
        }
    }

    /// Tells the user, and gives the exit code; what fails because Ctrl-C was pressed is interrupted.
    pub(crate) fn report(self, texts: &Texts) -> ExitCode {
        let code = match self {
            Failure::Unread => return ExitCode::SUCCESS,
            Failure::Interrupted => return ExitCode::from(stop::INTERRUPTED),
            Failure::Wrong(_) | Failure::Undone(_) if stop::is_pressed() => stop::INTERRUPTED,
            Failure::Wrong(_) => 2,
            Failure::Undone(_) => 1,
        };
        eprintln!("rusc: {}", self.in_words(texts));
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
