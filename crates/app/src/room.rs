//! An open match: its table, its members, and the notification of its watchers.

mod company;
mod reviewing;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use company::Company;
use futures_util::lock;
use reviewing::Reviewing;
use rusc_game::Seat;
use rusc_host::Insight;
use rusc_present::Why;
use rusc_record::NodeId;
use rusc_table::{
    Decision, Event, JobId, JobKind, Journal, Match, Progress, Queued, Refusal, Request, Settings, Snapshot, Table,
};

pub(crate) use company::Presence;
pub(crate) use reviewing::Reading;

use crate::alone::goes_on;
use crate::bell::Bell;
use crate::insights::Insights;
use crate::problem::Trouble;
use crate::rendering::Renderings;
use crate::results::standings;
use crate::rights::Rights;
use crate::work::{Done, Task, Ticket};
use crate::{App, Chat, Clock, Filed, Kept, MatchId, Place, Secret, Standing, bots, filed};

/// How long after the last look a match counts as watched.
const GLANCE: Duration = Duration::from_secs(60);

/// The results of a match that has ended, and how its people find it again.
type Results = (Vec<Standing>, Vec<Filed>);

/// The numbers of changes since a match was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heard {
    /// Changes to the match itself or its members.
    pub(crate) game: u64,
    /// Changes to the bots' thoughts.
    pub(crate) thoughts: u64,
}

/// An open match.
pub(crate) struct Room {
    pub(crate) ticket: Ticket,
    pub(crate) host: Secret,
    /// A random number for cosmetic choices, such as the decoration of the board.
    pub(crate) number: u32,
    /// Rings when the match changes.
    pub(crate) moves: Arc<Bell>,
    /// Rings when the bots' thoughts change.
    pub(crate) thoughts: Arc<Bell>,
    /// The cached renderings for watchers.
    pub(crate) renderings: Mutex<Renderings>,
    /// Saves events. It is locked while the match changes, from the decision until it is saved and committed.
    journal: lock::Mutex<Box<dyn Journal>>,
    /// The state that can be read. It is locked only briefly, so that reading never waits for the disk.
    state: Mutex<State>,
}

struct State {
    table: Table,
    places: Vec<Place>,
    next: Option<MatchId>,
    insights: Insights,
    company: Company,
    /// The review that goes on.
    review: Option<Reviewing>,
    heard: Heard,
    /// The number of events in the log.
    events: usize,
    /// The time at which the match was last used.
    used: Duration,
    /// When a page last showed the match.
    watched: Duration,
    /// The memory that each bot needs in megabytes, by its spec.
    sizes: HashMap<String, u64>,
    /// When the shell will call [`App::tick`].
    call: Option<Duration>,
    /// Whether another program has continued the match.
    is_stale: bool,
}

/// An open match at one moment.
pub(crate) struct Moment {
    pub(crate) snapshot: Snapshot,
    pub(crate) places: Vec<Place>,
    pub(crate) next: Option<MatchId>,
    pub(crate) heard: Heard,
    pub(crate) chat: Arc<Chat>,
    /// The seats whose players have the page open.
    pub(crate) present: Vec<Seat>,
    /// The seat that asks to take a move back.
    pub(crate) asks: Option<Seat>,
}

impl Room {
    /// Opens a saved match.
    pub(crate) fn new(app: &App, ticket: Ticket, kept: Kept) -> Room {
        let Kept { game, events, used, host, places, number, next, chat } = kept;
        let now = app.shell.now();
        let patience = Some(app.limits.thinking);
        let art = app.drawings.art(game.entry().name());
        let pause = art.map_or(Duration::ZERO, |art| art.motion());
        let settings = Settings { longest: None, patience, pause, cores: 1, seed: u64::from(number) };
        let mut table = Table::new(game, settings, now);
        table.resume_clock(used);
        if places.iter().any(|place| place.owner.is_none()) {
            table.hold_clocks();
        }
        if app.is_set_aside(&ticket.id) {
            table.stall(Why::of(&Trouble::SetAside));
        }
        let state = State {
            table,
            places,
            next,
            insights: Insights::default(),
            company: Company::new(chat, events),
            review: None,
            heard: Heard::default(),
            events,
            used: now,
            watched: now,
            sizes: HashMap::new(),
            call: None,
            is_stale: false,
        };
        let journal = app.store.journal(&ticket.id, events, &app.shell);
        Room {
            ticket,
            host,
            number,
            moves: Arc::default(),
            thoughts: Arc::default(),
            renderings: Mutex::default(),
            journal: lock::Mutex::new(journal),
            state: Mutex::new(state),
        }
    }

    pub(crate) fn id(&self) -> &MatchId {
        &self.ticket.id
    }

    /// The match itself as it is now.
    pub(crate) fn game(&self) -> Arc<Match> {
        Arc::clone(self.state().table.game())
    }

    /// The match as it is now.
    pub(crate) fn moment(&self, app: &App) -> Moment {
        let state = self.state();
        let mut moment = Moment {
            snapshot: state.table.snapshot(app.shell.now()),
            places: state.places.clone(),
            next: state.next.clone(),
            heard: state.heard,
            chat: Arc::clone(&state.company.chat),
            present: state.present(),
            asks: state.company.asks,
        };
        moment.snapshot.reviewing = state.review.as_ref().map(|review| review.progress);
        let [mv, hint, analysis] = JobKind::ALL.map(|kind| state.table.given_out(kind));
        drop(state);
        let queue = app.queue();
        let place = |job: Option<JobId>| queue.place(&self.ticket, job?);
        moment.snapshot.queued = Queued { mv: place(mv), hint: place(hint), analysis: place(analysis) };
        moment
    }

    /// The numbers of changes so far.
    pub(crate) fn heard(&self) -> Heard {
        self.state().heard
    }

    /// The rights of a visitor in this match.
    pub(crate) fn rights(&self, visitor: &Secret) -> Rights {
        Rights::new(visitor, &self.host, &self.state().places)
    }

    /// Carries out a person's request; it is saved before it takes effect.
    ///
    /// # Errors
    /// Why it was refused; nothing has changed.
    pub(crate) async fn ask(self: &Arc<Self>, app: &Arc<App>, request: &Request) -> Result<(), Trouble> {
        let mut journal = self.journal.lock().await;
        let most = app.limits.events_per_match;
        if self.state().events >= most {
            return Err(Trouble::LongMatch { most });
        }
        let decision = self.state().table.decide(request, app.shell.now())?;
        self.keep(app, &mut **journal, decision).await?;
        if matches!(request, Request::Seat { .. }) {
            self.file(app).await;
        }
        self.go_on(app);
        Ok(())
    }

    /// Changes the thinking about the match, not the match itself.
    ///
    /// # Errors
    /// Why it was refused.
    pub(crate) fn think(
        self: &Arc<Self>,
        app: &Arc<App>,
        change: impl FnOnce(&mut Table) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let mut state = self.state();
        change(&mut state.table)?;
        self.notify_of_thoughts(state);
        self.go_on(app);
        Ok(())
    }

    /// Stops some thinking about the match.
    pub(crate) fn rest(&self, change: impl FnOnce(&mut Table)) {
        let mut state = self.state();
        change(&mut state.table);
        self.notify_of_thoughts(state);
    }

    /// Takes the progress of a job.
    pub(crate) fn hear(&self, progress: &Progress) {
        let mut state = self.state();
        if state.table.hear(progress).is_some() {
            self.notify_of_thoughts(state);
        }
    }

    /// Takes what is known so far about the position at a node.
    pub(crate) fn see(&self, node: NodeId, insight: Insight, now: Duration) {
        let mut state = self.state();
        let here = state.table.game().here();
        state.insights.grow(node, insight, here, now);
        self.notify_of_thoughts(state);
    }

    /// Takes the result of a job; a move is saved and committed.
    pub(crate) async fn finish(self: &Arc<Self>, app: &Arc<App>, done: Done) {
        match done {
            Done::Insight(node, insight, is_whole) => self.state().insights.keep(node, insight, is_whole),
            Done::Review(reading) => self.finish_review(app, *reading).await,
            Done::Thought(finished) => {
                let mut journal = self.journal.lock().await;
                let decision = self.state().table.finish(*finished, app.shell.now());
                self.settle(app, &mut **journal, decision).await;
            }
        }
        self.notify_of_thoughts(self.state());
        self.go_on(app);
    }

    /// Checks the clocks.
    pub(crate) async fn tick(self: &Arc<Self>, app: &Arc<App>) {
        let mut journal = self.journal.lock().await;
        self.state().call = None;
        let decision = self.state().table.tick(app.shell.now());
        self.settle(app, &mut **journal, decision).await;
        self.go_on(app);
    }

    /// Starts the jobs that are due, and asks the shell to call back when a clock runs out.
    pub(crate) fn go_on(self: &Arc<Self>, app: &Arc<App>) {
        let mut state = self.state();
        let (jobs, is_show) = (state.table.jobs(), state.table.game().is_demonstration());
        drop(state);
        for job in jobs {
            let id = job.id();
            if app.enqueue(self, is_show, Task::Think(Box::new(job))).is_err() {
                self.state().table.lose(id, Why::of(&Trouble::Crowded), app.shell.now());
            }
        }
        app.dispatch();
        self.call(app);
    }

    /// Asks the shell to call when the table next changes by itself.
    fn call(&self, app: &Arc<App>) {
        let mut state = self.state();
        let call = state.table.wake_at().filter(|&at| state.call.is_none_or(|call| at < call));
        state.call = call.or(state.call);
        drop(state);
        if let Some(at) = call {
            app.shell.wake(app, self.id().clone(), at);
        }
    }

    /// Notes that a job begins to run.
    pub(crate) fn begin(&self, app: &Arc<App>, job: JobId) {
        let mut state = self.state();
        state.table.begin(job, app.shell.now());
        self.notify_of_thoughts(state);
        self.call(app);
    }

    /// Notes that some work could not be done; it is tried again later.
    pub(crate) fn lose(self: &Arc<Self>, app: &Arc<App>, task: &Task, why: Why) {
        let mut state = self.state();
        match task {
            Task::Think(job) => state.table.lose(job.id(), why, app.shell.now()),
            Task::Insight(study) => state.insights.keep(study.node, None, true),
            Task::Review(_) => state.review = None,
        }
        self.notify_of_thoughts(state);
        self.call(app);
    }

    /// Notes that the match has moved up in the queue.
    pub(crate) fn move_up(&self) {
        self.notify_of_thoughts(self.state());
    }

    /// The memory that its resting bots hold, in megabytes.
    pub(crate) fn idle_megabytes(&self) -> u64 {
        let State { table, sizes, .. } = &mut *self.state();
        let (entry, start) = (table.game().entry(), table.game().start());
        let mut size = |spec: &str| match sizes.get(spec) {
            Some(&size) => size,
            None => {
                let size = bots::megabytes(entry, start.in_public(), spec);
                sizes.insert(spec.to_owned(), size);
                size
            }
        };
        table.idle_bots().map(&mut size).sum()
    }

    /// Drops its resting bots, and returns the memory that they held in megabytes.
    pub(crate) fn forget_bots(&self) -> u64 {
        let freed = self.idle_megabytes();
        self.state().table.forget_bots();
        freed
    }

    /// The clock, if it is running.
    pub(crate) fn clock(&self, now: Duration) -> Option<Clock> {
        let state = self.state();
        let used = state.table.running_clock(now)?;
        Some(Clock { id: self.id().clone(), node: state.table.game().here(), used })
    }

    /// When the match was last used.
    pub(crate) fn used(&self) -> Duration {
        self.state().used
    }

    /// Notes whether any page shows the match. Bots play each other and analyse only while one does.
    pub(crate) fn look_around(&self, now: Duration) {
        let is_watched = self.moves.has_listeners();
        let mut state = self.state();
        if is_watched {
            state.watched = now;
        }
        let is_watched = now.saturating_sub(state.watched) < GLANCE;
        state.table.watch(is_watched);
    }

    /// What is known about the position at a node; if that may be more later, it is computed.
    pub(crate) fn insight(&self, app: &Arc<App>, game: &Match, node: NodeId) -> Option<Insight> {
        let mut state = self.state();
        let study = state.insights.ask(node, game.position(node), app.shell.now());
        let known = state.insights.of(node).cloned();
        drop(state);
        if let Some(study) = study {
            if app.enqueue(self, false, Task::Insight(study)).is_err() {
                self.state().insights.forget(node);
            }
            app.dispatch();
        }
        known
    }

    /// Records the id of the rematch.
    pub(crate) fn follow(&self, next: MatchId) {
        let mut state = self.state();
        state.next = Some(next);
        self.notify(state);
    }

    /// Records that a page shows the match; returns whether none did just before.
    pub(crate) fn touch(&self, now: Duration) -> bool {
        let mut state = self.state();
        let is_new = now.saturating_sub(state.watched) >= GLANCE;
        (state.used, state.watched) = (now, now);
        state.table.watch(true);
        is_new
    }

    /// Whether the match must be loaded again, because another program has continued it.
    pub(crate) fn is_stale(&self) -> bool {
        self.state().is_stale
    }

    /// Whether the match can be closed: it is idle, and can be restored from its log.
    pub(crate) fn is_idle(&self, now: Duration, patience: Duration) -> bool {
        let mut state = self.state();
        if self.moves.has_listeners() {
            state.used = now;
            return false;
        }
        now.saturating_sub(state.used) >= patience && !goes_on(state.table.game(), &state.places)
    }

    /// Ends the event streams of the match.
    pub(crate) fn close(&self) {
        self.moves.close();
        self.thoughts.close();
    }

    /// Saves a decision and commits it.
    async fn keep(&self, app: &App, journal: &mut dyn Journal, decision: Decision) -> Result<(), Refusal> {
        let before = Arc::clone(self.state().table.game());
        let kept = journal.keep(&before, &decision).await;
        // With this reference still held, the table would have to clone the match to change it.
        drop(before);
        if let Some((standings, filed)) = self.count(kept, decision, app.shell.now())? {
            // A result that could not be saved is found again at the next start.
            let _ = app.store.end(self.id(), app.shell.date(), &standings, &filed).await;
        }
        Ok(())
    }

    /// Commits a saved decision, and returns the results if it ended the match.
    fn count(&self, kept: Result<(), Refusal>, decision: Decision, now: Duration) -> Result<Option<Results>, Refusal> {
        let mut state = self.state();
        if let Err(refusal) = kept {
            state.is_stale |= refusal == Refusal::Elsewhere;
            self.notify(state);
            return Err(refusal);
        }
        state.events += 1;
        // Whoever asked to take a move back has to ask again.
        if !matches!(decision.event, Event::Commented { .. } | Event::Marked { .. } | Event::Seated { .. }) {
            state.company.asks = None;
        }
        state.table.commit(decision, now);
        let game = state.table.game();
        let results = || (standings(game, &state.places), filed(game, &self.host, &state.places));
        let results = game.turn().is_none().then(results);
        self.notify(state);
        Ok(results)
    }

    /// Saves a decision of the table itself, and the move that a person has entered ahead. If it cannot be saved, the watchers see
    /// why.
    async fn settle(&self, app: &App, journal: &mut dyn Journal, decision: Option<Decision>) {
        let Some(decision) = decision else { return };
        if let Err(refusal) = self.keep(app, journal, decision.clone()).await {
            let mut state = self.state();
            state.table.not_kept(decision, Why::of(&refusal), app.shell.now());
            self.notify(state);
            return;
        }
        let planned = self.state().table.take_planned();
        let Some(planned) = planned else { return };
        let decided = self.state().table.decide(&planned, app.shell.now());
        let kept = match decided {
            Ok(decision) => self.keep(app, journal, decision).await,
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = kept {
            let mut state = self.state();
            state.table.refuse_planned(Why::of(&refusal));
            self.notify(state);
        }
    }

    /// Notifies the watchers that the match has changed.
    fn notify(&self, mut state: MutexGuard<'_, State>) {
        state.heard.game += 1;
        drop(state);
        self.moves.ring();
    }

    /// Notifies the watchers that the bots' thoughts have changed.
    fn notify_of_thoughts(&self, mut state: MutexGuard<'_, State>) {
        state.heard.thoughts += 1;
        drop(state);
        self.thoughts.ring();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nothing panics with the lock held")
    }
}
