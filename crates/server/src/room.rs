//! A match that is open: its table, who belongs to it, and what those who watch it are told.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, mpsc};
use std::time::{Duration, Instant};

use game::Seat;
use offer::Thought;
use table::{Analysis, Match, News, Refusal, Table, TimeControl, World};
use tokio::sync::watch;

use crate::bots;
use crate::secret::{MatchId, Secret};
use crate::storage::{Kept, Place, Storage};
use crate::{StorageError, rights::Rights};

/// How often each side of a match has changed since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heard {
    /// The match itself, or who belongs to it.
    pub(crate) game: u64,
    /// What bots think beside it.
    pub(crate) thoughts: u64,
}

/// A match that is open.
pub(crate) struct Room {
    pub(crate) id: MatchId,
    pub(crate) table: Table,
    pub(crate) host: Secret,
    /// Chooses what does not matter, such as how the board is decorated.
    pub(crate) number: u32,
    heard: watch::Sender<Heard>,
    around: Mutex<Around>,
    /// Whether another program has gone on with the match.
    is_stale: Arc<AtomicBool>,
}

/// What changes around a match without being part of it.
struct Around {
    places: Vec<Place>,
    next: Option<MatchId>,
    used: Instant,
}

/// A match at a moment, apart from its table.
pub(crate) struct Moment {
    pub(crate) game: Match,
    pub(crate) thought: Option<Thought>,
    pub(crate) is_thinking: bool,
    pub(crate) elapsed: Duration,
    pub(crate) hint: Option<Thought>,
    pub(crate) is_hint_growing: bool,
    pub(crate) analysis: Option<Analysis>,
    pub(crate) is_analysing: bool,
    pub(crate) trouble: Option<Refusal>,
}

impl Room {
    /// Opens a match that was kept; what happens in it is told to the steward by its name.
    pub(crate) fn open(id: MatchId, kept: Kept, storage: Arc<Storage>, steward: mpsc::Sender<MatchId>) -> Room {
        let Kept { game, events, host, places, number, next } = kept;
        let is_stale = Arc::new(AtomicBool::new(false));
        let heard = watch::Sender::new(Heard::default());
        let began = Instant::now();
        let mut count = events;
        let (stale, name) = (Arc::clone(&is_stale), id.clone());
        let journal = move |event: &_| {
            let kept = storage.append(&name, count, event);
            stale.fetch_or(matches!(kept, Err(StorageError::Elsewhere)), Ordering::Relaxed);
            kept.map_err(|error| error.to_string())?;
            count += 1;
            Ok(())
        };
        let (teller, name) = (heard.clone(), id.clone());
        let notify = move |news| {
            teller.send_modify(|heard| match news {
                News::Match => heard.game += 1,
                News::Thought | News::Hint | News::Analysis => heard.thoughts += 1,
            });
            if news == News::Match {
                // The steward leaves when the server stops; nothing is lost then.
                let _ = steward.send(name.clone());
            }
        };
        let world = World {
            bots: Arc::new(bots::bot),
            journal: Box::new(journal),
            notify: Box::new(notify),
            cores: bots::threads(),
            seed: u64::from(number),
            ..World::new(Arc::new(move || began.elapsed()))
        };
        let around = Mutex::new(Around { places, next, used: began });
        Room { id, table: Table::open(game, world), host, number, heard, around, is_stale }
    }

    /// The match as it is now.
    pub(crate) fn moment(&self) -> Moment {
        self.table.look(|glance| Moment {
            game: glance.game.clone(),
            thought: glance.thought.cloned(),
            is_thinking: glance.is_thinking,
            elapsed: glance.elapsed,
            hint: glance.hint.cloned(),
            is_hint_growing: glance.is_hint_growing,
            analysis: glance.analysis.cloned(),
            is_analysing: glance.is_analysing,
            trouble: glance.trouble.cloned(),
        })
    }

    /// Lets somebody know of all that happens.
    pub(crate) fn listen(&self) -> watch::Receiver<Heard> {
        self.heard.subscribe()
    }

    /// Whether the match must be loaded again.
    pub(crate) fn is_stale(&self) -> bool {
        self.is_stale.load(Ordering::Relaxed)
    }

    /// What a visitor may do here.
    pub(crate) fn rights(&self, visitor: &Secret) -> Rights {
        Rights::new(visitor, &self.host, &self.around().places)
    }

    /// The places of people.
    pub(crate) fn places(&self) -> Vec<Place> {
        self.around().places.clone()
    }

    /// Notes that a place has been taken.
    pub(crate) fn sit(&self, seat: Seat, visitor: &Secret) {
        for place in self.around().places.iter_mut().filter(|place| place.seat == seat) {
            place.owner = Some(visitor.clone());
        }
        self.heard.send_modify(|heard| heard.game += 1);
    }

    /// The rematch, if somebody has asked for one.
    pub(crate) fn next(&self) -> Option<MatchId> {
        self.around().next.clone()
    }

    /// Notes the rematch.
    pub(crate) fn follow(&self, next: MatchId) {
        self.around().next = Some(next);
        self.heard.send_modify(|heard| heard.game += 1);
    }

    /// Notes that somebody was here.
    pub(crate) fn touch(&self) {
        self.around().used = Instant::now();
    }

    /// Whether nobody would miss the table if it were cleared: it can be set up again from the log.
    pub(crate) fn is_idle(&self, patience: Duration) -> bool {
        if self.heard.receiver_count() > 0 {
            self.touch();
            return false;
        }
        let is_busy = || self.table.look(|glance| goes_on_alone(glance.game));
        self.around().used.elapsed() >= patience && !is_busy()
    }

    fn around(&self) -> MutexGuard<'_, Around> {
        self.around.lock().expect("no thread panics with the lock held")
    }
}

/// Whether something will happen in a match though nobody watches: a bot answers a person, or a clock runs out. Bots among
/// themselves play for those who watch.
pub(crate) fn goes_on_alone(game: &Match) -> bool {
    let Some(seat) = game.turn().filter(|_| game.is_going_on()) else { return false };
    (game.bot(seat).is_some() && !game.is_demonstration()) || game.time() != TimeControl::None
}
