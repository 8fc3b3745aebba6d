//! The file of a study: what is done, and every outcome, once. Readers may look at it while it is written.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusc_arena::Outcome;
use rusc_present::Why;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};
use serde_json::Value;

use crate::FleetError;

/// The number in the head of the file, so that no other database is taken for a study.
const APPLICATION: i32 = 0x5255_5343;
const VERSION: i32 = 1;

const SCHEMA: &str = "
    CREATE TABLE study (kind TEXT NOT NULL, plan TEXT NOT NULL, summary TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
    CREATE TABLE outcome (job TEXT PRIMARY KEY, done TEXT NOT NULL) STRICT, WITHOUT ROWID;
";

/// The file of a study, locked for this process.
pub struct Store {
    connection: Connection,
    path: PathBuf,
    _lock: File,
}

impl Store {
    /// Opens the file of a study, or begins it. The plan says what the study is, as JSON.
    ///
    /// # Errors
    /// If it has another study, another process works on it, or the system refuses.
    pub fn open(path: &Path, kind: &str, plan: &Value) -> Result<Store, FleetError> {
        let file = path.display().to_string();
        let system =
            |error: std::io::Error| FleetError::System { file: file.clone(), why: Why::quoted(error.to_string()) };
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(system)?;
        }
        let mut beside = path.as_os_str().to_owned();
        beside.push(".lock");
        let lock = File::create(&beside).map_err(system)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => FleetError::Busy { file: file.clone() },
            TryLockError::Error(error) => system(error),
        })?;
        let connection = Connection::open(path).map_err(|error| failed(path, &error))?;
        let store = Store { connection, path: path.to_owned(), _lock: lock };
        store.begin(kind, plan)?;
        Ok(store)
    }

    fn begin(&self, kind: &str, plan: &Value) -> Result<(), FleetError> {
        let connection = &self.connection;
        let number = |name: &str| connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, i32>(0));
        let tables = connection
            .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, i64>(0))
            .map_err(|error| self.failed(&error))?;
        if tables == 0 {
            let text = plan.to_string();
            let setup = || -> rusqlite::Result<()> {
                connection.pragma_update(None, "journal_mode", "WAL")?;
                connection.execute_batch(&format!(
                    "BEGIN; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; {SCHEMA}"
                ))?;
                connection.execute("INSERT INTO study VALUES (?1, ?2, '', ?3)", params![kind, text, now()])?;
                connection.execute_batch("COMMIT")
            };
            return setup().map_err(|error| self.failed(&error));
        }
        let is_ours = number("application_id").map_err(|error| self.failed(&error))? == APPLICATION
            && number("user_version").map_err(|error| self.failed(&error))? == VERSION;
        if !is_ours {
            return Err(self.no_study("it is another database"));
        }
        let (found, text): (String, String) = connection
            .query_row("SELECT kind, plan FROM study", [], |row| Ok((row.get(0)?, row.get(1)?)))
            .map_err(|error| self.failed(&error))?;
        let theirs: Value = serde_json::from_str(&text).map_err(|error| self.no_study(&error.to_string()))?;
        match difference(&theirs, plan).or_else(|| (found != kind).then(|| "kind".to_owned())) {
            Some(what) => Err(FleetError::Differs { file: self.path.display().to_string(), what }),
            None => Ok(()),
        }
    }

    /// All outcomes so far.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn outcomes(&self) -> Result<Vec<Outcome>, FleetError> {
        let mut statement =
            self.connection.prepare("SELECT job, done FROM outcome").map_err(|error| self.failed(&error))?;
        let rows = statement
            .query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))
            .and_then(Iterator::collect::<rusqlite::Result<Vec<_>>>)
            .map_err(|error| self.failed(&error))?;
        let read = |(job, done): (String, String)| {
            let done = serde_json::from_str(&done).map_err(|error| self.no_study(&format!("{job}: {error}")))?;
            Ok(Outcome { job, done })
        };
        rows.into_iter().map(read).collect()
    }

    /// Saves outcomes; they are on the disk when this returns. One for a job that has one already changes nothing.
    ///
    /// # Errors
    /// If the system refuses; then none of them is saved.
    pub fn keep(&mut self, outcomes: &[Outcome]) -> Result<(), FleetError> {
        if outcomes.is_empty() {
            return Ok(());
        }
        let path = self.path.clone();
        let mut save = || -> rusqlite::Result<()> {
            let transaction = self.connection.transaction()?;
            for outcome in outcomes {
                let done = serde_json::to_string(&outcome.done).expect("plain data can be written");
                transaction.execute("INSERT OR IGNORE INTO outcome VALUES (?1, ?2)", params![outcome.job, done])?;
            }
            transaction.commit()
        };
        save().map_err(|error| failed(&path, &error))
    }

    /// Saves what is known so far, for those who look at it from outside.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn summarise(&self, summary: &str) -> Result<(), FleetError> {
        let done = self.connection.execute("UPDATE study SET summary = ?1, at = ?2", params![summary, now()]);
        done.map(|_| ()).map_err(|error| self.failed(&error))
    }

    fn failed(&self, error: &rusqlite::Error) -> FleetError {
        failed(&self.path, error)
    }

    fn no_study(&self, words: &str) -> FleetError {
        FleetError::NoStudy { file: self.path.display().to_string(), why: Why::quoted(words) }
    }
}

/// What a study looks like from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glimpse {
    /// What kind of study it is.
    pub kind: String,
    /// What is known so far.
    pub summary: String,
    /// When it was last changed, in seconds since 1970.
    pub at: i64,
}

/// Looks at the file of a study, which another process may be writing; `None` if it is no study.
///
/// # Errors
/// If it cannot be read.
pub fn glimpse(path: &Path) -> Result<Option<Glimpse>, FleetError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let look = || -> rusqlite::Result<Option<Glimpse>> {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(Duration::from_millis(500))?;
        let id = connection.query_row("PRAGMA application_id", [], |row| row.get::<_, i32>(0))?;
        if id != APPLICATION {
            return Ok(None);
        }
        let read = |row: &rusqlite::Row| Ok(Glimpse { kind: row.get(0)?, summary: row.get(1)?, at: row.get(2)? });
        connection.query_row("SELECT kind, summary, at FROM study", [], read).optional()
    };
    look().map_err(|error| failed(path, &error))
}

/// The first field in which two objects differ.
fn difference(ours: &Value, theirs: &Value) -> Option<String> {
    let (Some(own), Some(other)) = (ours.as_object(), theirs.as_object()) else {
        return (ours != theirs).then(|| "plan".to_owned());
    };
    let differs = |key: &&String| own.get(*key) != other.get(*key);
    own.keys().chain(other.keys()).find(differs).cloned()
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

fn failed(path: &Path, error: &rusqlite::Error) -> FleetError {
    let file = path.display().to_string();
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::NotADatabase) => {
            FleetError::NoStudy { file, why: Why::quoted("it is not a database") }
        }
        _ => FleetError::System { file, why: Why::quoted(error.to_string()) },
    }
}
