//! The app's store in SQLite: every operation runs on a thread that may wait for the disk.

use std::path::PathBuf;
use std::sync::Arc;

use rusc_app::{
    Beginning, Clock, CodeHash, Filed, Filter, Glance, Kept, Log, MatchId, Row, Scored, Secret, Shell, Standing, Store,
    StoreError, Stored, Usage, goes_on_alone,
};
use rusc_game::Seat;
use rusc_present::Why;
use rusc_table::{Decision, Journal, Keeping, Match, Refusal};
use rusc_view::crosstable::CrossTable;
use tokio::task::spawn_blocking;

use crate::database::{Answer, Begun, Database};
use crate::marks::Marks;
use crate::operator::Orders;

/// The app's store in a SQLite database; clones share the database.
#[derive(Clone)]
pub(crate) struct Sqlite {
    database: Arc<Database>,
    marks: Arc<Marks>,
    /// The folder of the tournaments.
    tournaments: Arc<PathBuf>,
}

impl Sqlite {
    pub(crate) fn new(database: Database, marks: Marks, tournaments: PathBuf) -> Sqlite {
        Sqlite { database: Arc::new(database), marks: Arc::new(marks), tournaments: Arc::new(tournaments) }
    }

    /// Whether the matches can be reached.
    pub(crate) fn check(&self) -> Stored<'_, ()> {
        self.ask(Database::check)
    }

    /// Deletes matches that have not been used since a date, and returns them; none if there are no more.
    pub(crate) fn expire(&self, before: i64) -> Stored<'_, Vec<MatchId>> {
        let marks = Arc::clone(&self.marks);
        self.ask(move |database| {
            let expired = database.expire(before)?;
            expired.iter().for_each(|id| marks.set(id, false));
            Ok(expired)
        })
    }

    /// What the operator has ordered since the last time.
    pub(crate) fn orders(&self) -> Stored<'_, Orders> {
        self.ask(Database::orders)
    }

    /// Moves everything into the one file, so that the folder can be copied.
    pub(crate) fn checkpoint(&self) -> Result<(), StoreError> {
        Ok(self.database.checkpoint()?)
    }

    /// Runs a database operation on a blocking thread.
    fn ask<T: Send + 'static>(&self, question: impl FnOnce(&Database) -> Answer<T> + Send + 'static) -> Stored<'_, T> {
        let database = Arc::clone(&self.database);
        Box::pin(async move {
            let asked = spawn_blocking(move || question(&database)).await;
            let answer = asked.map_err(|error| StoreError::Failed { why: Why::quoted(error.to_string()) })?;
            Ok(answer?)
        })
    }
}

impl Store for Sqlite {
    fn tournaments(&self) -> Stored<'_, Vec<CrossTable>> {
        let folder = Arc::clone(&self.tournaments);
        self.ask(move |_| Ok(rusc_fleet::tournaments(&folder)))
    }
    fn begin<'a>(&'a self, beginning: &'a Beginning, after: Option<&'a MatchId>) -> Stored<'a, MatchId> {
        let (begun, after) = (Begun::of(beginning), after.cloned());
        self.ask(move |database| database.begin(&begun, after.as_ref()))
    }
    fn load<'a>(&'a self, id: &'a MatchId) -> Stored<'a, Option<Kept>> {
        let id = id.clone();
        self.ask(move |database| database.load(&id))
    }
    fn delete<'a>(&'a self, id: &'a MatchId, host: &'a Secret) -> Stored<'a, bool> {
        let (id, host) = (id.clone(), host.clone());
        let marks = Arc::clone(&self.marks);
        self.ask(move |database| {
            let is_deleted = database.delete(&id, &host)?;
            if is_deleted {
                marks.set(&id, false);
            }
            Ok(is_deleted)
        })
    }
    fn journal(&self, id: &MatchId, events: usize, shell: &Arc<dyn Shell>) -> Box<dyn Journal> {
        Box::new(SqliteJournal { store: self.clone(), id: id.clone(), events, shell: Arc::clone(shell) })
    }
    fn claim<'a>(&'a self, id: &'a MatchId, seat: Seat, visitor: &'a Secret) -> Stored<'a, bool> {
        let (id, visitor) = (id.clone(), visitor.clone());
        self.ask(move |database| database.claim(&id, seat, &visitor))
    }
    fn invite<'a>(&'a self, id: &'a MatchId, seat: Seat, link: Option<&'a Secret>) -> Stored<'a, bool> {
        let (id, link) = (id.clone(), link.cloned());
        self.ask(move |database| database.invite(&id, seat, link.as_ref()))
    }
    fn end<'a>(&'a self, id: &'a MatchId, at: i64, results: &'a [Standing], filed: &'a [Filed]) -> Stored<'a, ()> {
        let (id, results, filed) = (id.clone(), results.to_vec(), filed.to_vec());
        self.ask(move |database| database.end(&id, at, &results, &filed))
    }
    fn file<'a>(&'a self, id: &'a MatchId, glance: Option<&'a Glance>, filed: &'a [Filed]) -> Stored<'a, ()> {
        let (id, glance, filed) = (id.clone(), glance.map(Glance::text), filed.to_vec());
        self.ask(move |database| database.file(&id, glance.as_deref(), &filed))
    }
    fn list<'a>(&'a self, visitor: &'a Secret, filter: &'a Filter, most: u32) -> Stored<'a, Vec<Row>> {
        let (visitor, filter) = (visitor.clone(), filter.clone());
        self.ask(move |database| database.list(&visitor, &filter, most))
    }
    fn count<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, usize> {
        let visitor = visitor.clone();
        self.ask(move |database| database.count(&visitor))
    }
    fn unseen<'a>(&'a self, after: Option<&'a MatchId>, most: u32) -> Stored<'a, Vec<MatchId>> {
        let after = after.cloned();
        self.ask(move |database| database.unseen(after.as_ref(), most))
    }
    fn results<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<Scored>> {
        let visitor = visitor.clone();
        self.ask(move |database| database.results(&visitor))
    }
    fn unfinished<'a>(&'a self, visitor: &'a Secret, most: u32) -> Stored<'a, Vec<Row>> {
        let visitor = visitor.clone();
        self.ask(move |database| database.unfinished(&visitor, most))
    }
    fn reviewed<'a>(&'a self, visitor: &'a Secret, most: u32) -> Stored<'a, Vec<MatchId>> {
        let visitor = visitor.clone();
        self.ask(move |database| database.reviewed(&visitor, most))
    }
    fn owns<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, bool> {
        let visitor = visitor.clone();
        self.ask(move |database| database.owns(&visitor))
    }
    fn name<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Option<String>> {
        let visitor = visitor.clone();
        self.ask(move |database| database.name(&visitor))
    }
    fn keep_name<'a>(&'a self, visitor: &'a Secret, name: &'a str, code: CodeHash) -> Stored<'a, ()> {
        let (visitor, name) = (visitor.clone(), name.to_owned());
        self.ask(move |database| database.keep_name(&visitor, &name, &code))
    }
    fn recover(&self, code: CodeHash) -> Stored<'_, Option<Secret>> {
        self.ask(move |database| database.recover(&code))
    }
    fn keep_passkey<'a>(&'a self, visitor: &'a Secret, id: &'a str, key: &'a [u8]) -> Stored<'a, ()> {
        let (visitor, id, key) = (visitor.clone(), id.to_owned(), key.to_vec());
        self.ask(move |database| database.keep_passkey(&visitor, &id, &key))
    }
    fn passkey<'a>(&'a self, id: &'a str) -> Stored<'a, Option<(Secret, Vec<u8>)>> {
        let id = id.to_owned();
        self.ask(move |database| database.passkey(&id))
    }
    fn habits<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<(String, String)>> {
        let visitor = visitor.clone();
        self.ask(move |database| database.habits(&visitor))
    }
    fn keep_habit<'a>(&'a self, visitor: &'a Secret, game: &'a str, form: &'a str, at: i64) -> Stored<'a, ()> {
        let (visitor, game, form) = (visitor.clone(), game.to_owned(), form.to_owned());
        self.ask(move |database| database.keep_habit(&visitor, &game, &form, at))
    }
    fn places<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<(MatchId, Seat)>> {
        let visitor = visitor.clone();
        self.ask(move |database| database.places(&visitor))
    }
    fn drop_visitor<'a>(&'a self, visitor: &'a Secret, nobody: &'a Secret) -> Stored<'a, Vec<MatchId>> {
        let (visitor, nobody) = (visitor.clone(), nobody.clone());
        let marks = Arc::clone(&self.marks);
        self.ask(move |database| {
            let deleted = database.drop_visitor(&visitor, &nobody)?;
            deleted.iter().for_each(|id| marks.set(id, false));
            Ok(deleted)
        })
    }
    fn usage<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Usage> {
        let visitor = visitor.clone();
        self.ask(move |database| database.usage(&visitor))
    }
    fn say<'a>(&'a self, id: &'a MatchId, seat: Seat, text: &'a str, at: i64) -> Stored<'a, ()> {
        let (id, text) = (id.clone(), text.to_owned());
        self.ask(move |database| database.say(&id, seat, &text, at))
    }
    fn hush<'a>(&'a self, id: &'a MatchId, seat: Seat, is_quiet: bool) -> Stored<'a, ()> {
        let id = id.clone();
        self.ask(move |database| database.hush(&id, seat, is_quiet))
    }
    fn ask_back<'a>(&'a self, id: &'a MatchId, asks: Option<(Seat, usize)>) -> Stored<'a, ()> {
        let id = id.clone();
        self.ask(move |database| database.ask_back(&id, asks))
    }
    fn keep_clocks<'a>(&'a self, clocks: &'a [Clock]) -> Stored<'a, ()> {
        let clocks = clocks.to_vec();
        self.ask(move |database| database.keep_clocks(&clocks))
    }
    fn mark(&self, id: &MatchId, is_thinking: bool) {
        self.marks.set(id, is_thinking);
    }
    fn interrupted(&self) -> Vec<MatchId> {
        self.marks.all()
    }
    fn going_on(&self, since: i64) -> Stored<'_, Vec<MatchId>> {
        self.ask(move |database| database.going_on(since))
    }
}

/// The journal of one match in the database.
struct SqliteJournal {
    store: Sqlite,
    id: MatchId,
    /// The number of events so far, which is the number of the next one.
    events: usize,
    shell: Arc<dyn Shell>,
}

impl Journal for SqliteJournal {
    fn keep<'a>(&'a mut self, before: &'a Match, decision: &'a Decision) -> Keeping<'a> {
        let (id, number, at) = (self.id.clone(), self.events, self.shell.date());
        let event = Log::event(&decision.event);
        let after = before.after(decision);
        let (is_alone, glance) = (goes_on_alone(&after), Glance::of(&after).text());
        Box::pin(async move {
            let append = move |database: &Database| database.append(&id, number, at, &event, is_alone, &glance);
            let kept = self.store.ask(append).await;
            let is_ours = kept.map_err(|error| Refusal::NotKept { why: Why::of(&error) })?;
            if !is_ours {
                return Err(Refusal::Elsewhere);
            }
            self.events += 1;
            Ok(())
        })
    }
}
