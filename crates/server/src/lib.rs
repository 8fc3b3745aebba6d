//! The app over HTTP: axum and SQLite around the crate `app`.
//!
//! [`router`] answers requests without a socket, [`Serving`] on one. `app` decides the answers; this crate has the database, the
//! threads for bots, and the rules for which requests are let in.

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

/// The experiments of this crate, for `rusc bench`.
pub fn experiments() -> Vec<Experiment> {
    vec![measure::experiment(), measure_table::experiment()]
}
