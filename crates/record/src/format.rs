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
            "sgf" | "hsgf" => Some(Format::Sgf),
            _ => None,
        }
    }

    /// All games in a file: one in JSON, one or more in SGF.
    ///
    /// # Errors
    /// What is wrong in the file, and where.
    pub fn read(self, catalog: &Catalog, bytes: &[u8]) -> Result<Vec<Replay>, ReadError> {
        match self {
            Format::Sgf => sgf::read_all(catalog, &sgf::decode(bytes)),
            Format::Json => {
                let text = String::from_utf8_lossy(bytes);
                if let Cow::Owned(text) = &text {
                    let place = text.find(char::REPLACEMENT_CHARACTER).unwrap_or(0);
                    return Err(ReadError::at(text, place, Problem::NotUtf8));
                }
                Ok(vec![json::read(catalog, &text)?])
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
            Format::Sgf => sgf::write(replay),
        }
    }
}
