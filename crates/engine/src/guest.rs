//! Another program that plays at our board: tracks which commands it has received and brings its board up to date.

use std::time::Duration;

use rusc_host::SeatView;
use rusc_present::Why;
use rusc_record::htp::colour_letter;
use rusc_search::Control;

use crate::hex::{Stone, size, stones};
use crate::program::{Program, Trouble};

/// Timeout for every command except thinking; some programs first load large files.
const READY: Duration = Duration::from_secs(30);

rusc_present::reasons! {
    /// Why a program has no move.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Failure {
        /// The program refused a command.
        #[error("refused {command:?}: {words}")]
        Refused {
            /// The command that was refused.
            command: String,
            /// The program's error message.
            words: String,
        } => "program-refused",
        /// The program answered with a move that cannot be played.
        #[error("answered {text:?}: {why}")]
        Illegal {
            /// The move that the program answered with.
            text: String,
            /// Why that move cannot be played.
            why: Why,
        } => "program-illegal",
        /// The program could not be started again.
        #[error("{command:?} could not be started again: {why}")]
        NotStarted {
            /// The command that starts the program.
            command: String,
            /// Why the program could not be started.
            why: Why,
        } => "program-not-started",
        /// The program resigned.
        #[error("resigned")]
        Resigned => "program-resigned",
    }
    nested {
        /// The program gave no valid response.
        Trouble(Trouble),
    }
}

/// A program and the state of its board.
pub(crate) struct Guest {
    program: Program,
    size: Option<usize>,
    time: Option<Duration>,
    /// The stones on the program's board, in the order it received them; `None` if unknown.
    stones: Option<Vec<Stone>>,
}

impl Guest {
    pub(crate) fn new(program: Program) -> Self {
        Guest { program, size: None, time: None, stones: None }
    }

    /// Asks the program for the move of the seat to move, with `patience` as timeout.
    pub(crate) fn choose(&mut self, view: &SeatView, patience: Duration, control: &Control) -> Result<String, Failure> {
        self.catch_up(view, control)?;
        self.send_time(control)?;
        let command = format!("genmove {}", colour_letter(view.seat()));
        let text = self.asked(&command, patience, control)?.to_ascii_lowercase();
        let name = match text.as_str() {
            "resign" => return Err(Failure::Resigned),
            // The program may have changed its own board for the swap in any way: the next command sends it our position.
            "swap" | "swap-pieces" | "swap-sides" => "swap",
            cell => cell,
        };
        let illegal = |error| Failure::Illegal { text: text.clone(), why: Why::of(&error) };
        let played = view.check(name).expect("a program is asked at its turn").map_err(illegal)?;
        match &mut self.stones {
            Some(stones) if played != "swap" => stones.push((view.seat(), played.clone())),
            unknown => *unknown = None,
        }
        Ok(played)
    }

    pub(crate) fn dismiss(self) {
        self.program.dismiss();
    }

    /// Brings the program's board to a position: undoes the moves that differ and plays the missing ones.
    fn catch_up(&mut self, view: &SeatView, control: &Control) -> Result<(), Failure> {
        let board = view.board();
        let size = size(&board);
        if self.size != Some(size) {
            self.does(&format!("boardsize {size}"), control)?;
            (self.size, self.stones) = (Some(size), None);
        }
        let wanted = stones(&board);
        let mut known = match self.stones.take() {
            Some(known) => self.take_back(known, &wanted, control)?,
            None => self.clear(control)?,
        };
        for stone in wanted.into_iter().filter(|stone| !known.contains(stone)).collect::<Vec<_>>() {
            self.does(&format!("play {} {}", colour_letter(stone.0), stone.1), control)?;
            known.push(stone);
        }
        self.stones = Some(known);
        Ok(())
    }

    fn take_back(&mut self, mut known: Vec<Stone>, wanted: &[Stone], control: &Control) -> Result<Vec<Stone>, Failure> {
        let kept = known.iter().take_while(|stone| wanted.contains(stone)).count();
        while known.len() > kept {
            if self.ask("undo", control)?.is_err() {
                return self.clear(control);
            }
            known.pop();
        }
        Ok(known)
    }

    fn clear(&mut self, control: &Control) -> Result<Vec<Stone>, Failure> {
        self.does("clear_board", control)?;
        Ok(Vec::new())
    }

    /// Sends the program its time for a move; a program that refuses the command is still held to the limit.
    fn send_time(&mut self, control: &Control) -> Result<(), Failure> {
        let time = control.limits.time;
        if let Some(limit) = time.filter(|_| self.time != time) {
            let _: Result<String, String> = self.ask(&format!("time_settings 0 {} 1", limit.as_secs_f64()), control)?;
            self.time = time;
        }
        Ok(())
    }

    fn does(&mut self, command: &str, control: &Control) -> Result<(), Failure> {
        self.asked(command, READY, control).map(drop)
    }

    fn asked(&mut self, command: &str, patience: Duration, control: &Control) -> Result<String, Failure> {
        let answer = self.program.ask(command, patience, control)?;
        answer.map_err(|words| Failure::Refused { command: command.to_owned(), words })
    }

    fn ask(&mut self, command: &str, control: &Control) -> Result<Result<String, String>, Failure> {
        Ok(self.program.ask(command, READY, control)?)
    }
}
