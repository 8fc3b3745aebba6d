//! A match being played by people and bots: who sits where, what was played, the clocks, and what bots think meanwhile.
//!
//! [`Match`] is the match as a value: it says which [`Event`] a [`Request`] leads to, and what follows from an event.
//! `Table` lets bots think about it on their own threads and answers while they do; without the feature `threads` there is none.

mod analysis;
#[cfg(feature = "threads")]
mod attendant;
mod decide;
mod event;
#[cfg(feature = "threads")]
mod hint;
mod matches;
mod refusal;
mod request;
mod review;
#[cfg(feature = "threads")]
mod table;
mod time;
#[cfg(feature = "threads")]
mod world;

pub use analysis::{Analysis, Worth, analyse};
pub use event::Event;
pub use matches::Match;
pub use refusal::Refusal;
pub use request::Request;
pub use review::{Judged, Review, Verdict, review};
#[cfg(feature = "threads")]
pub use table::{Glance, Table};
pub use time::TimeControl;
#[cfg(feature = "threads")]
pub use world::{Bots, Journal, News, World};
