//! The clocks that limits of time are measured with.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use rusc_arena::Clock;

use crate::trouble::Trouble;

static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The time that a clock shows to this thread, counted from a fixed moment.
pub(crate) fn now(clock: Clock) -> Duration {
    match clock {
        Clock::Wall => BEGAN.elapsed(),
        Clock::Processor => processor_time(),
    }
}

/// Checks that this system has a clock.
pub(crate) fn check(clock: Clock) -> Result<(), Trouble> {
    if clock == Clock::Processor && !cfg!(unix) { Err(Trouble::NoProcessorClock) } else { Ok(()) }
}

/// How long the processor has worked for this thread.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

#[cfg(not(unix))]
fn processor_time() -> Duration {
    Duration::ZERO
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Sleeping takes time, but not the processor's.
    #[test]
    fn the_processor_rests_while_a_thread_sleeps() {
        let times = || [Clock::Wall, Clock::Processor].map(now);
        let before = times();
        std::thread::sleep(Duration::from_millis(200));
        let after = times();
        assert!(after[0] - before[0] >= Duration::from_millis(200));
        assert!(after[1] - before[1] < Duration::from_millis(100));
    }
}
