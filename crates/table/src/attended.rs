//! A table with threads: one for each job, and one that watches the clocks.

use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::Duration;

use rusc_present::Why;

use crate::{
    Bots, Decision, Event, Job, Journal, Keeping, Match, News, NoJournal, Refusal, Request, Settings, Snapshot, Table,
};

/// What a table needs from outside.
pub struct Environment {
    /// The current time, counted from any fixed moment.
    pub clock: Arc<dyn Fn() -> Duration + Send + Sync>,
    /// Makes a bot from its spec.
    pub bots: Arc<Bots>,
    /// Saves each event before it is applied; an event that cannot be saved does not happen.
    pub journal: Box<dyn Journal>,
    /// Called on every change of the table; must not block waiting for the table.
    pub notify: Box<dyn Fn(News) + Send + Sync>,
    /// The longest time a bot gets for a move; without it, bots think as long as their specs say.
    pub longest: Option<Duration>,
    /// The number of threads that can run at the same time.
    pub cores: usize,
    /// The seed of all random choices of bots.
    pub seed: u64,
}

impl Environment {
    /// An environment that saves nothing and notifies nobody.
    pub fn new(clock: Arc<dyn Fn() -> Duration + Send + Sync>) -> Self {
        Environment {
            clock,
            bots: Arc::new(|entry, game, spec, seed| entry.bot(game, spec, seed)),
            journal: Box::new(NoJournal),
            notify: Box::new(|_| {}),
            longest: None,
            cores: 1,
            seed: 0,
        }
    }
}

/// A match being played. It answers while bots think; dropping it stops them.
pub struct Attended {
    shared: Arc<Shared>,
}

/// The state that the threads of a table share.
struct Shared {
    state: Mutex<State>,
    /// Signals the attendant thread that something has changed.
    wake: Condvar,
    clock: Arc<dyn Fn() -> Duration + Send + Sync>,
    bots: Arc<Bots>,
    notify: Box<dyn Fn(News) + Send + Sync>,
}

struct State {
    table: Table,
    journal: Box<dyn Journal>,
    is_closed: bool,
}

impl Attended {
    /// Opens a table for a match; its bots begin to think.
    pub fn open(game: Match, environment: Environment) -> Attended {
        let Environment { clock, bots, journal, notify, longest, cores, seed } = environment;
        let table = Table::new(game, Settings { longest, cores, seed, ..Settings::default() }, clock());
        let state = Mutex::new(State { table, journal, is_closed: false });
        let shared = Arc::new(Shared { state, wake: Condvar::new(), clock, bots, notify });
        let attended = Arc::clone(&shared);
        thread::spawn(move || attended.attend());
        Attended { shared }
    }

    /// Reads the current state of the table.
    pub fn look<T>(&self, see: impl FnOnce(&Snapshot) -> T) -> T {
        let snapshot = self.shared.lock().table.snapshot(self.shared.now());
        see(&snapshot)
    }

    /// Carries out a person's request.
    ///
    /// # Errors
    /// Why it was refused; nothing has changed.
    pub fn ask(&self, request: &Request) -> Result<Event, Refusal> {
        let mut state = self.shared.lock();
        if let Request::Seat { sitter, .. } = request {
            state.table.game().check_sitter(sitter, &*self.shared.bots)?;
        }
        let decision = state.table.decide(request, self.shared.now())?;
        let event = decision.event.clone();
        self.shared.happen(&mut state, decision)?;
        Ok(event)
    }

    /// Makes the bot to move play its best move so far.
    ///
    /// # Errors
    /// If no bot is to move.
    pub fn move_now(&self) -> Result<(), Refusal> {
        self.change(None, Table::move_now)
    }

    /// Lets the bot to move play one move while the table is paused.
    ///
    /// # Errors
    /// If no bot is to move.
    pub fn step(&self) -> Result<(), Refusal> {
        self.change(None, Table::step)
    }

    /// Asks for a hint on the next move, with at most this time to think.
    ///
    /// # Errors
    /// If there is no move to make.
    pub fn ask_for_hint(&self, time: Duration) -> Result<(), Refusal> {
        self.change(None, |table| table.ask_for_hint(time))
    }

    /// Stops thinking about the hint; what was found is kept.
    pub fn stop_hint(&self) {
        self.shared.lock().table.stop_hint();
    }

    /// Starts the analysis, which follows the table to every position.
    ///
    /// # Errors
    /// If the analysis would reveal hidden information.
    pub fn start_analysis(&self) -> Result<(), Refusal> {
        self.change(Some(News::Analysis), Table::start_analysis)
    }

    /// Stops the analysis.
    pub fn stop_analysis(&self) {
        self.shared.lock().table.stop_analysis();
        (self.shared.notify)(News::Analysis);
    }

    /// Changes the table and wakes the attendant thread, which starts the jobs that result.
    fn change(
        &self,
        news: Option<News>,
        change: impl FnOnce(&mut Table) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        change(&mut self.shared.lock().table)?;
        self.shared.wake.notify_all();
        if let Some(news) = news {
            (self.shared.notify)(news);
        }
        Ok(())
    }
}

impl Drop for Attended {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.is_closed = true;
        state.table.leave();
        self.shared.wake.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no thread panics with the lock held")
    }

    fn now(&self) -> Duration {
        (self.clock)()
    }

    /// Starts the jobs of the table and watches its clocks until it is closed.
    fn attend(self: &Arc<Self>) {
        let wait = "no thread panics with the lock held";
        let mut state = self.lock();
        while !state.is_closed {
            let now = self.now();
            if let Some(decision) = state.table.tick(now) {
                self.settle(&mut state, decision);
                continue;
            }
            for job in state.table.jobs() {
                state.table.begin(job.id(), now);
                let shared = Arc::clone(self);
                thread::spawn(move || shared.run(job));
            }
            state = match state.table.wake_at() {
                Some(at) => self.wake.wait_timeout(state, at.saturating_sub(now)).expect(wait).0,
                None => self.wake.wait(state).expect(wait),
            };
        }
    }

    /// Runs a job without holding the lock, and hands its result to the table.
    fn run(&self, job: Job) {
        let finished = job.run(&*self.bots, &*self.clock, &mut |progress| {
            let news = self.lock().table.hear(&progress);
            if let Some(news) = news {
                (self.notify)(news);
            }
        });
        let kind = finished.kind();
        let mut state = self.lock();
        if state.is_closed {
            return;
        }
        if let Some(decision) = state.table.finish(finished, self.now()) {
            self.settle(&mut state, decision);
        }
        drop(state);
        self.wake.notify_all();
        (self.notify)(kind.news());
    }

    /// Saves a decision, commits it, and notifies the owner of the table.
    fn happen(&self, state: &mut State, decision: Decision) -> Result<(), Refusal> {
        wait(state.journal.keep(state.table.game(), &decision))?;
        state.table.commit(decision, self.now());
        self.wake.notify_all();
        (self.notify)(News::Match);
        Ok(())
    }

    /// Saves and commits a decision of the table itself, or shows why it could not be saved.
    fn settle(&self, state: &mut State, decision: Decision) {
        if let Err(refusal) = self.happen(state, decision.clone()) {
            state.table.not_kept(decision, Why::of(&refusal), self.now());
            (self.notify)(News::Match);
        }
    }
}

/// Blocks this thread until an event is saved.
fn wait(mut keeping: Keeping) -> Result<(), Refusal> {
    let waker = Waker::from(Arc::new(Sleeper(thread::current())));
    loop {
        match keeping.as_mut().poll(&mut Context::from_waker(&waker)) {
            Poll::Ready(kept) => return kept,
            Poll::Pending => thread::park(),
        }
    }
}

/// Wakes a sleeping thread.
struct Sleeper(Thread);

impl Wake for Sleeper {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}
