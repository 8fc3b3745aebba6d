//! Hexland: Go on a hexagonal island that two players conquer stone by stone.
//!
//! Rules, notation, bots and a solver. Islands of 19 and 37 cells are stored in a `u64`, those of 61 and 91 in a `u128`,
//! depending on the type of the island.
//!
//! ```
//! use rusc_game::{Game, Seat};
//! use rusc_hexland::{Five, Illegal, Position};
//!
//! let mut position = Position::<Five>::default();
//! for cell in ["a2", "a1", "b1", "c3", "b2"] {
//!     position.play(position.parse(cell)?);
//! }
//! assert_eq!(position.score(Seat::FIRST).captures, 1);
//! assert_eq!(position.check(position.parse("a1")?), Err(Illegal::Suicide));
//! # Ok::<(), rusc_game::ParseMoveError>(())
//! ```

mod alive;
mod bots;
mod cell;
mod curves;
mod experiment;
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
mod word;
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
pub use word::Word;
