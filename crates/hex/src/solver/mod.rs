//! The solver: depth-first proof-number search with fill-in, connections, and theorems that serve many positions.

mod prover;
mod solve;
mod theorem;
mod theorems;

pub use prover::{HexProver, Node};
pub use solve::{SoFar, Solve};
pub use theorem::Theorem;
pub use theorems::Theorems;
