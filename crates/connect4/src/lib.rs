//! Connect Four from 4x4 to 9x9: rules, notation, the published bots and a stronger one.
//!
//! ```
//! use connect4::{Board, Fixed};
//! use game::Game;
//!
//! let mut board = Board::new(Fixed::<7, 6>);
//! for column in ["4", "4", "3", "3", "5", "5"] {
//!     board.play(board.parse(column)?);
//! }
//! board.play(board.parse("2")?);
//! assert!(board.is_over());
//! # Ok::<(), game::ParseMoveError>(())
//! ```

mod board;
mod book;
mod bots;
mod contest;
mod deadline;
mod lines;
mod notation;
mod offering;
mod playout;
mod shape;
pub mod solver;
mod solving;
mod tables;
mod threats;
mod weights;
mod word;

pub use board::{Board, Column, Illegal};
pub use book::{Book, BookError};
pub use bots::{Deep, Method, Order, Perfect, Study};
pub use offering::ConnectFour;
pub use shape::{Fixed, Free, LARGEST, SMALLEST, Shape};
pub use weights::Weights;
pub use word::Word;

/// The examples of the README run as documentation tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
