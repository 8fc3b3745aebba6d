#![doc = include_str!("../README.md")]

mod analysis;
#[cfg(feature = "threads")]
mod attended;
mod decide;
mod event;
mod hold;
mod job;
mod journal;
mod mark;
mod matches;
mod outside;
mod refusal;
mod request;
mod review;
mod sent;
mod snapshot;
mod table;
mod time;
mod work;

pub use analysis::{Analysis, Analyst};
#[cfg(feature = "threads")]
pub use attended::{Attended, Environment};
pub use decide::Decision;
pub use event::Event;
pub use job::{BotFailure, Finished, Job, JobKind, Progress};
pub use journal::{Journal, Keeping, NoJournal};
pub use mark::Mark;
pub use matches::Match;
pub use outside::{Bots, News};
pub use refusal::Refusal;
pub use request::Request;
pub use review::{Judged, Review, Reviewer, Verdict, review};
pub use sent::{SentJob, SentProgress, SentResult};
pub use snapshot::{Queued, Snapshot};
pub use table::{Settings, Table};
pub use time::TimeControl;
pub use work::JobId;
