//! `rusc bench mcts`: simulations per second of the tree searches, in every game that has one.

use std::sync::Arc;
use std::time::Duration;

use rusc_catalog::{Catalog, Entry};
use rusc_host::{AnyPosition, BotInfo};
use rusc_present::{Parameter, Quantity, SpecError, Value, Words};
use rusc_search::mcts::Playouts;
use rusc_search::{Control, Limits};

use crate::named::{Named, boards};
use crate::stopping::after_random_moves;
use crate::{Experiment, Lab, LabError};

rusc_present::parameters! {
    /// Options of the measurement.
    struct Simulations {
        /// how long each search lasts
        milliseconds: u64 = 1_000, 10..=600_000;
        /// measure only this game
        game: Option<Named> = None;
        /// measure only this bot
        bot: Option<Named> = None;
    }
}

/// The experiment that measures simulations per second in the games of a catalog.
pub(crate) fn experiment(catalog: Catalog) -> Experiment {
    let about = "simulations a second of the tree searches after two moves of every game, with one thread and two";
    Experiment::new::<Simulations, _>("mcts", about, move |told, lab| run(&catalog, told, lab))
}

/// The number of rounds, each with one thread and then with two. The best round of each counts, because the machine may be busy.
const ROUNDS: usize = 3;
/// Moves before the measured position: bots may have a fixed answer to the first ones.
const OPENING: usize = 2;

fn run(catalog: &Catalog, told: &Simulations, lab: &mut Lab) -> Result<(), LabError> {
    let boards = boards(catalog, told.game.as_ref()).map_err(LabError::wrong)?;
    writeln!(lab.out, "| game | bot | one thread, simulations/s | two threads | ratio |")?;
    writeln!(lab.out, "|---|---|---|---|---|")?;
    for board in boards {
        let (entry, start) = catalog.start(&board).map_err(LabError::wrong)?;
        let position = after_random_moves(&start, OPENING, 1);
        let bots = told.bot.as_ref().map_or_else(|| offered(entry), |bot| vec![bot.0.clone()]);
        for bot in bots {
            (lab.progress)(&format!("{board}, {bot}"));
            let mut best = [0.0_f64; 2];
            for round in 0..2 * ROUNDS {
                let time = Duration::from_millis(told.milliseconds);
                let rate = rate(lab, (entry, &position), &bot, 1 + round % 2, time).map_err(LabError::wrong)?;
                best[round % 2] = best[round % 2].max(rate);
            }
            if lab.is_stopped() {
                return Ok(());
            }
            let [one, two] = best;
            writeln!(lab.out, "| {board} | {bot} | {one:.0} | {two:.0} | {:.2} |", two / one)?;
        }
    }
    Ok(())
}

/// The specs of a game's tree searches, one for each kind of playout.
fn offered(entry: &Entry) -> Vec<String> {
    let kinds = |bot: BotInfo| match bot.parameters.iter().find(|parameter| parameter.kind == Playouts::kind(None)) {
        Some(Parameter { name, .. }) => {
            Playouts::NAMES.iter().map(|word| format!("{}:{name}={word}", bot.name)).collect()
        }
        None => vec![bot.name.to_owned()],
    };
    let is_tree_search =
        |bot: &BotInfo| bot.parameters.iter().any(|parameter| parameter.quantity == Quantity::Simulations);
    entry.bots().into_iter().filter(is_tree_search).flat_map(kinds).collect()
}

/// Simulations per second of one search.
fn rate(
    lab: &Lab,
    (entry, position): (&Entry, &Arc<dyn AnyPosition>),
    bot: &str,
    threads: usize,
    time: Duration,
) -> Result<f64, SpecError> {
    let mut player = entry.bot(position.in_public(), bot, 1)?;
    let began = (lab.clock)();
    let clock = || (lab.clock)() - began;
    let limits = Limits { time: Some(time), ..Limits::default() };
    let control = Control { limits, threads, cores: lab.threads, seed: 1, stop: lab.stop, clock: Some(&clock) };
    let seat = position.turn().seat().expect("after two moves a player is to move");
    let simulations = player.think(&position.seen_by(seat), &control, &mut |_| {}).nodes;
    Ok(simulations as f64 / clock().as_secs_f64())
}
