//! The limits of `rusc play`: a set to begin with, and options that change one of them each.

use std::time::Duration;

use clap::{Args, ValueEnum};
use rusc_server::Limits;

/// The limits on what visitors may use.
#[derive(Args, Default)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitOptions {
    /// Limits to begin with; the options below change one of them each
    #[arg(long, value_name = "SET", default_value = "household")]
    limits: Set,
    /// Memory for searches, in megabytes for each core
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..))]
    search_memory: Option<u64>,
    /// Longest time that a bot thinks about a move, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    longest_move: Option<u64>,
    /// Hints and other searches that may wait for one visitor, besides moves
    #[arg(long, value_name = "N")]
    waiting_per_visitor: Option<usize>,
    /// Analyses and matches between bots of one visitor at the same time
    #[arg(long, value_name = "N")]
    analyses_per_visitor: Option<usize>,
    /// Open pages of one visitor
    #[arg(long, value_name = "N")]
    pages_per_visitor: Option<usize>,
    /// Open pages of all visitors
    #[arg(long, value_name = "N")]
    pages: Option<usize>,
    /// Matches kept for one visitor
    #[arg(long, value_name = "N")]
    matches_per_visitor: Option<usize>,
    /// Moves, comments and other events of one match
    #[arg(long, value_name = "N")]
    events_per_match: Option<usize>,
    /// Size of everything that is saved, in megabytes
    #[arg(long, value_name = "MB")]
    disk: Option<u64>,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum Set {
    /// For a household or a club
    #[default]
    Household,
    /// For strangers
    Internet,
}

impl LimitOptions {
    /// The limits that the options describe.
    pub(crate) fn limits(&self) -> Limits {
        let mut limits = match self.limits {
            Set::Household => Limits::HOUSEHOLD,
            Set::Internet => Limits::INTERNET,
        };
        set(&mut limits.megabytes_per_core, self.search_memory);
        set(&mut limits.thinking, self.longest_move.map(Duration::from_secs));
        set(&mut limits.waiting_per_visitor, self.waiting_per_visitor);
        set(&mut limits.idle_per_visitor, self.analyses_per_visitor);
        set(&mut limits.streams_per_visitor, self.pages_per_visitor);
        set(&mut limits.streams, self.pages);
        set(&mut limits.matches_per_visitor, self.matches_per_visitor);
        set(&mut limits.events_per_match, self.events_per_match);
        set(&mut limits.stored_megabytes, self.disk);
        limits
    }
}

fn set<T>(limit: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *limit = value;
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: LimitOptions,
    }

    fn limits(line: &str) -> Limits {
        Line::parse_from(std::iter::once("rusc").chain(line.split_whitespace())).options.limits()
    }

    #[test]
    fn the_documented_limits_are_true() {
        let document = include_str!("../../../docs/running-a-server.md");
        let row = |flag: &str| {
            let row = document.lines().find(|line| line.starts_with(&format!("| `--{flag}` |"))).expect(flag);
            let cell =
                |index| -> u64 { row.split('|').nth(index).and_then(|cell| cell.trim().parse().ok()).expect(row) };
            [cell(2), cell(3)]
        };
        let both = |limit: fn(&Limits) -> u64| [limit(&Limits::HOUSEHOLD), limit(&Limits::INTERNET)];
        assert_eq!(row("search-memory"), both(|limits| limits.megabytes_per_core));
        assert_eq!(row("longest-move"), both(|limits| limits.thinking.as_secs()));
        assert_eq!(row("waiting-per-visitor"), both(|limits| limits.waiting_per_visitor as u64));
        assert_eq!(row("analyses-per-visitor"), both(|limits| limits.idle_per_visitor as u64));
        assert_eq!(row("pages-per-visitor"), both(|limits| limits.streams_per_visitor as u64));
        assert_eq!(row("pages"), both(|limits| limits.streams as u64));
        assert_eq!(row("matches-per-visitor"), both(|limits| limits.matches_per_visitor as u64));
        assert_eq!(row("events-per-match"), both(|limits| limits.events_per_match as u64));
        assert_eq!(row("disk"), both(|limits| limits.stored_megabytes));
    }

    #[test]
    fn options_change_one_limit_each() {
        assert_eq!(limits(""), Limits::HOUSEHOLD);
        assert_eq!(limits("--limits internet"), Limits::INTERNET);
        let mut changed = Limits::INTERNET;
        (changed.thinking, changed.stored_megabytes) = (Duration::from_secs(3), 50);
        assert_eq!(limits("--limits internet --longest-move 3 --disk 50"), changed);
    }
}
