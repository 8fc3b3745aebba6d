//! A job: thinking that a table wants done, on any thread or machine. Plain data in, plain data out.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_catalog::Entry;
use rusc_game::Seat;
use rusc_host::{Answer, AnyPosition, Player, Thought, ask};
use rusc_present::{SpecError, Why};
use rusc_search::{Control, Limits};
use serde::{Deserialize, Serialize};

use crate::work::{JobId, Running};
use crate::{Analysis, Analyst, Bots, News};

/// The purpose of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum JobKind {
    /// A bot's move.
    Move,
    /// A hint for the player to move.
    Hint,
    /// The analysis of all moves.
    Analysis,
}

impl JobKind {
    /// All purposes.
    pub const ALL: [JobKind; 3] = [JobKind::Move, JobKind::Hint, JobKind::Analysis];

    /// The part of the table that changes when such a job makes progress.
    pub fn news(self) -> News {
        match self {
            JobKind::Move => News::Thought,
            JobKind::Hint => News::Hint,
            JobKind::Analysis => News::Analysis,
        }
    }
}

/// A position to think about, with the bot and its limits.
pub struct Job {
    pub(crate) id: JobId,
    pub(crate) kind: JobKind,
    pub(crate) entry: Entry,
    pub(crate) start: Arc<dyn AnyPosition>,
    pub(crate) position: Arc<dyn AnyPosition>,
    /// The seat to move.
    pub(crate) seat: Seat,
    /// The spec or level of the bot that thinks.
    pub(crate) bot: String,
    /// The bot itself, if it has already thought about this match.
    pub(crate) player: Option<Box<dyn Player>>,
    /// The analysis so far.
    pub(crate) analyst: Analyst,
    /// The time it may think.
    pub(crate) time: Option<Duration>,
    /// The time after which the bot loses the match.
    pub(crate) left: Option<Duration>,
    pub(crate) cores: usize,
    pub(crate) seed: u64,
    pub(crate) stop: Arc<AtomicBool>,
}

/// The intermediate result of a running job.
#[derive(Clone, Debug)]
pub struct Progress {
    pub(crate) job: JobId,
    pub(crate) kind: JobKind,
    pub(crate) found: Found,
}

#[derive(Clone, Debug)]
pub(crate) enum Found {
    Thought(Arc<Thought>),
    Analysis(Arc<Analysis>),
}

/// The result of a job.
pub struct Finished {
    pub(crate) job: JobId,
    pub(crate) kind: JobKind,
    pub(crate) seat: Seat,
    pub(crate) bot: String,
    pub(crate) player: Option<Box<dyn Player>>,
    pub(crate) end: End,
}

pub(crate) enum End {
    Answer(Answer),
    Hint(Arc<Thought>),
    Analysis(Analyst),
    /// The bot cannot play this match at all.
    Failed(Why),
    /// The bot broke off, or could not begin; it may succeed at another try.
    Crashed(Why),
}

impl Progress {
    /// The purpose of the job.
    pub fn kind(&self) -> JobKind {
        self.kind
    }
}

impl Finished {
    /// The purpose of the job.
    pub fn kind(&self) -> JobKind {
        self.kind
    }
}

rusc_present::reasons! {
    /// Why a bot could not think.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum BotFailure {
        /// It panicked.
        #[error("the bot crashed")]
        Panicked => "bot-crashed",
        /// There was no thread to think on.
        #[error("the machine has no thread left for the bot")]
        NoThread => "bot-no-thread",
    }
    nested {
        /// The bot could not be made from its spec.
        Spec(SpecError),
    }
}

impl Job {
    /// The purpose of the job.
    pub fn kind(&self) -> JobKind {
        self.kind
    }

    /// The number of the job at its table.
    pub fn id(&self) -> JobId {
        self.id
    }

    /// The spec or level of the bot that thinks.
    pub fn bot(&self) -> &str {
        &self.bot
    }

    /// The starting position of the match, from which the bot is made.
    pub fn start(&self) -> &Arc<dyn AnyPosition> {
        &self.start
    }

    /// The position that the bot thinks about.
    pub fn position(&self) -> &Arc<dyn AnyPosition> {
        &self.position
    }

    /// The catalog entry of the game.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// A flag that ends the job early; it then answers with what it has.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Sets the number of threads that the bot may use.
    pub fn set_cores(&mut self, cores: usize) {
        self.cores = cores;
    }

    pub(crate) fn running(&self) -> Running {
        Running { id: self.id, stop: self.stop_flag() }
    }

    /// Runs the job, with the same clock as the table; call [`Table::begin`](crate::Table::begin) first. A bot that panics has
    /// failed.
    pub fn run(
        mut self,
        bots: &Bots,
        clock: &(dyn Fn() -> Duration + Sync),
        progress: &mut dyn FnMut(Progress),
    ) -> Finished {
        let mut player = self.player.take();
        let thinking = AssertUnwindSafe(|| self.think(&mut player, bots, clock, progress));
        let end = match catch_unwind(thinking) {
            Ok(Ok(end)) => end,
            Ok(Err(error)) => End::Failed(Why::of(&BotFailure::Spec(error))),
            Err(_) => {
                player = None;
                End::Crashed(Why::of(&BotFailure::Panicked))
            }
        };
        Finished { job: self.id, kind: self.kind, seat: self.seat, bot: self.bot, player, end }
    }

    fn think(
        &mut self,
        player: &mut Option<Box<dyn Player>>,
        bots: &Bots,
        clock: &(dyn Fn() -> Duration + Sync),
        progress: &mut dyn FnMut(Progress),
    ) -> Result<End, SpecError> {
        let player = match player {
            Some(player) => player,
            none => none.insert(bots(&self.entry, self.start.in_public(), &self.bot, self.seed)?),
        };
        let began = clock();
        let since = || clock().saturating_sub(began);
        let control = Control {
            limits: Limits { time: self.time, ..Limits::default() },
            threads: 1,
            cores: self.cores,
            seed: self.seed,
            stop: &self.stop,
            clock: Some(&since),
        };
        let (job, kind) = (self.id, self.kind);
        let mut report = |found| progress(Progress { job, kind, found });
        let mut report_thought = |thought: &Thought| report(Found::Thought(Arc::new(thought.clone())));
        Ok(match kind {
            JobKind::Move => End::Answer(ask(&mut **player, &self.position, self.left, &control, &mut report_thought)),
            JobKind::Hint => {
                let thought = player.think(&self.position.seen_by(self.seat), &control, &mut report_thought);
                End::Hint(Arc::new(thought))
            }
            JobKind::Analysis => {
                let mut analyst = std::mem::take(&mut self.analyst);
                analyst.go_on(&mut **player, &self.position, &control, &mut |analysis| {
                    report(Found::Analysis(Arc::new(analysis.clone())));
                });
                End::Analysis(analyst)
            }
        })
    }
}
