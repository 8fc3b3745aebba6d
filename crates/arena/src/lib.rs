//! Matches between bots: a job and its outcome are plain data, and threads change how long it takes, not how it ends.

mod elo;
mod job;
mod outcome;
mod play;
mod run;

pub use elo::Elo;
pub use job::{Job, JobError};
pub use outcome::{Note, Outcome, Played};
pub use play::Forfeit;
pub use run::{Environment, run};
