//! What the database keeps about visitors: their names and passkeys, and the way to drop it all.

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

    /// Saves the public key of a visitor's passkey. An id that is taken stays with its first owner.
    pub(crate) fn keep_passkey(&self, visitor: &Secret, id: &str, key: &[u8]) -> Answer<()> {
        let connection = self.writing();
        connection.execute("insert or ignore into passkeys values (?, ?, ?)", params![id, visitor.text(), key])?;
        Ok(())
    }

    /// The visitor with a passkey, and its public key.
    pub(crate) fn passkey(&self, id: &str) -> Answer<Option<(Secret, Vec<u8>)>> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached("select secret, key from passkeys where id = ?")?;
        Ok(statement.query_row([id], |row| Ok((Secret::kept(row.get(0)?), row.get(1)?))).optional()?)
    }

    /// The settings that a visitor used last, by game.
    pub(crate) fn habits(&self, visitor: &Secret) -> Answer<Vec<(String, String)>> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached("select game, form from habits where owner = ?")?;
        let rows = statement.query_map([visitor.text()], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Saves the settings that a visitor has used for a game.
    pub(crate) fn keep_habit(&self, visitor: &Secret, game: &str, form: &str, at: i64) -> Answer<()> {
        let connection = self.writing();
        let keep = "insert or replace into habits values (?, ?, ?, ?)";
        connection.prepare_cached(keep)?.execute(params![visitor.text(), game, form, at])?;
        Ok(())
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

    /// Deletes all that a visitor has; their seats in other people's matches then belong to `nobody`.
    pub(crate) fn drop_visitor(&self, visitor: &Secret, nobody: &Secret) -> Answer<Vec<MatchId>> {
        let ids = self.ids("select id from matches where host = ?", [visitor.text()])?;
        let mut connection = self.writing();
        let change = connection.transaction()?;
        for id in &ids {
            erase(&change, id.text())?;
        }
        change.execute(
            "delete from lines where (match, seat) in (select match, seat from places where owner = ?)",
            [visitor.text()],
        )?;
        change.execute("update places set owner = ? where owner = ?", [nobody.text(), visitor.text()])?;
        change.execute("delete from results where owner = ?", [visitor.text()])?;
        change.execute("delete from visitors where secret = ?", [visitor.text()])?;
        change.execute("delete from passkeys where secret = ?", [visitor.text()])?;
        change.execute("delete from habits where owner = ?", [visitor.text()])?;
        change.execute("delete from archive where owner = ?", [visitor.text()])?;
        change.commit()?;
        self.shorten(&connection)?;
        Ok(ids)
    }
}

#[cfg(test)]
mod tests {
    use rusc_app::Place;
    use rusc_catalog::Catalog;
    use rusc_record::{Record, Sitter};
    use rusc_table::TimeControl;

    use super::*;
    use crate::database::{Begun, Failed};

    fn secret(letter: &str) -> Secret {
        Secret::kept(letter.repeat(32))
    }

    /// The answer, whose errors cannot be printed.
    fn good<T>(answer: Answer<T>) -> T {
        answer.unwrap_or_else(|error| match error {
            Failed::Database(error) => panic!("{error}"),
            Failed::Store(error) => panic!("{error}"),
        })
    }

    /// Begins a match of a host with a guest.
    fn begin(database: &Database, id: &str, host: &Secret, guest: &Secret) -> MatchId {
        let id = MatchId::read(id).unwrap();
        let record = Record::new("connect4", vec![Sitter::default(); 2]);
        let game = rusc_table::Match::begin(&Catalog::builtin(), record.clone(), TimeControl::None).unwrap();
        let place = |seat, owner: &Secret| Place { seat, link: None, owner: Some(owner.clone()) };
        let beginning = rusc_app::Beginning {
            id: id.clone(),
            host: host.clone(),
            at: 0,
            record,
            time: TimeControl::None,
            filed: rusc_app::filed(&game, host, &[place(Seat::FIRST, host), place(Seat::SECOND, guest)]),
            places: vec![place(Seat::FIRST, host), place(Seat::SECOND, guest)],
            number: 0,
            glance: rusc_app::Glance::of(&game),
        };
        good(database.begin(&Begun::of(&beginning), None))
    }

    #[test]
    fn a_visitor_is_found_by_code_and_passkey_until_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::open(folder.path(), Catalog::builtin()).unwrap();
        let [ana, bob, nobody] = ["a", "b", "c"].map(secret);
        good(database.keep_name(&ana, "Ana", &[1; 32]));
        good(database.keep_name(&ana, "Anna", &[2; 32]));
        assert_eq!(good(database.name(&ana)).as_deref(), Some("Anna"));
        assert_eq!((good(database.recover(&[1; 32])), good(database.recover(&[2; 32]))), (None, Some(ana.clone())));
        good(database.keep_passkey(&ana, "00", &[7]));
        good(database.keep_passkey(&bob, "00", &[8]));
        assert_eq!(good(database.passkey("00")), Some((ana.clone(), vec![7])));

        good(database.keep_habit(&ana, "hex", "opponent=normal", 7));
        good(database.keep_habit(&ana, "hex", "opponent=expert", 8));
        good(database.keep_habit(&bob, "hex", "opponent=here", 9));
        assert_eq!(good(database.habits(&ana)), [("hex".to_owned(), "opponent=expert".to_owned())]);

        let own = begin(&database, "222222222222", &ana, &bob);
        let other = begin(&database, "333333333333", &bob, &ana);
        assert_eq!(good(database.places(&ana)), [(other.clone(), Seat::SECOND)]);
        assert_eq!((good(database.count(&ana)), good(database.count(&bob))), (2, 2));
        good(database.say(&other, Seat::FIRST, "hello", 1));
        good(database.say(&other, Seat::SECOND, "good luck", 2));
        good(database.hush(&other, Seat::SECOND, true));
        good(database.ask_back(&other, Some((Seat::FIRST, 3))));
        good(database.ask_back(&other, Some((Seat::SECOND, 4))));
        let chat = good(database.load(&other)).unwrap().chat;
        assert_eq!((chat.lines.len(), &*chat.lines[1].1, chat.quiet), (2, "good luck", vec![Seat::SECOND]));
        assert_eq!(chat.asks, Some((Seat::SECOND, 4)));
        good(database.ask_back(&other, None));
        assert_eq!(good(database.load(&other)).unwrap().chat.asks, None);
        assert_eq!(good(database.drop_visitor(&ana, &nobody)), std::slice::from_ref(&own));
        assert_eq!((good(database.recover(&[2; 32])), good(database.passkey("00"))), (None, None));
        assert_eq!((good(database.habits(&ana)), good(database.habits(&bob)).len()), (vec![], 1));
        assert!(good(database.load(&own)).is_none() && good(database.name(&ana)).is_none());
        assert!(!good(database.owns(&ana)) && good(database.owns(&bob)));
        assert_eq!((good(database.count(&ana)), good(database.count(&bob))), (0, 1));
        let kept = good(database.load(&other)).unwrap();
        assert_eq!(kept.chat.lines, [(Seat::FIRST, "hello".to_owned())], "what she said is gone");
        assert_eq!(kept.places[1].owner, Some(nobody), "the seat stays taken");
    }
}
