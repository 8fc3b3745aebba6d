#![doc = include_str!("../README.md")]

mod book;
mod bots;
mod course;
mod curves;
mod insight;
mod lines;
mod notation;
mod offering;
mod playout;
mod position;
pub mod positions;
mod seen;
mod shape;
mod size;
pub mod solver;
mod solving;
mod threats;
mod weights;
mod word;

pub use book::{Book, BookError};
pub use bots::{Deep, DeepParameters, Method, Order, Perfect, PerfectParameters, Study, StudyParameters};
pub use insight::{SeenScore, SeenScores};
pub use notation::{cell_name, column_name, column_named, sign};
pub use offering::{ConnectFour, Options};
pub use position::{Column, Illegal, Impossible, Position};
pub use seen::{Place, SeenBoard};
pub use shape::{Fixed, Free, LARGEST, SMALLEST, Shape};
pub use size::Size;
pub use solving::{SoFar, TABLE_BYTES, solved_score};
pub use weights::Weights;
pub use word::NumberWord;

/// The examples of the README run as documentation tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
