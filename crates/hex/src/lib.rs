//! Hex from 2x2 to 19x19: rules, notation, virtual connections and the published bots.
//!
//! A position is generic over the number of machine words that hold its cells ([`words`]), so that small boards fit in one
//! register.
//!
//! ```
//! use rusc_game::{Game, Seat};
//! use rusc_hex::connections::{Detail, HSearch};
//! use rusc_hex::{Position, SwapRule};
//!
//! let mut position = Position::<1>::new(3, SwapRule::Off).expect("3x3 is a size");
//! position.play(position.parse("b2")?);
//! let connections = HSearch::new().connections(&position, Seat::FIRST, Detail::NORMAL);
//! assert!(connections.is_won(), "nothing can keep Black from joining top and bottom");
//! # Ok::<(), rusc_game::ParseMoveError>(())
//! ```

mod any_size;
mod bots;
mod bridges;
mod cells;
pub mod circuit;
pub mod connections;
mod curves;
mod hextress;
mod insight;
mod notation;
mod offering;
mod playout;
mod position;
mod rhombus;
mod seen;
mod text;

pub use any_size::{OnAnySize, on_any_size};
pub use bots::{Auto, Dijkstra, DijkstraParameters, Hexodus, Knowledge, Strength, Width, distance, opening};
pub use cells::{Cell, Cells};
pub use hextress::Unmerged;
pub use insight::{SeenConnection, SeenConnections, SeenEnd, SeenPlayer, SeenWorth};
pub use notation::{Place, cell_name, column_letter, sign};
pub use offering::{Hex, Options};
pub use position::{Illegal, Move, Position, SetUpError, SwapRule};
pub use rhombus::{LARGEST, Rhombus, SMALLEST, words};
pub use seen::SeenBoard;
