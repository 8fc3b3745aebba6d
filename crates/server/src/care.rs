//! Care for the saved matches from the command line: backup, restore and check.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusc_app::{MatchId, StoreError};
use rusc_catalog::Catalog;
use rusc_present::Why;
use rusqlite::{Connection, OpenFlags, Row};

use crate::database::{self, replay};
use crate::folder::{self, Folder};
use crate::{StorageError, schema};

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// The number of matches.
    pub matches: usize,
    /// What is wrong with the database itself.
    pub problems: Vec<String>,
    /// The matches that cannot be replayed, and why.
    pub damaged: Vec<(String, Why)>,
}

impl Checked {
    /// Whether everything is in order.
    pub fn is_sound(&self) -> bool {
        self.problems.is_empty() && self.damaged.is_empty()
    }
}

/// Writes a copy of the saved matches in a folder to a new file, also while a server uses them.
///
/// # Errors
/// If there are no saved matches, the file exists, or it cannot be written.
pub fn backup(folder: &Path, file: &Path) -> Result<(), StorageError> {
    copy(&open(&folder::database(folder))?, file)
}

/// Replaces the saved matches in a folder by a backup, and returns where the ones of before are kept, if there were any.
///
/// # Errors
/// If a server uses the folder, or the file is not a sound backup; nothing has changed then.
pub fn restore(folder: &Path, file: &Path) -> Result<Option<PathBuf>, StorageError> {
    let unsound = |why| StorageError::Unsound { file: file.display().to_string(), why };
    let backup = open(file)?;
    schema::version(&backup).map_err(|error| match error {
        StorageError::Database { why } => unsound(why),
        other => other,
    })?;
    let count = |connection: &Connection| connection.query_row("select count(*) from matches", [], |_| Ok(()));
    let problems = count(&backup).and_then(|()| problems(&backup)).unwrap_or_else(|error| vec![error.to_string()]);
    if let Some(problem) = problems.first() {
        return Err(unsound(Why::quoted(problem)));
    }
    let _locked = Folder::lock(folder)?;
    let current = folder::database(folder);
    let new = unused(folder, "restoring");
    copy(&backup, &new)?;
    let kept = current.exists().then(|| unused(folder, "before-restore"));
    if let Some(kept) = &kept {
        keep_aside(&current, kept).map_err(|error| unusable(kept, &error))?;
    }
    fs::rename(&new, &current).map_err(|error| unusable(&current, &error))?;
    Ok(kept)
}

/// Copies a database that is about to be replaced, even if it is damaged.
fn keep_aside(current: &Path, kept: &Path) -> std::io::Result<()> {
    // Afterwards everything is in the one file, unless it cannot be read.
    let _ = Connection::open(current).and_then(|database| database.pragma_update(None, "journal_mode", "delete"));
    fs::copy(current, kept)?;
    for end in ["-wal", "-shm"] {
        let [from, to] = [current, kept].map(|path| format!("{}{end}", path.display()));
        // The new database must not find the log of the old one.
        if fs::exists(&from)? {
            fs::rename(from, to)?;
        }
    }
    Ok(())
}

/// Checks the database in a folder and replays every match, also while a server uses them.
///
/// # Errors
/// If there are no saved matches, or the database cannot be read at all.
pub fn check(folder: &Path, catalog: &Catalog) -> Result<Checked, StorageError> {
    let connection = open(&folder::database(folder))?;
    schema::version(&connection)?;
    let problems = problems(&connection)?;
    let ids: Vec<String> = connection
        .prepare("select id from matches order by begun")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let damage = |text: &String| {
        let id = MatchId::read(text)?;
        let error = replay(&connection, catalog, &id).err()?;
        let why = match StoreError::from(error) {
            StoreError::Broken { why, .. } => why,
            other => Why::of(&other),
        };
        Some((text.clone(), why))
    };
    Ok(Checked { matches: ids.len(), problems, damaged: ids.iter().filter_map(damage).collect() })
}

/// Opens a database for reading.
fn open(file: &Path) -> Result<Connection, StorageError> {
    if !file.exists() {
        return Err(StorageError::Missing { file: file.display().to_string() });
    }
    // Not for reading only, since a database that a server uses has shared memory that must be written.
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(database::PATIENCE)?;
    Ok(connection)
}

/// Writes a copy of a database to a new file that only this user can read.
pub(crate) fn copy(from: &Connection, file: &Path) -> Result<(), StorageError> {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let created = options.write(true).create_new(true).open(file).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => StorageError::Exists { file: file.display().to_string() },
        _ => unusable(file, &error),
    })?;
    let name = file.to_str().ok_or_else(|| unusable(file, &std::io::ErrorKind::InvalidFilename.into()))?;
    let copied = from.execute("vacuum into ?", [name]).map_err(StorageError::from);
    let done = copied.and_then(|_| created.sync_all().map_err(|error| unusable(file, &error)));
    if done.is_err() {
        // A part of a copy is of no use.
        let _ = fs::remove_file(file);
    }
    done
}

/// What is wrong with a database.
fn problems(connection: &Connection) -> Result<Vec<String>, rusqlite::Error> {
    let mut found: Vec<String> = connection
        .prepare("pragma integrity_check")?
        .query_map([], |row| row.get(0))?
        .filter(|row| !matches!(row.as_deref(), Ok("ok")))
        .collect::<Result<_, _>>()?;
    let orphan = |row: &Row| Ok(format!("{} without its {}", row.get::<_, String>(0)?, row.get::<_, String>(2)?));
    found
        .extend(connection.prepare("pragma foreign_key_check")?.query_map([], orphan)?.collect::<Result<Vec<_>, _>>()?);
    Ok(found)
}

/// A file beside the database that does not exist yet.
pub(crate) fn unused(folder: &Path, purpose: &str) -> PathBuf {
    let name = |number: usize| folder.join(format!("matches-{purpose}-{number}.sqlite"));
    (1..).map(name).find(|path| !path.exists()).expect("some number is free")
}

fn unusable(file: &Path, error: &std::io::Error) -> StorageError {
    StorageError::File { file: file.display().to_string(), why: Why::quoted(error.to_string()) }
}
