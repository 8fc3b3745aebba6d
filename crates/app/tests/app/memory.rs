//! A store in memory, which keeps the same texts as any other store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use rusc_app::{
    Beginning, Chat, Clock, CodeHash, Fared, Filed, Filter, Finish, Glance, Kept, Log, MatchId, Place, Row as Listed,
    Scored, Secret, Shell, Standing, Store, StoreError, Stored, Usage,
};
use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_present::Why;
use rusc_table::{Decision, Journal, Keeping, Match, Refusal};

/// Matches in memory.
pub(crate) struct Memory {
    catalog: Catalog,
    rows: Arc<Rows>,
    /// Whether its journals refuse to save anything.
    pub(crate) is_full: Arc<AtomicBool>,
    results: Mutex<Vec<Standing>>,
    marks: Mutex<Vec<MatchId>>,
    names: Mutex<Vec<(Secret, String, CodeHash)>>,
    passkeys: Mutex<HashMap<String, (Secret, Vec<u8>)>>,
    habits: Mutex<HashMap<(String, String), String>>,
}

type Rows = Mutex<HashMap<String, Row>>;

struct Row {
    log: Log,
    host: Secret,
    places: Vec<Place>,
    number: u32,
    next: Option<MatchId>,
    begun: i64,
    /// The date of the last event.
    at: i64,
    has_ended: bool,
    glance: Option<Glance>,
    filed: Vec<Filed>,
    chat: Chat,
    clock: Option<Clock>,
}

impl Row {
    fn game(&self) -> String {
        let record: serde_json::Value = serde_json::from_str(&self.log.record).unwrap();
        record["spec"].as_str().unwrap().split(':').next().unwrap().to_owned()
    }

    fn listed(&self, id: &str, visitor: &Secret) -> Listed {
        let own = self.places.iter().filter(|place| place.owner.as_ref() == Some(visitor));
        Listed {
            id: MatchId::read(id).unwrap(),
            game: self.game(),
            begun: self.begun,
            touched: self.at,
            is_host: self.host == *visitor,
            own: own.map(|place| place.seat).collect(),
            glance: self.glance.clone(),
        }
    }
}

impl Memory {
    pub(crate) fn new() -> Arc<Memory> {
        let (rows, is_full, results, marks, names, passkeys, habits) = Default::default();
        Arc::new(Memory { catalog: Catalog::builtin(), rows, is_full, results, marks, names, passkeys, habits })
    }

    /// Adds an event to a match as another program would.
    pub(crate) fn intrude(&self, id: &str, event: &str) {
        self.rows().get_mut(id).unwrap().log.events.push(event.to_owned());
    }

    /// Whether no match is marked as being thought about.
    pub(crate) fn is_unmarked(&self) -> bool {
        self.marks.lock().unwrap().is_empty()
    }

    fn rows(&self) -> MutexGuard<'_, HashMap<String, Row>> {
        self.rows.lock().unwrap()
    }

    fn ids(&self, is_meant: impl Fn(&Row) -> bool) -> Vec<MatchId> {
        let rows = self.rows();
        let mut found: Vec<_> = rows.iter().filter(|(_, row)| !row.has_ended && is_meant(row)).collect();
        found.sort_by_key(|(_, row)| -row.at);
        found.iter().filter_map(|(id, _)| MatchId::read(id)).collect()
    }
}

/// An answer that is ready at once.
fn ready<'a, T: Send + 'a>(answer: Result<T, StoreError>) -> Stored<'a, T> {
    Box::pin(std::future::ready(answer))
}

impl Store for Memory {
    fn begin<'a>(&'a self, beginning: &'a Beginning, after: Option<&'a MatchId>) -> Stored<'a, MatchId> {
        let mut rows = self.rows();
        if let Some(before) = after.and_then(|after| rows.get_mut(after.text())) {
            let next = before.next.get_or_insert(beginning.id.clone()).clone();
            if next != beginning.id {
                return ready(Ok(next));
            }
        }
        let Beginning { id, host, at, record, time, places, number, glance, filed } = beginning;
        let log = Log { record: rusc_record::json::write(record), time: Log::time(*time), events: Vec::new() };
        let (host, places) = (host.clone(), places.clone());
        let (glance, filed) = (Some(glance.clone()), filed.clone());
        let (number, begun, has_ended, next, clock) = (*number, *at, false, None, None);
        let row = Row {
            log,
            host,
            places,
            number,
            next,
            begun,
            at: *at,
            has_ended,
            glance,
            filed,
            chat: Chat::default(),
            clock,
        };
        rows.insert(id.text().to_owned(), row);
        ready(Ok(id.clone()))
    }
    fn load<'a>(&'a self, id: &'a MatchId) -> Stored<'a, Option<Kept>> {
        let rows = self.rows();
        let kept = rows.get(id.text()).map(|row| {
            let game = row.log.replay(&self.catalog, id)?;
            let clock = row.clock.as_ref().filter(|clock| clock.node == game.here());
            Ok(Kept {
                used: clock.map_or(Duration::ZERO, |clock| clock.used),
                game,
                events: row.log.events.len(),
                host: row.host.clone(),
                places: row.places.clone(),
                number: row.number,
                next: row.next.clone(),
                chat: row.chat.clone(),
            })
        });
        ready(kept.transpose())
    }
    fn delete<'a>(&'a self, id: &'a MatchId, host: &'a Secret) -> Stored<'a, bool> {
        let mut rows = self.rows();
        let is_own = rows.get(id.text()).is_some_and(|row| row.host == *host);
        ready(Ok(is_own && rows.remove(id.text()).is_some()))
    }
    fn journal(&self, id: &MatchId, events: usize, shell: &Arc<dyn Shell>) -> Box<dyn Journal> {
        let (rows, is_full) = (Arc::clone(&self.rows), Arc::clone(&self.is_full));
        Box::new(MemoryJournal { rows, is_full, id: id.text().to_owned(), events, shell: Arc::clone(shell) })
    }
    fn claim<'a>(&'a self, id: &'a MatchId, seat: Seat, visitor: &'a Secret) -> Stored<'a, bool> {
        let mut rows = self.rows();
        let places = &mut rows.get_mut(id.text()).unwrap().places;
        let free = places.iter_mut().find(|place| place.seat == seat && place.owner.is_none());
        let is_free = free.map(|place| place.owner = Some(visitor.clone())).is_some();
        if is_free {
            let file = Filed { owner: visitor.clone(), rival: rusc_app::Rival::Person, finish: Finish::Open };
            rows.get_mut(id.text()).unwrap().filed.push(file);
        }
        ready(Ok(is_free))
    }
    fn invite<'a>(&'a self, id: &'a MatchId, seat: Seat, link: Option<&'a Secret>) -> Stored<'a, bool> {
        let mut rows = self.rows();
        let row = rows.get_mut(id.text()).unwrap();
        let host = row.host.clone();
        let free = row.places.iter_mut().find(|place| place.seat == seat && place.owner.is_none());
        let invite = |place: &mut Place| {
            (place.link, place.owner) = (link.cloned(), if link.is_none() { Some(host) } else { None });
        };
        ready(Ok(free.map(invite).is_some()))
    }
    fn end<'a>(&'a self, id: &'a MatchId, _: i64, results: &'a [Standing], filed: &'a [Filed]) -> Stored<'a, ()> {
        let mut rows = self.rows();
        let row = rows.get_mut(id.text()).unwrap();
        if !std::mem::replace(&mut row.has_ended, true) {
            self.results.lock().unwrap().extend_from_slice(results);
            row.filed = filed.to_vec();
        }
        ready(Ok(()))
    }
    fn file<'a>(&'a self, id: &'a MatchId, glance: Option<&'a Glance>, filed: &'a [Filed]) -> Stored<'a, ()> {
        let mut rows = self.rows();
        let row = rows.get_mut(id.text()).unwrap();
        row.glance = glance.cloned().or(row.glance.take());
        if !row.has_ended {
            row.filed = filed.to_vec();
        }
        ready(Ok(()))
    }
    fn list<'a>(&'a self, visitor: &'a Secret, filter: &'a Filter, most: u32) -> Stored<'a, Vec<Listed>> {
        let Filter { game, rival, finish, after } = filter;
        let is_meant = |id: &str, row: &Row, file: &Filed| {
            file.owner == *visitor
                && game.as_ref().is_none_or(|game| *game == row.game())
                && rival.is_none_or(|rival| rival == file.rival)
                && finish.is_none_or(|finish| finish == file.finish)
                && after.as_ref().is_none_or(|(begun, other)| (row.begun, id) < (*begun, other.text()))
        };
        let rows = self.rows();
        let own = rows.iter().filter(|(id, row)| row.filed.iter().any(|file| is_meant(id, row, file)));
        let mut listed: Vec<Listed> = own.map(|(id, row)| row.listed(id, visitor)).collect();
        listed.sort_by_key(|row| std::cmp::Reverse((row.begun, row.id.text().to_owned())));
        listed.truncate(most as usize);
        ready(Ok(listed))
    }
    fn count<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, usize> {
        let is_own = |row: &&Row| row.filed.iter().any(|file| file.owner == *visitor);
        ready(Ok(self.rows().values().filter(is_own).count()))
    }
    fn unseen<'a>(&'a self, _: Option<&'a MatchId>, _: u32) -> Stored<'a, Vec<MatchId>> {
        ready(Ok(Vec::new()))
    }
    fn results<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<Scored>> {
        let mut scored: Vec<Scored> = Vec::new();
        for Standing { game, bot, fared, .. } in self.results.lock().unwrap().iter().filter(|one| one.owner == *visitor)
        {
            let place = scored.iter().position(|one| one.game == *game && one.bot == *bot).unwrap_or_else(|| {
                scored.push(Scored { game: game.clone(), bot: bot.clone(), ..Scored::default() });
                scored.len() - 1
            });
            match fared {
                Fared::Won => scored[place].won += 1,
                Fared::Lost => scored[place].lost += 1,
                Fared::Drawn => scored[place].drawn += 1,
            }
        }
        ready(Ok(scored))
    }
    fn unfinished<'a>(&'a self, visitor: &'a Secret, most: u32) -> Stored<'a, Vec<Listed>> {
        let owns = |place: &Place| place.owner.as_ref() == Some(visitor);
        let mut ids = self.ids(|row| row.host == *visitor || row.places.iter().any(owns));
        ids.truncate(most as usize);
        let rows = self.rows();
        ready(Ok(ids.iter().map(|id| rows[id.text()].listed(id.text(), visitor)).collect()))
    }
    fn reviewed<'a>(&'a self, visitor: &'a Secret, most: u32) -> Stored<'a, Vec<MatchId>> {
        let owns = |place: &Place| place.owner.as_ref() == Some(visitor);
        let is_reviewed = |row: &Row| row.log.events.iter().any(|event| event.contains("\"reviewed\""));
        let rows = self.rows();
        let own = rows.iter().filter(|(_, row)| row.host == *visitor || row.places.iter().any(owns));
        let mut found: Vec<_> = own.filter(|(_, row)| is_reviewed(row)).collect();
        found.sort_by_key(|(_, row)| -row.at);
        ready(Ok(found.iter().filter_map(|(id, _)| MatchId::read(id)).take(most as usize).collect()))
    }
    fn owns<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, bool> {
        let owns = |place: &Place| place.owner.as_ref() == Some(visitor);
        ready(Ok(self.rows().values().any(|row| row.host == *visitor || row.places.iter().any(owns))))
    }
    fn name<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Option<String>> {
        let names = self.names.lock().unwrap();
        ready(Ok(names.iter().find(|(secret, ..)| secret == visitor).map(|(_, name, _)| name.clone())))
    }
    fn keep_name<'a>(&'a self, visitor: &'a Secret, name: &'a str, code: CodeHash) -> Stored<'a, ()> {
        let mut names = self.names.lock().unwrap();
        names.retain(|(secret, ..)| secret != visitor);
        names.push((visitor.clone(), name.to_owned(), code));
        ready(Ok(()))
    }
    fn recover(&self, code: CodeHash) -> Stored<'_, Option<Secret>> {
        let names = self.names.lock().unwrap();
        ready(Ok(names.iter().find(|(.., other)| *other == code).map(|(secret, ..)| secret.clone())))
    }
    fn keep_passkey<'a>(&'a self, visitor: &'a Secret, id: &'a str, key: &'a [u8]) -> Stored<'a, ()> {
        self.passkeys.lock().unwrap().entry(id.to_owned()).or_insert_with(|| (visitor.clone(), key.to_vec()));
        ready(Ok(()))
    }
    fn passkey<'a>(&'a self, id: &'a str) -> Stored<'a, Option<(Secret, Vec<u8>)>> {
        ready(Ok(self.passkeys.lock().unwrap().get(id).cloned()))
    }
    fn habits<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<(String, String)>> {
        let habits = self.habits.lock().unwrap();
        let own = habits.iter().filter(|((owner, _), _)| owner == visitor.text());
        ready(Ok(own.map(|((_, game), form)| (game.clone(), form.clone())).collect()))
    }
    fn keep_habit<'a>(&'a self, visitor: &'a Secret, game: &'a str, form: &'a str, _: i64) -> Stored<'a, ()> {
        self.habits.lock().unwrap().insert((visitor.text().to_owned(), game.to_owned()), form.to_owned());
        ready(Ok(()))
    }
    fn places<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<(MatchId, Seat)>> {
        let rows = self.rows();
        let others = rows.iter().filter(|(_, row)| row.host != *visitor);
        let owned = others.flat_map(|(id, row)| row.places.iter().map(move |place| (id, place)));
        let owned = owned.filter(|(_, place)| place.owner.as_ref() == Some(visitor));
        ready(Ok(owned.filter_map(|(id, place)| Some((MatchId::read(id)?, place.seat))).collect()))
    }
    fn drop_visitor<'a>(&'a self, visitor: &'a Secret, nobody: &'a Secret) -> Stored<'a, Vec<MatchId>> {
        self.names.lock().unwrap().retain(|(secret, ..)| secret != visitor);
        self.passkeys.lock().unwrap().retain(|_, (secret, _)| secret != visitor);
        self.results.lock().unwrap().retain(|result| result.owner != *visitor);
        self.habits.lock().unwrap().retain(|(owner, _), _| owner != visitor.text());
        let mut rows = self.rows();
        let deleted: Vec<MatchId> =
            rows.iter().filter(|(_, row)| row.host == *visitor).filter_map(|(id, _)| MatchId::read(id)).collect();
        rows.retain(|_, row| row.host != *visitor);
        for place in rows.values_mut().flat_map(|row| &mut row.places) {
            if place.owner.as_ref() == Some(visitor) {
                place.owner = Some(nobody.clone());
            }
        }
        ready(Ok(deleted))
    }
    fn usage<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Usage> {
        let matches = self.rows().values().filter(|row| row.host == *visitor).count();
        ready(Ok(Usage { matches, megabytes: 0 }))
    }
    fn say<'a>(&'a self, id: &'a MatchId, seat: Seat, text: &'a str, _: i64) -> Stored<'a, ()> {
        self.rows().get_mut(id.text()).unwrap().chat.lines.push((seat, text.to_owned()));
        ready(Ok(()))
    }
    fn hush<'a>(&'a self, id: &'a MatchId, seat: Seat, is_quiet: bool) -> Stored<'a, ()> {
        let mut rows = self.rows();
        let quiet = &mut rows.get_mut(id.text()).unwrap().chat.quiet;
        quiet.retain(|other| *other != seat);
        quiet.extend(is_quiet.then_some(seat));
        ready(Ok(()))
    }
    fn ask_back<'a>(&'a self, id: &'a MatchId, asks: Option<(Seat, usize)>) -> Stored<'a, ()> {
        self.rows().get_mut(id.text()).unwrap().chat.asks = asks;
        ready(Ok(()))
    }
    fn keep_clocks<'a>(&'a self, clocks: &'a [Clock]) -> Stored<'a, ()> {
        let mut rows = self.rows();
        for clock in clocks {
            rows.get_mut(clock.id.text()).unwrap().clock = Some(clock.clone());
        }
        ready(Ok(()))
    }
    fn mark(&self, id: &MatchId, is_thinking: bool) {
        let mut marks = self.marks.lock().unwrap();
        marks.retain(|other| other != id);
        marks.extend(is_thinking.then(|| id.clone()));
    }
    fn interrupted(&self) -> Vec<MatchId> {
        self.marks.lock().unwrap().clone()
    }
    fn going_on(&self, since: i64) -> Stored<'_, Vec<MatchId>> {
        ready(Ok(self.ids(|row| row.at >= since)))
    }
}

/// The events of one match.
struct MemoryJournal {
    rows: Arc<Rows>,
    is_full: Arc<AtomicBool>,
    id: String,
    events: usize,
    shell: Arc<dyn Shell>,
}

impl MemoryJournal {
    fn write(&mut self, before: &Match, decision: &Decision) -> Result<(), Refusal> {
        let mut rows = self.rows.lock().unwrap();
        let row = rows.get_mut(&self.id).unwrap();
        if self.is_full.load(Ordering::Relaxed) {
            return Err(Refusal::NotKept { why: Why::quoted("the memory is full") });
        }
        if row.log.events.len() != self.events {
            return Err(Refusal::Elsewhere);
        }
        row.log.events.push(Log::event(&decision.event));
        row.at = self.shell.date();
        row.glance = Some(Glance::of(&before.after(decision)));
        self.events += 1;
        Ok(())
    }
}

impl Journal for MemoryJournal {
    fn keep<'a>(&'a mut self, before: &'a Match, decision: &'a Decision) -> Keeping<'a> {
        Box::pin(std::future::ready(self.write(before, decision)))
    }
}
