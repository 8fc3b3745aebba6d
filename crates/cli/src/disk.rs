//! The files of this machine, for those who may not open them themselves.

use std::{fmt, fs, io};

use offer::Files;

/// The files of this machine.
pub(crate) struct Disk;

impl Files for Disk {
    fn read(&self, name: &str) -> io::Result<String> {
        let problem = |error: &dyn fmt::Display| format!("cannot read {name:?}: {error}");
        fs::read_to_string(name).map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, problem(&error)))
    }
    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        fs::write(name, text).map_err(|error| io::Error::new(error.kind(), format!("cannot write {name:?}: {error}")))
    }
}
