//! A piece of thinking that a table wants done, wherever that happens: plain data in, plain data out.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_catalog::Entry;
use rusc_game::Seat;
use rusc_host::{Answer, AnyPosition, Player, Thought, ask};
use rusc_present::{SpecError, Why};
use rusc_search::{Control, Limits};

use crate::work::{JobId, Running};
use crate::{Analysis, Bots, News, analyse};

/// What a job is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobKind {
    /// A bot's move.
    Move,
    /// Advice for the player to move.
    Hint,
    /// The values of the moves.
    Analysis,
}

impl JobKind {
    /// What changes at the table when such a job has found something.
    pub fn news(self) -> News {
        match self {
            JobKind::Move => News::Thought,
            JobKind::Hint => News::Hint,
            JobKind::Analysis => News::Analysis,
        }
    }
}

/// Something to think about.
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
    /// The bot itself, if it has thought about this match before.
    pub(crate) player: Option<Box<dyn Player>>,
    /// How long it may think.
    pub(crate) time: Option<Duration>,
    /// How long it can think before it has lost the match.
    pub(crate) left: Option<Duration>,
    /// When the turn began, for a move.
    pub(crate) began: Option<Duration>,
    pub(crate) cores: usize,
    pub(crate) seed: u64,
    pub(crate) stop: Arc<AtomicBool>,
}

/// What a running job has found so far.
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

/// What a job has come to.
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
    Found(Found),
    /// The bot cannot think at all.
    Failed(Why),
}

impl Progress {
    /// What the job is for.
    pub fn kind(&self) -> JobKind {
        self.kind
    }
}

impl Finished {
    /// What the job was for.
    pub fn kind(&self) -> JobKind {
        self.kind
    }
}

rusc_present::reasons! {
    /// Why a bot cannot go on.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum BotPanicked {
        /// It has a fault.
        #[error("the bot has a fault and cannot go on")]
        Panicked => "forfeit-panicked",
    }
    nested {
        /// It cannot be made.
        Spec(SpecError),
    }
}

impl Job {
    /// What it is for.
    pub fn kind(&self) -> JobKind {
        self.kind
    }

    /// Set to end it early: it then answers with what it has.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    pub(crate) fn running(&self) -> Running {
        Running { id: self.id, stop: self.stop_flag() }
    }

    /// Thinks, by the clock that the table is told the time of. A bot that panics has failed.
    pub fn run(
        mut self,
        bots: &Bots,
        clock: &(dyn Fn() -> Duration + Sync),
        progress: &mut dyn FnMut(Progress),
    ) -> Finished {
        let mut player = self.player.take();
        let thinking = AssertUnwindSafe(|| self.think(&mut player, bots, clock, progress));
        let end = catch_unwind(thinking).unwrap_or_else(|_| {
            player = None;
            Err(BotPanicked::Panicked)
        });
        let end = end.unwrap_or_else(|failure| End::Failed(Why::of(&failure)));
        Finished { job: self.id, kind: self.kind, seat: self.seat, bot: self.bot, player, end }
    }

    fn think(
        &self,
        player: &mut Option<Box<dyn Player>>,
        bots: &Bots,
        clock: &(dyn Fn() -> Duration + Sync),
        progress: &mut dyn FnMut(Progress),
    ) -> Result<End, BotPanicked> {
        let player = match player {
            Some(player) => player,
            none => none.insert(bots(&self.entry, self.start.in_public(), &self.bot, self.seed)?),
        };
        let began = self.began.unwrap_or_else(clock);
        let since = || clock().saturating_sub(began);
        let control = Control {
            limits: Limits { time: self.time, ..Limits::default() },
            threads: 1,
            cores: self.cores,
            seed: self.seed,
            stop: &self.stop,
            clock: Some(&since),
        };
        let mut tell = |found| progress(Progress { job: self.id, kind: self.kind, found });
        let mut tell_thought = |thought: &Thought| tell(Found::Thought(Arc::new(thought.clone())));
        Ok(match self.kind {
            JobKind::Move => End::Answer(ask(&mut **player, &self.position, self.left, &control, &mut tell_thought)),
            JobKind::Hint => {
                let thought = player.think(&self.position.seen_by(self.seat), &control, &mut tell_thought);
                End::Found(Found::Thought(Arc::new(thought)))
            }
            JobKind::Analysis => {
                let found = analyse(&mut **player, &self.position, &control, &mut |analysis| {
                    tell(Found::Analysis(Arc::new(analysis.clone())));
                });
                End::Found(Found::Analysis(Arc::new(found)))
            }
        })
    }
}
