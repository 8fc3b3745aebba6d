//! Progress of long work: a bar or a line on a terminal, occasional plain lines elsewhere.

use std::io::{self, IsTerminal, Write, stderr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// The interval between plain lines if there is no terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(2);

/// The interval between messages on a terminal that take long to make.
const BETWEEN_TABLES: Duration = Duration::from_millis(200);

/// Shows progress on stderr.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Whether plain lines are written, since there is no terminal.
    is_plain: bool,
    /// When the last message was shown.
    last: Mutex<Instant>,
}

impl Progress {
    /// Progress with a known number of steps.
    pub(crate) fn of(steps: u64) -> Self {
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}").expect("the template is right");
        Progress::with(ProgressBar::new(steps).with_style(style))
    }

    /// Progress with a known number of steps, some of them done before, and messages of several lines.
    pub(crate) fn table(steps: u64, done: u64) -> Self {
        let template = "{msg}\n{bar:30} {pos}/{len} {eta}";
        let style = ProgressStyle::with_template(template).expect("the template is right");
        let bar = ProgressBar::new(steps).with_style(style).with_position(done);
        bar.reset_eta();
        Progress::with(bar)
    }

    /// Progress without a known end.
    pub(crate) fn open() -> Self {
        let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}").expect("the template is right");
        Progress::with(ProgressBar::new_spinner().with_style(style))
    }

    fn with(bar: ProgressBar) -> Self {
        let is_plain = !stderr().is_terminal();
        Progress { bar, is_plain, last: Mutex::new(Instant::now()) }
    }

    /// Shows a message; a plain line only if the last one was long enough ago.
    pub(crate) fn tell(&self, message: &str) {
        if !self.is_plain {
            self.bar.set_message(message.to_owned());
        } else if self.is_due(BETWEEN_LINES) {
            eprintln!("{message}");
        }
        self.bar.tick();
    }

    /// Counts one more step.
    pub(crate) fn step(&self, message: &str) {
        self.bar.inc(1);
        if self.is_plain { self.tell(&self.counted(message)) } else { self.tell(message) }
    }

    /// Counts one more step. The message, a table on a terminal and a line elsewhere, is made only if it is shown.
    pub(crate) fn step_lazily(&self, table: impl FnOnce() -> String, line: impl FnOnce() -> String) {
        self.bar.inc(1);
        if self.is_plain && self.is_due(BETWEEN_LINES) {
            eprintln!("{}", self.counted(&line()));
        } else if !self.is_plain && self.is_due(BETWEEN_TABLES) {
            self.tell(&table());
        }
    }

    /// Sets the steps that are done and those that there are. The message is made only if it is shown.
    pub(crate) fn reach(&self, done: u64, steps: u64, table: impl FnOnce() -> String, line: impl FnOnce() -> String) {
        self.bar.set_length(steps);
        self.bar.set_position(done);
        if self.is_plain && self.is_due(BETWEEN_LINES) {
            eprintln!("{}", self.counted(&line()));
        } else if !self.is_plain && self.is_due(BETWEEN_TABLES) {
            self.tell(&table());
        }
    }

    /// A message with the number of steps.
    fn counted(&self, message: &str) -> String {
        format!("{} of {}: {message}", self.bar.position(), self.bar.length().unwrap_or(0))
    }

    /// Whether this time has passed since the last message; if so, another is shown now.
    fn is_due(&self, interval: Duration) -> bool {
        let mut last = self.last.lock().expect("no thread panics with the lock held");
        let is_due = last.elapsed() >= interval;
        if is_due {
            *last = Instant::now();
        }
        is_due
    }

    /// Clears the progress from the screen.
    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    /// Output that does not mix with the progress on the same screen.
    pub(crate) fn beside<'a>(&'a self, out: &'a mut dyn Write) -> impl Write + 'a {
        Beside { progress: self, out }
    }
}

/// Output that hides the progress while it is written.
struct Beside<'a> {
    progress: &'a Progress,
    out: &'a mut dyn Write,
}

impl Write for Beside<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.progress.bar.suspend(|| self.out.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
