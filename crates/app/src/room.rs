//! An open match: its table, its members, and the notification of its watchers.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use futures_util::lock;
use rusc_game::Seat;
use rusc_present::Why;
use rusc_record::NodeId;
use rusc_table::{Decision, Journal, Match, Progress, Refusal, Request, Settings, Snapshot, Table, TimeControl};

use crate::bell::Bell;
use crate::insights::Insights;
use crate::rendering::Renderings;
use crate::results::standings;
use crate::rights::Rights;
use crate::work::{Done, Task, Ticket};
use crate::{App, Kept, MatchId, Place, Secret, Standing, Work};

/// The number of changes to each side of a match since it was opened.
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
    /// Locked while the match changes, from the decision until it is saved and committed.
    journal: lock::Mutex<Box<dyn Journal>>,
    /// Locked only briefly, so that reading never waits for the disk.
    state: Mutex<State>,
}

struct State {
    table: Table,
    places: Vec<Place>,
    next: Option<MatchId>,
    insights: Insights,
    heard: Heard,
    /// When the match was last used.
    used: Duration,
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
}

impl Room {
    /// Opens a saved match.
    pub(crate) fn new(app: &App, ticket: Ticket, kept: Kept) -> Room {
        let Kept { game, events, host, places, number, next } = kept;
        let now = app.shell.now();
        let settings = Settings { longest: None, cores: app.cores, seed: u64::from(number) };
        let state = State {
            table: Table::new(game, settings, now),
            places,
            next,
            insights: Insights::default(),
            heard: Heard::default(),
            used: now,
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

    /// The match as it is now.
    pub(crate) fn moment(&self, now: Duration) -> Moment {
        let state = self.state();
        Moment {
            snapshot: state.table.snapshot(now),
            places: state.places.clone(),
            next: state.next.clone(),
            heard: state.heard,
        }
    }

    /// The number of changes so far.
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
    pub(crate) async fn ask(self: &Arc<Self>, app: &Arc<App>, request: &Request) -> Result<(), Refusal> {
        let mut journal = self.journal.lock().await;
        let decision = self.state().table.decide(request, app.shell.now())?;
        self.keep(app, &mut **journal, decision).await?;
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
        self.tell_thoughts(state);
        self.go_on(app);
        Ok(())
    }

    /// Stops some thinking about the match.
    pub(crate) fn rest(&self, change: impl FnOnce(&mut Table)) {
        let mut state = self.state();
        change(&mut state.table);
        self.tell_thoughts(state);
    }

    /// Takes the progress of a job.
    pub(crate) fn hear(&self, progress: &Progress) {
        let mut state = self.state();
        if state.table.hear(progress).is_some() {
            self.tell_thoughts(state);
        }
    }

    /// Takes the result of a job; a move is saved and committed.
    pub(crate) async fn finish(self: &Arc<Self>, app: &Arc<App>, done: Done) {
        match done {
            Done::Insight(node, insight) => self.state().insights.keep(node, insight),
            Done::Thought(finished) => {
                let mut journal = self.journal.lock().await;
                let decision = self.state().table.finish(*finished, app.shell.now());
                self.settle(app, &mut **journal, decision).await;
            }
        }
        self.tell_thoughts(self.state());
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

    /// Starts the jobs that are due, and asks the shell to call when a clock runs out.
    pub(crate) fn go_on(self: &Arc<Self>, app: &Arc<App>) {
        let mut state = self.state();
        let jobs = state.table.jobs();
        let call = state.table.wake_at().filter(|&at| state.call.is_none_or(|call| at < call));
        state.call = call.or(state.call);
        drop(state);
        for job in jobs {
            app.shell.work(Work::new(app, &self.ticket, Task::Think(job)));
        }
        if let Some(at) = call {
            app.shell.wake(app, self.id().clone(), at);
        }
    }

    /// The insight into the position at a node, if it is known; otherwise it is computed for later.
    pub(crate) fn insight(&self, app: &Arc<App>, game: &Match, node: NodeId) -> Option<rusc_host::Insight> {
        let mut state = self.state();
        let known = state.insights.of(node).cloned();
        let is_new = known.is_none() && state.insights.ask(node);
        drop(state);
        if is_new {
            let task = Task::Insight(node, Arc::clone(game.position(node)));
            app.shell.work(Work::new(app, &self.ticket, task));
        }
        known
    }

    /// Records that a place was taken.
    pub(crate) fn sit(&self, seat: Seat, visitor: &Secret) {
        let mut state = self.state();
        for place in state.places.iter_mut().filter(|place| place.seat == seat) {
            place.owner = Some(visitor.clone());
        }
        self.tell(state);
    }

    /// Records the rematch.
    pub(crate) fn follow(&self, next: MatchId) {
        let mut state = self.state();
        state.next = Some(next);
        self.tell(state);
    }

    /// Records that the match was used.
    pub(crate) fn touch(&self, now: Duration) {
        self.state().used = now;
    }

    /// Whether the match must be loaded again.
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
        now.saturating_sub(state.used) >= patience && !goes_on_alone(state.table.game())
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
        if let Some(standings) = self.count(kept, decision, app.shell.now())? {
            // A result that could not be saved is found again at the next start.
            let _ = app.store.end(self.id(), app.shell.date(), &standings).await;
        }
        Ok(())
    }

    /// Commits a saved decision, and returns the results if it ended the match.
    fn count(
        &self,
        kept: Result<(), Refusal>,
        decision: Decision,
        now: Duration,
    ) -> Result<Option<Vec<Standing>>, Refusal> {
        let mut state = self.state();
        if let Err(refusal) = kept {
            state.is_stale |= refusal == Refusal::Elsewhere;
            self.tell(state);
            return Err(refusal);
        }
        state.table.commit(decision, now);
        let game = state.table.game();
        let standings = game.turn().is_none().then(|| standings(game, &state.places));
        self.tell(state);
        Ok(standings)
    }

    /// Saves a decision of the table itself. If it cannot be saved, the watchers see why.
    async fn settle(&self, app: &App, journal: &mut dyn Journal, decision: Option<Decision>) {
        if let Some(decision) = decision
            && let Err(refusal) = self.keep(app, journal, decision).await
        {
            let mut state = self.state();
            state.table.not_kept(Why::of(&refusal));
            self.tell(state);
        }
    }

    /// Notifies the watchers that the match has changed.
    fn tell(&self, mut state: MutexGuard<'_, State>) {
        state.heard.game += 1;
        drop(state);
        self.moves.ring();
    }

    /// Notifies the watchers that the bots' thoughts have changed.
    fn tell_thoughts(&self, mut state: MutexGuard<'_, State>) {
        state.heard.thoughts += 1;
        drop(state);
        self.thoughts.ring();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nothing panics with the lock held")
    }
}

/// Whether a match continues without watchers: a bot has to answer a person, or a clock runs. Bots play each other only for
/// watchers.
pub(crate) fn goes_on_alone(game: &Match) -> bool {
    let Some(seat) = game.turn().filter(|_| game.is_going_on()) else { return false };
    (game.bot(seat).is_some() && !game.is_demonstration()) || game.time() != TimeControl::None
}
