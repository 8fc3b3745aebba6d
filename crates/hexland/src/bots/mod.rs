//! The published players.

mod dummy;
mod negamax;

pub use dummy::Dummy;
pub use negamax::{Negamax, NegamaxParameters, Ply};
