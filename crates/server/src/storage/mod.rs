//! What is kept: every match with the log of what happened in it, who sits where, and the results.

mod results;
mod schema;

use std::path::Path;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use game::Seat;
use record::{ReadError, Record, ReplayError};
use rusqlite::{Connection, OptionalExtension, Row, params};
use table::{Event, Match, Refusal, TimeControl};

use crate::secret::{MatchId, Secret};

pub(crate) use results::Scored;

/// The database. Writing and reading have a connection each, so that neither waits for the other.
pub(crate) struct Storage {
    write: Mutex<Connection>,
    read: Mutex<Connection>,
}

/// Why something could not be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The database itself refused.
    #[error("the database: {0}")]
    Database(#[from] rusqlite::Error),
    /// The folder cannot be made.
    #[error("{folder}: {reason}")]
    Folder {
        /// Where the database should be.
        folder: String,
        /// Why not.
        reason: std::io::Error,
    },
    /// The database knows more than this program.
    #[error("the saved games were written by a newer version of Rusc (schema {version}; this one knows {known})")]
    Newer {
        /// The version of the database.
        version: usize,
        /// The newest version known here.
        known: usize,
    },
    /// Another program has gone on with the match.
    #[error("another program goes on with this match: load it again")]
    Elsewhere,
    /// A saved match cannot be read.
    #[error("saved match {id} cannot be read: {reason}")]
    Broken {
        /// Which.
        id: String,
        /// Why not.
        reason: Box<BrokenLog>,
    },
}

/// Why the log of a match does not make a match.
#[derive(Debug, thiserror::Error)]
pub enum BrokenLog {
    /// The record it began with cannot be read.
    #[error(transparent)]
    Record(#[from] ReadError),
    /// The record it began with is against the rules.
    #[error(transparent)]
    Start(#[from] ReplayError),
    /// The time control or an event is not what we write.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// An event cannot have happened.
    #[error("event {number}: {reason}")]
    Event {
        /// Which, counted from 0.
        number: usize,
        /// Why not.
        reason: Refusal,
    },
}

/// A person's place in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) seat: Seat,
    /// The secret of the link that leads to it; none for those who sit with the host.
    pub(crate) link: Option<Secret>,
    /// Who sits there; nobody until the link is opened.
    pub(crate) owner: Option<Secret>,
}

/// A match as it begins.
pub(crate) struct Beginning {
    pub(crate) id: MatchId,
    /// Who set it up.
    pub(crate) host: Secret,
    pub(crate) record: Record,
    pub(crate) time: TimeControl,
    pub(crate) places: Vec<Place>,
    /// Chooses what does not matter, such as how a board is decorated.
    pub(crate) number: u32,
}

/// A match as it was kept.
pub(crate) struct Kept {
    pub(crate) game: Match,
    /// How many events made it.
    pub(crate) events: usize,
    pub(crate) host: Secret,
    pub(crate) places: Vec<Place>,
    pub(crate) number: u32,
    /// The rematch, if there is one.
    pub(crate) next: Option<MatchId>,
}

impl Storage {
    /// Opens the database in a folder, and makes both where they are missing.
    pub(crate) fn open(folder: &Path) -> Result<Storage, StorageError> {
        let problem = |reason| StorageError::Folder { folder: folder.display().to_string(), reason };
        make_folder(folder).map_err(problem)?;
        let path = folder.join("matches.sqlite");
        let mut write = connect(&path)?;
        schema::migrate(&mut write)?;
        Ok(Storage { write: Mutex::new(write), read: Mutex::new(connect(&path)?) })
    }

    /// Keeps a match that begins, and gives its name: after a match that of its rematch, where there is one already.
    pub(crate) fn begin(&self, beginning: &Beginning, after: Option<&MatchId>) -> Result<MatchId, StorageError> {
        let Beginning { id, host, record, time, places, number } = beginning;
        let game = record.spec.split(':').next().unwrap_or_default();
        let time = serde_json::to_string(time).expect("a time control can be written");
        let mut connection = self.writing();
        let change = connection.transaction()?;
        if let Some(after) = after {
            let next: String = change.query_row(
                "update matches set next = coalesce(next, ?) where id = ? returning next",
                [id.text(), after.text()],
                |row| row.get(0),
            )?;
            if let Some(next) = MatchId::read(&next).filter(|next| next != id) {
                return Ok(next);
            }
        }
        change.execute(
            "insert into matches (id, host, begun, game, record, time, number) values (?, ?, ?, ?, ?, ?, ?)",
            params![id.text(), host.text(), now(), game, record::json::write(record), time, number],
        )?;
        for Place { seat, link, owner } in places {
            let (link, owner) = (link.as_ref().map(Secret::text), owner.as_ref().map(Secret::text));
            change.execute("insert into places values (?, ?, ?, ?)", params![id.text(), seat.number(), link, owner])?;
        }
        change.commit()?;
        Ok(id.clone())
    }

    /// Keeps what happened next in a match, on the disk when this returns.
    pub(crate) fn append(&self, id: &MatchId, number: usize, event: &Event) -> Result<(), StorageError> {
        let event = serde_json::to_string(event).expect("an event can be written");
        let kept = self
            .writing()
            .execute("insert into events values (?, ?, ?, ?)", params![id.text(), number as i64, now(), event]);
        match kept {
            Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation) => {
                Err(StorageError::Elsewhere)
            }
            kept => Ok(kept.map(|_| ())?),
        }
    }

    /// A match with all that happened in it.
    pub(crate) fn load(&self, id: &MatchId) -> Result<Option<Kept>, StorageError> {
        let connection = self.reading();
        let row = |row: &Row| {
            let texts: (String, String, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok((texts, row.get(3)?, row.get::<_, Option<String>>(4)?))
        };
        let found = connection
            .prepare_cached("select host, record, time, number, next from matches where id = ?")?
            .query_row([id.text()], row)
            .optional()?;
        let Some(((host, record, time), number, next)) = found else { return Ok(None) };
        let log: Vec<String> = connection
            .prepare_cached("select event from events where match = ? order by number")?
            .query_map([id.text()], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        let places = places(&connection, id)?;
        drop(connection);
        let broken = |reason| StorageError::Broken { id: id.text().to_owned(), reason: Box::new(reason) };
        let game = replay(&record, &time, &log).map_err(broken)?;
        let next = next.and_then(|next| MatchId::read(&next));
        Ok(Some(Kept { game, events: log.len(), host: Secret::kept(host), places, number, next }))
    }

    /// Gives a place to somebody, unless it has been taken; whether it is theirs now.
    pub(crate) fn claim(&self, id: &MatchId, seat: Seat, visitor: &Secret) -> Result<bool, StorageError> {
        let changed = self.writing().execute(
            "update places set owner = ? where match = ? and seat = ? and owner is null",
            params![visitor.text(), id.text(), seat.number()],
        )?;
        Ok(changed == 1)
    }

    /// The matches of a visitor that have not ended, the latest first.
    pub(crate) fn unfinished(&self, visitor: &Secret, most: u32) -> Result<Vec<MatchId>, StorageError> {
        self.ids(
            "select id from matches where ended is null
             and (host = ?1 or id in (select match from places where owner = ?1))
             order by coalesce((select max(at) from events where match = id), begun) desc, begun desc limit ?2",
            params![visitor.text(), most],
        )
    }

    /// All matches that have not ended in which something happened or began after a moment.
    pub(crate) fn going_on(&self, since: Duration) -> Result<Vec<MatchId>, StorageError> {
        self.ids(
            "select id from matches where ended is null
             and coalesce((select max(at) from events where match = id), begun) >= ?1",
            params![now() - since.as_secs() as i64],
        )
    }

    fn ids(&self, query: &str, values: impl rusqlite::Params) -> Result<Vec<MatchId>, StorageError> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached(query)?;
        let texts = statement.query_map(values, |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
        Ok(texts.iter().filter_map(|text| MatchId::read(text)).collect())
    }

    fn writing(&self) -> MutexGuard<'_, Connection> {
        self.write.lock().expect("no thread panics while it writes")
    }

    fn reading(&self) -> MutexGuard<'_, Connection> {
        self.read.lock().expect("no thread panics while it reads")
    }
}

/// Seconds since 1970.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

/// Makes a folder that others on this machine cannot look into: it will hold the secrets of visitors.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

fn connect(path: &Path) -> Result<Connection, StorageError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    // What was acknowledged must outlive the machine's next moment.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", "on")?;
    Ok(connection)
}

fn places(connection: &Connection, id: &MatchId) -> Result<Vec<Place>, StorageError> {
    let place = |row: &Row| {
        let seat = Seat::new(row.get::<_, u8>(0)?.saturating_sub(1));
        let secret = |text: Option<String>| text.map(Secret::kept);
        Ok(Place { seat, link: secret(row.get(1)?), owner: secret(row.get(2)?) })
    };
    let mut statement =
        connection.prepare_cached("select seat, link, owner from places where match = ? order by seat")?;
    Ok(statement.query_map([id.text()], place)?.collect::<Result<_, _>>()?)
}

/// The match that a log tells of.
fn replay(record: &str, time: &str, log: &[String]) -> Result<Match, BrokenLog> {
    let mut game = Match::new(record::json::read(record)?, serde_json::from_str(time)?)?;
    for (number, event) in log.iter().enumerate() {
        let event: Event = serde_json::from_str(event)?;
        game.apply(&event).map_err(|reason| BrokenLog::Event { number, reason })?;
    }
    Ok(game)
}
