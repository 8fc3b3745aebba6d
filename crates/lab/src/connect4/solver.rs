//! Speed of the solver: on classes of positions, on the empty board, and on empty boards of other sizes.

use std::io;
use std::num::NonZeroUsize;
use std::time::Duration;

use rusc_connect4::positions::{CLASSIC, Class, LARGE};
use rusc_connect4::solver::{Bitboard, Score, Solver, Stored, Watch};
use rusc_connect4::{Fixed, Free, Shape, TABLE_BYTES};
use rusc_search::MOST_THREADS;

use crate::{Experiment, Lab};

rusc_present::parameters! {
    /// Options of the experiment.
    struct Options {
        /// solve the empty 7x6 board too
        empty: bool = false;
        /// solve the empty boards of other sizes too
        boards: bool = false;
        /// number of threads per position
        threads: usize = 1, 1..=MOST_THREADS as i64;
        /// how many times each class is solved; the fastest run counts
        repeat: u32 = 1, 1..=1_000;
    }
}

/// The experiment that measures the solver's speed and checks its scores.
pub(super) fn experiment() -> Experiment {
    let about = "exact scores of stored positions by class: time, nodes, and whether the scores are right";
    Experiment::new("connect4-solver", about, run)
}

fn run(options: &Options, lab: &mut Lab) -> io::Result<()> {
    writeln!(lab.out, "| board | class | positions | mean ms | mean nodes | million nodes/s | scores |")?;
    writeln!(lab.out, "|---|---|---|---|---|---|---|")?;
    for class in CLASSIC {
        classes(options, lab, Fixed::<7, 6>, class)?;
    }
    for class in LARGE {
        classes(options, lab, Fixed::<8, 8>, class)?;
    }
    if options.empty {
        empty(options, lab)?;
    }
    if options.boards { boards(options, lab) } else { Ok(()) }
}

fn solver<S: Shape<Word: Stored>>(options: &Options, shape: S) -> Solver<S> {
    Solver::new(shape, TABLE_BYTES, NonZeroUsize::new(options.threads).unwrap_or(NonZeroUsize::MIN))
}

/// Solves the positions of a class one after the other, each with an empty table.
fn classes<S: Shape<Word: Stored>>(options: &Options, lab: &mut Lab, shape: S, class: Class) -> io::Result<()> {
    let board = format!("{}x{}", shape.columns(), shape.rows());
    let name = class.name;
    (lab.progress)(&format!("{board} {name}"));
    let mut solver = solver(options, shape);
    let positions: Vec<(Bitboard<S>, Score)> = class.positions(shape).collect();
    let (mut nodes, mut wrong) = (0, 0);
    let mut best = Duration::MAX;
    for _ in 0..options.repeat {
        (nodes, wrong) = (0, 0);
        let mut sum = Duration::ZERO;
        for &(position, score) in &positions {
            solver.clear();
            let watch = Watch { stop: lab.stop, ..Watch::idle() };
            let (solved, time) = lab.time(|| solver.score(position, &watch));
            sum += time;
            nodes += solved.nodes;
            wrong += usize::from(solved.bounds.score() != Some(score));
        }
        best = best.min(sum);
    }
    if lab.is_stopped() {
        return Ok(());
    }
    let count = positions.len() as f64;
    let (seconds, mean_nodes) = (best.as_secs_f64(), nodes as f64 / count);
    let verdict = if wrong == 0 { "all right".to_owned() } else { format!("{wrong} WRONG") };
    writeln!(
        lab.out,
        "| {board} | {name} | {count} | {:.3} | {mean_nodes:.0} | {:.1} | {verdict} |",
        seconds * 1e3 / count,
        nodes as f64 / seconds / 1e6
    )
}

fn empty(options: &Options, lab: &mut Lab) -> io::Result<()> {
    (lab.progress)("the empty 7x6 board");
    let solver = solver(options, Fixed::<7, 6>);
    let watch = Watch { stop: lab.stop, ..Watch::idle() };
    let (solved, time) = lab.time(|| solver.score(Bitboard::new(Fixed::<7, 6>), &watch));
    let Some(score) = solved.bounds.score() else { return Ok(()) };
    writeln!(lab.out)?;
    writeln!(lab.out, "The empty 7x6 board: score {score}, {:.2} s, {} nodes.", time.as_secs_f64(), solved.nodes)
}

/// Boards that are solved in seconds, with John Tromp's results: + the first player wins, = draw, - the second player wins.
const KNOWN: [(u32, [Option<char>; 6]); 6] = [
    (4, [Some('='), Some('='), Some('='), Some('='), Some('='), Some('=')]),
    (5, [Some('='), Some('='), Some('='), Some('='), None, None]),
    (6, [Some('-'), Some('='), Some('-'), None, None, None]),
    (7, [Some('='), Some('='), Some('+'), None, None, None]),
    (8, [Some('-'), Some('+'), None, None, None, None]),
    (9, [Some('-'), None, None, None, None, None]),
];

fn boards(options: &Options, lab: &mut Lab) -> io::Result<()> {
    writeln!(lab.out)?;
    writeln!(
        lab.out,
        "Values of empty boards, as found and as known: + the first player wins, = draw, - the second wins."
    )?;
    writeln!(lab.out)?;
    writeln!(lab.out, "| columns | 4 rows | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|")?;
    for (columns, row) in KNOWN {
        let mut cells = Vec::new();
        for (rows, known) in (4..).zip(row) {
            let Some(known) = known else {
                cells.push(String::new());
                continue;
            };
            (lab.progress)(&format!("{columns}x{rows}"));
            let shape = Free::<u64>::new(columns, rows).expect("the known boards fit in 64 bits");
            let watch = Watch { stop: lab.stop, ..Watch::idle() };
            let solved = solver(options, shape).score(Bitboard::new(shape), &watch);
            let Some(score) = solved.bounds.score() else { return Ok(()) };
            let found = match score.signum() {
                1 => '+',
                -1 => '-',
                _ => '=',
            };
            cells.push(if found == known { found.to_string() } else { format!("{found} NOT {known}") });
        }
        writeln!(lab.out, "| {columns} | {} |", cells.join(" | "))?;
    }
    Ok(())
}
