//! How fast the solver is: positions by class, the empty board, and the values of smaller boards.

use std::io;
use std::num::NonZeroUsize;
use std::time::Duration;

use rusc_present::{Experiment, Lab};

use crate::notation::{column_named, split};
use crate::position::Column;
use crate::shape::{Fixed, Free, Shape};
use crate::solver::{Bitboard, Score, Solver, Stored, Watch};
use crate::solving::TABLE_BYTES;

rusc_present::parameters! {
    /// What the experiment can be told.
    struct Told {
        /// solve the empty 7x6 board too
        empty: bool = false;
        /// solve the empty boards of other sizes too
        boards: bool = false;
        /// how many threads work on a position
        threads: usize = 1, 1..=256;
        /// how often each class is solved; the fastest time counts
        repeat: u32 = 1, 1..=1_000;
    }
}

/// The experiment.
pub(crate) fn experiment() -> Experiment {
    let about = "exact scores of stored positions by class: time, nodes, and whether the scores are right";
    Experiment::new("connect4-solver", about, run)
}

/// A class of positions: its name, and a position with its score on each line.
pub(crate) type Class = (&'static str, &'static str);

/// Positions of the classic board, the easiest to solve first.
pub(crate) const CLASSIC: [Class; 6] = [
    ("end-easy", include_str!("../positions/7x6-end-easy.txt")),
    ("middle-easy", include_str!("../positions/7x6-middle-easy.txt")),
    ("middle-medium", include_str!("../positions/7x6-middle-medium.txt")),
    ("begin-easy", include_str!("../positions/7x6-begin-easy.txt")),
    ("begin-medium", include_str!("../positions/7x6-begin-medium.txt")),
    ("begin-hard", include_str!("../positions/7x6-begin-hard.txt")),
];

/// Positions of the 8x8 board.
pub(crate) const LARGE: [Class; 3] = [
    ("end", include_str!("../positions/8x8-end.txt")),
    ("mid", include_str!("../positions/8x8-mid.txt")),
    ("early-mid", include_str!("../positions/8x8-early-mid.txt")),
];

fn run(told: &Told, lab: &mut Lab) -> io::Result<()> {
    writeln!(lab.out, "| board | class | positions | mean ms | mean nodes | million nodes/s | scores |")?;
    writeln!(lab.out, "|---|---|---|---|---|---|---|")?;
    for class in CLASSIC {
        classes(told, lab, Fixed::<7, 6>, class)?;
    }
    for class in LARGE {
        classes(told, lab, Fixed::<8, 8>, class)?;
    }
    if told.empty {
        empty(told, lab)?;
    }
    if told.boards { boards(told, lab) } else { Ok(()) }
}

fn solver<S: Shape<Word: Stored>>(told: &Told, shape: S) -> Solver<S> {
    Solver::new(shape, TABLE_BYTES, NonZeroUsize::new(told.threads).unwrap_or(NonZeroUsize::MIN))
}

/// Solves the positions of a class one after the other, the table empty before each.
fn classes<S: Shape<Word: Stored>>(told: &Told, lab: &mut Lab, shape: S, (name, positions): Class) -> io::Result<()> {
    let board = format!("{}x{}", shape.columns(), shape.rows());
    (lab.progress)(&format!("{board} {name}"));
    let mut solver = solver(told, shape);
    let positions: Vec<(Bitboard<S>, Score)> = positions.lines().filter_map(|line| read(shape, line)).collect();
    let (mut nodes, mut wrong) = (0, 0);
    let mut best = Duration::MAX;
    for _ in 0..told.repeat {
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

/// A line of a class: columns and a score.
pub(crate) fn read<S: Shape>(shape: S, line: &str) -> Option<(Bitboard<S>, Score)> {
    let (moves, score) = line.split_once(' ')?;
    let column = |(_, name)| column_named(name, shape.columns()).ok().map(Column::index);
    let columns: Vec<u32> = split(moves).into_iter().map(column).collect::<Option<_>>()?;
    Some((Bitboard::new(shape).after_all(columns)?, score.parse().ok()?))
}

fn empty(told: &Told, lab: &mut Lab) -> io::Result<()> {
    (lab.progress)("the empty 7x6 board");
    let solver = solver(told, Fixed::<7, 6>);
    let watch = Watch { stop: lab.stop, ..Watch::idle() };
    let (solved, time) = lab.time(|| solver.score(Bitboard::new(Fixed::<7, 6>), &watch));
    let Some(score) = solved.bounds.score() else { return Ok(()) };
    writeln!(lab.out)?;
    writeln!(lab.out, "The empty 7x6 board: score {score}, {:.2} s, {} nodes.", time.as_secs_f64(), solved.nodes)
}

/// Boards that take seconds, with what John Tromp found: + the first player wins, = a draw, - the second wins.
const KNOWN: [(u32, [Option<char>; 6]); 6] = [
    (4, [Some('='), Some('='), Some('='), Some('='), Some('='), Some('=')]),
    (5, [Some('='), Some('='), Some('='), Some('='), None, None]),
    (6, [Some('-'), Some('='), Some('-'), None, None, None]),
    (7, [Some('='), Some('='), Some('+'), None, None, None]),
    (8, [Some('-'), Some('+'), None, None, None, None]),
    (9, [Some('-'), None, None, None, None, None]),
];

fn boards(told: &Told, lab: &mut Lab) -> io::Result<()> {
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
            let solved = solver(told, shape).score(Bitboard::new(shape), &watch);
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
