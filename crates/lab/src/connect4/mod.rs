//! Connect Four: the published experiment, the speed of the solver, and how well the perfect player keeps its time limit.

mod deadline;
mod solver;
mod tables;

use std::sync::Arc;

use rusc_catalog::Catalog;
use rusc_host::{AnyPosition, Player};

use crate::Experiment;

/// The experiments of Connect Four.
pub(crate) fn experiments(catalog: &Catalog) -> Vec<Experiment> {
    vec![tables::experiment(catalog.clone()), solver::experiment(), deadline::experiment(catalog.clone())]
}

/// The empty board of a size, and the bot of a spec.
fn begin(catalog: &Catalog, size: &str, bot: &str) -> (Arc<dyn AnyPosition>, Box<dyn Player>) {
    let (entry, start) = catalog.start(&format!("connect4:{size}")).expect("the sizes of the experiments exist");
    let bot = entry.bot(start.in_public(), bot, 0).expect("the bots of the experiments exist");
    (start, bot)
}
