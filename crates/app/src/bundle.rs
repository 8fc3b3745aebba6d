//! All games of a visitor in one zip file, each as JSON and, where that can hold it, as SGF; and back.

use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::sync::Arc;

use flate2::Compression;
use flate2::bufread::DeflateDecoder;
use flate2::write::DeflateEncoder;
use rawzip::time::{UtcDateTime, ZipDateTimeKind};
use rawzip::{CompressionMethod, ZipArchive, ZipArchiveWriter};
use rusc_present::Why;

use crate::archive::Filter;
use crate::begin::Plan;
use crate::pages::keep::public_replay;
use crate::problem::{Problem, Trouble};
use crate::visitor::Visitor;
use crate::{App, MatchId};

/// The largest number of games in a file.
pub(crate) const MOST_GAMES: usize = 5_000;
/// The number of matches that are looked up at once.
const BATCH: u32 = 200;
/// The largest size of a game's file, in bytes.
const LARGEST_GAME: u64 = 1024 * 1024;
/// The largest size of all files together when they are unpacked, in bytes.
const LARGEST: u64 = 64 * LARGEST_GAME;

/// One of the files that hold all games of a visitor, counted from 0.
pub(crate) async fn write(app: &App, visitor: &Visitor, part: usize) -> Result<Vec<u8>, Problem> {
    let mut zip = ZipArchiveWriter::new(Vec::new());
    let (mut filter, mut number) = (Filter::default(), 0);
    loop {
        let rows = app.store.list(&visitor.secret, &filter, BATCH).await?;
        let Some(last) = rows.last() else { break };
        filter.after = Some((last.begun, last.id.clone()));
        for row in &rows {
            number += 1;
            if (number - 1) / MOST_GAMES != part {
                continue;
            }
            // A match that cannot be read cannot be saved elsewhere either; the list says so.
            let Ok(Some(kept)) = app.store.load(&row.id).await else { continue };
            let (replay, name) = (public_replay(&kept.game), format!("{}-{}", row.game, row.id.text()));
            let json = rusc_record::json::write(&replay.record);
            add(&mut zip, &format!("{name}.json"), row.begun, &json).map_err(fault)?;
            if let Ok(sgf) = rusc_record::sgf::write(&replay) {
                add(&mut zip, &format!("{name}.sgf"), row.begun, &sgf).map_err(fault)?;
            }
        }
        if number >= (part + 1) * MOST_GAMES {
            break;
        }
    }
    zip.finish().map_err(fault)
}

/// The problem if a zip file cannot be written, which does not happen in memory.
fn fault(_: rawzip::Error) -> Problem {
    Trouble::Fault.into()
}

/// Adds a file with its date.
fn add(zip: &mut ZipArchiveWriter<Vec<u8>>, name: &str, at: i64, text: &str) -> Result<(), rawzip::Error> {
    let file = zip.new_file(name).compression_method(CompressionMethod::DEFLATE);
    let (mut entry, config) = file.last_modified(UtcDateTime::from_unix(at)).start()?;
    let mut writer = config.wrap(DeflateEncoder::new(&mut entry, Compression::default()));
    writer.write_all(text.as_bytes())?;
    let (encoder, descriptor) = writer.finish()?;
    encoder.finish()?;
    entry.finish(descriptor)?;
    Ok(())
}

/// A game in a file.
struct Packed {
    text: String,
    /// The date of the file, if it is known.
    at: Option<i64>,
}

/// Starts a match from every game in a file that is not here yet, and returns how many. A game that was written here keeps its
/// id, so that taking in a file twice does nothing the second time.
///
/// # Errors
/// Why nothing could be taken in.
pub(crate) async fn read(app: &Arc<App>, visitor: &Visitor, bytes: &[u8]) -> Result<usize, Problem> {
    let games = if bytes.starts_with(b"PK") {
        unpack(bytes).map_err(|error| Trouble::Unreadable { why: Why::quoted(error.to_string()) })?
    } else {
        let text = rusc_record::sgf::decode(bytes).into_owned();
        BTreeMap::from([(String::new(), Packed { text, at: None })])
    };
    let (mut taken, mut problem) = (0, None);
    for (name, Packed { text, at }) in games {
        let id = name.rsplit('-').next().and_then(MatchId::read);
        if let Some(id) = &id
            && !matches!(app.store.load(id).await, Ok(None))
        {
            continue;
        }
        let begun = match Plan::from_text(app, &text, &visitor.secret) {
            Ok(plan) => plan.begin_as(app, &visitor.secret, None, id, at).await,
            Err(problem) => Err(problem),
        };
        match begun {
            Ok(_) => taken += 1,
            Err(why) => problem = problem.or(Some(why)),
        }
    }
    match problem {
        Some(problem) if taken == 0 => Err(problem),
        _ => Ok(taken),
    }
}

/// The games in a zip file by their names without extension; JSON is preferred, since it holds more.
fn unpack(bytes: &[u8]) -> Result<BTreeMap<String, Packed>, rawzip::Error> {
    let archive = ZipArchive::from_slice(bytes)?;
    let mut entries = archive.entries();
    let (mut games, mut left) = (BTreeMap::new(), LARGEST);
    while let Some(entry) = entries.next_entry()? {
        let path = String::from_utf8_lossy(entry.file_path().as_ref()).into_owned();
        let file = path.rsplit('/').next().unwrap_or_default();
        let Some((name, extension @ ("json" | "sgf"))) = file.rsplit_once('.') else { continue };
        let is_better = extension == "json" || !games.contains_key(name);
        if !is_better || games.len() >= MOST_GAMES {
            continue;
        }
        let at = match entry.last_modified() {
            ZipDateTimeKind::Utc(date) => Some(date.to_unix()),
            ZipDateTimeKind::Local(_) => None,
        };
        let packed = archive.get_entry(entry.wayfinder())?;
        let most = LARGEST_GAME.min(left);
        let mut text = Vec::new();
        // What claims to be small may not be: no more than the limit is unpacked.
        let size = match entry.compression_method() {
            CompressionMethod::STORE => packed.data().take(most + 1).read_to_end(&mut text)?,
            CompressionMethod::DEFLATE => DeflateDecoder::new(packed.data()).take(most + 1).read_to_end(&mut text)?,
            _ => continue,
        } as u64;
        if size > most {
            let message = format!("{file}: more than {most} bytes");
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, message).into());
        }
        left -= size;
        games.insert(name.to_owned(), Packed { text: rusc_record::sgf::decode(&text).into_owned(), at });
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zip(files: &[(&str, &str)]) -> Vec<u8> {
        let mut zip = ZipArchiveWriter::new(Vec::new());
        for (name, text) in files {
            add(&mut zip, name, 1_794_949_445, text).expect("memory takes all");
        }
        zip.finish().expect("memory takes all")
    }

    #[test]
    fn a_file_is_packed_and_unpacked() {
        let bytes =
            zip(&[("a.json", "one"), ("a.sgf", "two"), ("folder/b.sgf", "three"), ("c.txt", "four"), ("d", "")]);
        let games = unpack(&bytes).expect("it is a zip file");
        let unpacked: Vec<_> = games.iter().map(|(name, game)| (name.as_str(), game.text.as_str(), game.at)).collect();
        assert_eq!(unpacked, [("a", "one", Some(1_794_949_445)), ("b", "three", Some(1_794_949_445))]);
    }

    #[test]
    fn what_is_no_file_or_too_large_is_refused() {
        let bytes = zip(&[("a.json", &"x".repeat(2 * LARGEST_GAME as usize))]);
        assert!(bytes.len() < 10_000, "it looks small");
        assert!(unpack(&bytes).is_err());
        let bytes = zip(&[("a.json", "some text"), ("b.sgf", "more")]);
        for end in 0..bytes.len() {
            // Cut off or damaged anywhere, it is refused or read, and nothing breaks.
            let _ = unpack(&bytes[..end]);
            let mut damaged = bytes.clone();
            damaged[end] ^= 0x55;
            let _ = unpack(&damaged);
        }
    }
}
