//! Speed of the rules and of the published bot, for every number of players.

use std::io;
use std::time::Duration;

use rusc_game::{Game, Playout, Rng};
use rusc_hexadom::{Depth, Position, Rules, TreeParameters, greedy, tree};
use rusc_present::NumberOr;
use rusc_search::Control;

use crate::{Experiment, Lab};

pub(super) fn experiment() -> Experiment {
    Experiment::new(
        "hexadom-speed",
        "random games a second, nodes a second in the tree, and the longest decisions",
        run,
    )
}

rusc_present::parameters! {
    /// Options of the measurement.
    struct Extent {
        /// number of games in which the published player's decisions are timed, for each number of players
        games: u64 = 10, 1..=1_000_000;
    }
}

/// Random games per round; the best round counts, because the machine may be shared.
const RANDOM_GAMES: u64 = 4_000;

fn run(extent: &Extent, lab: &mut Lab) -> io::Result<()> {
    let games = extent.games;
    writeln!(lab.out, "One thread; the published player took about 2 ms a node, which is 500 nodes a second.\n")?;
    let columns = ["random games/s", "standard, nodes/s", "longest, ms", "maximum, nodes/s", "longest, ms"];
    writeln!(lab.out, "| players | {} |\n|---|---|---|---|---|---|", columns.join(" | "))?;
    for players in 2..=6 {
        (lab.progress)(&format!("{players} players"));
        let rules = Rules::new(players).expect("two to six can play");
        let random = (0..games).map(|round| random_games(lab, rules, round)).fold(0.0, f64::max);
        let [standard, maximum] = [Depth::Standard, Depth::Maximum].map(|depth| thinking(lab, rules, depth, games));
        if lab.is_stopped() {
            return writeln!(lab.out, "stopped");
        }
        let [(standard, longest), (maximum, longest_of_all)] =
            [standard, maximum].map(|(rate, longest)| (rate, 1000.0 * longest.as_secs_f64()));
        writeln!(
            lab.out,
            "| {players} | {random:.0} | {standard:.0} | {longest:.1} | {maximum:.0} | {longest_of_all:.1} |"
        )?;
    }
    Ok(())
}

/// Random games per second.
fn random_games(lab: &Lab, rules: Rules, round: u64) -> f64 {
    let seeds = round * RANDOM_GAMES..(round + 1) * RANDOM_GAMES;
    let play = |seed| Position::new(rules, seed).playout(&mut Rng::stream(1, seed));
    let (ended, time) = lab.time(|| seeds.filter(|&seed| play(seed).is_over()).count());
    ended as f64 / time.as_secs_f64()
}

/// Nodes per second over all decisions that need a search, and the time of the longest decision. Each decision is timed twice;
/// the faster run counts.
fn thinking(lab: &Lab, rules: Rules, depth: Depth, games: u64) -> (f64, Duration) {
    let shape = TreeParameters { depth: NumberOr::Word(depth), ..TreeParameters::default() }.shape(rules.players());
    let control = Control { stop: lab.stop, ..Control::unlimited() };
    let (mut nodes, mut total, mut longest) = (0, Duration::ZERO, Duration::ZERO);
    for seed in 0..games {
        let mut game = Position::new(rules, seed);
        while let Some(seat) = game.turn().seat() {
            let view = game.view(seat);
            let think = || lab.time(|| tree(&view, shape, &control, &mut |_| {}));
            let [(report, time), (_, again)] = [think(), think()];
            let time = time.min(again);
            if report.nodes > 0 {
                nodes += report.nodes;
                total += time;
                longest = longest.max(time);
            }
            game.play(greedy(&view));
        }
    }
    (nodes as f64 / total.as_secs_f64().max(f64::MIN_POSITIVE), longest)
}
