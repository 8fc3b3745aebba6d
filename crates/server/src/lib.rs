//! The app over HTTP: pages, actions and events for tables of people and bots, kept in SQLite.
//!
//! [`app`] answers requests without a socket, [`Serving`] answers them on one. What a page looks like is said in `view`, what
//! happens in a match in `table`; here is who may see and do what, and that nothing acknowledged is lost.

mod app;
mod assets;
mod begin;
mod bots;
mod client;
mod guard;
mod handlers;
mod limiter;
mod measure;
mod problem;
mod rematch;
mod rights;
mod room;
mod secret;
mod serving;
mod showing;
mod storage;
mod tables;
mod visitor;

pub use app::{App, Setup, app};
pub use measure::EXPERIMENT;
pub use serving::Serving;
pub use storage::{BrokenLog, StorageError};
