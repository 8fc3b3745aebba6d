#![doc = include_str!("../README.md")]

mod log;
mod plan;
mod play;
mod played;
mod run;
mod schedule;
pub mod statistics;
mod tally;

pub use log::{GAMES, Log, LogError, PLAN};
pub use plan::{Clock, Difference, MoveLimits, Openings, Plan, PlanError, openings};
pub use play::Forfeit;
pub use played::{Fault, Note, Played};
pub use run::{Environment, run};
pub use schedule::{Job, Schedule};
pub use tally::{Faults, Tally, Verdict};
