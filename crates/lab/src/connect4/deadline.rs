//! By how much the perfect player overruns its time limit at worst.

use std::io;
use std::time::Duration;

use rusc_connect4::solver::Stored;
use rusc_connect4::{Fixed, Free, Perfect, Position, Shape, TABLE_BYTES};
use rusc_game::{Game, Rng, Seat};
use rusc_present::NoParameters;
use rusc_search::{Bot, Control, Limits};

use crate::{Experiment, Lab};

/// The experiment that measures by how much the perfect player overruns its time limit.
pub(super) fn experiment() -> Experiment {
    let about = "how much later than its time limit the perfect player answers, at worst";
    Experiment::new("connect4-deadline", about, run)
}

/// The time limits to test. Early positions take longer to solve than any of them, so nearly every search runs until its limit.
const LIMITS: [Duration; 3] = [Duration::from_millis(20), Duration::from_millis(100), Duration::from_millis(400)];
const POSITIONS: u64 = 10;

fn run(_: &NoParameters, lab: &mut Lab) -> io::Result<()> {
    writeln!(
        lab.out,
        "| board | limit, ms | positions | longest, ms | later than the limit, ms |\n|---|---|---|---|---|"
    )?;
    board(lab, Fixed::<7, 6>)?;
    board(lab, Fixed::<8, 8>)?;
    board(lab, Free::<u128>::new(9, 9).expect("9x9 is a size"))
}

fn board<S: Shape<Word: Stored>>(lab: &mut Lab, shape: S) -> io::Result<()> {
    let mut bot = Perfect::new(shape, TABLE_BYTES, Duration::from_secs(1));
    for limit in LIMITS {
        (lab.progress)(&format!("{}x{}, {limit:?}", shape.columns(), shape.rows()));
        let longest = (0..POSITIONS).map(|index| answer(lab, &mut bot, early(shape, index), limit)).max();
        if lab.is_stopped() {
            return Ok(());
        }
        let [limit, longest] = [limit, longest.unwrap_or_default()].map(|time| time.as_secs_f64() * 1e3);
        let (columns, rows, late) = (shape.columns(), shape.rows(), (longest - limit).max(0.0));
        writeln!(lab.out, "| {columns}x{rows} | {limit} | {POSITIONS} | {longest:.2} | {late:.2} |")?;
    }
    Ok(())
}

/// A random position with few discs, but too many for the opening table.
fn early<S: Shape>(shape: S, index: u64) -> Position<S> {
    let mut rng = Rng::stream(1, index);
    let mut board = Position::new(shape);
    for _ in 0..5 {
        board.play(board.random_move(&mut rng, &mut Vec::new()).expect("five discs end no game"));
    }
    board
}

/// The time that the perfect player takes to choose a move.
fn answer<S: Shape<Word: Stored>>(lab: &Lab, bot: &mut Perfect<S>, board: Position<S>, limit: Duration) -> Duration {
    let began = (lab.clock)();
    let clock = || (lab.clock)() - began;
    let limits = Limits::time(limit);
    let control = Control { stop: lab.stop, ..Control::timed(limits, &clock) };
    bot.think(&board, Seat::FIRST, &control, &mut |_| {});
    clock()
}
