//! The app's store in a browser: a row for each match and each visitor in memory, kept outside; the events only outside.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};

use rusc_app::{
    Beginning, Clock, CodeHash, Fared, Filed, Filter, Finish, Glance, Kept, Log, MatchId, Rival, Row as Listed, Scored,
    Secret, Shell, Standing, Store, StoreError, Stored, Usage, goes_on_alone,
};
use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_present::Why;
use rusc_table::{Decision, Journal, Keeping, Match, Refusal};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::outside::{Change, Outside, Saved};
use crate::people::Person;
use crate::row::{KeptFile, KeptResult, Row, seat};

/// All matches and visitors; clones share them.
#[derive(Clone)]
pub(crate) struct Shelf {
    catalog: Catalog,
    outside: Arc<dyn Outside>,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    matches: BTreeMap<String, Row>,
    people: BTreeMap<String, Person>,
}

/// The key of a match.
fn match_key(id: &str) -> String {
    format!("match/{id}")
}

/// The beginning of the keys of a match's events.
fn event_keys(id: &str) -> String {
    format!("event/{id}/")
}

fn person_key(visitor: &str) -> String {
    format!("visitor/{visitor}")
}

fn failed(why: &str) -> StoreError {
    StoreError::Failed { why: Why::quoted(why) }
}

/// The rows under a prefix, by the rest of their keys. A row that cannot be read is left alone.
async fn rows<T: DeserializeOwned>(outside: &dyn Outside, prefix: &str) -> Result<BTreeMap<String, T>, String> {
    let rows = outside.load(prefix).await?.into_iter();
    Ok(rows
        .filter_map(|(key, text)| Some((key.strip_prefix(prefix)?.to_owned(), serde_json::from_str(&text).ok()?)))
        .collect())
}

fn put(key: String, row: &impl Serialize) -> Change {
    Change::Put(key, serde_json::to_string(row).expect("a row can be written"))
}

impl Shelf {
    /// Opens what is kept.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub(crate) async fn open(catalog: Catalog, outside: Arc<dyn Outside>) -> Result<Shelf, String> {
        let (matches, people) = (rows(&*outside, "match/").await?, rows(&*outside, "visitor/").await?);
        Ok(Shelf { catalog, outside, state: Arc::new(Mutex::new(State { matches, people })) })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nothing panics with the lock held")
    }

    /// Changes a match and keeps it; the default if there is none.
    fn change<'a, T: Default + Send + 'a>(&'a self, id: &MatchId, change: impl FnOnce(&mut Row) -> T) -> Stored<'a, T> {
        let mut state = self.state();
        let Some(row) = state.matches.get_mut(id.text()) else { return Box::pin(async { Ok(T::default()) }) };
        let answer = change(row);
        self.save(vec![put(match_key(id.text()), row)], answer)
    }

    fn change_person<'a>(&'a self, visitor: &Secret, change: impl FnOnce(&mut Person)) -> Stored<'a, ()> {
        let mut state = self.state();
        let person = state.people.entry(visitor.text().to_owned()).or_default();
        change(person);
        self.save(vec![put(person_key(visitor.text()), person)], ())
    }

    /// Saves changes, then answers.
    fn save<'a, T: Send + 'a>(&'a self, changes: Vec<Change>, answer: T) -> Stored<'a, T> {
        let saving = self.outside.save(changes);
        Box::pin(async move {
            match saving.await {
                Saved::Kept => Ok(answer),
                Saved::Taken => Err(failed("it is there already")),
                Saved::Failed(why) => Err(failed(&why)),
            }
        })
    }

    /// Reads something from memory.
    fn read<'a, T: Send + 'a>(&'a self, look: impl FnOnce(&State) -> T) -> Stored<'a, T> {
        let answer = look(&self.state());
        Box::pin(async move { Ok(answer) })
    }
}

impl State {
    /// The matches that are meant, those used last first.
    fn ids(&self, is_meant: impl Fn(&Row) -> bool) -> Vec<MatchId> {
        let mut found: Vec<_> = self.matches.iter().filter(|(_, row)| is_meant(row)).collect();
        found.sort_by_key(|(_, row)| -row.touched);
        found.iter().filter_map(|(id, _)| MatchId::read(id)).collect()
    }

    fn person(&self, visitor: &Secret) -> Option<&Person> {
        self.people.get(visitor.text())
    }
}

/// What deletes a match.
fn deleted(id: &str) -> [Change; 2] {
    [Change::Delete(match_key(id)), Change::DeleteAll(event_keys(id))]
}

impl Store for Shelf {
    fn begin<'a>(&'a self, beginning: &'a Beginning, after: Option<&'a MatchId>) -> Stored<'a, MatchId> {
        let id = beginning.id.clone();
        let mut changes = Vec::new();
        let mut state = self.state();
        if let Some((before, row)) = after.and_then(|after| Some((after, state.matches.get_mut(after.text())?))) {
            if let Some(next) = row.next.as_deref().and_then(MatchId::read) {
                return Box::pin(async { Ok(next) });
            }
            row.next = Some(id.text().to_owned());
            changes.push(put(match_key(before.text()), row));
        }
        let row = Row::of(beginning);
        changes.push(put(match_key(id.text()), &row));
        state.matches.insert(id.text().to_owned(), row);
        self.save(changes, id)
    }
    fn load<'a>(&'a self, id: &'a MatchId) -> Stored<'a, Option<Kept>> {
        Box::pin(async move {
            let Some(row) = self.state().matches.get(id.text()).cloned() else { return Ok(None) };
            let events = self.outside.load(&event_keys(id.text())).await.map_err(|why| failed(&why))?;
            row.replay(&self.catalog, id, events.into_iter().map(|(_, event)| event).collect()).map(Some)
        })
    }
    fn delete<'a>(&'a self, id: &'a MatchId, host: &'a Secret) -> Stored<'a, bool> {
        let mut state = self.state();
        if state.matches.get(id.text()).is_none_or(|row| row.host != host.text()) {
            return Box::pin(async { Ok(false) });
        }
        state.matches.remove(id.text());
        let mut changes = deleted(id.text()).to_vec();
        for (other, row) in &mut state.matches {
            if row.next.take_if(|next| next == id.text()).is_some() {
                changes.push(put(match_key(other), row));
            }
        }
        self.save(changes, true)
    }
    fn journal(&self, id: &MatchId, events: usize, shell: &Arc<dyn Shell>) -> Box<dyn Journal> {
        Box::new(ShelfJournal { shelf: self.clone(), id: id.clone(), events, shell: Arc::clone(shell) })
    }
    fn claim<'a>(&'a self, id: &'a MatchId, seat: Seat, visitor: &'a Secret) -> Stored<'a, bool> {
        self.change(id, |row| {
            let Some(place) = row.free_place(seat) else { return false };
            place.owner = Some(visitor.text().to_owned());
            let filed = Filed { owner: visitor.clone(), rival: Rival::Person, finish: Finish::Open };
            row.filed.push(KeptFile::of(&filed));
            true
        })
    }
    fn invite<'a>(&'a self, id: &'a MatchId, seat: Seat, link: Option<&'a Secret>) -> Stored<'a, bool> {
        self.change(id, |row| {
            let host = row.host.clone();
            let Some(place) = row.free_place(seat) else { return false };
            place.link = link.map(|link| link.text().to_owned());
            place.owner = link.is_none().then_some(host);
            true
        })
    }
    fn end<'a>(&'a self, id: &'a MatchId, at: i64, results: &'a [Standing], filed: &'a [Filed]) -> Stored<'a, ()> {
        self.change(id, |row| {
            if row.ended.is_none() {
                row.end(at, results, filed);
            }
        })
    }
    fn file<'a>(&'a self, id: &'a MatchId, glance: Option<&'a Glance>, filed: &'a [Filed]) -> Stored<'a, ()> {
        self.change(id, |row| {
            row.glance = glance.cloned().or(row.glance.take());
            if row.ended.is_none() {
                row.filed = filed.iter().map(KeptFile::of).collect();
            }
        })
    }
    fn list<'a>(&'a self, visitor: &'a Secret, filter: &'a Filter, most: u32) -> Stored<'a, Vec<Listed>> {
        let Filter { game, rival, finish, after } = filter;
        let is_meant = |id: &str, row: &Row| {
            row.filed.iter().any(|file| file.passes(visitor, *rival, *finish))
                && game.as_ref().is_none_or(|game| *game == row.game)
                && after.as_ref().is_none_or(|(begun, other)| (row.begun, id) < (*begun, other.text()))
        };
        self.read(|state| {
            let own = state.matches.iter().filter(|(id, row)| is_meant(id, row));
            let mut listed: Vec<Listed> =
                own.filter_map(|(id, row)| Some(row.listed(MatchId::read(id)?, visitor))).collect();
            listed.sort_by_key(|row| std::cmp::Reverse((row.begun, row.id.text().to_owned())));
            listed.truncate(most as usize);
            listed
        })
    }
    fn count<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, usize> {
        let is_own = |row: &&Row| row.filed.iter().any(|file| file.owner == visitor.text());
        self.read(|state| state.matches.values().filter(is_own).count())
    }
    fn unseen<'a>(&'a self, after: Option<&'a MatchId>, most: u32) -> Stored<'a, Vec<MatchId>> {
        self.read(|state| {
            let unseen = state.matches.iter().filter(|(_, row)| row.glance.is_none()).map(|(id, _)| id.as_str());
            let later = unseen.filter(|id| after.is_none_or(|after| *id > after.text()));
            later.filter_map(MatchId::read).take(most as usize).collect()
        })
    }
    fn results<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<Scored>> {
        self.read(|state| {
            let mut scored: BTreeMap<(String, String), Scored> = BTreeMap::new();
            let own = |result: &&KeptResult| result.owner == visitor.text();
            for result in state.matches.values().flat_map(|row| &row.results).filter(own) {
                let (game, bot) = (result.game.clone(), result.bot.clone());
                let one = scored.entry((game.clone(), bot.clone())).or_insert_with(|| Scored {
                    game,
                    bot,
                    ..Scored::default()
                });
                one.won += u32::from(result.is(Fared::Won));
                one.drawn += u32::from(result.is(Fared::Drawn));
                one.lost += u32::from(result.is(Fared::Lost));
            }
            scored.into_values().collect()
        })
    }
    fn unfinished<'a>(&'a self, visitor: &'a Secret, most: u32) -> Stored<'a, Vec<Listed>> {
        self.read(|state| {
            let ids = state.ids(|row| row.ended.is_none() && row.is_of(visitor)).into_iter().take(most as usize);
            ids.map(|id| state.matches[id.text()].listed(id, visitor)).collect()
        })
    }
    fn reviewed<'a>(&'a self, visitor: &'a Secret, most: u32) -> Stored<'a, Vec<MatchId>> {
        self.read(|state| {
            let mut ids = state.ids(|row| row.is_reviewed && row.is_of(visitor));
            ids.truncate(most as usize);
            ids
        })
    }
    fn owns<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, bool> {
        self.read(|state| state.matches.values().any(|row| row.is_of(visitor)))
    }
    fn name<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Option<String>> {
        self.read(|state| state.person(visitor)?.name.as_ref().map(|(name, _)| name.clone()))
    }
    fn keep_name<'a>(&'a self, visitor: &'a Secret, name: &'a str, code: CodeHash) -> Stored<'a, ()> {
        self.change_person(visitor, |person| person.name = Some((name.to_owned(), code)))
    }
    fn recover(&self, code: CodeHash) -> Stored<'_, Option<Secret>> {
        self.read(|state| {
            let has_code = |person: &Person| person.name.as_ref().is_some_and(|(_, other)| *other == code);
            let (secret, _) = state.people.iter().find(|(_, person)| has_code(person))?;
            Some(Secret::kept(secret.clone()))
        })
    }
    fn keep_passkey<'a>(&'a self, visitor: &'a Secret, id: &'a str, key: &'a [u8]) -> Stored<'a, ()> {
        if self.state().people.values().any(|person| person.passkeys.contains_key(id)) {
            return Box::pin(async { Ok(()) });
        }
        self.change_person(visitor, |person| {
            person.passkeys.insert(id.to_owned(), key.to_vec());
        })
    }
    fn passkey<'a>(&'a self, id: &'a str) -> Stored<'a, Option<(Secret, Vec<u8>)>> {
        self.read(|state| {
            let found = state.people.iter().find_map(|(secret, person)| Some((secret, person.passkeys.get(id)?)));
            found.map(|(secret, key)| (Secret::kept(secret.clone()), key.clone()))
        })
    }
    fn habits<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<(String, String)>> {
        self.read(|state| {
            let habits = state.person(visitor).map(|person| person.habits.clone());
            habits.unwrap_or_default().into_iter().collect()
        })
    }
    fn keep_habit<'a>(&'a self, visitor: &'a Secret, game: &'a str, form: &'a str, _: i64) -> Stored<'a, ()> {
        self.change_person(visitor, |person| {
            person.habits.insert(game.to_owned(), form.to_owned());
        })
    }
    fn places<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Vec<(MatchId, Seat)>> {
        self.read(|state| {
            let others = state.matches.iter().filter(|(_, row)| row.host != visitor.text());
            let places = others.flat_map(|(id, row)| row.places.iter().map(move |place| (id, place)));
            let own = places.filter(|(_, place)| place.is_of(visitor));
            own.filter_map(|(id, place)| Some((MatchId::read(id)?, seat(place.seat)))).collect()
        })
    }
    fn drop_visitor<'a>(&'a self, visitor: &'a Secret, nobody: &'a Secret) -> Stored<'a, Vec<MatchId>> {
        let mut state = self.state();
        state.people.remove(visitor.text());
        let mut changes = vec![Change::Delete(person_key(visitor.text()))];
        let own: HashSet<String> =
            state.matches.iter().filter(|(_, row)| row.host == visitor.text()).map(|(id, _)| id.clone()).collect();
        state.matches.retain(|id, _| !own.contains(id));
        changes.extend(own.iter().flat_map(|id| deleted(id)));
        for (id, row) in state.matches.iter_mut().filter(|(_, row)| row.is_of(visitor)) {
            for place in row.places.iter_mut().filter(|place| place.is_of(visitor)) {
                place.owner = Some(nobody.text().to_owned());
            }
            row.results.retain(|result| result.owner != visitor.text());
            changes.push(put(match_key(id), row));
        }
        self.save(changes, own.iter().filter_map(|id| MatchId::read(id)).collect())
    }
    fn usage<'a>(&'a self, visitor: &'a Secret) -> Stored<'a, Usage> {
        self.read(|state| Usage {
            matches: state.matches.values().filter(|row| row.host == visitor.text()).count(),
            megabytes: state.matches.values().map(|row| row.bytes).sum::<u64>() >> 20,
        })
    }
    fn say<'a>(&'a self, id: &'a MatchId, seat: Seat, text: &'a str, _: i64) -> Stored<'a, ()> {
        self.change(id, |row| row.lines.push((seat.number(), text.to_owned())))
    }
    fn hush<'a>(&'a self, id: &'a MatchId, seat: Seat, is_quiet: bool) -> Stored<'a, ()> {
        self.change(id, |row| {
            row.quiet.retain(|other| *other != seat.number());
            row.quiet.extend(is_quiet.then_some(seat.number()));
        })
    }
    fn ask_back<'a>(&'a self, id: &'a MatchId, asks: Option<(Seat, usize)>) -> Stored<'a, ()> {
        self.change(id, |row| row.asks = asks.map(|(seat, events)| (seat.number(), events)))
    }
    fn keep_clocks<'a>(&'a self, clocks: &'a [Clock]) -> Stored<'a, ()> {
        let mut state = self.state();
        let mut changes = Vec::new();
        for clock in clocks {
            // A match may have been deleted meanwhile.
            if let Some(row) = state.matches.get_mut(clock.id.text()).filter(|row| row.ended.is_none()) {
                row.keep_clock(clock);
                changes.push(put(match_key(clock.id.text()), row));
            }
        }
        self.save(changes, ())
    }
    /// A bot that takes too much takes its worker down, not the app; and browsers end service workers whenever they like.
    fn mark(&self, _: &MatchId, _: bool) {}
    fn interrupted(&self) -> Vec<MatchId> {
        Vec::new()
    }
    fn going_on(&self, since: i64) -> Stored<'_, Vec<MatchId>> {
        self.read(|state| state.ids(|row| row.ended.is_none() && row.is_alone && row.touched >= since))
    }
}

/// The journal of one match.
struct ShelfJournal {
    shelf: Shelf,
    id: MatchId,
    /// The number of events so far, which is the number of the next one.
    events: usize,
    shell: Arc<dyn Shell>,
}

impl Journal for ShelfJournal {
    fn keep<'a>(&'a mut self, before: &'a Match, decision: &'a Decision) -> Keeping<'a> {
        let event = Log::event(&decision.event);
        let after = before.after(decision);
        let key = format!("{}{:06}", event_keys(self.id.text()), self.events);
        let saving = {
            let mut state = self.shelf.state();
            let Some(row) = state.matches.get_mut(self.id.text()) else {
                return Box::pin(async { Err(Refusal::Elsewhere) });
            };
            (row.touched, row.is_alone) = (self.shell.date(), goes_on_alone(&after));
            row.is_reviewed |= event.starts_with("{\"event\":\"reviewed\"");
            row.bytes += event.len() as u64;
            row.glance = Some(Glance::of(&after));
            self.shelf.outside.save(vec![Change::Add(key, event), put(match_key(self.id.text()), row)])
        };
        Box::pin(async move {
            match saving.await {
                Saved::Kept => {
                    self.events += 1;
                    Ok(())
                }
                Saved::Taken => Err(Refusal::Elsewhere),
                Saved::Failed(why) => Err(Refusal::NotKept { why: Why::quoted(why) }),
            }
        })
    }
}
