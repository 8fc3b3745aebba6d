//! The published experiment, against bots instead of a human: the published bot at three depths, with fixed and random deals.

use std::io;

use super::contest::{Contestant, Deals, Tally, play};
use crate::{Experiment, Lab};

pub(super) fn experiment() -> Experiment {
    Experiment::new("hexadom", "the published player at depth 3, 7 and 9 against greedy and against itself", run)
}

rusc_present::parameters! {
    /// Options of the experiment.
    struct Extent {
        /// number of games per pairing with random piles
        games: u32 = 200, 2..=1_000_000;
        /// seed of the fixed pile and of the first random pile
        seed: u64 = 1, 0..=i64::MAX / 2;
    }
}

const PAIRINGS: [[Contestant; 2]; 6] = [
    [Contestant::Tree(3), Contestant::Greedy],
    [Contestant::Tree(7), Contestant::Greedy],
    [Contestant::Tree(9), Contestant::Greedy],
    [Contestant::Tree(7), Contestant::Tree(3)],
    [Contestant::Tree(9), Contestant::Tree(3)],
    [Contestant::Tree(9), Contestant::Tree(7)],
];

/// Games per depth in the publication.
const PUBLISHED_GAMES: u32 = 20;

/// The published results: depth, the program's wins against a human, seconds per move.
const PUBLISHED: [(u32, u32, &str); 3] = [(3, 5, "much under 1"), (7, 9, "under 5"), (9, 8, "under 10")];

fn run(extent: &Extent, lab: &mut Lab) -> io::Result<()> {
    let parts = [
        ("Fixed pile, two random moves to begin with, seats rotated", Deals::Fixed, PUBLISHED_GAMES),
        ("Random piles, seats rotated over the same deal", Deals::Rotated, extent.games),
        ("Random piles, the first bot always begins", Deals::FirstBegins, extent.games),
    ];
    for (title, deals, games) in parts {
        writeln!(lab.out, "{title}: {games} games each, all figures of the first bot\n")?;
        writeln!(lab.out, "| pairing | won (95 %) | ms a move | longest, ms | nodes a move | nodes a second |")?;
        writeln!(lab.out, "|---|---|---|---|---|---|")?;
        for bots in PAIRINGS {
            let Some(tally) = contest(lab, bots, deals, games, extent.seed) else {
                return writeln!(lab.out, "stopped");
            };
            writeln!(lab.out, "{}", row(bots, &tally))?;
        }
        writeln!(lab.out)?;
    }
    writeln!(lab.out, "Published: the program against one human, fixed pile, program first, 20 games each\n")?;
    writeln!(lab.out, "| depth | won | seconds a move | nodes a second |\n|---|---|---|---|")?;
    for (depth, won, seconds) in PUBLISHED {
        let share = 100.0 * f64::from(won) / f64::from(PUBLISHED_GAMES);
        writeln!(lab.out, "| {depth} | {won} = {share:.0} % | {seconds} | about 500 |")?;
    }
    Ok(())
}

/// Plays all games of a pairing; `None` if the experiment was stopped.
fn contest(lab: &mut Lab, bots: [Contestant; 2], deals: Deals, games: u32, seed: u64) -> Option<Tally> {
    let mut tally = Tally::default();
    for index in 0..games {
        if lab.is_stopped() {
            return None;
        }
        if index % 50 == 0 {
            (lab.progress)(&format!("{} game {} of {games}", names(bots), index + 1));
        }
        play(bots, deals, index, seed, lab.clock, &mut tally);
    }
    Some(tally)
}

fn names(bots: [Contestant; 2]) -> String {
    bots.map(Contestant::name).join(" v ")
}

fn row(bots: [Contestant; 2], tally: &Tally) -> String {
    let (share, error) = tally.share();
    let moves = tally.moves.max(1) as f64;
    let seconds = tally.time.as_secs_f64();
    format!(
        "| {} | {:.1} ± {:.1} % | {:.3} | {:.2} | {:.0} | {:.0} |",
        names(bots),
        100.0 * share,
        100.0 * error,
        1000.0 * seconds / moves,
        1000.0 * tally.longest.as_secs_f64(),
        tally.nodes as f64 / moves,
        tally.nodes as f64 / seconds.max(f64::MIN_POSITIVE),
    )
}
