//! The system clock for searches, which read only the clock that they are given.

use std::time::{Duration, Instant};

use crate::{Control, Limits};

/// A clock that measures the time since its start.
///
/// ```
/// use std::time::Duration;
///
/// use rusc_game::{Rng, tree_game::TreeGame};
/// use rusc_search::{AlphaBeta, Limits, Payoff, Stopwatch};
///
/// let game = TreeGame::random_to_the_end(&mut Rng::new(1), 60, 8);
/// let limits = Limits::time(Duration::from_millis(10));
/// let report = AlphaBeta::new(Payoff, 1 << 16).search(&game, &Stopwatch::start().control(limits), &mut |_| {});
/// assert!(report.best.is_some());
/// ```
pub struct Stopwatch(Box<dyn Fn() -> Duration + Sync>);

impl Stopwatch {
    /// A clock that starts now.
    pub fn start() -> Self {
        let began = Instant::now();
        Stopwatch(Box::new(move || began.elapsed()))
    }

    /// The control of a search with one thread and these limits, timed by this clock.
    pub fn control(&self, limits: Limits) -> Control<'_> {
        Control::timed(limits, &*self.0)
    }
}
