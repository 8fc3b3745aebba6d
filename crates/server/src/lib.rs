#![doc = include_str!("../README.md")]

mod archive;
mod attack;
mod care;
mod chat;
mod client;
mod compression;
mod crowd;
mod database;
mod door;
mod failure;
mod folder;
mod guard;
mod limiter;
mod machine;
mod marks;
mod measure;
mod measure_table;
mod metrics;
mod network;
mod operator;
mod own_process;
mod people;
mod playing;
mod requests;
mod retention;
mod schema;
mod serving;
mod site;
mod sqlite;
mod unmeasured;

pub use care::{Checked, backup, check, restore};
pub use door::router;
pub use failure::StorageError;
pub use ipnet::IpNet;
pub use network::{ConnectionLimits, Network, NotAnAddress, PublicUrl, reached};
pub use operator::{Done, Operator, Overview, Sanction, Target};
pub use rusc_app::{Limits, MatchId};
pub use serving::Serving;
pub use site::{Setup, Site};
pub use unmeasured::Unmeasured;

use rusc_lab::Experiment;

/// The experiments of this crate, for `rusc bench`.
pub fn experiments() -> Vec<Experiment> {
    vec![measure::experiment(), measure_table::experiment(), attack::experiment()]
}
