//! A table: a match together with the bots that think about it, each on its own thread.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

use catalog::Level;
use offer::Thought;
use record::NodeId;

use crate::attendant::attend;
use crate::hint::{Aside, advise, value_moves};
use crate::{Analysis, Event, Journal, Match, News, Refusal, Request, World};

/// A match being played. It answers while bots think; dropping it stops them.
pub struct Table {
    shared: Arc<Shared>,
}

/// What the threads of a table share.
pub(crate) struct Shared {
    pub(crate) state: Mutex<State>,
    /// Tells the attendant that something has changed.
    pub(crate) wake: Condvar,
    pub(crate) world: Outside,
}

/// The part of the world that needs no lock.
pub(crate) struct Outside {
    pub(crate) clock: Arc<dyn Fn() -> Duration + Send + Sync>,
    pub(crate) bots: Arc<crate::Bots>,
    pub(crate) notify: Box<dyn Fn(News) + Send + Sync>,
    pub(crate) longest: Option<Duration>,
    pub(crate) cores: usize,
    pub(crate) seed: u64,
}

/// The match and what is being thought about it.
pub(crate) struct State {
    pub(crate) game: Match,
    journal: Box<Journal>,
    /// When the turn began.
    pub(crate) began: Duration,
    /// Counts what happened: a thought about an older state is worth nothing.
    pub(crate) age: u64,
    /// How many moves bots may make although they pause.
    pub(crate) steps: u32,
    /// What the bot to move thinks so far.
    pub(crate) thought: Option<Thought>,
    /// Ends what the bot to move is thinking.
    pub(crate) stop: Arc<AtomicBool>,
    pub(crate) hint: Aside<Thought>,
    pub(crate) analysis: Aside<Analysis>,
    /// Why the last event of the table's own could not happen.
    pub(crate) trouble: Option<Refusal>,
    pub(crate) is_closed: bool,
}

/// What can be seen of a table at a moment.
pub struct Glance<'a> {
    /// The match.
    pub game: &'a Match,
    /// What the bot to move thinks so far; none while no bot thinks.
    pub thought: Option<&'a Thought>,
    /// Whether a bot is thinking about its move.
    pub is_thinking: bool,
    /// How long the player to move has thought.
    pub elapsed: Duration,
    /// The advice that was asked for, so far.
    pub hint: Option<&'a Thought>,
    /// Whether the advice is still being thought about.
    pub is_hint_growing: bool,
    /// The values of the moves, where they were asked for.
    pub analysis: Option<&'a Analysis>,
    /// Whether the values of the moves were asked for.
    pub is_analysing: bool,
    /// Why a bot's move or the end of somebody's time could not be kept.
    pub trouble: Option<&'a Refusal>,
}

impl Table {
    /// Opens a table for a match; its bots begin to think.
    pub fn open(game: Match, world: World) -> Table {
        let World { clock, bots, journal, notify, longest, cores, seed } = world;
        let began = clock();
        let state = State {
            game,
            journal,
            began,
            age: 0,
            steps: 0,
            thought: None,
            stop: Arc::default(),
            hint: Aside::default(),
            analysis: Aside::default(),
            trouble: None,
            is_closed: false,
        };
        let world = Outside { clock, bots, notify, longest, cores, seed };
        let shared = Arc::new(Shared { state: Mutex::new(state), wake: Condvar::new(), world });
        let attended = Arc::clone(&shared);
        std::thread::spawn(move || attend(&attended));
        Table { shared }
    }

    /// Looks at the table.
    pub fn look<T>(&self, see: impl FnOnce(&Glance) -> T) -> T {
        let state = self.shared.lock();
        see(&Glance {
            game: &state.game,
            thought: state.thought.as_ref(),
            is_thinking: state.is_bot_to_move(),
            elapsed: self.shared.elapsed(&state),
            hint: state.hint.found.as_ref(),
            is_hint_growing: state.hint.is_at_work,
            analysis: state.analysis.found.as_ref(),
            is_analysing: state.analysis.is_wanted,
            trouble: state.trouble.as_ref(),
        })
    }

    /// Does what a person asks for.
    ///
    /// # Errors
    /// Says why not; nothing has changed then.
    pub fn ask(&self, request: &Request) -> Result<Event, Refusal> {
        let mut state = self.shared.lock();
        if let Request::Seat { sitter, .. } = request
            && let Some(bot) = &sitter.bot
        {
            (self.shared.world.bots)(state.game.entry(), state.game.position(NodeId::ROOT), bot, 0)?;
        }
        let event = state.game.decide(request, self.shared.elapsed(&state))?;
        self.shared.happen(&mut state, &event)?;
        self.shared.value_moves_again(&mut state);
        Ok(event)
    }

    /// Makes the bot to move play the best it has found so far.
    ///
    /// # Errors
    /// If no bot is to move.
    pub fn move_now(&self) -> Result<(), Refusal> {
        let state = self.shared.lock();
        if !state.is_bot_to_move() {
            return Err(Refusal::NoBotToMove);
        }
        state.stop.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Lets the bot to move play one move although the table pauses.
    ///
    /// # Errors
    /// If no bot is to move.
    pub fn step(&self) -> Result<(), Refusal> {
        let mut state = self.shared.lock();
        let seat = state.game.turn().ok_or(Refusal::Over)?;
        state.game.bot(seat).ok_or(Refusal::NoBotToMove)?;
        state.steps = 1;
        self.shared.wake.notify_all();
        Ok(())
    }

    /// Asks for advice on the move to make, thought about for so long at most.
    ///
    /// # Errors
    /// If there is no move to make.
    pub fn ask_for_hint(&self, time: Duration) -> Result<(), Refusal> {
        let mut state = self.shared.lock();
        state.game.turn().ok_or(Refusal::Over)?;
        state.hint.leave();
        state.hint.is_wanted = true;
        advise(&self.shared, &mut state, Level::Expert, time)
    }

    /// Ends the thinking about advice; what was found stays.
    pub fn stop_hint(&self) {
        self.shared.lock().hint.stop.store(true, Ordering::Relaxed);
    }

    /// Begins to value the moves at every position the table comes to.
    ///
    /// # Errors
    /// Where that would tell what is hidden.
    pub fn start_analysis(&self) -> Result<(), Refusal> {
        let mut state = self.shared.lock();
        if state.game.current().hides_hands() && state.game.outcome(state.game.tip()).is_none() {
            return Err(Refusal::Hidden);
        }
        state.analysis.is_wanted = true;
        value_moves(&self.shared, &mut state)?;
        drop(state);
        (self.shared.world.notify)(News::Analysis);
        Ok(())
    }

    /// Ends the valuing of moves.
    pub fn stop_analysis(&self) {
        self.shared.lock().analysis.leave();
        (self.shared.world.notify)(News::Analysis);
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.is_closed = true;
        state.stop.store(true, Ordering::Relaxed);
        state.hint.leave();
        state.analysis.leave();
        self.shared.wake.notify_all();
    }
}

impl Shared {
    pub(crate) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no thread panics with the lock held")
    }

    pub(crate) fn now(&self) -> Duration {
        (self.world.clock)()
    }

    pub(crate) fn elapsed(&self, state: &State) -> Duration {
        if state.game.is_going_on() { self.now().saturating_sub(state.began) } else { Duration::ZERO }
    }

    /// Lets something happen: first it is kept, then it counts, then all are told.
    pub(crate) fn happen(&self, state: &mut State, event: &Event) -> Result<(), Refusal> {
        let mut after = state.game.clone();
        after.apply(event)?;
        (state.journal)(event).map_err(Refusal::NotKept)?;
        state.game = after;
        state.trouble = None;
        if !matches!(event, Event::Commented { .. } | Event::Paced { .. }) {
            state.age += 1;
            state.began = self.now();
            state.thought = None;
            state.stop.store(true, Ordering::Relaxed);
            state.hint.leave();
            self.wake.notify_all();
        }
        (self.world.notify)(News::Match);
        Ok(())
    }

    /// Values the moves of the position the table has come to, where that is wanted.
    pub(crate) fn value_moves_again(self: &Arc<Self>, state: &mut State) {
        if state.analysis.is_wanted {
            state.analysis.leave();
            state.analysis.is_wanted = true;
            // The bot was made before, so it can be made again.
            let _ = value_moves(self, state);
        }
    }
}

impl State {
    /// Whether a bot is to move and goes on.
    pub(crate) fn is_bot_to_move(&self) -> bool {
        let goes_on = self.game.is_going_on() || self.steps > 0;
        goes_on && self.game.turn().is_some_and(|seat| self.game.bot(seat).is_some())
    }
}
