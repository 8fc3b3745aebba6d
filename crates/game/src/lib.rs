//! The traits of a game (seats, turns, moves and payoffs) and the laws every game obeys.
//!
//! Positions are values: a search copies one and plays on the copy. This crate has no dependencies, no clock, and no input or
//! output.

mod error;
pub mod laws;
mod perft;
mod rng;
mod seat;
mod traits;
pub mod tree_game;

pub use error::ParseMoveError;
pub use perft::perft;
pub use rng::Rng;
pub use seat::{Seat, Turn};
pub use traits::{Duel, Game, Hidden, Playout, Symmetric};
