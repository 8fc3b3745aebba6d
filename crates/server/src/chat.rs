//! What the players of a match say to each other, in the database.

use rusc_app::{Chat, MatchId};
use rusc_game::Seat;
use rusqlite::{Connection, OptionalExtension, params};

use crate::database::{Answer, Database};

impl Database {
    /// Saves a line.
    pub(crate) fn say(&self, id: &MatchId, seat: Seat, text: &str, at: i64) -> Answer<()> {
        let connection = self.writing();
        connection.execute("insert into lines values (?, ?, ?, ?)", params![id.text(), seat.number(), at, text])?;
        Ok(())
    }

    /// Saves whether a player has switched the chat off.
    pub(crate) fn hush(&self, id: &MatchId, seat: Seat, is_quiet: bool) -> Answer<()> {
        let change = match is_quiet {
            true => "insert or ignore into quiet values (?, ?)",
            false => "delete from quiet where match = ? and seat = ?",
        };
        self.writing().execute(change, params![id.text(), seat.number()])?;
        Ok(())
    }

    /// Saves which seat asks to take a move back, and the number of events then.
    pub(crate) fn ask_back(&self, id: &MatchId, asks: Option<(Seat, usize)>) -> Answer<()> {
        let connection = self.writing();
        match asks {
            Some((seat, events)) => connection
                .execute("insert or replace into asks values (?, ?, ?)", params![id.text(), seat.number(), events])?,
            None => connection.execute("delete from asks where match = ?", params![id.text()])?,
        };
        Ok(())
    }
}

/// What the players of a match have said to each other.
pub(crate) fn chat(connection: &Connection, id: &MatchId) -> rusqlite::Result<Chat> {
    let seat = |number: u8| Seat::new(number.saturating_sub(1));
    let mut statement = connection.prepare_cached("select seat, text from lines where match = ? order by rowid")?;
    let lines =
        statement.query_map([id.text()], |row| Ok((seat(row.get(0)?), row.get(1)?)))?.collect::<Result<_, _>>()?;
    let mut statement = connection.prepare_cached("select seat from quiet where match = ?")?;
    let quiet = statement.query_map([id.text()], |row| Ok(seat(row.get(0)?)))?.collect::<Result<_, _>>()?;
    let mut statement = connection.prepare_cached("select seat, events from asks where match = ?")?;
    let asks = statement.query_row([id.text()], |row| Ok((seat(row.get(0)?), row.get(1)?))).optional()?;
    Ok(Chat { lines, quiet, asks })
}
