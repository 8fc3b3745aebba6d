//! The bot `htp`: another program as a player. It loses the game if it does not answer in time or answers wrongly.

use std::ops::RangeInclusive;
use std::time::Duration;

use rusc_host::{GivenUp, Player, SeatView, Thought};
use rusc_present::{Kind, SpecError, Value, Why};
use rusc_search::Control;

use crate::HTP;
use crate::guest::{Failure, Guest};
use crate::program::{Program, Trouble};

/// A program and its arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Command(pub String);

impl Value for Command {
    fn kind(_: Option<RangeInclusive<i64>>) -> Kind {
        Kind::Text {
            expected: "expected-command",
            english: "a program and its arguments; put an argument with spaces \"in quotes\"",
        }
    }
    fn read(text: &str) -> Option<Self> {
        Some(Command(text.to_owned()))
    }
    fn write(&self) -> String {
        self.0.clone()
    }
}

rusc_present::parameters! {
    /// The parameters of the bot `htp`.
    pub struct HtpParameters {
        /// command that starts the program
        command: Command = Command::default();
        /// seconds for a move if nothing else limits it
        time: u64 = 60, 1..=1_000_000, seconds;
        /// seconds by which the program may overrun its time before it loses the game
        grace: u64 = 2, 0..=1_000_000, seconds;
    }
}

rusc_present::reasons! {
    /// Why a command cannot be started, worded as what was expected instead.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum CannotStart {
        /// The operating system refused to start the program.
        #[error("a program that can be started ({words})")]
        Refused {
            /// The system's message.
            words: String,
        } => "expected-startable",
        /// The command is empty.
        #[error("a program that can be started (the command is empty)")]
        Empty => "expected-startable-empty",
    }
}

/// A program as a player. A program that had to be ended is started again for the next move.
pub(crate) struct External {
    command: String,
    /// The time for a move if nothing else limits it.
    time: Duration,
    grace: Duration,
    guest: Option<Guest>,
}

impl External {
    /// Starts the program.
    pub(crate) fn start(parameters: HtpParameters) -> Result<External, SpecError> {
        let HtpParameters { command: Command(command), time, grace } = parameters;
        let program = Program::start(&command).map_err(|error| SpecError::BadValue {
            name: HTP.to_owned(),
            key: "command".to_owned(),
            value: command.clone(),
            expected: Why::of(&error),
        })?;
        let [time, grace] = [time, grace].map(Duration::from_secs);
        Ok(External { command, time, grace, guest: Some(Guest::new(program)) })
    }

    fn choose(&mut self, view: &SeatView, control: &Control) -> Result<String, Failure> {
        let mut guest = match self.guest.take() {
            Some(guest) => guest,
            None => Guest::new(
                Program::start(&self.command)
                    .map_err(|error| Failure::NotStarted { command: self.command.clone(), why: Why::of(&error) })?,
            ),
        };
        let patience = control.limits.time.unwrap_or(self.time) + self.grace;
        let choice = guest.choose(view, patience, control);
        // A program that failed is not asked again: dropping it ends it.
        if matches!(choice, Ok(_) | Err(Failure::Resigned)) {
            self.guest = Some(guest);
        }
        choice
    }
}

impl Player for External {
    fn think(&mut self, view: &SeatView, control: &Control, _: &mut dyn FnMut(&Thought)) -> Thought {
        let nothing = Thought::nothing(view.seats());
        if view.turn().seat() != Some(view.seat()) {
            return nothing;
        }
        match self.choose(view, control) {
            Ok(name) => Thought { best: Some(name.clone()), line: vec![name], ..nothing },
            Err(Failure::Trouble(Trouble::Stopped)) => nothing,
            Err(Failure::Resigned) => Thought { given_up: Some(GivenUp::Resigned), ..nothing },
            Err(failure) => Thought { given_up: Some(GivenUp::Failed(Why::of(&failure))), ..nothing },
        }
    }
}

impl Drop for External {
    fn drop(&mut self) {
        if let Some(guest) = self.guest.take() {
            guest.dismiss();
        }
    }
}
