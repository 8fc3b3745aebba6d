//! Published experiments and speed measurements that a game brings with it.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::{Parameter, Settings};

/// Something that can be measured by name.
pub struct Experiment {
    /// What it is called.
    pub name: &'static str,
    /// One line on what it shows.
    pub about: &'static str,
    /// What it can be told.
    pub parameters: &'static [Parameter],
    /// Runs it and writes its findings.
    pub run: fn(&mut Lab) -> io::Result<()>,
}

/// What an experiment is given from outside.
pub struct Lab<'a> {
    /// Where the findings go.
    pub out: &'a mut dyn Write,
    /// Where progress goes.
    pub progress: &'a mut dyn FnMut(&str),
    /// How it was asked for.
    pub settings: &'a Settings,
    /// How many threads there are to use.
    pub threads: usize,
    /// Set by others to end it at once.
    pub stop: &'a AtomicBool,
    /// The time since it began.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
}

impl Lab<'_> {
    /// Whether somebody wants it to end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// How long a piece of work takes, with its result.
    pub fn time<T>(&self, work: impl FnOnce() -> T) -> (T, Duration) {
        let begin = (self.clock)();
        let result = work();
        (result, (self.clock)() - begin)
    }
}
