//! The folder of a match: `match.json` says what is played, `games.jsonl` has a line for every finished game.
//!
//! A game is on the disk before the next line is written, so a process killed at any moment leaves all finished games and at most
//! one torn line. A lock on the file, which ends with the process, keeps a second run out.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use rusc_catalog::Catalog;
use rusc_present::Why;
use rusc_record::{ReadError, json};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use crate::{Difference, Plan, Played};

/// The name of the file with the plan.
pub const PLAN: &str = "match.json";
/// The name of the file with the games.
pub const GAMES: &str = "games.jsonl";

/// The value of the field `format` in the file with the plan, and its version.
const FORMAT: &str = "rusc-match";
const VERSION: u32 = 1;

/// The plan as it is written.
#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    version: u32,
    plan: Plan,
}

rusc_present::reasons! {
    /// Why the folder of a match cannot be used.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum LogError {
        /// The folder already has files.
        #[error("{folder} is not empty: choose a new folder, or go on with the match in it with --resume")]
        NotEmpty {
            /// The folder.
            folder: String,
        } => "log-not-empty",
        /// The folder has files, but no match.
        #[error("{folder} has no match to resume: there is no {file} in it")]
        NoMatch {
            /// The folder.
            folder: String,
            /// The missing file.
            file: String,
        } => "log-no-match",
        /// Another process writes to it.
        #[error("another process is playing the match in {folder}")]
        Busy {
            /// The folder.
            folder: String,
        } => "log-busy",
        /// The match in the folder is another one.
        #[error("the match in {folder} is another one: its {what} is {theirs}, not {ours}")]
        Differs {
            /// The folder.
            folder: String,
            /// What differs: a field of the plan.
            what: String,
            /// The value in the folder.
            theirs: String,
            /// The value asked for.
            ours: String,
        } => "log-differs",
        /// The file with the plan cannot be parsed.
        #[error("{file} is not the plan of a match: {why}")]
        NoPlan {
            /// The file.
            file: String,
            /// What is wrong.
            why: Why,
        } => "log-no-plan",
        /// A line of the file with the games cannot be parsed.
        #[error("{file}, line {line}, column {column}: {why}")]
        Unreadable {
            /// The file.
            file: String,
            /// The line.
            line: usize,
            /// The column.
            column: usize,
            /// What is wrong there.
            why: Why,
        } => "log-unreadable",
        /// A line holds a game of another match.
        #[error("{file}, line {line}: this game is not of this match")]
        Foreign {
            /// The file.
            file: String,
            /// The line.
            line: usize,
        } => "log-foreign",
        /// The system refuses to read or write.
        #[error("cannot read or write {file:?}: {why}")]
        System {
            /// The file or folder.
            file: String,
            /// The system's message.
            why: Why,
        } => "log-system",
    }
}

/// The games of a match on the disk.
#[derive(Debug)]
pub struct Log {
    file: File,
    path: PathBuf,
}

impl Log {
    /// Begins the log of a match in a folder, which must be new or empty.
    ///
    /// # Errors
    /// If the folder is not empty or cannot be written.
    pub fn create(folder: &Path, plan: &Plan) -> Result<Log, LogError> {
        fs::create_dir_all(folder).map_err(|error| system(folder, &error))?;
        if fs::read_dir(folder).map_err(|error| system(folder, &error))?.next().is_some() {
            return Err(LogError::NotEmpty { folder: folder.display().to_string() });
        }
        let path = folder.join(GAMES);
        // Of two processes that found the folder empty, only one can create the file.
        let file =
            OpenOptions::new().append(true).create_new(true).open(&path).map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => LogError::NotEmpty { folder: folder.display().to_string() },
                _ => system(&path, &error),
            })?;
        let log = Log { file, path };
        log.lock(folder)?;
        write_plan(folder, plan)?;
        Ok(log)
    }

    /// Opens the log of a match that was stopped, with the games it holds; begins one in a folder that is new or empty. A torn last
    /// line is cut off.
    ///
    /// # Errors
    /// If the folder has another match or none, another process is playing it, or it cannot be read.
    pub fn resume(folder: &Path, plan: &Plan, catalog: &Catalog) -> Result<(Log, Vec<Played>), LogError> {
        let path = folder.join(GAMES);
        let is_empty = fs::read_dir(folder).map_or(true, |mut files| files.next().is_none());
        if is_empty {
            return Ok((Log::create(folder, plan)?, Vec::new()));
        }
        let missing = |file: &str| LogError::NoMatch { folder: folder.display().to_string(), file: file.to_owned() };
        let file = OpenOptions::new().read(true).append(true).open(&path).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => missing(GAMES),
            _ => system(&path, &error),
        })?;
        let mut log = Log { file, path };
        log.lock(folder)?;
        let mut text = Vec::new();
        log.file.read_to_end(&mut text).map_err(|error| system(&log.path, &error))?;
        match fs::read_to_string(folder.join(PLAN)) {
            Ok(written) => compare(folder, &written, plan)?,
            // The process was killed before its first game.
            Err(error) if error.kind() == io::ErrorKind::NotFound && text.is_empty() => write_plan(folder, plan)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(missing(PLAN)),
            Err(error) => return Err(system(&folder.join(PLAN), &error)),
        }
        let whole = without_torn_line(&text);
        if whole.len() < text.len() {
            log.cut(whole.len() as u64)?;
        }
        let games = log.games(whole, plan, catalog)?;
        Ok((log, games))
    }

    /// Writes a finished game; it is on the disk when this returns.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn append(&mut self, game: &Played, plan: &Plan) -> Result<(), LogError> {
        let line = json::write_line(&game.record(&plan.bots));
        let done = self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data());
        done.map_err(|error| system(&self.path, &error))
    }

    fn lock(&self, folder: &Path) -> Result<(), LogError> {
        self.file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => LogError::Busy { folder: folder.display().to_string() },
            TryLockError::Error(error) => system(&self.path, &error),
        })
    }

    fn cut(&mut self, length: u64) -> Result<(), LogError> {
        let done = self.file.set_len(length).and_then(|()| self.file.seek(SeekFrom::End(0)));
        done.and_then(|_| self.file.sync_all()).map_err(|error| system(&self.path, &error))
    }

    /// The games of a text, one per line.
    fn games(&self, text: &[u8], plan: &Plan, catalog: &Catalog) -> Result<Vec<Played>, LogError> {
        let file = || self.path.display().to_string();
        let text = String::from_utf8_lossy(text);
        let read = |(index, line): (usize, &str)| {
            let replay = json::read(catalog, line).map_err(|ReadError { column, problem, .. }| {
                LogError::Unreadable { file: file(), line: index + 1, column, why: Why::of(&problem) }
            })?;
            Played::of(&replay, plan).ok_or_else(|| LogError::Foreign { file: file(), line: index + 1 })
        };
        text.lines().enumerate().map(read).collect()
    }
}

/// Writes the plan to its file, which is there as a whole or not at all.
fn write_plan(folder: &Path, plan: &Plan) -> Result<(), LogError> {
    let path = folder.join(PLAN);
    let header = Header { format: FORMAT.to_owned(), version: VERSION, plan: plan.clone() };
    let text = serde_json::to_string_pretty(&header).expect("texts and numbers can be written") + "\n";
    let beside = folder.join(format!("{PLAN}.tmp"));
    let write = || {
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, &path)?;
        // The names of the files are on the disk as well; only Unix can open a folder for that.
        if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
    };
    write().map_err(|error| system(&path, &error))
}

/// Checks that the plan in the folder plays the same games.
fn compare(folder: &Path, written: &str, plan: &Plan) -> Result<(), LogError> {
    let file = || folder.join(PLAN).display().to_string();
    let bad = |words: String| LogError::NoPlan { file: file(), why: Why::quoted(words) };
    let Header { format, version, plan: theirs } =
        serde_json::from_str(written).map_err(|error| bad(error.to_string()))?;
    if format != FORMAT || version != VERSION {
        return Err(bad(format!("it is {format:?}, version {version}; expected {FORMAT:?}, version {VERSION}")));
    }
    match theirs.difference(plan) {
        None => Ok(()),
        Some(Difference { what, own: theirs, others: ours }) => {
            Err(LogError::Differs { folder: folder.display().to_string(), what: what.to_owned(), theirs, ours })
        }
    }
}

/// The text without a last line that was not written to its end.
fn without_torn_line(text: &[u8]) -> &[u8] {
    let ended = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |place| place + 1);
    let last = text[..ended].strip_suffix(b"\n").unwrap_or_default();
    let begin = last.iter().rposition(|&byte| byte == b'\n').map_or(0, |place| place + 1);
    // After a power cut a line may have its length, but not its content.
    if serde_json::from_slice::<IgnoredAny>(&last[begin..]).is_ok() { &text[..ended] } else { &text[..begin] }
}

fn system(path: &Path, error: &io::Error) -> LogError {
    LogError::System { file: path.display().to_string(), why: Why::quoted(error.to_string()) }
}
