#![doc = include_str!("../README.md")]

mod connect4;
mod curve;
mod experiment;
mod hex_connections;
mod hex_expert;
mod hex_solver;
mod hexadom;
mod hexland;
mod hexland_ko;
mod hextress;
mod json;
mod ladder;
mod named;
mod network;
mod openings;
mod patterns;
pub mod plot;
mod puzzles;
mod simulations;
mod stopping;

pub use experiment::{Experiment, Lab, LabError, Machine, Prepared};
pub use hextress::Unmerged;
pub use json::versioned;
pub use ladder::ladders;
pub use named::Named;
pub use network::Unreadable;
pub use openings::NoJudge;
pub use patterns::NoGames;
pub use puzzles::{NoPuzzles, Search, find_puzzles};

use rusc_catalog::Catalog;

/// All experiments: first the studies of the built-in games, then what is measured in every game of the catalog.
pub fn experiments(catalog: &Catalog) -> Vec<Experiment> {
    let general = [
        simulations::experiment(catalog.clone()),
        stopping::experiment(catalog.clone()),
        curve::experiment(catalog.clone()),
        openings::experiment(catalog.clone()),
    ];
    let studies = [
        connect4::experiments(catalog),
        vec![hex_connections::experiment(), hex_expert::experiment(), hex_solver::experiment(), hextress::experiment()],
        hexadom::experiments(),
        vec![hexland::experiment(), hexland_ko::experiment()],
    ];
    studies.into_iter().flatten().chain(general).collect()
}

/// All trainings: what bots learn from games.
pub fn lessons() -> Vec<Experiment> {
    vec![patterns::lesson(), network::lesson()]
}
