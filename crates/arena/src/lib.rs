#![doc = include_str!("../README.md")]

mod elo;
mod job;
mod outcome;
mod play;
mod run;
pub mod statistics;

pub use elo::Elo;
pub use job::{Job, JobError};
pub use outcome::{Note, Outcome, Played, Tally};
pub use play::Forfeit;
pub use run::{Environment, run};
