//! The published players: one counts the stones it still needs, the other knows virtual connections.

mod dijkstra;
mod hexodus;

pub use dijkstra::{Dijkstra, DijkstraParameters, distance};
pub use hexodus::{Auto, Hexodus, Knowledge, Strength, Width, opening};
