//! What a game is: seats, turns, moves and payoffs, and the laws every game obeys.
//!
//! Positions are values: a search copies one and plays on the copy. There is no clock, no input or output and no dependency here.

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
