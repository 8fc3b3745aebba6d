//! Connect Four: the published experiment, the speed of the solver, and how well the perfect player keeps its time limit.

mod deadline;
mod solver;
mod tables;

use crate::Experiment;

/// The experiments of Connect Four.
pub(crate) fn experiments() -> Vec<Experiment> {
    vec![tables::experiment(), solver::experiment(), deadline::experiment()]
}
