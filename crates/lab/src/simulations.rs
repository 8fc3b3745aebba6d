//! `rusc bench mcts`: simulations per second of the tree searches, in every game that has one.

use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_present::SpecError;
use rusc_search::{Control, Limits};

use crate::named::{Named, boards};
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
    Experiment::new::<Simulations, _>("mcts", about, move |options, lab| run(&catalog, options, lab))
}

/// The number of rounds, each with one thread and then with two. The best round of each counts, because the machine may be busy.
const ROUNDS: usize = 3;

fn run(catalog: &Catalog, options: &Simulations, lab: &mut Lab) -> Result<(), LabError> {
    let boards = boards(catalog, options.game.as_ref()).map_err(LabError::wrong)?;
    writeln!(lab.out, "| game | bot | one thread, simulations/s | two threads | ratio |")?;
    writeln!(lab.out, "|---|---|---|---|---|")?;
    for board in boards {
        let (entry, _) = catalog.start(&board).map_err(LabError::wrong)?;
        let bots = options.bot.as_ref().map_or_else(|| entry.tree_searches(), |bot| vec![bot.0.clone()]);
        for bot in bots {
            (lab.progress)(&format!("{board}, {bot}"));
            let mut best = [0.0_f64; 2];
            for round in 0..2 * ROUNDS {
                let time = Duration::from_millis(options.milliseconds);
                let rate = rate(lab, catalog, (&board, &bot), 1 + round % 2, time).map_err(LabError::wrong)?;
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

/// Simulations per second of one search.
fn rate(
    lab: &Lab,
    catalog: &Catalog,
    (board, bot): (&str, &str),
    threads: usize,
    time: Duration,
) -> Result<f64, SpecError> {
    let control = Control {
        limits: Limits::default(),
        threads,
        cores: lab.threads,
        seed: 1,
        stop: lab.stop,
        clock: Some(lab.clock),
    };
    catalog.simulations_per_second(board, bot, time, &control)
}
