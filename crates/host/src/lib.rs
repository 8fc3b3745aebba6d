#![doc = include_str!("../README.md")]

mod ask;
mod board;
mod family;
mod player;
mod position;
mod solver;
mod view;

pub use ask::{Answer, Forfeit, ask};
pub use board::{Board, Insight};
pub use family::{Family, Offered};
pub use player::{GivenUp, Player, Thought, Worth};
pub use position::{AnyPosition, BotInfo, PlayError, Played};
pub use solver::AnySolver;
pub use view::{PublicView, SeatView};
