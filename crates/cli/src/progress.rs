//! Progress of long work: a bar or a line on a terminal, occasional plain lines elsewhere.

use std::io::{IsTerminal, stderr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// The interval between plain lines if there is no terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(2);

/// Shows progress on stderr.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// When the last plain line was written; `None` on a terminal.
    last_line: Option<Mutex<Instant>>,
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
        Progress { bar, last_line: is_plain.then(|| Mutex::new(Instant::now())) }
    }

    /// Shows a message.
    pub(crate) fn tell(&self, message: &str) {
        match &self.last_line {
            None => self.bar.set_message(message.to_owned()),
            Some(last) => {
                let mut last = last.lock().expect("no thread panics with the lock held");
                if last.elapsed() >= BETWEEN_LINES {
                    *last = Instant::now();
                    eprintln!("{message}");
                }
            }
        }
        self.bar.tick();
    }

    /// Whether messages appear on a terminal, where they may have several lines.
    pub(crate) fn is_live(&self) -> bool {
        self.last_line.is_none()
    }

    /// Counts one more step.
    pub(crate) fn step(&self, message: &str) {
        self.bar.inc(1);
        let (done, all) = (self.bar.position(), self.bar.length().unwrap_or(0));
        if self.last_line.is_some() { self.tell(&format!("{done} of {all}: {message}")) } else { self.tell(message) }
    }

    /// Clears the progress from the screen.
    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}
