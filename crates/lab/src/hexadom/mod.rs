//! Hexadom: the published experiment, and speed.

mod contest;
mod speed;
mod study;

use crate::Experiment;

/// The experiments of Hexadom.
pub(crate) fn experiments() -> Vec<Experiment> {
    vec![study::experiment(), speed::experiment()]
}
