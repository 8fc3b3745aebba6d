//! By how much the perfect player overruns its time limit at worst.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_game::Rng;
use rusc_host::{AnyPosition, Player};
use rusc_present::NoParameters;
use rusc_search::{Control, Limits};

use super::begin;
use crate::{Experiment, Lab};

/// The experiment that measures by how much the perfect player overruns its time limit.
pub(super) fn experiment(catalog: Catalog) -> Experiment {
    let about = "how much later than its time limit the perfect player answers, at worst";
    Experiment::new("connect4-deadline", about, move |_: &NoParameters, lab| run(&catalog, lab))
}

/// The time limits to test. Early positions take longer to solve than any of them, so nearly every search runs until its limit.
const LIMITS: [Duration; 3] = [Duration::from_millis(20), Duration::from_millis(100), Duration::from_millis(400)];
const POSITIONS: u64 = 10;

fn run(catalog: &Catalog, lab: &mut Lab) -> io::Result<()> {
    writeln!(
        lab.out,
        "| board | limit, ms | positions | longest, ms | later than the limit, ms |\n|---|---|---|---|---|"
    )?;
    ["7x6", "8x8", "9x9"].into_iter().try_for_each(|size| board(catalog, lab, size))
}

fn board(catalog: &Catalog, lab: &mut Lab, size: &str) -> io::Result<()> {
    let (start, mut bot) = begin(catalog, size, "perfect");
    for limit in LIMITS {
        (lab.progress)(&format!("{size}, {limit:?}"));
        let longest = (0..POSITIONS).map(|index| answer(lab, &mut *bot, &early(&start, index), limit)).max();
        if lab.is_stopped() {
            return Ok(());
        }
        let [limit, longest] = [limit, longest.unwrap_or_default()].map(|time| time.as_secs_f64() * 1e3);
        let late = (longest - limit).max(0.0);
        writeln!(lab.out, "| {size} | {limit} | {POSITIONS} | {longest:.2} | {late:.2} |")?;
    }
    Ok(())
}

/// A random position with few discs, but too many for the opening table.
fn early(start: &Arc<dyn AnyPosition>, index: u64) -> Arc<dyn AnyPosition> {
    let mut rng = Rng::stream(1, index);
    (0..5).fold(Arc::clone(start), |board, _| {
        let column = board.random_move(&mut rng).expect("five discs end no game");
        board.play(&column).expect("a random move is legal").position
    })
}

/// The time the player takes for a position.
fn answer(lab: &Lab, bot: &mut dyn Player, board: &Arc<dyn AnyPosition>, limit: Duration) -> Duration {
    let seat = board.turn().seat().expect("five discs end no game");
    let began = (lab.clock)();
    let clock = || (lab.clock)() - began;
    let control = Control { stop: lab.stop, ..Control::timed(Limits::time(limit), &clock) };
    bot.think(&board.seen_by(seat), &control, &mut |_| {});
    clock()
}
