//! Hex from 2x2 to 19x19: rules, notation, virtual connections and the published players.
//!
//! The rules know nothing of the players built upon them. A position is generic over the machine words that hold a set of its
//! cells ([`words`]), so that small boards stay in one register.

mod board;
mod bots;
mod cells;
pub mod circuit;
pub mod connections;
mod hextress;
mod offering;
mod playout;
mod position;
mod shown;
mod text;

pub use board::{Board, LARGEST, SMALLEST, words};
pub use bots::{Dijkstra, Hexodus, Knowledge, Strength, distance, opening};
pub use cells::{Cell, Cells};
pub use offering::AnySize;
pub use position::{Hex, IllegalMove, Move, SetUpError, SwapRule};
