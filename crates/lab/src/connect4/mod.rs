//! Connect Four: the published experiment, the speed of the solver, and time limits of the perfect player.

mod deadline;
mod solver;
mod tables;

use crate::Experiment;

/// The experiments of Connect Four.
pub(crate) fn experiments() -> Vec<Experiment> {
    vec![tables::experiment(), solver::experiment(), deadline::experiment()]
}
