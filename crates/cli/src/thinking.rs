//! Limits of time, nodes, depth and threads for a bot.

use std::time::Duration;

use clap::Args;
use rusc_present::time_with_unit;
use rusc_search::{Control, Limits, MOST_THREADS};

use crate::machine;
use crate::stop;
use crate::trouble::Trouble;

#[derive(Args, Clone, Copy)]
pub(crate) struct Thinking {
    /// Time for a move, such as 2s, 500ms or 1m
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// Nodes to search for a move
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Depth of the search in moves
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
}

impl Thinking {
    pub(crate) fn limits(self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes, time: self.time }
    }
}

// Without a doc comment, which clap would print instead of the command's own.
#[derive(Args, Clone, Copy)]
pub(crate) struct Effort {
    #[command(flatten)]
    thinking: Thinking,
    /// Number of threads
    #[arg(long, default_value = "1", value_parser = threads)]
    threads: usize,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

impl Effort {
    /// The control of a search on this machine, which Ctrl-C ends.
    pub(crate) fn control(self, clock: &(dyn Fn() -> Duration + Sync)) -> Control<'_> {
        let Effort { thinking, threads, seed } = self;
        let limits = thinking.limits();
        Control { limits, threads, cores: machine::cores(), seed, stop: stop::flag(), clock: Some(clock) }
    }
}

/// Parses a number of threads.
pub(crate) fn threads(text: &str) -> Result<usize, Trouble> {
    let read = text.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
    read.ok_or_else(|| Trouble::NoThreads { text: text.to_owned(), most: MOST_THREADS })
}

/// Parses `2s`, `500ms`, `1.5s` or `1m`.
pub(crate) fn duration(text: &str) -> Result<Duration, Trouble> {
    time_with_unit(text).filter(|time| !time.is_zero()).ok_or_else(|| Trouble::NoTime { text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_thread_and_not_too_many() {
        assert_eq!([threads("1"), threads("256")], [Ok(1), Ok(256)]);
        assert!(["", "0", "257", "100000", "-1", "two"].iter().all(|text| threads(text).is_err()));
    }

    #[test]
    fn times_are_read_with_their_unit() {
        for (text, millis) in [("500ms", 500), ("2s", 2_000), ("1.5s", 1_500), ("1m", 60_000), ("2h", 7_200_000)] {
            assert_eq!(duration(text), Ok(Duration::from_millis(millis)));
        }
        for text in ["", "s", "2", "-1s", "0s", "inf s", "infs", "1e400s", "2 s", "two"] {
            assert!(duration(text).is_err(), "{text}");
        }
    }
}
