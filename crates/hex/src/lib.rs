#![doc = include_str!("../README.md")]

mod any_size;
mod bots;
mod bridges;
mod cells;
pub mod circuit;
pub mod connections;
mod course;
mod curves;
pub mod inferior;
mod insight;
pub mod network;
mod notation;
mod offering;
mod outcome;
mod outlook;
pub mod patterns;
mod playout;
mod position;
mod rhombus;
mod seen;
pub mod solver;
mod text;
mod verify;

pub use any_size::{OnAnySize, on_any_size};
pub use bots::{
    Auto, Dijkstra, DijkstraParameters, Expert, ExpertParameters, Hexodus, Knowledge, Observer, Strength, Width,
    distance, opening,
};
pub use cells::{Cell, Cells};
pub use insight::{SeenConnection, SeenConnections, SeenEnd, SeenPlayer, SeenWorth};
pub use notation::{Place, cell_name, column_letter, sign};
pub use offering::{Hex, Options};
pub use outcome::{MOST_EMPTY, SeenOutcome};
pub use outlook::{Outlook, must_play};
pub use position::{Illegal, Move, Position, SetUpError, SwapRule};
pub use rhombus::{LARGEST, Rhombus, SMALLEST, words};
pub use seen::SeenBoard;
pub use verify::{Flaw, verify};
