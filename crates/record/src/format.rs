//! The file formats of saved games, chosen by file extension.

use std::borrow::Cow;

use rusc_catalog::Catalog;

use crate::sgf::WriteError;
use crate::{Problem, ReadError, Replay, json, sgf};

/// A file format for saved games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Rusc's own format, which holds any game with everything known about it.
    Json,
    /// The same with a game on each line, as a match writes its games.
    JsonLines,
    /// Smart Game Format, which Hex programs read and write.
    Sgf,
}

impl Format {
    /// The format of a file, by its extension.
    ///
    /// ```
    /// assert_eq!(rusc_record::Format::of_file("final.SGF"), Some(rusc_record::Format::Sgf));
    /// assert_eq!(rusc_record::Format::of_file("hex:11"), None);
    /// ```
    pub fn of_file(name: &str) -> Option<Format> {
        let (_, extension) = name.rsplit_once('.')?;
        match &*extension.to_ascii_lowercase() {
            "json" => Some(Format::Json),
            "jsonl" => Some(Format::JsonLines),
            "sgf" | "hsgf" => Some(Format::Sgf),
            _ => None,
        }
    }

    /// All games in a file: one in JSON, one or more in SGF and in lines of JSON.
    ///
    /// # Errors
    /// What is wrong in the file, and where.
    pub fn read(self, catalog: &Catalog, bytes: &[u8]) -> Result<Vec<Replay>, ReadError> {
        match self {
            Format::Sgf => sgf::read_all(catalog, &sgf::decode(bytes)),
            Format::Json => Ok(vec![json::read(catalog, &utf8(bytes)?)?]),
            Format::JsonLines => {
                let text = utf8(bytes)?;
                let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
                let read = |(index, line)| {
                    json::read(catalog, line).map_err(|error| ReadError { line: error.line + index, ..error })
                };
                lines.map(read).collect()
            }
        }
    }

    /// Writes a record in this format.
    ///
    /// # Errors
    /// If the format cannot hold the record.
    pub fn write(self, replay: &Replay) -> Result<String, WriteError> {
        match self {
            Format::Json => Ok(json::write(&replay.record)),
            Format::JsonLines => Ok(json::write_line(&replay.record)),
            Format::Sgf => sgf::write(replay),
        }
    }
}

/// The text in a file.
fn utf8(bytes: &[u8]) -> Result<String, ReadError> {
    match String::from_utf8_lossy(bytes) {
        Cow::Borrowed(text) => Ok(text.to_owned()),
        Cow::Owned(text) => {
            let place = text.find(char::REPLACEMENT_CHARACTER).unwrap_or(0);
            Err(ReadError::at(&text, place, Problem::NotUtf8))
        }
    }
}
