//! The bot `htp`: a program that thinks for us, and loses what it does not answer in time and well.

use std::time::Duration;

use offer::{GivenUp, Player, Position, Settings, SpecError, Thought};
use search::Control;

use crate::guest::{Failure, Guest};
use crate::program::{Program, Trouble};

/// A program as a player; it is started again where it had to be ended.
pub(crate) struct External {
    command: String,
    /// What it has for a move where nothing else limits it.
    time: Duration,
    grace: Duration,
    guest: Option<Guest>,
}

impl External {
    /// Starts the program that the settings name.
    pub(crate) fn start(settings: &Settings) -> Result<External, SpecError> {
        let seconds = |key: &str| Duration::from_secs(settings.number(key).expect("it is a number") as u64);
        let command = settings.text("command").to_owned();
        let program = Program::start(&command)
            .map_err(|error| settings.refuse("command", format!("a program that can be started ({error})")))?;
        Ok(External { command, time: seconds("time"), grace: seconds("grace"), guest: Some(Guest::new(program)) })
    }

    fn choose(&mut self, position: &dyn Position, control: &Control) -> Result<String, Failure> {
        let seat = position.turn().seat().expect("a bot is asked where a seat has the turn");
        let mut guest = match self.guest.take() {
            Some(guest) => guest,
            None => Guest::new(
                Program::start(&self.command)
                    .map_err(|error| Failure::Refused { command: self.command.clone(), reason: error.to_string() })?,
            ),
        };
        let patience = control.limits.time.unwrap_or(self.time) + self.grace;
        let choice = guest.choose(position, seat, patience, control);
        // A program in trouble is not asked again: dropping it ends it.
        if matches!(choice, Ok(_) | Err(Failure::Resigned)) {
            self.guest = Some(guest);
        }
        choice
    }
}

impl Player for External {
    fn think(&mut self, position: &dyn Position, control: &Control, _: &mut dyn FnMut(&Thought)) -> Thought {
        if position.is_over() {
            return Thought::default();
        }
        match self.choose(position, control) {
            Ok(name) => Thought { best: Some(name.clone()), line: vec![name], ..Thought::default() },
            Err(Failure::Trouble(Trouble::Stopped)) => Thought::default(),
            Err(Failure::Resigned) => Thought { given_up: Some(GivenUp::Resigned), ..Thought::default() },
            Err(failure) => Thought { given_up: Some(GivenUp::Failed(failure.to_string())), ..Thought::default() },
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
