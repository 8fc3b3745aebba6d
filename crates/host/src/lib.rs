//! A game without its type: positions, boards, players and solvers of any game that a crate offers.
//!
//! `dyn` begins here: small adapters wrap the typed items of a game's crate, and [`Board::get`] gives a typed board back.

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
