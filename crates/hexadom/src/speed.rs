//! How fast the rules and the published player are, for every number of players.

use std::io;
use std::time::Duration;

use game::{Game, Playout, Rng};
use offer::{Experiment, Kind, Lab, Parameter};
use search::{Control, Limits};

use crate::published::{Depth, greedy, tree};
use crate::rules::Rules;
use crate::state::Hexadom;
use crate::tree::Shape;

pub(crate) const EXPERIMENT: Experiment = Experiment {
    name: "hexadom-speed",
    about: "random games a second, nodes a second in the tree, and the longest decisions",
    parameters: PARAMETERS,
    run,
};

const PARAMETERS: &[Parameter] = &[Parameter::new(
    "games",
    Kind::Number { least: 1, most: 1_000_000, words: &[], default: "10" },
    "how many games the published player thinks in, for every number of players",
)];

/// Random games for each game of the published player.
const RANDOM_GAMES: u64 = 4_000;

fn run(lab: &mut Lab) -> io::Result<()> {
    let games = lab.settings.number("games").unwrap_or(10).unsigned_abs();
    writeln!(lab.out, "One thread; the published player took about 2 ms a node, which is 500 nodes a second.\n")?;
    let columns = ["random games/s", "standard, nodes/s", "longest, ms", "maximum, nodes/s", "longest, ms"];
    writeln!(lab.out, "| players | {} |\n|---|---|---|---|---|---|", columns.join(" | "))?;
    for players in 2..=6 {
        (lab.progress)(&format!("{players} players"));
        let rules = Rules::new(players).expect("two to six can play");
        let (_, time) = lab.time(|| (0..RANDOM_GAMES * games).for_each(|seed| random_game(rules, seed)));
        let random = (RANDOM_GAMES * games) as f64 / time.as_secs_f64();
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

fn random_game(rules: Rules, seed: u64) {
    let end = Hexadom::new(rules, seed).playout(&mut Rng::stream(1, seed));
    debug_assert!(end.is_over());
}

/// The nodes a second of all decisions that need a tree, and the longest decision.
fn thinking(lab: &Lab, rules: Rules, depth: Depth, games: u64) -> (f64, Duration) {
    let shape = Shape { depth: depth.levels(rules.players()), children: 2 };
    let control = Control { stop: lab.stop, ..Control::alone(Limits::default()) };
    let (mut nodes, mut total, mut longest) = (0, Duration::ZERO, Duration::ZERO);
    for seed in 0..games {
        let mut game = Hexadom::new(rules, seed);
        while let Some(seat) = game.turn().seat() {
            let view = game.view(seat);
            let (report, time) = lab.time(|| tree(&view, shape, &control, &mut |_| {}));
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
