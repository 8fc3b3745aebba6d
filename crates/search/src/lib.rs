#![doc = include_str!("../README.md")]

mod alpha_beta;
mod bot;
mod busy;
mod control;
pub mod dfpn;
mod evaluation;
pub mod ismcts;
mod line;
pub mod mcts;
mod node;
mod order;
pub mod plain;
mod report;
mod score;
#[cfg(feature = "clock")]
mod stopwatch;
mod together;
mod transposition;
mod unit;
pub mod value;
mod worker;

pub use alpha_beta::AlphaBeta;
pub use bot::{Bot, Random};
pub use control::{Control, Limits, MOST_THREADS, Meter};
pub use evaluation::{Evaluation, Payoff};
pub use report::{Candidate, Report};
pub use score::{Curve, Proof, Score};
#[cfg(feature = "clock")]
pub use stopwatch::Stopwatch;
pub use together::together;
pub use transposition::{Bound, Entry, TranspositionTable};
pub use unit::Unit;
