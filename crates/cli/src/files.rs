//! Saved games in files; the end of the name tells the format.

use std::fs;
use std::path::Path;

use record::{Record, json};

/// The record in a file.
///
/// # Errors
/// Names the file and says what is wrong with it, and where.
pub(crate) fn read(path: &Path) -> Result<Record, String> {
    let problem = |problem: String| format!("{}: {problem}", path.display());
    let format = Format::of(path)?;
    let text = fs::read_to_string(path).map_err(|error| problem(format!("cannot be read: {error}")))?;
    match format {
        Format::Json => json::read(&text).map_err(|error| problem(error.to_string())),
    }
}

/// Writes a record to a file, in place of an older one: whoever reads it finds the old record or the new one, never a part.
///
/// # Errors
/// Names the file and says why it cannot be written.
pub(crate) fn write(path: &Path, record: &Record) -> Result<(), String> {
    let text = match Format::of(path)? {
        Format::Json => json::write(record),
    };
    let part = path.with_added_extension("part");
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
    written.map_err(|error| format!("{}: cannot be written: {error}", path.display()))
}

/// How a game is written down.
enum Format {
    Json,
}

impl Format {
    fn of(path: &Path) -> Result<Format, String> {
        match path.extension().and_then(|end| end.to_str()) {
            Some("json") => Ok(Format::Json),
            _ => Err(format!("{}: the name of a saved game ends in .json", path.display())),
        }
    }
}
