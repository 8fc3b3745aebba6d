//! What the database keeps about visitors: their names, and the way to drop it all.

use rusc_app::{CodeHash, MatchId, Secret};
use rusc_game::Seat;
use rusqlite::{OptionalExtension, params};

use crate::database::{Answer, Database, erase};

impl Database {
    /// The name that a visitor keeps.
    pub(crate) fn name(&self, visitor: &Secret) -> Answer<Option<String>> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached("select name from visitors where secret = ?")?;
        Ok(statement.query_row([visitor.text()], |row| row.get(0)).optional()?)
    }

    /// Saves a visitor's name and the hash of the recovery code.
    pub(crate) fn keep_name(&self, visitor: &Secret, name: &str, code: &CodeHash) -> Answer<()> {
        let connection = self.writing();
        connection.execute("insert or replace into visitors values (?, ?, ?)", params![visitor.text(), name, code])?;
        Ok(())
    }

    /// The visitor who has the code with this hash.
    pub(crate) fn recover(&self, code: &CodeHash) -> Answer<Option<Secret>> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached("select secret from visitors where code = ?")?;
        Ok(statement.query_row([code], |row| row.get(0)).optional()?.map(Secret::kept))
    }

    /// The places of a visitor in matches that others have set up.
    pub(crate) fn places(&self, visitor: &Secret) -> Answer<Vec<(MatchId, Seat)>> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached(
            "select match, seat from places join matches on id = match where owner = ?1 and host <> ?1",
        )?;
        let rows = statement.query_map([visitor.text()], |row| Ok((row.get::<_, String>(0)?, row.get::<_, u8>(1)?)))?;
        let places = rows.collect::<Result<Vec<_>, _>>()?.into_iter();
        Ok(places.filter_map(|(id, seat)| Some((MatchId::read(&id)?, Seat::new(seat.checked_sub(1)?)))).collect())
    }

    /// Deletes everything of a visitor; their places in matches of others belong to `nobody` afterwards.
    pub(crate) fn drop_visitor(&self, visitor: &Secret, nobody: &Secret) -> Answer<Vec<MatchId>> {
        let ids = self.ids("select id from matches where host = ?", [visitor.text()])?;
        let mut connection = self.writing();
        let change = connection.transaction()?;
        for id in &ids {
            erase(&change, id.text())?;
        }
        change.execute("update places set owner = ? where owner = ?", [nobody.text(), visitor.text()])?;
        change.execute("delete from results where owner = ?", [visitor.text()])?;
        change.execute("delete from visitors where secret = ?", [visitor.text()])?;
        change.commit()?;
        self.shorten(&connection)?;
        Ok(ids)
    }
}
