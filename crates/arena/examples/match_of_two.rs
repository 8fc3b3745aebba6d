//! A match of two bots, with seats alternating and the interval of the result.
//!
//! cargo run --release --example match_of_two

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rusc_arena::{Environment, MoveLimits, Openings, Plan, Tally};
use rusc_catalog::Catalog;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plan = Plan {
        game: "connect4".to_owned(),
        moves: String::new(),
        bots: vec!["alphabeta:depth=5".to_owned(), "alphabeta:depth=3".to_owned()],
        games: 40,
        limits: MoveLimits::default(),
        openings: Openings::Random(4),
        seed: 1,
    };
    let (never, began) = (AtomicBool::new(false), Instant::now());
    let environment = Environment {
        threads: 2,
        drain: &never,
        stop: &never,
        clock: &|| began.elapsed(),
        finished: &|_| ControlFlow::Continue(()),
    };
    let mut tally = Tally::new(2, None);
    for game in rusc_arena::run(&Catalog::builtin(), &plan, Vec::new(), &environment)? {
        tally.add(&game);
    }
    println!("{} {} {} (wins, losses, draws)", tally.wins[0], tally.wins[1], tally.draws);
    let elo = tally.elo().expect("pairs were played");
    println!("Elo {:?}, 95 % interval from {:?} to {:?}", elo.difference, elo.interval.low, elo.interval.high);
    Ok(())
}
