//! The thinking of a table: the jobs it hands out, and what becomes of their results.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_catalog::Level;
use rusc_game::Seat;
use rusc_host::{Answer, GivenUp};
use rusc_present::Why;

use super::{Moving, Table};
use crate::job::{End, Found};
use crate::work::JobId;
use crate::{Analyst, Decision, Event, Finished, Job, JobKind, News, Progress};

impl Table {
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
                let player = player.filter(|_| self.game.turn().is_some());
                self.players.extend(player.map(|player| (seat, (bot, player))));
                let counts = self.is_moving(job);
                self.moving.take_if(|moving| moving.running.id == job);
                let decision = if counts { self.decision(seat, end, now)? } else { return None };
                self.waiting = Some(decision);
                self.take_due(now)
            }
        }
    }

    /// Whether this job's result for the move still counts.
    fn is_moving(&self, job: JobId) -> bool {
        self.moving.as_ref().is_some_and(|moving| moving.counts && moving.running.id == job)
    }

    /// Notes that the bot to move failed, but may succeed at another try.
    fn crash(&mut self, why: Why, now: Duration) {
        self.hold = self.failures.crashed(now);
        self.trouble = Some(why);
    }

    /// The decision that a bot's answer leads to; `None` if it was stopped before it had a move, so that it thinks again.
    fn decision(&self, seat: Seat, end: End, now: Duration) -> Option<Decision> {
        let from = self.game.here();
        let event = match end {
            End::Answer(Answer::Move { played, thought }) => {
                let taken = now.saturating_sub(self.began);
                let taken = if self.are_clocks_held { Duration::ZERO } else { self.used + taken };
                return Some(Decision::played(from, played, taken, Some(thought)));
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

    /// The job for the bot to move.
    fn move_job(&mut self) -> Job {
        let seat = self.game.turn().expect("a bot is to move");
        let bot = self.game.bot(seat).expect("a bot is to move").to_owned();
        let player = self.players.remove(&seat).filter(|(spec, _)| *spec == bot).map(|(_, player)| player);
        Job {
            player,
            time: self.game.time_to_think(seat, self.used, self.settings.longest),
            left: self.game.time_left(seat, self.game.here()).map(|left| left.saturating_sub(self.used)),
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
