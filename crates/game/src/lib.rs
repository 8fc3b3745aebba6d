#![doc = include_str!("../README.md")]

pub mod dice_game;
mod error;
pub mod laws;
mod perft;
mod rng;
mod seat;
mod traits;
pub mod tree_game;
mod word;

pub use error::ParseMoveError;
pub use perft::perft;
pub use rng::{Rng, splitmix64};
pub use seat::{Seat, Turn};
pub use traits::{Duel, Game, Hidden, Playout, Symmetric};
pub use word::Word;
