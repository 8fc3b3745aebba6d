//! The files of this machine, for those who may not open them themselves.

use std::{fmt, fs, io};

use present::Files;
use record::sgf;

/// The files of this machine.
pub(crate) struct Disk;

impl Files for Disk {
    fn read(&self, name: &str) -> io::Result<String> {
        let problem = |error: &dyn fmt::Display| format!("cannot read {name:?}: {error}");
        let bytes = fs::read(name).map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, problem(&error)))?;
        Ok(sgf::decode(&bytes).into_owned())
    }
    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        fs::write(name, text).map_err(|error| io::Error::new(error.kind(), format!("cannot write {name:?}: {error}")))
    }
}
