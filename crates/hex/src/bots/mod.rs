//! The published bots: one counts missing stones, the other uses virtual connections.

mod dijkstra;
mod hexodus;

pub use dijkstra::{Dijkstra, DijkstraParameters, distance};
pub use hexodus::{Auto, Hexodus, Knowledge, Strength, Width, opening};
