//! Advice and the values of moves: bots that think beside the match, as long as somebody wants to know.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use catalog::Level;
use offer::{Player, Position, Thought};
use record::NodeId;
use search::{Control, Limits};

use crate::table::{Shared, State};
use crate::{Analysis, News, Refusal, analyse};

/// Something that is thought about beside the match.
pub(crate) struct Aside<T> {
    /// What was found so far.
    pub(crate) found: Option<T>,
    /// Whether somebody wants to know.
    pub(crate) is_wanted: bool,
    /// Whether a thread is at work.
    pub(crate) is_at_work: bool,
    /// Ends the thread; a new one gets its own flag.
    pub(crate) stop: Arc<AtomicBool>,
}

impl<T> Default for Aside<T> {
    fn default() -> Self {
        Aside { found: None, is_wanted: false, is_at_work: false, stop: Arc::default() }
    }
}

impl<T> Aside<T> {
    /// Ends the work and forgets what was found.
    pub(crate) fn leave(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        *self = Aside::default();
    }
}

/// Thinks about advice on a thread of its own.
pub(crate) fn advise(shared: &Arc<Shared>, state: &mut State, level: Level, time: Duration) -> Result<(), Refusal> {
    let think =
        move |bot: &mut dyn Player, position: &dyn Position, control: &Control, tell: &mut dyn FnMut(Thought)| {
            let limits = Limits::time(time);
            let thought = bot.think(position, &Control { limits, ..*control }, &mut |thought| tell(thought.clone()));
            tell(thought);
        };
    begin(shared, state, level, |state| &mut state.hint, News::Hint, think)
}

/// Values moves on a thread of its own.
pub(crate) fn value_moves(shared: &Arc<Shared>, state: &mut State) -> Result<(), Refusal> {
    let think = |bot: &mut dyn Player, position: &dyn Position, control: &Control, tell: &mut dyn FnMut(Analysis)| {
        analyse(bot, position, control, &mut |analysis| tell(analysis.clone()));
    };
    begin(shared, state, Level::Expert, |state| &mut state.analysis, News::Analysis, think)
}

/// Begins to think about the position the table is at; what is found counts until the aside is told to leave.
fn begin<T: Send + 'static>(
    shared: &Arc<Shared>,
    state: &mut State,
    level: Level,
    aside: fn(&mut State) -> &mut Aside<T>,
    news: News,
    think: impl FnOnce(&mut dyn Player, &dyn Position, &Control, &mut dyn FnMut(T)) + Send + 'static,
) -> Result<(), Refusal> {
    let game = &state.game;
    let mut bot = (shared.world.bots)(game.entry(), game.position(NodeId::ROOT), level.name(), shared.world.seed)?;
    let position = game.current().boxed();
    let stop = Arc::new(AtomicBool::new(false));
    aside(state).stop = Arc::clone(&stop);
    aside(state).is_at_work = true;
    let shared = Arc::clone(shared);
    std::thread::spawn(move || {
        let began = shared.now();
        let clock = || shared.now().saturating_sub(began);
        let (cores, seed) = (shared.world.cores, shared.world.seed);
        let control = Control { limits: Limits::default(), threads: 1, cores, seed, stop: &stop, clock: Some(&clock) };
        // A thread that was told to leave must not write over what its successor finds.
        let tell = |write: &mut dyn FnMut(&mut Aside<T>)| {
            let mut state = shared.lock();
            let aside = aside(&mut state);
            if Arc::ptr_eq(&aside.stop, &stop) {
                write(aside);
                drop(state);
                (shared.world.notify)(news);
            }
        };
        think(&mut *bot, &*position, &control, &mut |found| {
            let mut found = Some(found);
            tell(&mut |aside| aside.found = found.take());
        });
        tell(&mut |aside| aside.is_at_work = false);
    });
    Ok(())
}
