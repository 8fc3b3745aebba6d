//! The folder for saved games.

use std::env;
use std::path::PathBuf;

use directories::ProjectDirs;

use crate::failure::Failure;
use crate::trouble::Trouble;

/// The folder that was given, or the usual one.
pub(crate) fn chosen(folder: Option<PathBuf>) -> Result<PathBuf, Failure> {
    folder.map_or_else(|| self::folder("--data DIR"), Ok)
}

/// The folder in `RUSC_DATA`, or the user's data folder. If there is none, the error names `flag`.
pub(crate) fn folder(flag: &str) -> Result<PathBuf, Failure> {
    let named = env::var_os("RUSC_DATA").filter(|value| !value.is_empty()).map(PathBuf::from);
    let usual = || Some(ProjectDirs::from("", "", "rusc")?.data_dir().to_owned());
    named.or_else(usual).ok_or_else(|| Failure::undone(Trouble::NoFolder { flag: flag.to_owned() }))
}
