#![doc = include_str!("../README.md")]

mod crew;
mod hands;
mod job;
mod log;
mod plan;
mod play;
mod played;
mod run;
mod schedule;
mod selfplay;
mod solving;
pub mod statistics;
mod tally;
mod threads;
mod tournament;

pub use crew::{Crew, Study};
pub use hands::{Files, Hands, Incapable};
pub use job::{DataFile, Done, Games, Job, Outcome, Part, Task, Value};
pub use log::{GAMES, Log, LogError, PLAN};
pub use plan::{Clock, Difference, MoveLimits, Openings, Plan, PlanError, openings};
pub use play::Forfeit;
pub use played::{Fault, Note, Played};
pub use run::{Environment, run};
pub use schedule::{Fixture, Schedule};
pub use selfplay::Selfplay;
pub use solving::{NotSolved, Solving};
pub use tally::{Faults, Tally, Verdict};
pub use threads::Threads;
pub use tournament::{Cell, Course, Format, Row, Standings, Tournament, TournamentError, usual_rounds};
