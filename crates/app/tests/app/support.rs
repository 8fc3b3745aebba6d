//! An app for tests, with a shell that has threads.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use rusc_app::{App, Key, Limits, MatchId, Setup, Shell, Work};
use rusc_catalog::Catalog;
use rusc_game::Rng;
use rusc_view::{Drawings, Languages};
use tokio::runtime::Handle;

pub(crate) use rusc_app::testing::{AGAINST_BOT, Answer, BOT_BEGINS, PATIENCE, THROUGH_LINK, TWO_PEOPLE, link};

use crate::memory::Memory;

/// A visitor without a network in between.
pub(crate) type Visitor = rusc_app::testing::Visitor<Arc<App>>;

/// A shell with threads, whose randomness is repeatable.
pub(crate) struct Desk {
    began: Instant,
    rng: Mutex<Rng>,
    /// The number of jobs started.
    jobs: AtomicUsize,
    /// How far its clock is ahead, in seconds.
    ahead: AtomicU64,
    threads: Mutex<Threads>,
}

/// What happens to work.
pub(crate) enum Threads {
    /// Each gets a thread.
    Enough,
    /// There are none.
    None,
    /// They take the work and never finish it.
    Stuck(Vec<Work>),
}

impl Shell for Desk {
    fn now(&self) -> Duration {
        self.began.elapsed() + Duration::from_secs(self.ahead.load(Ordering::Relaxed))
    }
    fn date(&self) -> i64 {
        self.began.elapsed().as_millis() as i64
    }
    fn random(&self, bytes: &mut [u8]) {
        let mut rng = self.rng.lock().unwrap();
        bytes.fill_with(|| rng.bits() as u8);
    }
    fn work(&self, work: Work) {
        self.jobs.fetch_add(1, Ordering::Relaxed);
        match &mut *self.threads.lock().unwrap() {
            Threads::Enough => {}
            Threads::None => return,
            Threads::Stuck(works) => return works.push(work),
        }
        let (began, runtime, ahead) = (self.began, Handle::current(), self.ahead.load(Ordering::Relaxed));
        thread::spawn(move || runtime.spawn(work.run(&|| began.elapsed() + Duration::from_secs(ahead))));
    }
    fn wake(&self, app: &Arc<App>, id: MatchId, at: Duration) {
        let (app, left) = (Arc::downgrade(app), at.saturating_sub(self.now()));
        tokio::spawn(async move {
            tokio::time::sleep(left).await;
            if let Some(app) = app.upgrade() {
                app.tick(&id).await;
            }
        });
    }
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(time))
    }
}

/// An app with its own store.
pub(crate) struct House {
    pub(crate) store: Arc<Memory>,
    desk: Arc<Desk>,
    pub(crate) app: Arc<App>,
}

impl House {
    pub(crate) fn new() -> House {
        House::with(Limits::default())
    }

    /// A house with these limits.
    pub(crate) fn with(limits: Limits) -> House {
        House::over(Memory::new(), 1, limits, false)
    }

    /// A house that strangers can reach.
    pub(crate) fn online() -> House {
        House::over(Memory::new(), 1, Limits::INTERNET, true)
    }

    fn over(store: Arc<Memory>, seed: u64, limits: Limits, is_online: bool) -> House {
        let rng = Mutex::new(Rng::new(seed));
        let (began, threads) = (Instant::now(), Mutex::new(Threads::Enough));
        let desk = Arc::new(Desk { began, rng, jobs: AtomicUsize::new(0), ahead: AtomicU64::new(0), threads });
        let setup = Setup {
            catalog: Catalog::builtin(),
            drawings: Drawings::builtin(),
            languages: Languages::built_in(),
            cores: 2,
            limits,
            key: Key::new([5; 32]),
            is_online,
        };
        House { app: App::new(setup, store.clone(), desk.clone()), store, desk }
    }

    /// Stops the app and opens it again.
    pub(crate) fn reopened(self) -> House {
        House::over(self.store, 2, Limits::default(), false)
    }

    /// The number of jobs started.
    pub(crate) fn jobs(&self) -> usize {
        self.desk.jobs.load(Ordering::Relaxed)
    }

    /// Sets what happens to work.
    pub(crate) fn give(&self, threads: Threads) {
        *self.desk.threads.lock().unwrap() = threads;
    }

    /// Lets this many seconds pass at once.
    pub(crate) fn skip(&self, seconds: u64) {
        self.desk.ahead.fetch_add(seconds, Ordering::Relaxed);
    }

    /// Waits until this many searches run and wait.
    pub(crate) async fn wait_for_searches(&self, running: usize, waiting: usize) {
        let began = Instant::now();
        while self.app.searches() != (running, waiting) {
            assert!(began.elapsed() < PATIENCE, "{:?} run and wait", self.app.searches());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(Arc::clone(&self.app))
    }
}
