//! Hexadom: dominoes with hexagons, two to six players, hidden hands and a face-down pile.
//!
//! ```
//! use rusc_game::{Game, Seat};
//! use rusc_hexadom::{Position, Rules, greedy};
//!
//! let mut game = Position::new(Rules::new(3)?.beginning_with(2)?, 7);
//! assert_eq!(game.turn().seat(), Some(Seat::SECOND));
//! while let Some(seat) = game.turn().seat() {
//!     let seen = game.view(seat);
//!     game.play(greedy(&seen));
//! }
//! assert!(Seat::all(3).any(|seat| game.payoff(seat) > 0));
//! # Ok::<(), rusc_hexadom::RulesError>(())
//! ```
//!
//! The published rules leave these points open or contradict themselves; the choices here are:
//! - A piece of two colours shows three adjacent triangles of each, one of three colours two of each; three colours exist in both
//!   cyclic orders.
//! - In set-up, pieces are turned up until one shares a colour with an earlier one. The earliest such piece and the new one are
//!   joined at (0, 0) and (1, 0) on their first shared colour in the order blue, green, red, yellow, purple, each turned
//!   clockwise as little as possible. The other pieces go under the pile, each below the one before. Hands are dealt whole,
//!   starting with the first seat.
//! - A black may not be played next to a white (option [`BlackBesideWhite`]), and nothing may be played next to a black.
//! - A black makes all players with the fewest pieces draw, including its player, in turn order from that player, until the pile
//!   is empty.
//! - Whoever plays their last piece wins at once, before a black takes effect. The game also ends with the turn that empties the
//!   pile; players still equal after all tie-breaks share the win.
//! - All players remember the pieces that went under the pile: once they are drawn, all know who holds them.
//! - Moves are listed by cell in reading order (row by row from the top, each from the left), then by kind, then by rotation.

mod bots;
#[cfg(test)]
mod cases;
mod cell;
mod choices;
mod contest;
mod curves;
mod ending;
mod experiment;
mod hand;
mod layout;
mod moves;
mod obvious;
mod offering;
mod oriented;
mod piece;
mod pieces;
#[cfg(test)]
mod plain;
mod position;
mod public_state;
mod published;
mod rules;
mod seen;
mod setup;
mod shares;
mod shown;
mod speed;
mod text;
mod tree;
mod view;

pub use bots::{Greedy, Random, TreeBot, TreeParameters};
pub use cell::{Cell, FARTHEST, opposite};
pub use hand::Hand;
pub use layout::{Layout, Placement};
pub use moves::{Illegal, Move};
pub use offering::{Hexadom, Options};
pub use oriented::{ORIENTED, Oriented};
pub use piece::{KINDS, Kind, PIECES, Triangle};
pub use pieces::Pieces;
pub use position::Position;
pub use public_state::{PublicState, Stage, Winners};
pub use published::{Depth, PROMISE, greedy, tree};
pub use rules::{BlackBesideWhite, MOST_PLAYERS, Rules, RulesError};
pub use seen::{SeenBoard, SeenHand, SeenPile};
pub use tree::Shape;
pub use view::View;
