//! The published bots.

mod dummy;
mod negamax;

pub use dummy::Dummy;
pub use negamax::{Negamax, NegamaxParameters, Ply};
