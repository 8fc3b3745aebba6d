//! All matches: those that are open, and how the others are opened when somebody asks for them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, Weak, mpsc};
use std::time::Duration;

use crate::StorageError;
use crate::problem::{NO_MATCH, Problem};
use crate::room::{Room, goes_on_alone};
use crate::secret::MatchId;
use crate::storage::Storage;

/// A table that nobody has looked at for so long is cleared.
const PATIENCE: Duration = Duration::from_secs(120);
/// How often tables are looked over.
const ROUND: Duration = Duration::from_secs(10);
/// Matches left for longer wait until somebody asks for them.
const RECENT: Duration = Duration::from_secs(30 * 24 * 3600);

/// All matches.
pub(crate) struct Tables {
    pub(crate) storage: Arc<Storage>,
    rooms: Mutex<HashMap<MatchId, Arc<Room>>>,
    steward: mpsc::Sender<MatchId>,
}

impl Tables {
    /// Begins to attend to the matches of a storage. Those in which a bot was thinking go on.
    pub(crate) fn open(storage: Storage) -> Arc<Tables> {
        let (steward, news) = mpsc::channel();
        let tables = Arc::new(Tables { storage: Arc::new(storage), rooms: Mutex::default(), steward });
        let attended = Arc::downgrade(&tables);
        std::thread::spawn(move || {
            resume(&attended);
            attend(&attended, &news);
        });
        tables
    }

    /// The match with this name, opened if it was not. This reads from the disk.
    pub(crate) fn room(&self, id: &MatchId) -> Result<Arc<Room>, Problem> {
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(id).filter(|room| !room.is_stale()) {
            room.touch();
            return Ok(Arc::clone(room));
        }
        let kept = self.storage.load(id)?.ok_or_else(|| Problem::missing(NO_MATCH))?;
        let room = Arc::new(Room::open(id.clone(), kept, Arc::clone(&self.storage), self.steward.clone()));
        rooms.insert(id.clone(), Arc::clone(&room));
        Ok(room)
    }

    /// Clears the tables that nobody has looked at for so long.
    pub(crate) fn sweep(&self, patience: Duration) {
        // A room that nobody else holds cannot be taken by anybody else meanwhile, since the list is locked.
        self.rooms().retain(|_, room| Arc::strong_count(room) > 1 || !room.is_idle(patience));
    }

    /// How many tables are open.
    pub(crate) fn open_count(&self) -> usize {
        self.rooms().len()
    }

    /// Keeps the result of a match, if it has ended.
    fn note_end(&self, id: &MatchId) -> Result<(), StorageError> {
        let Some(room) = self.rooms().get(id).cloned() else { return Ok(()) };
        let ended = room.table.look(|glance| glance.game.turn().is_none().then(|| glance.game.clone()));
        ended.map_or(Ok(()), |game| self.storage.end(id, &game, &room.places()))
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<MatchId, Arc<Room>>> {
        self.rooms.lock().expect("no thread panics with the lock held")
    }
}

/// Opens the matches in which a bot was thinking when the server last stopped.
fn resume(tables: &Weak<Tables>) {
    let Some(ids) = tables.upgrade().and_then(|tables| tables.storage.going_on(RECENT).ok()) else { return };
    for id in ids {
        let Some(tables) = tables.upgrade() else { return };
        // One that cannot be read says so to those who ask for it.
        let Ok(Some(kept)) = tables.storage.load(&id) else { continue };
        if kept.game.turn().is_none() {
            let _ = tables.storage.end(&id, &kept.game, &kept.places);
        } else if goes_on_alone(&kept.game) {
            let _ = tables.room(&id);
        }
    }
}

/// Keeps results and clears tables until the server stops.
fn attend(tables: &Weak<Tables>, news: &mpsc::Receiver<MatchId>) {
    loop {
        let heard = news.recv_timeout(ROUND);
        let Some(tables) = tables.upgrade() else { return };
        match heard {
            // A result that could not be kept is found again when the server next starts.
            Ok(id) => drop(tables.note_end(&id)),
            Err(mpsc::RecvTimeoutError::Timeout) => tables.sweep(PATIENCE),
            Err(mpsc::RecvTimeoutError::Disconnected) => return,
        }
    }
}
