//! A table: a match together with the thinking about it, as a value. It runs nothing and never blocks.

mod thinking;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use rusc_game::Seat;
use rusc_host::{Player, Thought};
use rusc_present::Why;

use crate::hold::{Failures, Hold};
use crate::work::{Aside, JobId, Running};
use crate::{Analysis, Analyst, Decision, Event, Match, Queued, Refusal, Request, Snapshot, TimeControl};

/// The longest text of a move that is entered ahead, in bytes.
const LONGEST_MOVE: usize = 64;

/// How bots think at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The longest time a bot gets for a move; without it, bots think as long as their specs say.
    pub longest: Option<Duration>,
    /// The time after which a bot must play its best move so far; unlike [`longest`](Settings::longest) no bot plans with it.
    pub patience: Option<Duration>,
    /// The shortest time between a person's move and the bot's, so that people can follow.
    pub pause: Duration,
    /// The number of threads that can run at the same time.
    pub cores: usize,
    /// The seed of all random choices of bots.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { longest: None, patience: None, pause: Duration::ZERO, cores: 1, seed: 0 }
    }
}

/// A match being played. Its owner passes in the time, runs the jobs and saves the decisions; dropping it stops all jobs.
pub struct Table {
    game: Arc<Match>,
    settings: Settings,
    /// The time at which the turn began, or the clock last started.
    began: Duration,
    /// The time that the player to move had used for the move when the clock last started.
    used: Duration,
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
    /// A person's move for the time after the bot's.
    planned: Option<(Seat, String)>,
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
            used: Duration::ZERO,
            last_job: JobId::default(),
            moving: None,
            thought: None,
            players: HashMap::new(),
            waiting: None,
            planned: None,
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
            planned: self.planned.clone(),
            is_thinking: self.is_bot_to_move() && !self.hold.is_stalled(),
            is_stalled: self.hold.is_stalled(),
            is_clock_running: self.is_clock_running(),
            queued: Queued::default(),
            elapsed: self.elapsed(now),
            hint: self.hint.found(),
            is_hint_growing: self.hint.is_growing(),
            analysis: self.analysis.found(),
            is_analysing: self.is_analysing,
            reviewing: None,
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
        let begins_turn =
            !matches!(decision.event, Event::Commented { .. } | Event::Paced { .. } | Event::Reviewed { .. });
        let is_move = matches!(decision.event, Event::Played { .. });
        let (before, elapsed) = (self.game.here(), self.elapsed(now));
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
            // A new name or another bot in a seat does not give it a new clock.
            self.used = if self.game.here() == before { elapsed } else { Duration::ZERO };
            self.thought = None;
            self.waiting = None;
            self.is_stepping = false;
            if !is_move {
                self.planned = None;
            }
            if let Some(moving) = &mut self.moving {
                moving.running.stop();
                moving.counts = false;
            }
        }
        if self.game.turn().is_none() {
            self.forget_bots();
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

    /// Sets the time that the player to move has used for the move already, before this table was set up.
    pub fn resume_clock(&mut self, used: Duration) {
        self.used = used;
    }

    /// The time that the player to move has used for the move, if a clock is running.
    pub fn running_clock(&self, now: Duration) -> Option<Duration> {
        let is_timed = self.game.time() != TimeControl::None && self.game.turn().is_some();
        (is_timed && self.is_clock_running()).then(|| self.elapsed(now))
    }

    /// Starts the clocks, unless they are running.
    pub fn start_clocks(&mut self, now: Duration) {
        if std::mem::take(&mut self.are_clocks_held) {
            self.began = now;
        }
    }

    /// Enters a person's move for the time after the bot's. It is played as soon as it is that seat's turn.
    ///
    /// # Errors
    /// If no bot is to move, or the text is too long for a move.
    pub fn plan(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        if !self.is_bot_to_move() || text.len() > LONGEST_MOVE {
            return Err(Refusal::NoBotToMove);
        }
        self.planned = Some((seat, text.to_owned()));
        Ok(())
    }

    /// Takes back a move that was entered ahead.
    pub fn unplan(&mut self) {
        self.planned = None;
    }

    /// The request to play the move that was entered ahead, once it is that seat's turn.
    pub fn take_planned(&mut self) -> Option<Request> {
        let is_due = |(seat, _): &mut (Seat, String)| self.game.turn() == Some(*seat) && self.game.is_going_on();
        let (seat, text) = self.planned.take_if(is_due)?;
        Some(Request::Play { seat, text, at: None })
    }

    /// Shows why a move that was entered ahead could not be played.
    pub fn refuse_planned(&mut self, why: Why) {
        self.trouble = Some(why);
    }

    /// Sets whether anyone is watching. Bots play each other and analyse only while someone is.
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

    /// Whether it is a bot's turn and bots are running.
    fn is_bot_to_move(&self) -> bool {
        let goes_on = self.game.is_going_on() || self.is_stepping;
        goes_on && self.game.turn().is_some_and(|seat| self.game.bot(seat).is_some())
    }

    /// How long the player to move has been thinking.
    fn elapsed(&self, now: Duration) -> Duration {
        self.used + if self.is_clock_running() { now.saturating_sub(self.began) } else { Duration::ZERO }
    }

    /// Whether the player to move is thinking; a bot does so only once its job has begun.
    fn is_clock_running(&self) -> bool {
        let thinks = || self.moving.as_ref().is_some_and(|moving| moving.counts && moving.has_begun);
        let is_ready = !self.is_bot_to_move() || self.waiting.is_some() || thinks();
        self.game.is_going_on() && is_ready && !self.are_clocks_held
    }

    /// The time at which the bot to move must play its best move so far, unless that was said already.
    fn cut_off(&self) -> Option<Duration> {
        let thinks = self.moving.as_ref().is_some_and(|moving| moving.counts && moving.has_begun && !moving.is_cut_off);
        self.settings.patience.filter(|_| thinks).map(|patience| self.began + patience)
    }

    /// The time at which a held-back move is due: people need time to follow a match between bots.
    fn due(&self) -> Duration {
        let is_for_show = self.game.is_demonstration() && !self.is_stepping;
        let pause = if self.is_stepping { Duration::ZERO } else { self.settings.pause };
        self.began + if is_for_show { Duration::from_secs_f64(self.game.pace()) } else { pause }
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
        let left = self.game.time_left(seat, self.game.here())?;
        Some((seat, self.began + left.saturating_sub(self.used)))
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.leave();
    }
}
