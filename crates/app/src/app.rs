//! The app: the state that all requests share, the open matches, and the calls that a shell makes.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, RwLock};
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_view::book::Manual;
use rusc_view::{Drawings, Languages};

use crate::alone::goes_on;
use crate::assets::{self, Asset};
use crate::pages::learn::Shelf;
use crate::problem::{Problem, Trouble};
use crate::queue::Queue;
use crate::results::standings;
use crate::room::Room;
use crate::streams::Streams;
use crate::work::Ticket;
use crate::{Clock, Key, Limits, MatchId, Sanctions, Shell, Store, StoreError, filed, pages};

/// The age in seconds after which an unfinished match is no longer resumed when the app starts, only when it is requested.
const RECENT: i64 = 30 * 24 * 3600;
/// The largest number of matches that stay in memory although nobody looks at them.
const MOST_AT_REST: usize = 500;

/// The parts that an app is set up from.
pub struct Setup {
    /// The catalog of games.
    pub catalog: Catalog,
    /// The drawings of the games.
    pub drawings: Drawings,
    /// The languages of the app's pages.
    pub languages: Languages,
    /// The number of searches that may run at once, and of threads they should use together.
    pub cores: usize,
    /// What visitors may use.
    pub limits: Limits,
    /// The key that visitors' cookies are sealed with.
    pub key: Key,
    /// Whether it is on the internet, where visitors may keep a name.
    pub is_online: bool,
}

/// The state that all requests share.
pub struct App {
    pub(crate) catalog: Catalog,
    pub(crate) drawings: Drawings,
    pub(crate) languages: Languages,
    pub(crate) language_names: Vec<(String, String)>,
    pub(crate) assets: [Asset; 5],
    pub(crate) shelf: Shelf,
    /// What the program says about itself, for the reference.
    pub(crate) manual: OnceLock<Manual>,
    pub(crate) limits: Limits,
    pub(crate) key: Key,
    pub(crate) is_online: bool,
    pub(crate) sanctions: RwLock<Sanctions>,
    /// The address under which other machines reach the app, if it is known.
    pub(crate) address: RwLock<Option<String>>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) shell: Arc<dyn Shell>,
    rooms: Mutex<HashMap<MatchId, Arc<Room>>>,
    queue: Mutex<Queue>,
    pub(crate) streams: Arc<Streams>,
    /// The matches that were being thought about when the app last died.
    set_aside: Mutex<HashSet<MatchId>>,
    /// The number of times a match was opened.
    openings: AtomicU64,
    is_closed: AtomicBool,
}

impl App {
    /// Sets up the app on a store.
    pub fn new(setup: Setup, store: Arc<dyn Store>, shell: Arc<dyn Shell>) -> Arc<App> {
        let Setup { catalog, drawings, languages, cores, limits, key, is_online } = setup;
        Arc::new(App {
            assets: assets::all(&drawings),
            shelf: Shelf::default(),
            manual: OnceLock::new(),
            language_names: languages.names(),
            catalog,
            drawings,
            languages,
            queue: Mutex::new(Queue::new(cores, limits.megabytes_per_core * cores as u64)),
            set_aside: Mutex::default(),
            streams: Arc::default(),
            limits,
            key,
            is_online,
            sanctions: RwLock::default(),
            address: RwLock::default(),
            store,
            shell,
            rooms: Mutex::default(),
            openings: AtomicU64::new(0),
            is_closed: AtomicBool::new(false),
        })
    }

    /// Gives the app what the program says about its commands and protocols. The first manual stays.
    pub fn explain(&self, manual: Manual) {
        let _ = self.manual.set(manual);
    }

    /// Resumes the matches in which a bot owes a person a move or a clock runs. A match that was being thought about when the app
    /// died is set aside instead, since the thinking may have been the cause; it goes on when a person says so.
    pub async fn resume(self: &Arc<Self>) {
        self.set_aside().extend(self.store.interrupted());
        let Ok(ids) = self.store.going_on(self.shell.date() - RECENT).await else { return };
        for id in ids {
            // A match that cannot be read shows the reason when it is requested.
            let Ok(Some(kept)) = self.store.load(&id).await else { continue };
            if kept.game.turn().is_none() {
                let (results, filed) =
                    (standings(&kept.game, &kept.places), filed(&kept.game, &kept.host, &kept.places));
                let _ = self.store.end(&id, self.shell.date(), &results, &filed).await;
            } else if goes_on(&kept.game, &kept.places) {
                let _ = self.room(&id).await;
            }
        }
    }

    /// Looks at some matches that an earlier version saved, so that lists can show and filter them. Returns the last of them, after
    /// which the next call goes on; `None` if there are no more.
    pub async fn catch_up(&self, after: Option<&MatchId>) -> Option<MatchId> {
        let ids = self.store.unseen(after, 20).await.ok()?;
        for id in &ids {
            // A match that cannot be read says so in the list.
            let _ = pages::archive::look_at(self, id).await;
        }
        ids.last().cloned()
    }

    /// Checks the clocks of a match.
    pub async fn tick(self: &Arc<Self>, id: &MatchId) {
        if let Some(room) = self.open_room(id) {
            room.tick(self).await;
        }
    }

    /// Saves the clocks that are running. A shell calls it often, since clocks that were not saved are reset by a sudden end.
    ///
    /// # Errors
    /// If they cannot be saved.
    pub async fn keep_clocks(&self) -> Result<(), StoreError> {
        let now = self.shell.now();
        let clocks: Vec<Clock> = self.open_rooms().iter().filter_map(|room| room.clock(now)).collect();
        if clocks.is_empty() { Ok(()) } else { self.store.keep_clocks(&clocks).await }
    }

    /// Closes the matches that have been idle for this long and wait for a person, and the oldest of the others if there are too
    /// many; they are opened again on the next request. Returns the number of matches that stay open.
    pub fn sweep(&self, patience: Duration) -> usize {
        let now = self.shell.now();
        let mut rooms = self.rooms();
        let patience = patience.min(self.longest_rest(&rooms, now));
        // A room that nobody else holds cannot be taken meanwhile, since the list is locked.
        rooms.retain(|_, room| {
            room.look_around(now);
            let stays = Arc::strong_count(room) > 1 || !room.is_idle(now, patience);
            if !stays {
                self.queue().leave(&room.ticket);
            }
            stays
        });
        rooms.len()
    }

    /// How long matches can rest in memory until they are too many.
    fn longest_rest(&self, rooms: &HashMap<MatchId, Arc<Room>>, now: Duration) -> Duration {
        if rooms.len() <= MOST_AT_REST {
            return Duration::MAX;
        }
        let mut rests: Vec<Duration> =
            rooms.values().filter(|room| room.is_idle(now, Duration::ZERO)).map(|room| now - room.used()).collect();
        rests.sort_unstable();
        rests.get(MOST_AT_REST).copied().unwrap_or(Duration::MAX)
    }

    /// Closes a match that was deleted, and ends its event streams.
    pub fn forget(&self, id: &MatchId) {
        self.take_up(id);
        let room = self.rooms().remove(id);
        if let Some(room) = room {
            room.close();
        }
    }

    /// Ends all event streams, so that the shell can stop.
    pub fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
        self.rooms().values().for_each(|room| room.close());
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }

    /// The match with this id; opens it if necessary.
    pub(crate) async fn room(self: &Arc<Self>, id: &MatchId) -> Result<Arc<Room>, Problem> {
        if let Some(room) = self.open_room(id) {
            if room.touch(self.shell.now()) {
                room.go_on(self);
            }
            return Ok(room);
        }
        let kept = self.store.load(id).await?.ok_or(Trouble::NoMatch)?;
        let ticket = Ticket { id: id.clone(), opening: self.openings.fetch_add(1, Ordering::Relaxed) };
        let opened = Arc::new(Room::new(self, ticket, kept));
        let mut rooms = self.rooms();
        // Another request may have opened it first.
        let room = rooms.get(id).filter(|room| !room.is_stale()).unwrap_or(&opened).clone();
        rooms.insert(id.clone(), Arc::clone(&room));
        drop(rooms);
        room.go_on(self);
        Ok(room)
    }

    /// The match with this id, if it is open.
    pub(crate) fn open_room(&self, id: &MatchId) -> Option<Arc<Room>> {
        self.rooms().get(id).filter(|room| !room.is_stale()).cloned()
    }

    /// Whether a match was being thought about when the app last died.
    pub(crate) fn is_set_aside(&self, id: &MatchId) -> bool {
        self.set_aside().contains(id)
    }

    /// Notes that a match goes on again.
    pub(crate) fn take_up(&self, id: &MatchId) {
        self.set_aside().remove(id);
    }

    /// All open matches.
    pub(crate) fn open_rooms(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }

    /// The room that a job belongs to, if it is still open.
    pub(crate) fn holder(&self, ticket: &Ticket) -> Option<Arc<Room>> {
        self.rooms().get(&ticket.id).filter(|room| room.ticket == *ticket).cloned()
    }

    pub(crate) fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().expect("nothing panics with the lock held")
    }

    fn set_aside(&self) -> MutexGuard<'_, HashSet<MatchId>> {
        self.set_aside.lock().expect("nothing panics with the lock held")
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<MatchId, Arc<Room>>> {
        self.rooms.lock().expect("nothing panics with the lock held")
    }
}
