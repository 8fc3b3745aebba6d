//! Progress of long work: a bar or a line on a terminal, occasional plain lines elsewhere.

mod bar;

use std::io::{self, IsTerminal, Write, stderr};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use crossterm::cursor::{MoveToColumn, MoveUp};
use crossterm::queue;
use crossterm::style::Print;
use crossterm::terminal::{self, Clear, ClearType, DisableLineWrap, EnableLineWrap};

use bar::{Bar, Shape};

/// The interval between plain lines if there is no terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(2);

/// The interval between messages on a terminal that take long to make.
const BETWEEN_TABLES: Duration = Duration::from_millis(200);

/// The interval between drawings on a terminal.
const BETWEEN_DRAWINGS: Duration = Duration::from_millis(50);

/// The lines of a terminal whose size is not known.
const USUAL_HEIGHT: u16 = 24;

/// Shows progress on stderr.
pub(crate) struct Progress {
    /// Whether plain lines are written, since there is no terminal.
    is_plain: bool,
    began: Instant,
    state: Mutex<State>,
}

struct State {
    bar: Bar,
    /// When the last message was shown.
    last_message: Instant,
    /// When the progress was last drawn, and how far below its first line the cursor is.
    drawn: Option<(Instant, u16)>,
}

impl Progress {
    /// Progress with a known number of steps.
    pub(crate) fn of(steps: u64) -> Self {
        Progress::with(Bar::new(Shape::Before, steps, 0))
    }

    /// Progress with a known number of steps, some of them done before, and messages of several lines.
    pub(crate) fn table(steps: u64, done: u64) -> Self {
        Progress::with(Bar::new(Shape::Below, steps, done))
    }

    /// Progress without a known end.
    pub(crate) fn open() -> Self {
        Progress::with(Bar::new(Shape::Spinner, 0, 0))
    }

    fn with(bar: Bar) -> Self {
        let began = Instant::now();
        let state = State { bar, last_message: began, drawn: None };
        Progress { is_plain: !stderr().is_terminal(), began, state: Mutex::new(state) }
    }

    /// Shows a message; a plain line only if the last one was long enough ago.
    pub(crate) fn show(&self, message: &str) {
        self.say(&mut self.state(), message);
    }

    /// Counts one more step.
    pub(crate) fn step(&self, message: &str) {
        let mut state = self.state();
        state.bar.done += 1;
        if self.is_plain {
            let line = state.counted(message);
            self.say(&mut state, &line);
        } else {
            self.say(&mut state, message);
        }
    }

    /// Counts one more step. The message, a table on a terminal and a line elsewhere, is made only if it is shown.
    pub(crate) fn step_lazily(&self, table: impl FnOnce() -> String, line: impl FnOnce() -> String) {
        let mut state = self.state();
        state.bar.done += 1;
        self.say_lazily(&mut state, table, line);
    }

    /// Sets the steps that are done and those that there are. The message is made only if it is shown.
    pub(crate) fn reach(&self, done: u64, steps: u64, table: impl FnOnce() -> String, line: impl FnOnce() -> String) {
        let mut state = self.state();
        (state.bar.done, state.bar.steps) = (done, steps);
        self.say_lazily(&mut state, table, line);
    }

    fn say(&self, state: &mut State, message: &str) {
        if !self.is_plain {
            message.clone_into(&mut state.bar.message);
            self.draw(state);
        } else if state.is_due(BETWEEN_LINES) {
            eprintln!("{message}");
        }
    }

    fn say_lazily(&self, state: &mut State, table: impl FnOnce() -> String, line: impl FnOnce() -> String) {
        if self.is_plain && state.is_due(BETWEEN_LINES) {
            eprintln!("{}", state.counted(&line()));
        } else if !self.is_plain && state.is_due(BETWEEN_TABLES) {
            self.say(state, &table());
        }
    }

    /// Draws the progress, unless it was drawn a moment ago.
    fn draw(&self, state: &mut State) {
        let now = Instant::now();
        if state.drawn.is_some_and(|(drawn, _)| now - drawn < BETWEEN_DRAWINGS) {
            return;
        }
        state.bar.shown += 1;
        let height = terminal::size().map_or(0, |(_, height)| height);
        let (text, below) = visible(&state.bar.text(self.began.elapsed()), height);
        let redraw = |out: &mut Vec<u8>| {
            erase(out, state.drawn)?;
            // A line that is too long is cut off by the terminal, so that each takes one line of the screen.
            queue!(out, DisableLineWrap, Print(text), EnableLineWrap)
        };
        write(redraw);
        state.drawn = Some((now, below));
    }

    /// Clears the progress from the screen.
    pub(crate) fn clear(&self) {
        let drawn = self.state().drawn.take();
        write(|out| erase(out, drawn));
    }

    /// Output that does not mix with the progress on the same screen.
    pub(crate) fn beside<'a>(&'a self, out: &'a mut dyn Write) -> impl Write + 'a {
        Beside { progress: self, out }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no thread panics with the lock held")
    }
}

impl State {
    /// A message with the number of steps.
    fn counted(&self, message: &str) -> String {
        format!("{} of {}: {message}", self.bar.done, self.bar.steps)
    }

    /// Whether this time has passed since the last message; if so, another is shown now.
    fn is_due(&mut self, interval: Duration) -> bool {
        let is_due = self.last_message.elapsed() >= interval;
        if is_due {
            self.last_message = Instant::now();
        }
        is_due
    }
}

/// The lines that fit on a screen of this height (0 if it is not known), the last ones if there are too many, and how many lines
/// the last is below the first.
fn visible(text: &str, height: u16) -> (String, u16) {
    let lines: Vec<&str> = text.lines().collect();
    let height = if height == 0 { USUAL_HEIGHT } else { height };
    let fitting = &lines[lines.len().saturating_sub(usize::from(height))..];
    (fitting.join("\r\n"), fitting.len().saturating_sub(1) as u16)
}

/// Clears what was drawn, and leaves the cursor where it began.
fn erase(out: &mut Vec<u8>, drawn: Option<(Instant, u16)>) -> io::Result<()> {
    let Some((_, below)) = drawn else { return Ok(()) };
    if below > 0 {
        queue!(out, MoveUp(below))?;
    }
    queue!(out, MoveToColumn(0), Clear(ClearType::FromCursorDown))
}

/// Writes to stderr in one go. What cannot be written is left out, since the work matters more than its progress.
fn write(fill: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) {
    let mut bytes = Vec::new();
    if fill(&mut bytes).is_ok() {
        let _ = stderr().write_all(&bytes);
    }
}

/// Output that hides the progress while it is written.
struct Beside<'a> {
    progress: &'a Progress,
    out: &'a mut dyn Write,
}

impl Write for Beside<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut state = self.progress.state();
        let drawn = state.drawn.take();
        write(|out| erase(out, drawn));
        let written = self.out.write(bytes);
        if drawn.is_some() {
            self.progress.draw(&mut state);
        }
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_fits_the_screen_and_is_erased_whole() {
        assert_eq!(visible("one\ntwo\nthree", 24), ("one\r\ntwo\r\nthree".to_owned(), 2));
        assert_eq!(visible("one\ntwo\nthree", 2), ("two\r\nthree".to_owned(), 1));
        assert_eq!(visible("one\ntwo\nthree", 0), ("one\r\ntwo\r\nthree".to_owned(), 2), "of unknown size");
        assert_eq!(visible("", 9), (String::new(), 0));
        let erased = |drawn| {
            let mut bytes = Vec::new();
            erase(&mut bytes, drawn).unwrap();
            String::from_utf8(bytes).unwrap()
        };
        let now = Instant::now();
        assert_eq!(erased(None), "");
        assert_eq!(erased(Some((now, 0))), "\u{1b}[1G\u{1b}[J");
        assert_eq!(erased(Some((now, 2))), "\u{1b}[2A\u{1b}[1G\u{1b}[J");
    }
}
