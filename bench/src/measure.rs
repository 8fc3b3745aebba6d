//! Measuring several programs in one run: by turns, and the best round of each, because the machine is shared.

use std::time::Instant;

use cpu_time::ProcessTime;

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

/// Measures programs by the time the processors gave them, and prints units a second; the first is held against
/// each of the others.
pub(crate) fn rates(unit: &str, contestants: Vec<Contestant>) {
    let contestants = by_turns(contestants, |work| {
        let began = ProcessTime::now();
        work() as f64 / began.elapsed().as_secs_f64()
    });
    let ours = contestants[0].best;
    println!("| program | million {unit} a second | rusc to it |\n|---|---|---|");
    for Contestant { name, best, .. } in contestants {
        println!("| {name} | {:.2} | {:.2} |", best / 1e6, ours / best);
    }
}

/// Measures what has no peer, in units a second of the processors' time, and the seconds each took.
pub(crate) fn alone(unit: &str, contestants: Vec<Contestant>) {
    let seconds = std::cell::Cell::new(0.0);
    println!("| work | {unit} a second | seconds |\n|---|---|---|");
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

/// Measures programs that do the same work by the time a clock on the wall shows, and how much faster the first is.
pub(crate) fn times(contestants: Vec<Contestant>) {
    let contestants = by_turns(contestants, |work| {
        let began = Instant::now();
        work();
        1.0 / began.elapsed().as_secs_f64()
    });
    let ours = contestants[0].best;
    println!("| program | seconds | the first is faster by |\n|---|---|---|");
    for Contestant { name, best, .. } in contestants {
        println!("| {name} | {:.3} | {:.2} |", 1.0 / best, ours / best);
    }
}

/// Runs all of them several times and keeps the best rate of each.
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
