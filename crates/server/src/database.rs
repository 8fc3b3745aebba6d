//! The database of all matches. Every write is on disk when its function returns.

use std::path::Path;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use rusc_app::{
    Beginning, Chat, Clock, Filed, Finish, Kept, Key, Log, MatchId, Place, Rival, Scored, Secret, Standing, StoreError,
    Usage,
};
use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_present::Why;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use crate::archive::file;
use crate::care::{copy, unused};
use crate::chat::chat;
use crate::{StorageError, folder, schema};

/// How long to wait for another program that uses the database.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// The database, with separate connections for writing and reading so that neither blocks the other.
pub(crate) struct Database {
    catalog: Catalog,
    write: Mutex<Connection>,
    read: Mutex<Connection>,
}

/// The result of a database operation.
pub(crate) type Answer<T> = Result<T, Failed>;

/// Why a database operation failed.
pub(crate) enum Failed {
    /// An error of SQLite.
    Database(rusqlite::Error),
    /// An error of the store.
    Store(StoreError),
}

impl From<rusqlite::Error> for Failed {
    fn from(error: rusqlite::Error) -> Self {
        Failed::Database(error)
    }
}

impl From<Failed> for StoreError {
    fn from(failed: Failed) -> Self {
        match failed {
            Failed::Store(error) => error,
            Failed::Database(error) => StoreError::Failed { why: Why::quoted(error.to_string()) },
        }
    }
}

impl Database {
    /// Opens the database in a folder, or creates it. An older one is migrated, and a copy of it kept.
    pub(crate) fn open(folder: &Path, catalog: Catalog) -> Result<Database, StorageError> {
        let path = folder::database(folder);
        let mut write = connect(&path)?;
        let version = schema::version(&write)?;
        if schema::is_old(version) {
            copy(&write, &unused(folder, &format!("schema-{version}")))?;
        }
        schema::migrate(&mut write)?;
        Ok(Database { catalog, write: Mutex::new(write), read: Mutex::new(connect(&path)?) })
    }

    /// The key that visitors' cookies are sealed with; the first call draws it.
    pub(crate) fn key(&self) -> Result<Key, StorageError> {
        let mut drawn = [0; 32];
        getrandom::getrandom(&mut drawn).expect("the system gives random numbers");
        let connection = self.writing();
        connection.execute("insert or ignore into keys values ('cookies', ?)", [drawn])?;
        Ok(Key::new(connection.query_row("select key from keys where name = 'cookies'", [], |row| row.get(0))?))
    }

    /// Whether the matches can be reached.
    pub(crate) fn check(&self) -> Answer<()> {
        Ok(self.reading().query_row("select 1 from (select max(rowid) from matches)", [], |_| Ok(()))?)
    }

    /// Saves a new match and returns its id. If it is the rematch of `after` and there is one already, returns the id of that
    /// one.
    pub(crate) fn begin(&self, row: &Begun, after: Option<&MatchId>) -> Answer<MatchId> {
        let Begun { id, host, at, game, record, time, places, number, glance, filed } = row;
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
            "insert into matches (id, host, begun, touched, game, record, time, number, glance)
             values (?, ?, ?3, ?3, ?, ?, ?, ?, ?)",
            params![id.text(), host.text(), at, game, record, time, number, glance],
        )?;
        file(&change, id, filed, "true")?;
        for Place { seat, link, owner } in places {
            let (link, owner) = (link.as_ref().map(Secret::text), owner.as_ref().map(Secret::text));
            change.execute("insert into places values (?, ?, ?, ?)", params![id.text(), seat.number(), link, owner])?;
        }
        change.commit()?;
        Ok(id.clone())
    }

    /// Appends an event under a number, unless another event has this number already; returns whether the event is saved.
    /// `is_alone` says whether the match goes on without anybody, `glance` is the match after the event.
    pub(crate) fn append(
        &self,
        id: &MatchId,
        number: usize,
        at: i64,
        event: &str,
        is_alone: bool,
        glance: &str,
    ) -> Answer<bool> {
        let mut connection = self.writing();
        let change = connection.transaction()?;
        let kept = change.prepare_cached("insert into events values (?, ?, ?, ?)")?.execute(params![
            id.text(),
            number as i64,
            at,
            event
        ]);
        match kept {
            Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation) => {
                return Ok(false);
            }
            kept => kept?,
        };
        let mut touch = change.prepare_cached("update matches set touched = ?, alone = ?, glance = ? where id = ?")?;
        touch.execute(params![at, is_alone, glance, id.text()])?;
        drop(touch);
        change.commit()?;
        Ok(true)
    }

    /// A match with its log.
    pub(crate) fn load(&self, id: &MatchId) -> Answer<Option<Kept>> {
        let connection = self.reading();
        let Some(saved) = Saved::read(&connection, id)? else { return Ok(None) };
        // Others can read while the log is replayed.
        drop(connection);
        saved.replay(&self.catalog, id).map(Some)
    }

    /// Deletes a match with everything that belongs to it, if this visitor set it up; returns whether it did.
    pub(crate) fn delete(&self, id: &MatchId, host: &Secret) -> Answer<bool> {
        let mut connection = self.writing();
        let change = connection.transaction()?;
        let is_own = "select 1 from matches where id = ? and host = ?";
        if !change.prepare_cached(is_own)?.exists([id.text(), host.text()])? {
            return Ok(false);
        }
        erase(&change, id.text())?;
        change.commit()?;
        self.shorten(&connection)?;
        Ok(true)
    }

    /// Deletes the matches that have not been used since a date, and returns some of them; the others are left for the next call.
    pub(crate) fn expire(&self, before: i64) -> Answer<Vec<MatchId>> {
        let ids = self.ids("select id from matches where touched < ?1 order by touched limit 1000", params![before])?;
        let mut connection = self.writing();
        connection.execute("delete from habits where at < ?", [before])?;
        if ids.is_empty() {
            return Ok(ids);
        }
        let change = connection.transaction()?;
        for id in &ids {
            erase(&change, id.text())?;
        }
        change.commit()?;
        self.shorten(&connection)?;
        Ok(ids)
    }

    /// Moves everything into the one file, so that the folder can be copied.
    pub(crate) fn checkpoint(&self) -> Answer<()> {
        self.shorten(&self.writing())
    }

    /// Empties the write-ahead log, which may still contain what was deleted.
    pub(crate) fn shorten(&self, write: &Connection) -> Answer<()> {
        let _reading = self.reading();
        Ok(write.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()))?)
    }

    /// Gives a place to a visitor, unless it is taken; returns whether it is theirs now.
    pub(crate) fn claim(&self, id: &MatchId, seat: Seat, visitor: &Secret) -> Answer<bool> {
        let mut connection = self.writing();
        let change = connection.transaction()?;
        let changed = change.execute(
            "update places set owner = ? where match = ? and seat = ? and owner is null",
            params![visitor.text(), id.text(), seat.number()],
        )?;
        if changed == 1 {
            let filed = Filed { owner: visitor.clone(), rival: Rival::Person, finish: Finish::Open };
            file(&change, id, &[filed], "false")?;
        }
        change.commit()?;
        Ok(changed == 1)
    }

    /// Replaces the link to a place, or gives the place to the host of the match if `link` is `None`, unless it is taken; returns
    /// whether it was free.
    pub(crate) fn invite(&self, id: &MatchId, seat: Seat, link: Option<&Secret>) -> Answer<bool> {
        let changed = self.writing().execute(
            "update places set link = ?1, owner = iif(?1 is null, (select host from matches where id = ?2), null)
             where match = ?2 and seat = ?3 and owner is null",
            params![link.map(Secret::text), id.text(), seat.number()],
        )?;
        Ok(changed == 1)
    }

    /// Saves the results of a match that has ended. Only the first end counts, not what is tried out afterwards.
    pub(crate) fn end(&self, id: &MatchId, at: i64, results: &[Standing], filed: &[Filed]) -> Answer<()> {
        let mut connection = self.writing();
        let change = connection.transaction()?;
        let ended =
            change.execute("update matches set ended = ? where id = ? and ended is null", params![at, id.text()])?;
        if ended == 0 {
            return Ok(());
        }
        change.execute("delete from clocks where match = ?", [id.text()])?;
        file(&change, id, filed, "true")?;
        for Standing { seat, rival, owner, game, bot, fared } in results {
            change.execute(
                "insert into results values (?, ?, ?, ?, ?, ?, ?)",
                params![id.text(), seat.number(), rival.number(), owner.text(), game, bot, fared.word()],
            )?;
        }
        Ok(change.commit()?)
    }

    /// Saves the clocks that are running.
    pub(crate) fn keep_clocks(&self, clocks: &[Clock]) -> Answer<()> {
        let mut connection = self.writing();
        let change = connection.transaction()?;
        // A match may have been deleted meanwhile.
        let mut keep = change.prepare_cached(
            "insert or replace into clocks select id, ?2, ?3 from matches where id = ?1 and ended is null",
        )?;
        for Clock { id, node, used } in clocks {
            keep.execute(params![id.text(), node.index() as i64, used.as_millis() as i64])?;
        }
        drop(keep);
        Ok(change.commit()?)
    }

    /// The results of a visitor, by game and bot.
    pub(crate) fn results(&self, visitor: &Secret) -> Answer<Vec<Scored>> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached(
            "select game, bot, sum(result = 'won'), sum(result = 'drawn'), sum(result = 'lost')
             from results where owner = ? group by game, bot order by game, bot",
        )?;
        let scored = |row: &Row| {
            Ok(Scored { game: row.get(0)?, bot: row.get(1)?, won: row.get(2)?, drawn: row.get(3)?, lost: row.get(4)? })
        };
        Ok(statement.query_map([visitor.text()], scored)?.collect::<Result<_, _>>()?)
    }

    /// Whether a visitor has set up a match or has a place in one.
    pub(crate) fn owns(&self, visitor: &Secret) -> Answer<bool> {
        let owns = "select 1 from matches where host = ?1 union all select 1 from places where owner = ?1";
        Ok(self.reading().prepare_cached(owns)?.exists([visitor.text()])?)
    }

    /// What is kept for a visitor and for all.
    pub(crate) fn usage(&self, visitor: &Secret) -> Answer<Usage> {
        let connection = self.reading();
        let matches: i64 = connection
            .prepare_cached("select count(*) from matches where host = ?")?
            .query_row([visitor.text()], |row| row.get(0))?;
        let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
        let bytes = number("page_count")?.saturating_sub(number("freelist_count")?) * number("page_size")?;
        Ok(Usage { matches: matches as usize, megabytes: bytes >> 20 })
    }

    /// The matches of a visitor that have a review, the latest first.
    pub(crate) fn reviewed(&self, visitor: &Secret, most: u32) -> Answer<Vec<MatchId>> {
        self.ids(
            "select id from matches
             where (host = ?1 or id in (select match from places where owner = ?1))
                 and exists (select 1 from events where match = id and event like '{\"event\":\"reviewed\"%')
             order by touched desc limit ?2",
            params![visitor.text(), most],
        )
    }

    /// The unfinished matches with activity since a date that go on, or might go on, without anybody.
    pub(crate) fn going_on(&self, since: i64) -> Answer<Vec<MatchId>> {
        self.ids("select id from matches where ended is null and alone and touched >= ?1", params![since])
    }

    pub(crate) fn ids(&self, query: &str, values: impl rusqlite::Params) -> Answer<Vec<MatchId>> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached(query)?;
        let texts = statement.query_map(values, |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
        Ok(texts.iter().filter_map(|text| MatchId::read(text)).collect())
    }

    pub(crate) fn writing(&self) -> MutexGuard<'_, Connection> {
        self.write.lock().expect("no thread panics while it writes")
    }

    pub(crate) fn reading(&self) -> MutexGuard<'_, Connection> {
        self.read.lock().expect("no thread panics while it reads")
    }
}

/// A new match, as a row of the database.
pub(crate) struct Begun {
    id: MatchId,
    host: Secret,
    at: i64,
    game: String,
    record: String,
    time: String,
    places: Vec<Place>,
    number: u32,
    glance: String,
    filed: Vec<Filed>,
}

impl Begun {
    pub(crate) fn of(beginning: &Beginning) -> Begun {
        let Beginning { id, host, at, record, time, places, number, glance, filed } = beginning;
        Begun {
            id: id.clone(),
            host: host.clone(),
            at: *at,
            game: record.spec.split(':').next().unwrap_or_default().to_owned(),
            record: rusc_record::json::write(record),
            time: Log::time(*time),
            places: places.clone(),
            number: *number,
            glance: glance.text(),
            filed: filed.clone(),
        }
    }
}

/// A match as it is in the database.
struct Saved {
    log: Log,
    host: String,
    places: Vec<Place>,
    number: u32,
    next: Option<String>,
    chat: Chat,
    /// The number of the node at which a clock was last running, and the milliseconds used there.
    clock: Option<(i64, i64)>,
}

impl Saved {
    fn read(connection: &Connection, id: &MatchId) -> Answer<Option<Saved>> {
        let row = |row: &Row| {
            let log = Log { record: row.get(1)?, time: row.get(2)?, events: Vec::new() };
            let clock = row.get::<_, Option<i64>>(5)?.zip(row.get(6)?);
            Ok(Saved {
                log,
                host: row.get(0)?,
                places: Vec::new(),
                number: row.get(3)?,
                next: row.get(4)?,
                chat: Chat::default(),
                clock,
            })
        };
        let found = connection
            .prepare_cached(
                "select host, record, time, matches.number, next, node, milliseconds
                 from matches left join clocks on match = id where id = ?",
            )?
            .query_row([id.text()], row)
            .optional()?;
        let Some(mut saved) = found else { return Ok(None) };
        saved.log.events = connection
            .prepare_cached("select event from events where match = ? order by number")?
            .query_map([id.text()], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        saved.places = places(connection, id)?;
        saved.chat = chat(connection, id)?;
        Ok(Some(saved))
    }

    fn replay(self, catalog: &Catalog, id: &MatchId) -> Answer<Kept> {
        let Saved { log, host, places, number, next, chat, clock } = self;
        let game = log.replay(catalog, id).map_err(Failed::Store)?;
        let next = next.and_then(|next| MatchId::read(&next));
        let used =
            clock.filter(|(node, _)| usize::try_from(*node) == Ok(game.here().index())).map_or(0, |(_, used)| used);
        let used = Duration::from_millis(used.unsigned_abs());
        Ok(Kept { game, events: log.events.len(), used, host: Secret::kept(host), places, number, next, chat })
    }
}

/// Replays a match of a database; it may not exist.
pub(crate) fn replay(connection: &Connection, catalog: &Catalog, id: &MatchId) -> Answer<()> {
    let saved = Saved::read(connection, id)?;
    saved.map_or(Ok(()), |saved| saved.replay(catalog, id).map(|_| ()))
}

/// Deletes a match with everything that belongs to it.
pub(crate) fn erase(change: &Transaction, id: &str) -> rusqlite::Result<()> {
    // The events of a match can be deleted only after the match itself.
    change.pragma_update(None, "defer_foreign_keys", "on")?;
    for statement in [
        "delete from matches where id = ?",
        "delete from events where match = ?",
        "delete from places where match = ?",
        "delete from results where match = ?",
        "delete from clocks where match = ?",
        "delete from archive where match = ?",
        "delete from lines where match = ?",
        "delete from quiet where match = ?",
        "delete from asks where match = ?",
        "update matches set next = null where next = ?",
    ] {
        change.prepare_cached(statement)?.execute([id])?;
    }
    Ok(())
}

fn connect(path: &Path) -> Result<Connection, rusqlite::Error> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    // Acknowledged events must survive a power failure.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", "on")?;
    // What is deleted is overwritten.
    connection.pragma_update(None, "secure_delete", "on")?;
    Ok(connection)
}

fn places(connection: &Connection, id: &MatchId) -> Answer<Vec<Place>> {
    let place = |row: &Row| {
        let seat = Seat::new(row.get::<_, u8>(0)?.saturating_sub(1));
        let secret = |text: Option<String>| text.map(Secret::kept);
        Ok(Place { seat, link: secret(row.get(1)?), owner: secret(row.get(2)?) })
    };
    let mut statement =
        connection.prepare_cached("select seat, link, owner from places where match = ? order by seat")?;
    Ok(statement.query_map([id.text()], place)?.collect::<Result<_, _>>()?)
}
