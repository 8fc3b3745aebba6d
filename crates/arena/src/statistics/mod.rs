//! What finished games say about the strength of bots. Pure functions of counts, without input or output.
//!
//! The unit is never the game. In a duel it is the pair: the same opening with the seats exchanged. With more players it is the
//! round: one deal with every rotation of the bots. Games of one unit depend on each other, units do not.

mod bootstrap;
mod elo;
mod likelihood;
mod linear;
mod normal;
mod pairs;
mod ratings;
mod repeats;
mod sprt;

pub use bootstrap::{Share, shares};
pub use elo::{Elo, Interval};
pub use pairs::Pentanomial;
pub use ratings::{Rating, Rounds, ratings};
pub use repeats::Repeats;
pub use sprt::{Hypothesis, Sprt};
