//! A match of two bots, with seats alternating and the error of the result.
//!
//! cargo run --release --example match_of_two

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rusc_arena::{Environment, Job};
use rusc_catalog::Catalog;
use rusc_search::Limits;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let job = Job {
        game: "connect4".to_owned(),
        moves: String::new(),
        bots: vec!["alphabeta:depth=5".to_owned(), "alphabeta:depth=3".to_owned()],
        games: 40,
        limits: Limits::default(),
        openings: 4,
        seed: 1,
        threads: 2,
    };
    let (stop, began) = (AtomicBool::new(false), Instant::now());
    let environment = Environment { stop: &stop, clock: &|| began.elapsed(), progress: &|_| {} };
    let outcome = rusc_arena::run(&Catalog::builtin(), &job, &environment)?;
    println!("{} {} {} (wins, losses, draws)", outcome.wins[0], outcome.wins[1], outcome.draws);
    match outcome.elo {
        Some(elo) => println!("{:+.0} ± {:.0} Elo", elo.difference, elo.error),
        None => println!("no finite Elo difference"),
    }
    Ok(())
}
