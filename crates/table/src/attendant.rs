//! The thread that sits at a table: it lets bots think when it is their turn, and watches the clocks.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, MutexGuard};
use std::time::Duration;

use game::Seat;
use offer::{GivenUp, Player, SpecError, Thought};
use record::NodeId;
use search::{Control, Limits};

use crate::table::{Shared, State};
use crate::{Event, News};

/// The bots at a table, each with the spec it was made from. They stay, for what they remember of the game.
type Players = HashMap<Seat, (String, Box<dyn Player>)>;

/// Attends to a table until it is closed.
pub(crate) fn attend(shared: &Arc<Shared>) {
    let mut players = Players::new();
    let mut state = shared.lock();
    while !state.is_closed {
        state =
            if state.is_bot_to_move() { let_bot_move(shared, state, &mut players) } else { watch_clock(shared, state) };
    }
}

/// Waits until something happens, and ends the match if a person's time runs out before.
fn watch_clock<'s>(shared: &'s Arc<Shared>, state: MutexGuard<'s, State>) -> MutexGuard<'s, State> {
    let wait = "no thread panics with the lock held";
    let seat = state.game.turn().filter(|_| state.game.is_going_on());
    let left = seat.and_then(|seat| Some((seat, state.game.time_left(seat, state.game.here())?)));
    let Some((seat, left)) = left else { return shared.wake.wait(state).expect(wait) };
    let elapsed = shared.elapsed(&state);
    if elapsed < left {
        return shared.wake.wait_timeout(state, left - elapsed).expect(wait).0;
    }
    let event = Event::RanOut { from: state.game.here(), seat };
    settle(shared, state, &event)
}

/// Lets the bot to move think, without the lock, and plays what it found if nothing has happened meanwhile.
fn let_bot_move<'s>(
    shared: &'s Arc<Shared>,
    mut state: MutexGuard<'s, State>,
    players: &mut Players,
) -> MutexGuard<'s, State> {
    let seat = state.game.turn().expect("a bot is to move");
    let spec = state.game.bot(seat).expect("a bot is to move").to_owned();
    let time = state.game.time_to_think(seat, shared.world.longest);
    let stop = Arc::new(AtomicBool::new(false));
    state.stop = Arc::clone(&stop);
    let (age, began, from) = (state.age, state.began, state.game.here());
    let (entry, start, position) =
        (state.game.entry(), state.game.position(NodeId::ROOT).boxed(), state.game.current().boxed());
    drop(state);

    let seed = shared.world.seed.wrapping_add(seat.index() as u64);
    let make = || (shared.world.bots)(entry, &*start, &spec, seed);
    let thought = sit(players, seat, &spec, make).map(|player| {
        let clock = || shared.now().saturating_sub(began);
        let limits = Limits { time, ..Limits::default() };
        let control = Control { limits, threads: 1, cores: shared.world.cores, seed, stop: &stop, clock: Some(&clock) };
        player.think(&*position, &control, &mut |thought| tell(shared, age, thought))
    });

    let state = take_its_time(shared, age, began);
    if state.is_closed || state.age != age {
        return state;
    }
    let seconds = shared.now().saturating_sub(began);
    let failed = |reason: String| Event::Failed { from, seat, reason };
    let event = match thought {
        Err(error) => failed(error.to_string()),
        Ok(Thought { given_up: Some(GivenUp::Resigned), .. }) => Event::Resigned { from, seat },
        Ok(Thought { given_up: Some(GivenUp::Failed(reason)), .. }) => failed(reason),
        Ok(_) if state.game.time_left(seat, from).is_some_and(|left| seconds > left) => Event::RanOut { from, seat },
        // Not everything that thinks has a move at any moment; what has none when it is told to move thinks again.
        Ok(Thought { best: None, .. }) if stop.load(Ordering::Relaxed) => return state,
        Ok(Thought { best: None, .. }) => failed("the bot played nothing".to_owned()),
        Ok(Thought { best: Some(name), value, .. }) => match position.boxed().play(&name) {
            Ok(name) => Event::Played { from, name, seconds: seconds.as_secs_f64(), value: Some(value) },
            Err(error) => failed(error.to_string()),
        },
    };
    settle(shared, state, &event)
}

/// The player in a seat, a new one where another bot sits there now.
fn sit<'p>(
    players: &'p mut Players,
    seat: Seat,
    spec: &str,
    make: impl FnOnce() -> Result<Box<dyn Player>, SpecError>,
) -> Result<&'p mut Box<dyn Player>, SpecError> {
    if players.get(&seat).is_none_or(|(old, _)| old != spec) {
        players.insert(seat, (spec.to_owned(), make()?));
    }
    Ok(&mut players.get_mut(&seat).expect("it has just sat down").1)
}

/// Shows what a bot thinks so far, unless the match has gone on without it or the thought would tell its hand.
fn tell(shared: &Shared, age: u64, thought: &Thought) {
    let mut state = shared.lock();
    if state.age == age && !state.game.current().hides_hands() {
        state.thought = Some(thought.clone());
        drop(state);
        (shared.world.notify)(News::Thought);
    }
}

/// Waits until bots among themselves have taken the time for a move that people can follow.
fn take_its_time(shared: &Shared, age: u64, began: Duration) -> MutexGuard<'_, State> {
    let mut state = shared.lock();
    loop {
        let is_for_show = state.game.is_demonstration() && state.steps == 0;
        let due = began + Duration::from_secs_f64(if is_for_show { state.game.pace() } else { 0.0 });
        let left = due.saturating_sub(shared.now());
        if left.is_zero() || state.is_closed || state.age != age {
            return state;
        }
        state = shared.wake.wait_timeout(state, left).expect("no thread panics with the lock held").0;
    }
}

/// Lets an event of the table's own happen. One that cannot be kept is tried again when somebody next asks for something.
fn settle<'s>(shared: &'s Arc<Shared>, mut state: MutexGuard<'s, State>, event: &Event) -> MutexGuard<'s, State> {
    state.steps = 0;
    match shared.happen(&mut state, event) {
        Ok(()) => {
            shared.value_moves_again(&mut state);
            state
        }
        Err(refusal) => {
            state.trouble = Some(refusal);
            (shared.world.notify)(News::Match);
            shared.wake.wait(state).expect("no thread panics with the lock held")
        }
    }
}
