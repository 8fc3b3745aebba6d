//! Where matches are kept that were given no file.

use std::fs::File;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::{env, fs};

use crate::failure::Failure;

/// A new file in the data folder.
pub(super) fn new_file(game: &str) -> Result<PathBuf, Failure> {
    let folder =
        folder().ok_or_else(|| Failure::undone("there is no folder to keep the game in: name a file with --save"))?;
    let problem = |error| Failure::undone(format!("{}: {error}; name a file with --save", folder.display()));
    fs::create_dir_all(&folder).map_err(problem)?;
    for number in 1_u32.. {
        let path = folder.join(format!("{game}-{number}.json"));
        // Another match may begin at the same moment: who creates the file has it.
        match File::create_new(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            created => return created.map(|_| path).map_err(problem),
        }
    }
    unreachable!("there are more numbers than files")
}

/// The folder for games of the terminal: below the user's data folder, or where `RUSC_DATA` says.
fn folder() -> Option<PathBuf> {
    let named = |variable| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let shared = || named("XDG_DATA_HOME").or_else(|| named("APPDATA"));
    let home = || named("HOME").map(|home| home.join(".local/share"));
    named("RUSC_DATA").or_else(|| Some(shared().or_else(home)?.join("rusc"))).map(|data| data.join("games"))
}
