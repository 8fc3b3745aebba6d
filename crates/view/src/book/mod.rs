//! The book: chapters in several languages with boards, puzzles, derivations and the output of commands, all of which are checked.

mod block;
mod chapter;
mod chapters;
mod check;
mod deal;
mod drawn;
mod gloss;
mod manual;
mod paper;
mod setting;
mod simulation;
mod still;
mod strength;
mod tree;
mod volume;
mod zip;

pub use block::{Block, Fault, Kind, is_output};
pub use chapter::{Chapter, Part};
pub use chapters::{LANGUAGES, NAMES, chapters_about};
pub use check::{check, check_drawn, twins};
pub use drawn::{Drawn, Piece, Puzzle, draw};
pub use manual::{Argument, Command, Manual};
pub use paper::Press;
pub use setting::{Reached, Setting};
pub use still::Still;
pub use strength::{Rung, rungs};
pub use volume::{Volume, edition};
