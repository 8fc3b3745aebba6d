#![doc = include_str!("../README.md")]

mod access;
#[cfg(feature = "broker")]
mod broker;
mod conduct;
mod data;
mod error;
mod store;
mod table;
#[cfg(not(feature = "broker"))]
mod unbuilt;

pub use access::{Access, Announcement, Labour, Progress, Status, WorkerStatus, Working};
#[cfg(feature = "broker")]
pub use broker::{crew, status, work};
pub use conduct::conduct;
pub use data::{fingerprint, hash_of, local_files};
pub use error::FleetError;
pub use store::{Glimpse, Store, glimpse};
pub use table::{crosstable, tournaments};
#[cfg(not(feature = "broker"))]
pub use unbuilt::{crew, status, work};
