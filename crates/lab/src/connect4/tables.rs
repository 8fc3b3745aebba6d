//! The published experiment: positions evaluated with and without pruning, and the effect of move ordering.

use std::io;

use rusc_connect4::{Column, Fixed, Method, Order, Position, Shape, Study};
use rusc_game::Seat;
use rusc_present::Words;
use rusc_search::{Bot, Control, Report};

use crate::{Experiment, Lab};

rusc_present::parameters! {
    /// Options of the experiment.
    struct Told {
        /// the greatest search depth
        depth: u32 = 8, 2..=12;
    }
}

/// The experiment that counts evaluated positions with and without pruning.
pub(super) fn experiment() -> Experiment {
    let about = "positions evaluated with and without pruning, in four orders, beside the published tables";
    Experiment::new("connect4-tables", about, run)
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

fn run(told: &Told, lab: &mut Lab) -> io::Result<()> {
    board(lab, Fixed::<8, 8>, told.depth)?;
    board(lab, Fixed::<7, 6>, told.depth)
}

fn board<S: Shape>(lab: &mut Lab, shape: S, deepest: u32) -> io::Result<()> {
    let title = format!("{}x{}", shape.columns(), shape.rows());
    writeln!(lab.out, "{title}: positions evaluated in choosing the first move")?;
    writeln!(lab.out)?;
    writeln!(
        lab.out,
        "| depth | minimax | published | natural | centre | best | worst | published good | published bad |"
    )?;
    writeln!(lab.out, "|---|---|---|---|---|---|---|---|---|")?;
    let mut all_agree = true;
    for depth in 2..=deepest {
        (lab.progress)(&format!("{title}, depth {depth} of {deepest}"));
        let full = choose(lab, shape, Method::Minimax, depth, Order::Natural);
        let choose_by = |&order: &Order| choose(lab, shape, Method::AlphaBeta, depth, order);
        let pruned: Vec<Report<Column>> = Order::ALL.iter().map(choose_by).collect();
        if lab.is_stopped() {
            return Ok(());
        }
        all_agree &= pruned.iter().all(|report| report.score == full.score) && pruned[0].best == full.best;
        let published = PUBLISHED.iter().find(|published| published.depth == depth);
        let told = |count: Option<u64>| count.map_or_else(String::new, |count| count.to_string());
        writeln!(
            lab.out,
            "| {depth} | {} | {} | {} | {} | {} |",
            full.nodes,
            told(published.map(|published| published.unpruned)),
            pruned.iter().map(|report| report.nodes.to_string()).collect::<Vec<_>>().join(" | "),
            told(published.map(|published| published.pruned)),
            told(published.and_then(|published| published.bad_order)),
        )?;
    }
    let verdict = if all_agree { "yes" } else { "NO" };
    writeln!(lab.out)?;
    writeln!(lab.out, "Every pruned search found the value of the unpruned one: {verdict}.")?;
    writeln!(lab.out)
}

fn choose<S: Shape>(lab: &Lab, shape: S, method: Method, depth: u32, order: Order) -> Report<Column> {
    let control = Control { stop: lab.stop, ..Control::depth(depth) };
    Study::new(shape, method, depth, order).think(&Position::new(shape), Seat::FIRST, &control, &mut |_| {})
}
