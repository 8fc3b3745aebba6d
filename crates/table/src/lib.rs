//! A match being played by people and bots: who sits where, what was played, the clocks, and what bots think meanwhile.
//!
//! [`Match`] is the match as a value: it says which [`Event`] a [`Request`] leads to, and what follows from it. [`Table`] is
//! the match with what is being thought about it: it says which [`Job`]s to run and takes what they find, but runs none. It
//! has no threads, no clock and no files; [`Attended`] gives it threads, with the feature of that name.

mod analysis;
#[cfg(feature = "threads")]
mod attended;
mod decide;
mod event;
mod job;
mod journal;
mod matches;
mod outside;
mod refusal;
mod request;
mod review;
mod snapshot;
mod table;
mod time;
mod work;

pub use analysis::{Analysis, analyse};
#[cfg(feature = "threads")]
pub use attended::{Attended, Environment};
pub use decide::Decision;
pub use event::Event;
pub use job::{BotPanicked, Finished, Job, JobKind, Progress};
pub use journal::{Journal, Keeping, NoJournal};
pub use matches::Match;
pub use outside::{Bots, News};
pub use refusal::Refusal;
pub use request::Request;
pub use review::{Judged, Review, Verdict, review};
pub use snapshot::Snapshot;
pub use table::{Settings, Table};
pub use time::TimeControl;
