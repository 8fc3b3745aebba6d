//! A table: a match together with the thinking about it, as a value. It runs nothing and never blocks.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_catalog::Level;
use rusc_game::Seat;
use rusc_host::{Answer, GivenUp, Player, Thought};
use rusc_present::Why;

use crate::hold::{Failures, Hold};
use crate::job::{End, Found};
use crate::work::{Aside, JobId, Running};
use crate::{
    Analysis, Analyst, Decision, Event, Finished, Job, JobKind, Match, News, Progress, Queued, Refusal, Request,
    Snapshot,
};

/// How bots think at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The longest time a bot gets for a move; without it, bots think as long as their specs say.
    pub longest: Option<Duration>,
    /// The time after which a bot must play its best move so far; unlike [`longest`](Settings::longest) no bot plans with it.
    pub patience: Option<Duration>,
    /// The number of threads that can run at the same time.
    pub cores: usize,
    /// The seed of all random choices of bots.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { longest: None, patience: None, cores: 1, seed: 0 }
    }
}

/// A match being played. Its owner passes in the time, runs the jobs and saves the decisions; dropping it stops all jobs.
pub struct Table {
    game: Arc<Match>,
    settings: Settings,
    /// The time at which the turn began.
    began: Duration,
    /// The number of the last job.
    last_job: JobId,
    /// The job of the bot to move.
    moving: Option<Moving>,
    /// The current thought of the bot to move.
    thought: Option<Arc<Thought>>,
    /// The idle bots, each with the spec it was made from; they are kept because they remember earlier searches.
    players: HashMap<Seat, (String, Box<dyn Player>)>,
    /// A bot's move that is held back until people have had time to see the one before.
    waiting: Option<Decision>,
    /// Whether the bot to move may make one move during a pause.
    is_stepping: bool,
    /// What keeps the table from going on by itself.
    hold: Hold,
    failures: Failures,
    /// Whether anybody looks; otherwise bots neither play each other nor analyse.
    is_watched: bool,
    /// Whether the clocks wait for a player.
    are_clocks_held: bool,
    hint: Aside<Thought>,
    hint_time: Duration,
    analysis: Aside<Analysis>,
    is_analysing: bool,
    /// The analysis of the current position, between two slices.
    analyst: Option<Analyst>,
    /// The idle bot of the analysis.
    adviser: Option<Box<dyn Player>>,
    trouble: Option<Why>,
}

/// The job of the bot to move.
struct Moving {
    running: Running,
    /// Whether its result still counts.
    counts: bool,
    /// Whether the bot has begun to think; before, its job waits for a thread.
    has_begun: bool,
    /// Whether it was stopped because it took too long.
    is_cut_off: bool,
}

impl Moving {
    fn cut_off(&mut self) {
        self.is_cut_off = true;
        self.running.stop();
    }
}

impl Table {
    /// Sets up a table for a match.
    pub fn new(game: Match, settings: Settings, now: Duration) -> Table {
        Table {
            game: Arc::new(game),
            settings,
            began: now,
            last_job: JobId::default(),
            moving: None,
            thought: None,
            players: HashMap::new(),
            waiting: None,
            is_stepping: false,
            hold: Hold::Free,
            failures: Failures::default(),
            is_watched: true,
            are_clocks_held: false,
            hint: Aside::default(),
            hint_time: Duration::ZERO,
            analysis: Aside::default(),
            is_analysing: false,
            analyst: None,
            adviser: None,
            trouble: None,
        }
    }

    /// The match at the table.
    pub fn game(&self) -> &Arc<Match> {
        &self.game
    }

    /// The visible state of the table.
    pub fn snapshot(&self, now: Duration) -> Snapshot {
        Snapshot {
            game: Arc::clone(&self.game),
            thought: self.thought.clone(),
            is_thinking: self.is_bot_to_move() && !self.hold.is_stalled(),
            is_stalled: self.hold.is_stalled(),
            are_clocks_held: self.are_clocks_held,
            queued: Queued::default(),
            elapsed: self.elapsed(now),
            hint: self.hint.found(),
            is_hint_growing: self.hint.is_growing(),
            analysis: self.analysis.found(),
            is_analysing: self.is_analysing,
            trouble: self.trouble.clone(),
        }
    }

    /// Decides a request; it takes effect once it is committed.
    ///
    /// # Errors
    /// Why the request is refused.
    pub fn decide(&self, request: &Request, now: Duration) -> Result<Decision, Refusal> {
        self.game.decide(request, self.elapsed(now))
    }

    /// Applies a decision that has been saved.
    pub fn commit(&mut self, decision: Decision, now: Duration) {
        let begins_turn = !matches!(decision.event, Event::Commented { .. } | Event::Paced { .. });
        let before = self.game.here();
        Arc::make_mut(&mut self.game).apply(decision);
        if !self.hold.is_stalled() {
            self.trouble = None;
        }
        if let Hold::Unsaved(_, at) = &mut self.hold {
            // What was just saved shows that saving works again.
            *at = now;
        }
        if begins_turn {
            (self.trouble, self.hold, self.failures) = (None, Hold::Free, Failures::default());
            self.began = now;
            self.thought = None;
            self.waiting = None;
            self.is_stepping = false;
            if let Some(moving) = &mut self.moving {
                moving.running.stop();
                moving.counts = false;
            }
        }
        if self.game.here() != before {
            self.hint.leave();
            self.analyst = None;
            if self.is_analysing {
                self.analysis.want();
            }
        }
    }

    /// Takes back a decision of the table itself that could not be saved; [`Table::tick`] returns it again later.
    pub fn not_kept(&mut self, decision: Decision, why: Why, now: Duration) {
        self.hold = self.failures.not_saved(decision, now);
        self.trouble = Some(why);
    }

    /// Stops all thinking until a person asks for it with [`Table::move_now`], and shows why.
    pub fn stall(&mut self, why: Why) {
        self.leave();
        (self.hold, self.trouble) = (Hold::Stalled, Some(why));
    }

    /// Keeps the clocks from running until [`Table::start_clocks`], because a player is missing.
    pub fn hold_clocks(&mut self) {
        self.are_clocks_held = true;
    }

    /// Starts the clocks, unless they are running.
    pub fn start_clocks(&mut self, now: Duration) {
        if std::mem::take(&mut self.are_clocks_held) {
            self.began = now;
        }
    }

    /// Says whether anybody looks. Bots play each other and analyse only while somebody does.
    pub fn watch(&mut self, is_watched: bool) {
        self.is_watched = is_watched;
    }

    /// Makes the bot to move play its best move so far.
    ///
    /// # Errors
    /// If no bot is to move.
    pub fn move_now(&mut self) -> Result<(), Refusal> {
        if self.hold.is_stalled() {
            self.try_again();
            return Ok(());
        }
        if !self.is_bot_to_move() {
            return Err(Refusal::NoBotToMove);
        }
        self.try_again();
        // A bot that waits for a thread has no move yet.
        if let Some(moving) = self.moving.as_ref().filter(|moving| moving.has_begun) {
            moving.running.stop();
        }
        Ok(())
    }

    /// Lets the bot to move play one move while the table is paused.
    ///
    /// # Errors
    /// If no bot is to move.
    pub fn step(&mut self) -> Result<(), Refusal> {
        let seat = self.game.turn().ok_or(Refusal::Over)?;
        self.game.bot(seat).ok_or(Refusal::NoBotToMove)?;
        self.is_stepping = true;
        self.try_again();
        Ok(())
    }

    /// Asks for a hint on the next move, with at most this time to think.
    ///
    /// # Errors
    /// If there is no move to make.
    pub fn ask_for_hint(&mut self, time: Duration) -> Result<(), Refusal> {
        self.game.turn().ok_or(Refusal::Over)?;
        self.hint_time = time;
        self.hint.want();
        Ok(())
    }

    /// Stops thinking about the hint; what was found is kept.
    pub fn stop_hint(&mut self) {
        self.hint.stop();
    }

    /// Starts the analysis, which follows the table to every position.
    ///
    /// # Errors
    /// If the analysis would reveal hidden information.
    pub fn start_analysis(&mut self) -> Result<(), Refusal> {
        if self.game.current().hides_hands() && !self.game.is_over(self.game.tip()) {
            return Err(Refusal::Hidden);
        }
        self.is_analysing = true;
        self.analysis.want();
        Ok(())
    }

    /// Stops the analysis.
    pub fn stop_analysis(&mut self) {
        (self.is_analysing, self.analyst, self.adviser) = (false, None, None);
        self.analysis.leave();
    }

    /// The jobs to start as soon as there are threads for them: [`Table::begin`] notes the start, and the result must be passed to
    /// [`Table::finish`]. Each job is handed out once.
    pub fn jobs(&mut self) -> Vec<Job> {
        let mut jobs = Vec::new();
        if self.hold.is_stalled() {
            return jobs;
        }
        let is_wanted = self.is_watched || self.is_stepping || !self.game.is_demonstration();
        let is_free = self.moving.is_none() && self.waiting.is_none() && self.hold.is_free();
        if self.is_bot_to_move() && is_wanted && is_free {
            let job = self.move_job();
            self.moving = Some(Moving { running: job.running(), counts: true, has_begun: false, is_cut_off: false });
            jobs.push(job);
        }
        let seat = self.game.current().turn().seat();
        if self.hint.waits()
            && let Some(seat) = seat
        {
            let time = Some(self.hint_time);
            let job = Job { time, ..self.job(JobKind::Hint, seat, Level::Expert.name()) };
            self.hint.begin(job.running());
            jobs.push(job);
        }
        if self.analysis.waits()
            && self.is_watched
            && let Some(seat) = seat
        {
            let (player, analyst) = (self.adviser.take(), self.analyst.take().unwrap_or_default());
            let job = Job { player, analyst, ..self.job(JobKind::Analysis, seat, Level::Expert.name()) };
            self.analysis.begin(job.running());
            jobs.push(job);
        }
        jobs
    }

    /// Notes that a job begins to run; only now does the clock of the bot to move start.
    pub fn begin(&mut self, job: JobId, now: Duration) {
        if let Some(moving) = self.moving.as_mut().filter(|moving| moving.running.id == job) {
            moving.has_begun = true;
            if moving.counts {
                self.began = now;
            }
        }
    }

    /// Notes that a job was lost before it could answer.
    pub fn lose(&mut self, job: JobId, why: Why, now: Duration) {
        if let Some(moving) = self.moving.take_if(|moving| moving.running.id == job) {
            if moving.counts {
                self.crash(why, now);
            }
        } else if self.hint.finish(job, true) || self.analysis.finish(job, true) {
            self.trouble = Some(why);
        }
    }

    /// The job of this kind that was given out and has not finished.
    pub fn given_out(&self, kind: JobKind) -> Option<JobId> {
        match kind {
            JobKind::Move => self.moving.as_ref().filter(|moving| moving.counts).map(|moving| moving.running.id),
            JobKind::Hint => self.hint.job(),
            JobKind::Analysis => self.analysis.job(),
        }
    }

    /// The specs of the bots that wait for their next turn, and the memory they hold.
    pub fn idle_bots(&self) -> impl Iterator<Item = &str> {
        let players = self.players.values().map(|(spec, _)| &**spec);
        players.chain(self.adviser.is_some().then_some(Level::Expert.name()))
    }

    /// Drops the bots that wait for their next turn; they forget what they have searched.
    pub fn forget_bots(&mut self) {
        self.players.clear();
        self.adviser = None;
    }

    /// Takes the progress of a running job and returns what it changes; `None` if it is outdated or would reveal a hand.
    pub fn hear(&mut self, progress: &Progress) -> Option<News> {
        let is_heard = match (progress.kind, &progress.found) {
            (JobKind::Move, Found::Thought(thought)) => {
                let is_heard = self.is_moving(progress.job) && !self.game.current().hides_hands();
                if is_heard {
                    self.thought = Some(Arc::clone(thought));
                }
                is_heard
            }
            (_, Found::Thought(thought)) => self.hint.hear(progress.job, thought),
            (_, Found::Analysis(analysis)) => self.analysis.hear(progress.job, analysis),
        };
        is_heard.then_some(progress.kind.news())
    }

    /// Takes the result of a job. Returns a bot's move if it is to be played now; the caller must save and commit it.
    pub fn finish(&mut self, finished: Finished, now: Duration) -> Option<Decision> {
        let Finished { job, kind, seat, bot, player, end } = finished;
        match end {
            End::Crashed(why) => {
                self.lose(job, why, now);
                None
            }
            End::Hint(thought) => {
                self.hint.hear(job, &thought);
                self.hint.finish(job, true);
                None
            }
            End::Analysis(analyst) => {
                self.analysis.hear(job, &Arc::new(analyst.analysis().clone()));
                if self.analysis.finish(job, analyst.is_done()) {
                    self.analyst = Some(analyst);
                }
                self.adviser = player.filter(|_| self.is_analysing);
                None
            }
            End::Failed(why) if kind != JobKind::Move => {
                self.lose(job, why, now);
                None
            }
            end @ (End::Answer(_) | End::Failed(_)) => {
                self.players.extend(player.map(|player| (seat, (bot, player))));
                let counts = self.is_moving(job);
                self.moving.take_if(|moving| moving.running.id == job);
                let decision = if counts { self.decision(seat, end, now)? } else { return None };
                self.waiting = Some(decision);
                self.take_due(now)
            }
        }
    }

    /// The time at which the table will next change by itself, if there is no request before then.
    pub fn wake_at(&self) -> Option<Duration> {
        match (&self.waiting, self.ends_by_time()) {
            _ if self.cut_off().is_some() => self.cut_off(),
            _ if !self.hold.is_free() => self.hold.until(),
            (Some(_), _) => Some(self.due()),
            (None, ended) => ended.map(|(_, at)| at),
        }
    }

    /// The change that is due by now: a move that was held back, or a loss on time. The caller must save and commit it.
    pub fn tick(&mut self, now: Duration) -> Option<Decision> {
        if self.cut_off().is_some_and(|at| at <= now) {
            self.moving.iter_mut().for_each(Moving::cut_off);
        }
        if !self.hold.is_free() {
            self.hold.until().filter(|&at| at <= now)?;
            return match std::mem::take(&mut self.hold) {
                Hold::Unsaved(decision, _) => {
                    self.hold = Hold::Settling;
                    Some(decision)
                }
                _ => None,
            };
        }
        if self.waiting.is_some() {
            return self.take_due(now);
        }
        let (seat, _) = self.ends_by_time().filter(|&(_, at)| at <= now)?;
        self.hold = Hold::Settling;
        Some(Decision::of(Event::RanOut { from: self.game.here(), seat }))
    }

    /// Stops all jobs.
    pub fn leave(&mut self) {
        if let Some(moving) = &self.moving {
            moving.running.stop();
        }
        self.hint.leave();
        self.analysis.leave();
    }

    /// Lets a bot that failed think again.
    fn try_again(&mut self) {
        if matches!(self.hold, Hold::Resting(_) | Hold::Stalled) {
            (self.hold, self.failures, self.trouble) = (Hold::Free, Failures::default(), None);
        }
    }

    /// Notes that the bot to move failed, but may succeed at another try.
    fn crash(&mut self, why: Why, now: Duration) {
        self.hold = self.failures.crashed(now);
        self.trouble = Some(why);
    }

    /// Whether it is a bot's turn and bots are running.
    fn is_bot_to_move(&self) -> bool {
        let goes_on = self.game.is_going_on() || self.is_stepping;
        goes_on && self.game.turn().is_some_and(|seat| self.game.bot(seat).is_some())
    }

    /// How long the player to move has been thinking.
    fn elapsed(&self, now: Duration) -> Duration {
        let is_queued = self.moving.as_ref().is_some_and(|moving| moving.counts && !moving.has_begun);
        if self.game.is_going_on() && !is_queued && !self.are_clocks_held {
            now.saturating_sub(self.began)
        } else {
            Duration::ZERO
        }
    }

    /// The time at which the bot to move must play its best move so far, unless that was said already.
    fn cut_off(&self) -> Option<Duration> {
        let thinks = self.moving.as_ref().is_some_and(|moving| moving.counts && moving.has_begun && !moving.is_cut_off);
        self.settings.patience.filter(|_| thinks).map(|patience| self.began + patience)
    }

    /// Whether this job's result for the move still counts.
    fn is_moving(&self, job: JobId) -> bool {
        self.moving.as_ref().is_some_and(|moving| moving.counts && moving.running.id == job)
    }

    /// The decision that a bot's answer leads to; `None` if it was stopped before it had a move, so that it thinks again.
    fn decision(&self, seat: Seat, end: End, now: Duration) -> Option<Decision> {
        let from = self.game.here();
        let event = match end {
            End::Answer(Answer::Move { played, thought }) => {
                let taken = if self.are_clocks_held { Duration::ZERO } else { now.saturating_sub(self.began) };
                return Some(Decision::played(from, played, taken, thought.score));
            }
            End::Answer(Answer::GaveUp(GivenUp::Resigned)) => Event::Resigned { from, seat },
            End::Answer(Answer::GaveUp(GivenUp::Failed(reason))) | End::Failed(reason) => {
                Event::Failed { from, seat, reason }
            }
            End::Answer(Answer::OutOfTime) => Event::RanOut { from, seat },
            End::Answer(Answer::Stopped) | End::Hint(_) | End::Analysis(_) | End::Crashed(_) => return None,
        };
        Some(Decision::of(event))
    }

    /// The time at which a held-back move is due: people need time to follow a match between bots.
    fn due(&self) -> Duration {
        let is_for_show = self.game.is_demonstration() && !self.is_stepping;
        self.began + Duration::from_secs_f64(if is_for_show { self.game.pace() } else { 0.0 })
    }

    /// The held-back move, if it is due.
    fn take_due(&mut self, now: Duration) -> Option<Decision> {
        let decision = if self.due() <= now { self.waiting.take() } else { None };
        if decision.is_some() {
            self.hold = Hold::Settling;
        }
        decision
    }

    /// The seat whose time runs out next, and when. A bot's time is checked only after its move.
    fn ends_by_time(&self) -> Option<(Seat, Duration)> {
        let seat = self.game.turn().filter(|_| self.game.is_going_on())?;
        if self.game.bot(seat).is_some() || self.are_clocks_held {
            return None;
        }
        Some((seat, self.began + self.game.time_left(seat, self.game.here())?))
    }

    /// The job for the bot to move.
    fn move_job(&mut self) -> Job {
        let seat = self.game.turn().expect("a bot is to move");
        let bot = self.game.bot(seat).expect("a bot is to move").to_owned();
        let player = self.players.remove(&seat).filter(|(spec, _)| *spec == bot).map(|(_, player)| player);
        Job {
            player,
            time: self.game.time_to_think(seat, self.settings.longest),
            left: self.game.time_left(seat, self.game.here()),
            seed: self.settings.seed.wrapping_add(seat.index() as u64),
            ..self.job(JobKind::Move, seat, &bot)
        }
    }

    /// A job on the current position.
    fn job(&mut self, kind: JobKind, seat: Seat, bot: &str) -> Job {
        self.last_job.0 += 1;
        Job {
            id: self.last_job,
            kind,
            entry: self.game.entry().clone(),
            start: Arc::clone(self.game.start()),
            position: Arc::clone(self.game.current()),
            seat,
            bot: bot.to_owned(),
            player: None,
            analyst: Analyst::default(),
            time: None,
            left: None,
            cores: self.settings.cores,
            seed: self.settings.seed,
            stop: Arc::new(AtomicBool::new(false)),
        }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.leave();
    }
}
