//! Records of games with variations and comments, and the text formats that hold them: JSON, SGF and the Hex Text Protocol.
//!
//! Only data, parsing and printing: nothing here opens a file or a socket.

mod dialect;
mod error;
mod format;
mod growth;
pub mod htp;
pub mod json;
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
