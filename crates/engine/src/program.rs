//! A child process that answers commands: starts it, sends commands and always ends it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusc_present::Why;
use rusc_record::htp::{Response, words};
use rusc_search::Control;

use crate::CannotStart;

/// The interval between checks of the stop flag and the timeout.
const LOOK: Duration = Duration::from_millis(5);
/// How long a program may take to move once it is interrupted.
const INTERRUPT: Duration = Duration::from_millis(35);
/// How long a program may take to exit by itself.
const GOODBYE: Duration = Duration::from_millis(200);
/// Longer lines are cut at this number of bytes.
const LONGEST_LINE: u64 = 1 << 12;
/// The largest number of lines in a response.
const MOST_LINES: usize = 1000;
/// The number of unread lines that are buffered before the program has to wait.
const LINES_WAITING: usize = 64;

rusc_present::reasons! {
    /// Why a program gave no valid response.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Trouble {
        /// The program exited.
        #[error("ended ({status}) after the command {command:?}")]
        Ended {
            /// The last command that the program was sent.
            command: String,
            /// The program's exit status, as the system describes it.
            status: String,
        } => "program-ended",
        /// The program exited after writing to standard error.
        #[error("ended ({status}) after the command {command:?}; its last message: {words:?}")]
        Complained {
            /// The last command that the program was sent.
            command: String,
            /// The program's exit status, as the system describes it.
            status: String,
            /// The program's last line on standard error.
            words: String,
        } => "program-complained",
        /// The program did not answer within the timeout.
        #[error("did not answer {command:?} within {seconds} s")]
        Silent {
            /// The command that the program was sent.
            command: String,
            /// The timeout in seconds.
            seconds: String,
        } => "program-silent",
        /// The program's answer is not a response of the protocol.
        #[error("gave an invalid answer to {command:?}: {why}")]
        Nonsense {
            /// The command that the program was sent.
            command: String,
            /// What is wrong with the answer.
            why: Why,
        } => "program-nonsense",
        /// The program's response does not end.
        #[error("answered {command:?} with a response that does not end")]
        Endless {
            /// The command that the program was sent.
            command: String,
        } => "program-endless",
        /// The search was stopped before the program answered.
        #[error("was stopped")]
        Stopped => "program-stopped",
    }
}

/// A running program.
pub(crate) struct Program {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    last_words: Arc<Mutex<String>>,
    complaints: JoinHandle<()>,
}

impl Program {
    /// Starts a program with its arguments.
    pub(crate) fn start(command: &str) -> Result<Program, CannotStart> {
        let words = words(command);
        let name = words.first().ok_or(CannotStart::Empty)?;
        let mut start = Command::new(name);
        start.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C in a terminal reaches a whole process group; the program ends when its game does.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut start, 0);
        let mut child = start.spawn().map_err(|error| CannotStart::Refused { words: error.to_string() })?;
        let input = child.stdin.take();
        let output = child.stdout.take().expect("its output is a pipe");
        let errors = child.stderr.take().expect("its errors are a pipe");
        let (sender, lines) = sync_channel(LINES_WAITING);
        thread::spawn(move || listen(output, &sender));
        let last_words = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&last_words);
        // Standard error must be read, or a program that fills the pipe would block.
        let complaints = thread::spawn(move || {
            let keep = |line: String| *heard.lock().expect("a line is kept without panic") = line;
            read_lines(errors).filter(|line| !line.is_empty()).for_each(keep);
        });
        Ok(Program { child, input, lines, last_words, complaints })
    }

    /// Sends a command and waits for the response.
    pub(crate) fn ask(
        &mut self,
        command: &str,
        patience: Duration,
        control: &Control,
    ) -> Result<Result<String, String>, Trouble> {
        let begin = control.elapsed();
        // Discards output that belongs to no command.
        self.lines.try_iter().take(LINES_WAITING).for_each(drop);
        self.send(command).map_err(|_| self.ended(command))?;
        let mut response = Vec::new();
        let mut is_interrupted = false;
        loop {
            match self.lines.recv_timeout(if is_interrupted { INTERRUPT } else { LOOK }) {
                Ok(_) if response.len() == MOST_LINES => {
                    return Err(Trouble::Endless { command: command.to_owned() });
                }
                Ok(line) if !line.is_empty() => response.push(line),
                // Programs may print blank lines before a response.
                Ok(_) if response.is_empty() => {}
                Ok(_) => break,
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended(command)),
                Err(RecvTimeoutError::Timeout) if is_interrupted => return Err(Trouble::Stopped),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if control.stop.load(Ordering::Relaxed) && !is_interrupted {
                is_interrupted = true;
                self.send("# interrupt").map_err(|_| self.ended(command))?;
            }
            if control.elapsed().saturating_sub(begin) > patience {
                let seconds = patience.as_secs_f64().to_string();
                return Err(Trouble::Silent { command: command.to_owned(), seconds });
            }
        }
        Response::read(&response.join("\n"))
            .map(|response| response.answer)
            .map_err(|error| Trouble::Nonsense { command: command.to_owned(), why: Why::of(&error) })
    }

    /// Sends `quit` and waits briefly for the program to exit.
    pub(crate) fn dismiss(mut self) {
        // The error does not matter: a program that has already exited needs no `quit`.
        let _: io::Result<()> = self.send("quit");
        self.input = None;
        self.waits_for_end();
    }

    fn send(&mut self, line: &str) -> io::Result<()> {
        let input = self.input.as_mut().expect("its input is open until it is dismissed");
        input.write_all(format!("{line}\n").as_bytes())?;
        input.flush()
    }

    fn ended(&mut self, command: &str) -> Trouble {
        self.waits_for_end();
        // A program that closed its output but still runs is killed; killing one that has exited has no effect.
        let _: io::Result<()> = self.child.kill();
        let status = self.child.wait().map_or_else(|error| error.to_string(), |status| status.to_string());
        let words = self.last_words.lock().expect("a line is kept without panic").clone();
        let command = command.to_owned();
        if words.is_empty() {
            Trouble::Ended { command, status }
        } else {
            Trouble::Complained { command, status, words }
        }
    }

    fn waits_for_end(&mut self) {
        let mut waited = Duration::ZERO;
        while waited < GOODBYE && !(matches!(self.child.try_wait(), Ok(Some(_))) && self.complaints.is_finished()) {
            thread::sleep(LOOK);
            waited += LOOK;
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Fails only if it has exited and was waited for.
        let _: io::Result<()> = self.child.kill();
        let _: io::Result<_> = self.child.wait();
    }
}

fn listen(output: impl Read, sender: &SyncSender<String>) {
    for line in read_lines(output) {
        if sender.send(line).is_err() {
            return;
        }
    }
}

/// The lines of a stream, without line endings.
fn read_lines(stream: impl Read) -> impl Iterator<Item = String> {
    let mut stream = BufReader::new(stream);
    std::iter::from_fn(move || {
        let mut line = Vec::new();
        let read = stream.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        read.is_ok_and(|count| count > 0).then(|| String::from_utf8_lossy(&line).trim_end().to_owned())
    })
}
