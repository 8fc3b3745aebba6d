#![doc = include_str!("../README.md")]

mod alive;
mod bots;
mod cell;
mod course;
mod curves;
mod island;
mod lead;
mod lookahead;
mod offering;
mod past;
mod playout;
mod position;
mod score;
mod seen;
mod shown;
mod situation;
mod solve;
mod symmetry;
mod text;
mod zobrist;

pub use bots::{Dummy, Negamax, NegamaxParameters, Ply};
pub use cell::{Cell, Move, Played, Spot, letter, row_length};
pub use island::{Eleven, Five, Island, Nine, Seven};
pub use lead::Lead;
pub use offering::{Hexland, Options, Size};
pub use position::{Illegal, Position};
pub use score::Score;
pub use seen::{Rows, SeenBoard};
pub use shown::Impossible;
pub use situation::{Situation, Suicide};
pub use solve::{SoFar, Solve};
