//! A match being played by people and bots: who sits where, what was played, the clocks, and what bots think meanwhile.
//!
//! [`Match`] is the match as a value: it says which [`Event`] a [`Request`] leads to, and what follows from an event.
//! [`Table`] lets bots think about it on their own threads and answers while they do.

mod analysis;
mod attendant;
mod decide;
mod event;
mod hint;
mod matches;
mod refusal;
mod request;
mod table;
mod time;
mod world;

pub use analysis::{Analysis, Worth, analyse};
pub use event::Event;
pub use matches::Match;
pub use refusal::Refusal;
pub use request::Request;
pub use table::{Glance, Table};
pub use time::TimeControl;
pub use world::{Bots, Journal, News, World};
