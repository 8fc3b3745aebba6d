//! Measuring several programs in one run: by turns, and the best round of each, because the machine is shared.

use std::time::Instant;

/// How often each program is run.
const ROUNDS: usize = 5;

/// Something to measure: it does its work and says how many units it did.
pub(crate) struct Contestant<'a> {
    name: &'a str,
    work: Box<dyn FnMut() -> u64 + 'a>,
    best: f64,
}

/// A contestant by name.
pub(crate) fn contestant<'a>(name: &'a str, work: impl FnMut() -> u64 + 'a) -> Contestant<'a> {
    Contestant { name, work: Box::new(work), best: 0.0 }
}

/// Measures all of them and prints units a second; the first is held against each of the others.
pub(crate) fn rates(unit: &str, mut contestants: Vec<Contestant>) {
    for _ in 0..ROUNDS {
        for contestant in &mut contestants {
            let began = Instant::now();
            let units = (contestant.work)();
            contestant.best = contestant.best.max(units as f64 / began.elapsed().as_secs_f64());
        }
    }
    let ours = contestants[0].best;
    println!("| program | million {unit} a second | rusc to it |\n|---|---|---|");
    for Contestant { name, best, .. } in contestants {
        println!("| {name} | {:.2} | {:.2} |", best / 1e6, ours / best);
    }
}

/// Measures two programs that do the same work and prints the seconds of each and how much faster the first is.
pub(crate) fn times(mut contestants: [(&str, Box<dyn FnMut() + '_>); 2]) {
    let mut best = [f64::INFINITY; 2];
    for _ in 0..ROUNDS {
        for (time, (_, work)) in best.iter_mut().zip(&mut contestants) {
            let began = Instant::now();
            work();
            *time = time.min(began.elapsed().as_secs_f64());
        }
    }
    println!("| program | seconds |\n|---|---|");
    for (time, (name, _)) in best.iter().zip(&contestants) {
        println!("| {name} | {time:.3} |");
    }
    println!("\n{} is {:.2} times as fast.", contestants[0].0, best[1] / best[0]);
}
