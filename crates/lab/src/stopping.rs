//! `rusc bench stop`: how long bots and solvers take to answer after they are stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use rusc_catalog::{Catalog, Entry, after_random_moves};
use rusc_host::{AnyPosition, BotInfo};
use rusc_present::{Item, Kind, Parameter, Quantity, Spec, Wanted};
use rusc_search::{Control, Limits};

use crate::named::{Named, boards};
use crate::{Experiment, Lab, LabError};

rusc_present::parameters! {
    /// Options of the measurement.
    struct Stopping {
        /// how many times each bot or solver is stopped
        stops: usize = 7, 1..=10_000;
        /// measure only this game
        game: Option<Named> = None;
        /// measure only this bot
        bot: Option<Named> = None;
    }
}

/// The experiment that measures how long bots and solvers in the games of a catalog take to stop.
pub(crate) fn experiment(catalog: Catalog) -> Experiment {
    let about = "the longest time from a stop to the answer, of every bot and solver";
    Experiment::new::<Stopping, _>("stop", about, move |options, lab| run(&catalog, options, lab))
}

/// The numbers of random moves that lead to the measured positions.
const MOVES: [usize; 3] = [0, 5, 20];
/// Milliseconds of thinking before the stop; the shortest leave no time to find anything.
const STOPS: [u64; 7] = [1, 10, 50, 100, 150, 200, 300];
/// The time limit of the searches, far longer than any delay before a stop.
const LONG: Duration = Duration::from_hours(1);
/// What a game's solver is called in the table of results.
const SOLVER: &str = "solver";

fn run(catalog: &Catalog, options: &Stopping, lab: &mut Lab) -> Result<(), LabError> {
    let boards = boards(catalog, options.game.as_ref()).map_err(LabError::wrong)?;
    writeln!(lab.out, "| game | bot | stopped while thinking | longest time to the answer, ms |\n|---|---|---|---|")?;
    for board in boards {
        let (entry, start) = catalog.start(&board).map_err(LabError::wrong)?;
        let bots = match &options.bot {
            Some(Named(bot)) => vec![bot.clone()],
            None => {
                let solver = has_solver(&*start).then(|| SOLVER.to_owned());
                entry.bots().iter().map(tireless).chain(solver).collect()
            }
        };
        for bot in bots {
            (lab.progress)(&format!("{board}, {bot}"));
            let latencies = latencies(lab, (entry, &start), &bot, options.stops)?;
            if lab.is_stopped() {
                return Ok(());
            }
            let worst =
                latencies.iter().max().map_or("-".to_owned(), |worst| format!("{:.1}", worst.as_secs_f64() * 1e3));
            writeln!(lab.out, "| {board} | {bot} | {} | {worst} |", latencies.len())?;
        }
    }
    Ok(())
}

/// Whether the game has a solver; asks it to solve the position, but stops it at once.
fn has_solver(start: &dyn AnyPosition) -> bool {
    let control = Control { stop: &AtomicBool::new(true), ..Control::unlimited() };
    start.solve(Wanted::BestMoves, &control, &mut |_| {}).is_some()
}

/// The spec of a bot at the greatest depth it permits.
fn tireless(bot: &BotInfo) -> String {
    let most = |parameter: &Parameter| match parameter.kind {
        Kind::Number { most, .. } if parameter.quantity == Quantity::Plies => {
            Some(Item::Pair(parameter.name.to_owned(), most.to_string()))
        }
        _ => None,
    };
    Spec { name: bot.name.to_owned(), items: bot.parameters.iter().filter_map(most).collect() }.to_string()
}

/// The times from stop to answer; answers given before the stop do not count.
fn latencies(
    lab: &Lab,
    (entry, start): (&Entry, &Arc<dyn AnyPosition>),
    bot: &str,
    stops: usize,
) -> Result<Vec<Duration>, LabError> {
    let mut latencies = Vec::new();
    for stop in 0..stops {
        let position = after_random_moves(start, MOVES[stop % MOVES.len()], stop as u64);
        let delay = Duration::from_millis(STOPS[stop % STOPS.len()]);
        let mut think: Box<dyn FnMut(&Control)> = if bot == SOLVER {
            Box::new(move |control| drop(position.solve(Wanted::EveryMove, control, &mut |_| {})))
        } else {
            let mut player = entry.bot(start.in_public(), bot, 1).map_err(LabError::wrong)?;
            let seat = position.turn().seat().expect("the game is not over");
            Box::new(move |control| {
                let thought = player.think(&position.seen_by(seat), control, &mut |_| {});
                assert!(thought.best.is_some(), "a bot that is stopped has a move");
            })
        };
        latencies.extend(latency(lab, delay, &mut *think));
        if lab.is_stopped() {
            break;
        }
    }
    Ok(latencies)
}

/// The time from the stop to the answer; `None` if the answer came before the stop.
fn latency(lab: &Lab, delay: Duration, think: &mut dyn FnMut(&Control)) -> Option<Duration> {
    let (stop, began) = (AtomicBool::new(false), (lab.clock)());
    let clock = || (lab.clock)() - began;
    let limits = Limits::time(LONG);
    let control = Control { limits, threads: 1, cores: lab.threads, seed: 1, stop: &stop, clock: Some(&clock) };
    thread::scope(|scope| {
        let stopper = scope.spawn(|| {
            thread::sleep(delay);
            let stopped = clock();
            stop.store(true, Ordering::Relaxed);
            stopped
        });
        think(&control);
        let answered = clock();
        answered.checked_sub(stopper.join().expect("a sleeper does not panic"))
    })
}
