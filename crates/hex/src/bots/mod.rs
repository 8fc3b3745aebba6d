//! The published bots, of which one counts missing stones and the other uses virtual connections, and the strongest one.

mod dijkstra;
mod expert;
mod hexodus;

pub use dijkstra::{Dijkstra, DijkstraParameters, distance};
pub use expert::{Expert, ExpertParameters, Observer};
pub use hexodus::{Auto, Hexodus, Knowledge, Strength, Width, opening};
