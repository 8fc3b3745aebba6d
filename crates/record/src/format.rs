//! The formats in which a record is kept, chosen by the name of its file.

use std::borrow::Cow;

use rusc_catalog::Catalog;

use crate::sgf::WriteError;
use crate::{Problem, ReadError, Replay, json, sgf};

/// A format of saved games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Our own: any game, and all that is known of it.
    Json,
    /// What Hex programs read and write.
    Sgf,
}

impl Format {
    /// The format of a file, by the end of its name.
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

    /// All games of a file: one in JSON, one or more in SGF.
    ///
    /// # Errors
    /// Says where something is wrong, and what.
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

    /// A record in this format.
    ///
    /// # Errors
    /// Says what the format cannot hold.
    pub fn write(self, replay: &Replay) -> Result<String, WriteError> {
        match self {
            Format::Json => Ok(json::write(&replay.record)),
            Format::Sgf => sgf::write(replay),
        }
    }
}
