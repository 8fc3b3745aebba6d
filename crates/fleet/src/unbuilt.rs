//! In place of the broker in a program that was built without it.

use std::sync::atomic::AtomicBool;

use rusc_arena::{Crew, Files};
use rusc_present::Why;

use crate::{Access, Announcement, FleetError, Labour, Progress, Status, Working};

fn missing<T>() -> Result<T, Why> {
    Err(Why::of(&FleetError::NoBroker))
}

/// A crew of the workers of a broker.
///
/// # Errors
/// Always: this program was built without it.
pub fn crew(_: &Access, _: Announcement, _: &[(String, std::path::PathBuf)]) -> Result<Box<dyn Crew>, Why> {
    missing()
}

/// Takes jobs from a broker.
///
/// # Errors
/// Always: this program was built without it.
pub fn work(
    _: &Access,
    _: &Working,
    _: &dyn Fn(Files) -> Labour,
    _: [&AtomicBool; 2],
    _: &(dyn Fn(&Progress) + Sync),
) -> Result<Progress, Why> {
    missing()
}

/// The studies and workers of a broker.
///
/// # Errors
/// Always: this program was built without it.
pub fn status(_: &Access) -> Result<Status, Why> {
    missing()
}
