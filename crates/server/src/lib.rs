//! The app over HTTP: axum and SQLite around the crate `app`.
//!
//! [`router`] answers requests without a socket, [`Serving`] answers them on one. What is answered is said in `app`; here are
//! the database, the threads that bots think on, and who is let in.

mod client;
mod database;
mod door;
mod failure;
mod guard;
mod limiter;
mod machine;
mod measure;
mod measure_table;
mod playing;
mod schema;
mod serving;
mod site;
mod sqlite;
mod unmeasured;

pub use door::router;
pub use failure::StorageError;
pub use serving::Serving;
pub use site::{Setup, Site};
pub use unmeasured::Unmeasured;

use rusc_present::Experiment;

/// What can be measured.
pub fn experiments() -> Vec<Experiment> {
    vec![measure::experiment(), measure_table::experiment()]
}
