//! The published experiment: positions evaluated with and without pruning, and the effect of move ordering.

use std::io;

use rusc_catalog::Catalog;
use rusc_connect4::Order;
use rusc_game::Seat;
use rusc_host::Thought;
use rusc_present::Words;
use rusc_search::Control;

use super::begin;
use crate::{Experiment, Lab};

rusc_present::parameters! {
    /// Options of the experiment.
    struct Options {
        /// the greatest search depth
        depth: u32 = 8, 2..=12;
    }
}

/// The experiment.
pub(super) fn experiment(catalog: Catalog) -> Experiment {
    let about = "positions evaluated with and without pruning, in four orders, beside the published tables";
    Experiment::new("connect4-tables", about, move |options: &Options, lab| run(options, &catalog, lab))
}

/// The published figures for a depth.
struct Published {
    depth: u32,
    unpruned: u64,
    pruned: u64,
    /// Positions evaluated with pruning and a bad move order; `pruned` is for a good order.
    bad_order: Option<u64>,
}

const PUBLISHED: [Published; 7] = [
    Published { depth: 2, unpruned: 49, pruned: 29, bad_order: Some(35) },
    Published { depth: 3, unpruned: 343, pruned: 158, bad_order: Some(245) },
    Published { depth: 4, unpruned: 2_401, pruned: 1_050, bad_order: Some(1_680) },
    Published { depth: 5, unpruned: 16_807, pruned: 5_500, bad_order: Some(12_000) },
    Published { depth: 6, unpruned: 117_649, pruned: 29_000, bad_order: Some(85_000) },
    Published { depth: 7, unpruned: 823_543, pruned: 155_000, bad_order: None },
    Published { depth: 8, unpruned: 5_764_801, pruned: 820_000, bad_order: None },
];

fn run(options: &Options, catalog: &Catalog, lab: &mut Lab) -> io::Result<()> {
    board(catalog, lab, "8x8", options.depth)?;
    board(catalog, lab, "7x6", options.depth)
}

fn board(catalog: &Catalog, lab: &mut Lab, size: &str, deepest: u32) -> io::Result<()> {
    writeln!(lab.out, "{size}: positions evaluated in choosing the first move")?;
    writeln!(lab.out)?;
    writeln!(
        lab.out,
        "| depth | minimax | published | natural | centre | best | worst | published good | published bad |"
    )?;
    writeln!(lab.out, "|---|---|---|---|---|---|---|---|---|")?;
    let mut all_agree = true;
    for depth in 2..=deepest {
        (lab.progress)(&format!("{size}, depth {depth} of {deepest}"));
        let full = choose(catalog, lab, size, &format!("minimax:depth={depth}"), depth);
        let choose_by = |order: &Order| {
            choose(catalog, lab, size, &format!("alphabeta:depth={depth},order={}", order.name()), depth)
        };
        let pruned: Vec<Thought> = Order::ALL.iter().map(choose_by).collect();
        if lab.is_stopped() {
            return Ok(());
        }
        all_agree &= pruned.iter().all(|report| report.score == full.score) && pruned[0].best == full.best;
        let published = PUBLISHED.iter().find(|published| published.depth == depth);
        let cell = |count: Option<u64>| count.map_or_else(String::new, |count| count.to_string());
        writeln!(
            lab.out,
            "| {depth} | {} | {} | {} | {} | {} |",
            full.nodes,
            cell(published.map(|published| published.unpruned)),
            pruned.iter().map(|report| report.nodes.to_string()).collect::<Vec<_>>().join(" | "),
            cell(published.map(|published| published.pruned)),
            cell(published.and_then(|published| published.bad_order)),
        )?;
    }
    let verdict = if all_agree { "yes" } else { "NO" };
    writeln!(lab.out)?;
    writeln!(lab.out, "Every pruned search found the value of the unpruned one: {verdict}.")?;
    writeln!(lab.out)
}

fn choose(catalog: &Catalog, lab: &Lab, size: &str, bot: &str, depth: u32) -> Thought {
    let (start, mut bot) = begin(catalog, size, bot);
    let control = Control { stop: lab.stop, ..Control::depth(depth) };
    bot.think(&start.seen_by(Seat::FIRST), &control, &mut |_| {})
}
