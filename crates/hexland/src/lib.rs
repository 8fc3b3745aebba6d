//! Hexland: Go on a hexagonal island that two players conquer, stone by stone.
//!
//! The rules and what only this game knows. An island of 19 or 37 cells lies in a `u64`, one of 61 or 91 in a `u128`; the type
//! of the island chooses.

mod board;
mod cell;
mod island;
mod past;
mod playout;
mod position;
mod score;
mod symmetry;
mod text;
mod word;
mod zobrist;

pub use board::{Board, Suicide};
pub use cell::{Cell, Move};
pub use island::{Eleven, Five, Island, Nine, Seven};
pub use position::{Illegal, Position};
pub use score::Score;
pub use word::Word;
