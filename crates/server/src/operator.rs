//! The operator of a server: lists, ends and deletes matches, and bans and mutes visitors, from the command line and also while the
//! server runs. The server looks for orders every second.

use std::collections::HashSet;
use std::net::IpAddr;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use ipnet::IpNet;
use rusc_app::{Glance, Kept, Log, MatchId, Sanctions, Secret, StoreError, filed, standings};
use rusc_catalog::Catalog;
use rusc_present::Why;
use rusc_table::Event;
use rusqlite::{Row, params};

use crate::database::{Answer, Database, erase};
use crate::folder::{self, Folder};
use crate::marks::Marks;
use crate::{StorageError, schema};

/// The operator's access to the saved matches in a folder.
pub struct Operator {
    database: Database,
    marks: Marks,
}

/// A match in the operator's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    /// The id of the match.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// When it was last used, in seconds since 1970.
    pub used: i64,
    /// Whether it has ended.
    pub has_ended: bool,
    /// The number of moves, comments and other events.
    pub events: usize,
    /// The tag of the visitor who set it up.
    pub host: String,
    /// The tags of the other visitors who play.
    pub guests: Vec<String>,
}

/// What an operator does to a visitor or to a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sanction {
    /// They are let in no more.
    Ban,
    /// They may write neither names nor comments.
    Mute,
}

/// What the operator has ordered.
#[derive(Debug, Default)]
pub(crate) struct Orders {
    /// The matches that must be loaded again.
    pub(crate) changed: Vec<MatchId>,
    pub(crate) sanctions: Sanctions,
    /// The networks that are banned.
    pub(crate) networks: Vec<IpNet>,
}

impl Operator {
    /// Opens the saved matches in a folder, also while a server uses them.
    ///
    /// # Errors
    /// If there are none, or they cannot be used.
    pub fn open(folder: &Path, catalog: Catalog) -> Result<Operator, StorageError> {
        let file = folder::database(folder);
        if !file.exists() {
            return Err(StorageError::Missing { file: file.display().to_string() });
        }
        let version = schema::version(&rusqlite::Connection::open(&file)?)?;
        // A database is not migrated under a server that does not know the new version.
        let _locked = if schema::is_old(version) { Some(Folder::lock(folder)?) } else { None };
        let problem = |error: std::io::Error| StorageError::Folder {
            folder: folder.display().to_string(),
            why: Why::quoted(error.to_string()),
        };
        Ok(Operator { database: Database::open(folder, catalog)?, marks: Marks::open(folder).map_err(problem)? })
    }

    /// The matches that were used last.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn list(&self, most: usize) -> Result<Vec<Overview>, StoreError> {
        Ok(self.database.overview(most)?)
    }

    /// Ends a match: the player to move resigns.
    ///
    /// # Errors
    /// If there is no such match, or it has ended.
    pub fn end(&self, id: &MatchId) -> Result<Done, StoreError> {
        loop {
            let Some(kept) = self.database.load(id)? else { return Ok(Done::NoMatch) };
            let Kept { mut game, events, places, host, .. } = kept;
            let Some(seat) = game.turn() else { return Ok(Done::Over) };
            let event = Event::Resigned { from: game.here(), seat };
            if game.replay(&event).is_err() {
                return Ok(Done::Over);
            }
            // The server may have saved another event meanwhile.
            let glance = Glance::of(&game).text();
            if self.database.append(id, events, now(), &Log::event(&event), false, &glance)? {
                self.database.end(id, now(), &standings(&game, &places), &filed(&game, &host, &places))?;
                self.database.order(id)?;
                return Ok(Done::Done);
            }
        }
    }

    /// Deletes a match with everything that belongs to it.
    ///
    /// # Errors
    /// If the database cannot be changed.
    pub fn delete(&self, id: &MatchId) -> Result<Done, StoreError> {
        if !self.database.remove(id)? {
            return Ok(Done::NoMatch);
        }
        self.marks.set(id, false);
        Ok(Done::Done)
    }

    /// Imposes a sanction on a visitor, by their tag, or bans a network; `None` lifts it.
    ///
    /// # Errors
    /// If the database cannot be changed.
    pub fn sanction(&self, who: &Target, what: Option<Sanction>) -> Result<(), StoreError> {
        Ok(self.database.sanction(&who.0, what)?)
    }
}

/// The outcome of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// It is done.
    Done,
    /// There is no such match.
    NoMatch,
    /// The match has ended already.
    Over,
}

/// Whom a sanction is meant for: a visitor or a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target(String);

impl Target {
    /// The visitor with this tag.
    pub fn visitor(text: &str) -> Option<Target> {
        Secret::is_tag(text).then(|| Target(text.to_owned()))
    }

    /// The visitor with this tag, or this address or network.
    pub fn read(text: &str) -> Option<Target> {
        let address = || text.parse::<IpAddr>().ok().map(|address| Target(IpNet::from(address).to_string()));
        let network = || text.parse::<IpNet>().ok().map(|net| Target(net.trunc().to_string()));
        Target::visitor(text).or_else(address).or_else(network)
    }
}

impl Sanction {
    fn word(self) -> &'static str {
        match self {
            Sanction::Ban => "ban",
            Sanction::Mute => "mute",
        }
    }
}

impl Database {
    fn overview(&self, most: usize) -> Answer<Vec<Overview>> {
        let connection = self.reading();
        let mut statement = connection.prepare(
            "select id, game, touched, ended is not null, (select count(*) from events where match = id), host,
                    (select group_concat(owner) from places where match = id and owner <> host)
             from matches order by touched desc limit ?",
        )?;
        let overview = |row: &Row| {
            let guests: Option<String> = row.get(6)?;
            let tag = |secret: &str| Secret::kept(secret.to_owned()).tag();
            Ok(Overview {
                id: row.get(0)?,
                game: row.get(1)?,
                used: row.get(2)?,
                has_ended: row.get(3)?,
                events: row.get::<_, i64>(4)?.unsigned_abs() as usize,
                host: tag(&row.get::<_, String>(5)?),
                guests: guests.iter().flat_map(|guests| guests.split(',')).map(tag).collect(),
            })
        };
        Ok(statement.query_map([most as i64], overview)?.collect::<Result<_, _>>()?)
    }

    /// Notifies the server that a match has changed.
    fn order(&self, id: &MatchId) -> Answer<()> {
        self.writing().execute("insert or ignore into orders values (?)", [id.text()])?;
        Ok(())
    }

    /// Deletes a match, whoever set it up; returns whether it existed.
    fn remove(&self, id: &MatchId) -> Answer<bool> {
        let mut connection = self.writing();
        let change = connection.transaction()?;
        if !change.prepare_cached("select 1 from matches where id = ?")?.exists([id.text()])? {
            return Ok(false);
        }
        erase(&change, id.text())?;
        change.execute("insert or ignore into orders values (?)", [id.text()])?;
        change.commit()?;
        self.shorten(&connection)?;
        Ok(true)
    }

    fn sanction(&self, who: &str, what: Option<Sanction>) -> Answer<()> {
        let connection = self.writing();
        match what {
            Some(what) => connection.execute("insert or replace into sanctions values (?, ?)", [who, what.word()])?,
            None => connection.execute("delete from sanctions where who = ?", [who])?,
        };
        Ok(())
    }

    /// What the operator has ordered since the last call, and all sanctions.
    pub(crate) fn orders(&self) -> Answer<Orders> {
        let changed = self.ids("select match from orders", [])?;
        if !changed.is_empty() {
            let connection = self.writing();
            for id in &changed {
                connection.execute("delete from orders where match = ?", params![id.text()])?;
            }
        }
        let connection = self.reading();
        let mut statement = connection.prepare_cached("select who, what from sanctions")?;
        let rows = statement.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))?;
        let mut orders = Orders { changed, ..Orders::default() };
        for row in rows {
            let (who, what) = row?;
            let chosen: &mut HashSet<String> = match (who.parse::<IpNet>(), &*what) {
                (Ok(network), _) => {
                    orders.networks.push(network);
                    continue;
                }
                (Err(_), "mute") => &mut orders.sanctions.muted,
                (Err(_), _) => &mut orders.sanctions.banned,
            };
            chosen.insert(who);
        }
        Ok(orders)
    }
}

/// Seconds since 1970.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}
