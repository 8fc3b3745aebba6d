#![doc = include_str!("../README.md")]

mod bot;
mod course;
mod eyes;
mod files;
mod keeper;
mod offer;
mod parameter;
mod puzzle;
mod reason;
mod search_bots;
mod seed;
mod set_up;
mod shown;
mod solver;
mod spec;
mod time;

pub use bot::{BotOffer, NoParameters, NoRoom, Playable};
pub use course::{Step, Task};
pub use eyes::Eyes;
pub use files::{Files, NoFile, NoFiles};
pub use keeper::Keeper;
pub use offer::{Hold, Offer, split_moves};
pub use parameter::{Kind, NumberOr, Parameter, Parameters, Quantity, Value, Words};
pub use puzzle::{Grade, NoPuzzle, Puzzle};
pub use reason::{Argument, Reason, Sample, Why};
pub use search_bots::{IsmctsParameters, MctsParameters, ismcts, mcts, random};
pub use seed::Seed;
pub use set_up::{SetUp, SetUpError};
pub use shown::Shown;
pub use solver::{Solution, Solver, Unsolved, Unverified, Verified, Wanted};
pub use spec::{Item, Spec, SpecError};
pub use time::time_with_unit;
