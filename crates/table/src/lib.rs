//! A match being played by people and bots: seats, moves, clocks, and the bots' thoughts.
//!
//! [`Match`] is the match as a value: it decides which [`Event`] a [`Request`] leads to, and applies it. [`Table`] adds the
//! thinking about the match: it hands out [`Job`]s and takes their results, but does not run them. Neither has threads, a clock
//! or files; [`Attended`] adds threads, with the feature of that name.

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
