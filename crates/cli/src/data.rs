//! The folder in which the program keeps what is played.

use std::env;
use std::path::PathBuf;

use directories::ProjectDirs;

use crate::failure::Failure;
use crate::trouble::Trouble;

/// The user's data folder, or where `RUSC_DATA` says; where there is none, a flag names another.
pub(crate) fn folder(flag: &str) -> Result<PathBuf, Failure> {
    let named = env::var_os("RUSC_DATA").filter(|value| !value.is_empty()).map(PathBuf::from);
    let usual = || Some(ProjectDirs::from("", "", "rusc")?.data_dir().to_owned());
    named.or_else(usual).ok_or_else(|| Failure::undone(Trouble::NoFolder { flag: flag.to_owned() }))
}
