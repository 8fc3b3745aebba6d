//! The published players: one counts the stones it still needs, the other knows virtual connections.

mod dijkstra;
mod hexodus;

pub use dijkstra::{Dijkstra, distance};
pub use hexodus::{Hexodus, Knowledge, Strength, opening};
