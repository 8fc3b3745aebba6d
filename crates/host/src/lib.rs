//! A game without its type: positions, boards, players and solvers of any game that a crate offers.
//!
//! Here `dyn` begins. Small adapters wrap what a game's crate has; whoever needs a typed board back asks [`Board::get`].

mod ask;
mod board;
mod family;
mod player;
mod position;
mod view;

pub use ask::{Answer, Forfeit, ask};
pub use board::{Board, Insight};
pub use family::{Family, Offered};
pub use player::{GivenUp, Player, Thought, Worth};
pub use position::{AnyPosition, BotInfo, PlayError, Played};
pub use view::{PublicView, SeatView};
