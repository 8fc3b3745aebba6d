//! The app as a pure function: requests, a store, a clock and randomness go in, responses and events come out.
//!
//! [`App::answer`] answers a request from any source. `view` draws the pages and `table` runs the matches; this crate decides who
//! may see and do what, and that nothing acknowledged is lost. It has no sockets, SQL, threads or clock: a [`Shell`] and a
//! [`Store`] provide them, on a server or in a browser.

mod answer;
mod app;
mod assets;
mod begin;
mod bell;
mod bots;
mod fields;
mod insights;
mod log;
mod pages;
mod problem;
mod rematch;
mod rendering;
mod request;
mod response;
mod results;
mod rights;
mod room;
mod routes;
mod secret;
mod shell;
mod sight;
mod store;
mod visitor;
mod watcher;
mod work;

pub use app::{App, Setup};
pub use log::{BrokenLog, Log};
pub use problem::Trouble;
pub use request::{Method, Request};
pub use response::{Body, Response};
pub use routes::most_bytes;
pub use secret::{MatchId, Secret};
pub use shell::Shell;
pub use store::{Beginning, Fared, Kept, Place, Scored, Standing, Store, StoreError, Stored};
pub use watcher::Watcher;
pub use work::Work;
