//! Hexland: Go on a hexagonal island that two players conquer, stone by stone.
//!
//! The rules and what only this game knows. An island of 19 or 37 cells lies in a `u64`, one of 61 or 91 in a `u128`; the type
//! of the island chooses.

mod alive;
mod board;
mod bots;
mod cell;
mod experiment;
mod island;
mod lead;
mod lookahead;
mod offering;
mod past;
mod playout;
mod position;
mod score;
mod shown;
mod solve;
mod symmetry;
mod text;
mod word;
mod zobrist;

pub use board::{Board, Suicide};
pub use bots::{Dummy, Negamax, Ply};
pub use cell::{Cell, Move};
pub use island::{Eleven, Five, Island, Nine, Seven};
pub use lead::Lead;
pub use offering::Hexland;
pub use position::{Illegal, Position};
pub use score::Score;
pub use solve::Solve;
pub use word::Word;
