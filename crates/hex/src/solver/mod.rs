//! The solver: depth-first proof-number search with fill-in, connections, and theorems that serve many positions.

mod kept;
mod moves;
mod node;
mod prover;
mod proving;
mod replies;
mod shelf;
mod solve;
mod theorem;
mod theorems;

pub use kept::BadFact;
pub use node::Node;
pub use prover::HexProver;
pub use proving::Unproven;
pub use solve::{Glance, SoFar, Solve};
pub use theorem::Theorem;
pub use theorems::Theorems;
