//! Creates files for matches for which no file was named.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::PathBuf;

use crate::data;
use crate::failure::Failure;
use crate::saved::cannot_write;

/// A new file in the data folder.
pub(super) fn new_file(game: &str) -> Result<PathBuf, Failure> {
    let folder = data::folder("--save FILE")?.join("games");
    let problem = |error| cannot_write(&folder, &error);
    fs::create_dir_all(&folder).map_err(problem)?;
    for number in 1_u32.. {
        let path = folder.join(format!("{game}-{number}.json"));
        // Another match may start at the same time: the one that creates the file gets it.
        match File::create_new(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            created => return created.map(|_| path).map_err(problem),
        }
    }
    unreachable!("there are more numbers than files")
}
