//! Progress as text: a bar with the steps that are done and the time that the others may take, or a spinner if nobody knows how
//! many there are.

use std::time::Duration;

/// The width of a bar in characters.
const WIDTH: usize = 30;

/// The signs that a spinner shows in turns.
const SPINNER: [char; 8] = ['⣾', '⣽', '⣻', '⢿', '⡿', '⣟', '⣯', '⣷'];

/// What is shown beside the message.
pub(super) enum Shape {
    /// A bar before a short message.
    Before,
    /// A bar below a message of several lines.
    Below,
    /// A spinner and the time since the start.
    Spinner,
}

/// The progress of some work.
pub(super) struct Bar {
    pub(super) shape: Shape,
    pub(super) steps: u64,
    pub(super) done: u64,
    /// The steps that had been done before the work began, which say nothing about its speed.
    pub(super) before: u64,
    pub(super) message: String,
    /// How often the progress has been shown.
    pub(super) shown: usize,
}

impl Bar {
    pub(super) fn new(shape: Shape, steps: u64, done: u64) -> Bar {
        Bar { shape, steps, done, before: done, message: String::new(), shown: 0 }
    }

    /// The progress as lines, this long after the work began.
    pub(super) fn text(&self, elapsed: Duration) -> String {
        let Bar { steps, done, message, .. } = self;
        match self.shape {
            Shape::Before => format!("{} {done}/{steps} {message} {}", self.bar(), self.rest(elapsed)),
            Shape::Below => format!("{message}\n{} {done}/{steps} {}", self.bar(), self.rest(elapsed)),
            Shape::Spinner => format!("{} {} {message}", SPINNER[self.shown % SPINNER.len()], short(elapsed)),
        }
    }

    fn bar(&self) -> String {
        let share = u128::from(self.done) * WIDTH as u128 / u128::from(self.steps.max(1));
        let full = share.min(WIDTH as u128) as usize;
        "█".repeat(full) + &"░".repeat(WIDTH - full)
    }

    /// How long the remaining steps will take at the speed so far; empty if no speed is known.
    fn rest(&self, elapsed: Duration) -> String {
        let (done, left) = (self.done.saturating_sub(self.before), self.steps.saturating_sub(self.done));
        if done == 0 {
            return String::new();
        }
        short(Duration::try_from_secs_f64(elapsed.as_secs_f64() * left as f64 / done as f64).unwrap_or(Duration::MAX))
    }
}

/// A time in the largest unit of which there are at least two.
fn short(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..120 => format!("{seconds}s"),
        seconds @ 120..7200 => format!("{}m", seconds / 60),
        seconds @ 7200..172_800 => format!("{}h", seconds / 3600),
        seconds => format!("{}d", seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn the_rest_is_estimated_from_the_steps_since_the_start() {
        let mut bar = Bar::new(Shape::Before, 8, 4);
        assert_eq!(bar.text(9 * SECOND), "███████████████░░░░░░░░░░░░░░░ 4/8  ");
        (bar.done, bar.message) = (5, "found 3".to_owned());
        assert_eq!(bar.text(9 * SECOND), "██████████████████░░░░░░░░░░░░ 5/8 found 3 27s");
        bar.shape = Shape::Below;
        assert_eq!(bar.text(90 * SECOND), "found 3\n██████████████████░░░░░░░░░░░░ 5/8 4m");
    }

    #[test]
    fn a_bar_holds_any_number_of_steps() {
        for (steps, done, full) in [(0, 0, 0), (0, 5, 30), (3, 3, 30), (3, 4, 30), (u64::MAX, 1, 0)] {
            let text = Bar::new(Shape::Before, steps, done).text(SECOND);
            assert_eq!(text.matches('█').count(), full, "{text}");
            assert_eq!(text.matches('░').count(), 30 - full, "{text}");
        }
        let mut bar = Bar::new(Shape::Before, u64::MAX, 0);
        bar.done = 1;
        assert!(bar.text(Duration::MAX).ends_with('d'));
    }

    #[test]
    fn a_spinner_turns() {
        let mut bar = Bar::new(Shape::Spinner, 0, 0);
        bar.message = "thinking".to_owned();
        assert_eq!(bar.text(Duration::from_millis(2900)), "⣾ 2s thinking");
        bar.shown = 9;
        assert_eq!(bar.text(7200 * SECOND), "⣽ 2h thinking");
    }
}
