//! The files of this machine, for crates that cannot open files themselves.

use std::fs;
use std::path::Path;

use rusc_present::{Files, Why};
use rusc_record::sgf;

use crate::saved::{replace, why};
use crate::trouble::Trouble;

/// The files of this machine.
pub(crate) struct Disk;

impl Files for Disk {
    fn read(&self, name: &str) -> Result<String, Why> {
        let refused = |error| Trouble::CannotRead { name: name.to_owned(), why: why(&error) };
        let bytes = fs::read(name).map_err(|error| Why::of(&refused(error)))?;
        Ok(sgf::decode(&bytes).into_owned())
    }
    fn write(&self, name: &str, text: &str) -> Result<(), Why> {
        let refused = |error| Trouble::CannotWrite { name: name.to_owned(), why: why(&error) };
        replace(Path::new(name), text.as_bytes()).map_err(|error| Why::of(&refused(error)))
    }
}
