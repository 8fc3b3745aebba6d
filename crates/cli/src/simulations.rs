//! `rusc bench mcts`: how many games a second the tree searches play, in every game that offers one.

use std::io;
use std::time::Duration;

use offer::{BotOffer, Experiment, Kind, Lab, Parameter};
use search::{Control, Limits};

pub(crate) const EXPERIMENT: Experiment = Experiment {
    name: "mcts",
    about: "simulations a second of mcts and ismcts from the start of every game, with one thread and two",
    parameters: &[
        Parameter::new(
            "milliseconds",
            Kind::Number { least: 10, most: 600_000, words: &[], default: "1000" },
            "how long each search lasts",
        ),
        Parameter::new("game", Kind::Text { expected: "the spec of a game", default: "" }, "measure only this game"),
        Parameter::new("bot", Kind::Text { expected: "the spec of a bot", default: "" }, "measure only this bot"),
    ],
    run,
};

/// The boards on which speeds are compared, where no game is given.
const BOARDS: [&str; 6] =
    ["connect4", "hex:11", "hexland:5", "hexland:7", "hexadom:seed=1", "hexadom:players=4,seed=1"];

/// One thread and two are measured by turns so often, and the best of each counts, because the machine may be shared.
const ROUNDS: usize = 3;

fn run(lab: &mut Lab) -> io::Result<()> {
    let game = lab.settings.text("game").to_owned();
    let boards = if game.is_empty() { BOARDS.to_vec() } else { vec![game.as_str()] };
    writeln!(lab.out, "| game | bot | one thread, simulations/s | two threads | ratio |")?;
    writeln!(lab.out, "|---|---|---|---|---|")?;
    for board in boards {
        let wrong = |error| io::Error::new(io::ErrorKind::InvalidInput, format!("{error}"));
        let (entry, _) = catalog::start(board).map_err(wrong)?;
        let asked = lab.settings.text("bot").to_owned();
        let bots = if asked.is_empty() { offered(entry) } else { vec![asked] };
        for bot in bots {
            (lab.progress)(&format!("{board}, {bot}"));
            let mut best = [0.0_f64; 2];
            for round in 0..2 * ROUNDS {
                let rate = rate(lab, board, &bot, 1 + round % 2).map_err(wrong)?;
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

/// The tree searches of a game, with every kind of playout they know.
fn offered(entry: &catalog::Entry) -> Vec<String> {
    let searches = entry.offer.bots().iter().filter(|bot| bot.name.ends_with("mcts"));
    let kinds = |bot: &BotOffer| match bot.parameters.iter().find(|parameter| parameter.name == "playouts") {
        Some(Parameter { kind: Kind::Word { words, .. }, .. }) => {
            words.iter().map(|word| format!("{}:playouts={word}", bot.name)).collect()
        }
        _ => vec![bot.name.to_owned()],
    };
    searches.flat_map(kinds).collect()
}

/// Simulations a second of one search.
fn rate(lab: &Lab, board: &str, bot: &str, threads: usize) -> Result<f64, offer::SpecError> {
    let (entry, start) = catalog::start(board)?;
    let mut player = entry.bot(&*start, bot, 1)?;
    let most = lab.settings.number("milliseconds").expect("milliseconds is a number") as u64;
    let began = (lab.clock)();
    let clock = || (lab.clock)() - began;
    let limits = Limits::time(Duration::from_millis(most));
    let control = Control { limits, threads, cores: lab.threads, seed: 1, stop: lab.stop, clock: Some(&clock) };
    let simulations = player.think(&*start, &control, &mut |_| {}).nodes;
    Ok(simulations as f64 / clock().as_secs_f64())
}
