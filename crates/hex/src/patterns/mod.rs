//! Local patterns: what lies on the twelve cells around a cell, how likely a move there is, and playouts by these weights.

mod learning;
mod playout;
mod shape;
mod weights;

pub use learning::{Prediction, Study};
pub use weights::{PatternWeights, WeightsError};

pub(crate) use playout::{Player, Style};
pub(crate) use shape::Surroundings;
