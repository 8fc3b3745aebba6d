//! Measures several programs alternately and keeps the best round of each, since the machine is shared.

use std::time::Instant;

use cpu_time::ProcessTime;

/// Number of rounds.
const ROUNDS: usize = 5;

/// A program to measure: runs its work and returns the number of units done.
pub(crate) struct Contestant<'a> {
    name: &'a str,
    work: Box<dyn FnMut() -> u64 + 'a>,
    best: f64,
}

/// A named contestant.
pub(crate) fn contestant<'a>(name: &'a str, work: impl FnMut() -> u64 + 'a) -> Contestant<'a> {
    Contestant { name, work: Box::new(work), best: 0.0 }
}

/// Measures programs by processor time and prints units per second, and the ratio of the first to each.
pub(crate) fn rates(unit: &str, contestants: Vec<Contestant>) {
    let contestants = by_turns(contestants, |work| {
        let began = ProcessTime::now();
        work() as f64 / began.elapsed().as_secs_f64()
    });
    let ours = contestants[0].best;
    println!("| program | million {unit} per second | speed of rusc relative to it |\n|---|---|---|");
    for Contestant { name, best, .. } in contestants {
        println!("| {name} | {:.2} | {:.2} |", best / 1e6, ours / best);
    }
}

/// Measures work without a peer: units per second of processor time, and the seconds taken.
pub(crate) fn alone(unit: &str, contestants: Vec<Contestant>) {
    let seconds = std::cell::Cell::new(0.0);
    println!("| work | {unit} per second | seconds |\n|---|---|---|");
    for contestant in contestants {
        let name = contestant.name;
        let measured = by_turns(vec![contestant], |work| {
            let began = ProcessTime::now();
            let units = work() as f64;
            seconds.set(began.elapsed().as_secs_f64());
            units / seconds.get()
        });
        println!("| {name} | {:.0} | {:.4} |", measured[0].best, seconds.get());
    }
}

/// Measures programs that do the same work by wall-clock time, and how much faster the first one is.
pub(crate) fn times(contestants: Vec<Contestant>) {
    let contestants = by_turns(contestants, |work| {
        let began = Instant::now();
        work();
        1.0 / began.elapsed().as_secs_f64()
    });
    let ours = contestants[0].best;
    println!("| program | seconds | the first is faster by a factor of |\n|---|---|---|");
    for Contestant { name, best, .. } in contestants {
        println!("| {name} | {:.3} | {:.2} |", 1.0 / best, ours / best);
    }
}

/// Runs all contestants in turn, several times, and keeps the best rate of each.
fn by_turns<'a>(
    mut contestants: Vec<Contestant<'a>>,
    rate: impl Fn(&mut dyn FnMut() -> u64) -> f64,
) -> Vec<Contestant<'a>> {
    for _ in 0..ROUNDS {
        for Contestant { work, best, .. } in &mut contestants {
            *best = best.max(rate(work));
        }
    }
    contestants
}
