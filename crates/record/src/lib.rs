#![doc = include_str!("../README.md")]

mod dialect;
mod error;
mod format;
mod growth;
pub mod htp;
pub mod json;
pub mod pasted;
mod record;
mod replay;
pub mod sgf;
mod tree;
pub mod why;

pub use error::{Problem, ReadError};
pub use format::Format;
pub use record::{Ending, Outcome, Record, Sitter};
pub use replay::{Replay, ReplayError};
pub use tree::{Action, MoveTree, Node, NodeId, Property};
