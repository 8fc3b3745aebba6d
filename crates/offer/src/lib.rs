//! How a game offers itself by name: the grammar of specs, the options a game and its bots take, and positions, bots and
//! solvers whose game is not known at compile time.
//!
//! A game's crate implements [`Offer`]; the catalog lists the offers. Above the catalog nothing knows a game by its type.

mod experiment;
mod ismcts;
mod mcts;
mod offering;
mod parameter;
mod player;
mod position;
mod set_up;
mod settings;
mod solver;
mod spec;

pub use experiment::{Experiment, Files, Lab, Machine, NoFiles};
pub use ismcts::{ismcts, ismcts_parameters};
pub use mcts::{mcts, mcts_parameters};
pub use offering::{BotOffer, Offer, split_moves};
pub use parameter::{Kind, Parameter};
pub use player::{GivenUp, Player, Seated, Thought};
pub use position::{Held, PlayError, Position, Shown};
pub use set_up::{SetUp, SetUpError};
pub use settings::Settings;
pub use solver::{Solution, Solver, Unsolved};
pub use spec::{Item, Spec, SpecError};
