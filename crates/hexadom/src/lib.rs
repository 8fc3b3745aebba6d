#![doc = include_str!("../README.md")]

mod bots;
#[cfg(test)]
mod cases;
mod cell;
mod choices;
mod course;
mod curves;
mod ending;
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
mod secret;
mod seen;
mod setup;
mod shares;
mod shown;
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
