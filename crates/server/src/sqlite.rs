//! The store of the app in SQLite: each question goes to the database on a thread that may wait for the disk.

use std::sync::Arc;

use app::{Beginning, Kept, Log, MatchId, Scored, Secret, Standing, Store, StoreError, Stored};
use game::Seat;
use present::Why;
use table::Event;
use tokio::task::spawn_blocking;

use crate::database::{Answer, Begun, Database};

/// The store of the app.
pub(crate) struct Sqlite(Arc<Database>);

impl Sqlite {
    pub(crate) fn new(database: Database) -> Sqlite {
        Sqlite(Arc::new(database))
    }

    /// Asks the database away from the threads that answer.
    fn ask<T: Send + 'static>(&self, question: impl FnOnce(&Database) -> Answer<T> + Send + 'static) -> Stored<'_, T> {
        let database = Arc::clone(&self.0);
        Box::pin(async move {
            let asked = spawn_blocking(move || question(&database)).await;
            let answer = asked.map_err(|error| StoreError::Failed { why: Why::quoted(error.to_string()) })?;
            Ok(answer?)
        })
    }
}

impl Store for Sqlite {
    fn begin<'a>(&'a self, beginning: &'a Beginning, after: Option<&'a MatchId>) -> Stored<'a, MatchId> {
        let (begun, after) = (Begun::of(beginning), after.cloned());
        self.ask(move |database| database.begin(&begun, after.as_ref()))
    }
    fn load<'a>(&'a self, id: &'a MatchId) -> Stored<'a, Option<Kept>> {
        let id = id.clone();
        self.ask(move |database| database.load(&id))
    }
    fn append<'a>(&'a self, id: &'a MatchId, number: usize, at: i64, event: &'a Event) -> Stored<'a, ()> {
        let (id, event) = (id.clone(), Log::event(event));
        self.ask(move |database| database.append(&id, number, at, &event))
    }
    fn claim<'a>(&'a self, id: &'a MatchId, seat: Seat, visitor: &'a Secret) -> Stored<'a, bool> {
        let (id, visitor) = (id.clone(), visitor.clone());
        self.ask(move |database| database.claim(&id, seat, &visitor))
    }
    fn end<'a>(&'a self, id: &'a MatchId, at: i64, results: &'a [Standing]) -> Stored<'a, ()> {
        let (id, results) = (id.clone(), results.to_vec());
        self.ask(move |database| database.end(&id, at, &results))
    }
    fn results<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<Scored>> {
        let visitor = visitor.clone();
        self.ask(move |database| database.results(&visitor))
    }
    fn unfinished<'a>(&'a self, visitor: &'a Secret, most: u32) -> Stored<'a, Vec<MatchId>> {
        let visitor = visitor.clone();
        self.ask(move |database| database.unfinished(&visitor, most))
    }
    fn going_on(&self, since: i64) -> Stored<'_, Vec<MatchId>> {
        self.ask(move |database| database.going_on(since))
    }
}
