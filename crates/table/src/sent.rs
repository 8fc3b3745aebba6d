//! Jobs and their results as plain data, for a worker that shares no memory with the table.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_catalog::Entry;
use rusc_game::Seat;
use rusc_host::{Answer, AnyPosition, GivenUp, Thought};
use rusc_present::Why;
use serde::{Deserialize, Serialize};

use crate::event::seat_number;
use crate::job::{End, Found};
use crate::work::JobId;
use crate::{Analysis, Analyst, BotFailure, Finished, Job, JobKind, Progress};

/// A job without its game and position, which the worker gets from a record.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SentJob {
    kind: JobKind,
    #[serde(with = "seat_number")]
    seat: Seat,
    bot: String,
    analyst: Analyst,
    time: Option<Duration>,
    left: Option<Duration>,
    seed: u64,
}

/// The progress of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SentProgress {
    /// What the bot thinks so far.
    Thought(Box<Thought>),
    /// The analysis so far.
    Analysis(Analysis),
}

/// The result of a job.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum SentResult {
    /// A bot moves, with this thought.
    Move(Box<Thought>),
    /// A bot resigns.
    Resigned,
    /// A bot answered with something that is no move.
    Forfeited(#[serde(with = "rusc_record::why")] Why),
    /// The bot used more time than was left on its clock.
    OutOfTime,
    /// The bot was stopped before it had a move.
    Stopped,
    /// A hint.
    Hint(Box<Thought>),
    /// The analysis up to now.
    Analysis(Box<Analyst>),
    /// The bot cannot play this match at all.
    Failed(#[serde(with = "rusc_record::why")] Why),
    /// The bot broke off; it may succeed at another try.
    Crashed(#[serde(with = "rusc_record::why")] Why),
}

impl Job {
    /// The job as plain data; its bot begins anew.
    pub fn to_send(&self) -> SentJob {
        SentJob {
            kind: self.kind,
            seat: self.seat,
            bot: self.bot.clone(),
            analyst: self.analyst.clone(),
            time: self.time,
            left: self.left,
            seed: self.seed,
        }
    }

    /// A job that was sent, with its game, the start of the match and the position that it is about.
    pub fn received(
        sent: SentJob,
        entry: Entry,
        start: Arc<dyn AnyPosition>,
        position: Arc<dyn AnyPosition>,
        stop: Arc<AtomicBool>,
    ) -> Job {
        let SentJob { kind, seat, bot, analyst, time, left, seed } = sent;
        let (id, player, cores) = (JobId::default(), None, 1);
        Job { id, kind, entry, start, position, seat, bot, player, analyst, time, left, cores, seed, stop }
    }

    /// The progress that a worker reports on this job.
    pub fn heard(&self, sent: SentProgress) -> Progress {
        let found = match sent {
            SentProgress::Thought(thought) => Found::Thought(Arc::from(thought)),
            SentProgress::Analysis(analysis) => Found::Analysis(Arc::new(analysis)),
        };
        Progress { job: self.id, kind: self.kind, found }
    }

    /// The result that a worker has found for this job. A result that does not fit it counts as a crash of the bot.
    pub fn finished(self, sent: SentResult) -> Finished {
        let end = match (self.kind, sent) {
            (JobKind::Move, SentResult::Move(thought)) => {
                match thought.best.as_deref().and_then(|best| self.position.play(best).ok()) {
                    Some(played) => End::Answer(Answer::Move { played, thought: *thought }),
                    None => End::Crashed(Why::of(&BotFailure::Panicked)),
                }
            }
            (JobKind::Move, SentResult::Resigned) => End::Answer(Answer::GaveUp(GivenUp::Resigned)),
            (JobKind::Move, SentResult::Forfeited(why)) => End::Answer(Answer::GaveUp(GivenUp::Failed(why))),
            (JobKind::Move, SentResult::OutOfTime) => End::Answer(Answer::OutOfTime),
            (JobKind::Move, SentResult::Stopped) => End::Answer(Answer::Stopped),
            (JobKind::Hint, SentResult::Hint(thought)) => End::Hint(Arc::from(thought)),
            (JobKind::Analysis, SentResult::Analysis(analyst)) => End::Analysis(*analyst),
            (_, SentResult::Failed(why)) => End::Failed(why),
            (_, SentResult::Crashed(why)) => End::Crashed(why),
            _ => End::Crashed(Why::of(&BotFailure::Panicked)),
        };
        Finished { job: self.id, kind: self.kind, seat: self.seat, bot: self.bot, player: None, end }
    }
}

impl Progress {
    /// The progress as plain data.
    pub fn to_send(&self) -> SentProgress {
        match &self.found {
            Found::Thought(thought) => SentProgress::Thought(Box::new((**thought).clone())),
            Found::Analysis(analysis) => SentProgress::Analysis((**analysis).clone()),
        }
    }
}

impl Finished {
    /// The result as plain data, without the bot.
    pub fn into_sent(self) -> SentResult {
        match self.end {
            End::Answer(Answer::Move { played, mut thought }) => {
                // The bot may have written the move in another way.
                thought.best = Some(played.name);
                SentResult::Move(Box::new(thought))
            }
            End::Answer(Answer::GaveUp(GivenUp::Resigned)) => SentResult::Resigned,
            End::Answer(Answer::GaveUp(GivenUp::Failed(why))) => SentResult::Forfeited(why),
            End::Answer(Answer::OutOfTime) => SentResult::OutOfTime,
            End::Answer(Answer::Stopped) => SentResult::Stopped,
            End::Hint(thought) => SentResult::Hint(Box::new((*thought).clone())),
            End::Analysis(analyst) => SentResult::Analysis(Box::new(analyst)),
            End::Failed(why) => SentResult::Failed(why),
            End::Crashed(why) => SentResult::Crashed(why),
        }
    }
}
