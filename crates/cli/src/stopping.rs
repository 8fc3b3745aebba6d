//! `rusc bench stop`: how long bots and solvers go on thinking after they were told to stop.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use catalog::Entry;
use game::Rng;
use offer::{BotOffer, Experiment, Item, Kind, Lab, Parameter, Position, Spec};
use search::{Control, Limits};

pub(crate) const EXPERIMENT: Experiment = Experiment {
    name: "stop",
    about: "the longest time from a stop to the answer, of every bot and solver on usual and on the largest boards",
    parameters: &[
        Parameter::new(
            "stops",
            Kind::Number { least: 1, most: 10_000, words: &[], default: "7" },
            "how often each is stopped",
        ),
        Parameter::new("game", Kind::Text { expected: "the spec of a game", default: "" }, "measure only this game"),
        Parameter::new("bot", Kind::Text { expected: "the spec of a bot", default: "" }, "measure only this bot"),
    ],
    run,
};

/// The boards that are tried where no game is given.
const BOARDS: [&str; 9] = [
    "connect4",
    "connect4:9x9",
    "hex:11",
    "hex:14",
    "hex:19",
    "hexland:7",
    "hexland:11",
    "hexadom:seed=1",
    "hexadom:players=6,seed=1",
];

/// How many random moves are made before the positions that are thought about.
const MOVES: [usize; 3] = [0, 5, 20];
/// When they are stopped, in milliseconds: some before they have found anything.
const STOPS: [u64; 7] = [1, 10, 50, 100, 150, 200, 300];
/// So long would they think if nobody stopped them.
const LONG: Duration = Duration::from_hours(1);

fn run(lab: &mut Lab) -> io::Result<()> {
    let (game, asked) = (lab.settings.text("game").to_owned(), lab.settings.text("bot").to_owned());
    let boards = if game.is_empty() { BOARDS.to_vec() } else { vec![game.as_str()] };
    writeln!(lab.out, "| game | bot | stopped while thinking | longest time to the answer, ms |\n|---|---|---|---|")?;
    for board in boards {
        let (entry, start) = catalog::start(board).map_err(wrong)?;
        let mut bots: Vec<String> = entry.offer.bots().iter().map(tireless).collect();
        if !asked.is_empty() {
            bots = vec![asked.clone()];
        } else if entry.offer.solver().is_some() {
            bots.push("solver".to_owned());
        }
        for bot in bots {
            (lab.progress)(&format!("{board}, {bot}"));
            let latencies = latencies(lab, entry, &*start, &bot)?;
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

/// The spec of a bot that looks as far ahead as it can.
fn tireless(bot: &BotOffer) -> String {
    let most = |parameter: &Parameter| match parameter.kind {
        Kind::Number { most, .. } if ["depth", "ply"].contains(&parameter.name) => {
            Some(Item::Pair(parameter.name.to_owned(), most.to_string()))
        }
        _ => None,
    };
    Spec { name: bot.name.to_owned(), items: bot.parameters.iter().filter_map(most).collect() }.to_string()
}

/// The times from the stops to the answers; an answer that came before its stop does not count.
fn latencies(lab: &Lab, entry: &Entry, start: &dyn Position, bot: &str) -> io::Result<Vec<Duration>> {
    let stops = lab.settings.number("stops").expect("stops is a number") as usize;
    let mut latencies = Vec::new();
    for stop in 0..stops {
        let position = after_random_moves(start, MOVES[stop % MOVES.len()], stop as u64);
        let delay = Duration::from_millis(STOPS[stop % STOPS.len()]);
        let mut think: Box<dyn FnMut(&Control)> = if bot == "solver" {
            let mut solver = entry.offer.solver().expect("only solvers that exist are asked for");
            Box::new(move |control| drop(solver.solve(&*position, true, control, &mut |_| {})))
        } else {
            let mut player = entry.bot(start, bot, 1).map_err(wrong)?;
            Box::new(move |control| {
                let thought = player.think(&*position, control, &mut |_| {});
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

fn after_random_moves(start: &dyn Position, moves: usize, seed: u64) -> Box<dyn Position> {
    let mut position = start.boxed();
    let mut rng = Rng::new(seed);
    for _ in 0..moves {
        let mut after = position.clone();
        let Some(name) = after.random_move(&mut rng) else { break };
        after.play(&name).expect("a random move can be played");
        if after.is_over() {
            break;
        }
        position = after;
    }
    position
}

/// The time from a stop to the end of the thinking; none if it ended by itself before.
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

fn wrong(error: offer::SpecError) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, error.to_string())
}
