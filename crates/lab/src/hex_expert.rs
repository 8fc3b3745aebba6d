//! `rusc bench hex-expert`: whether the expert of Hex wins won positions of small boards against the solver's best defence.

use std::time::Duration;

use rusc_game::{Game, Rng, Seat};
use rusc_hex::solver::Solve;
use rusc_hex::{Expert, ExpertParameters, Move, SwapRule};
use rusc_present::{Solver, Wanted};
use rusc_search::{Bot, Control, Limits};

use crate::hextress::FileName;
use crate::{Experiment, Lab, LabError};

rusc_present::parameters! {
    /// Options of the examination.
    struct Options {
        /// a file with a position on each line: size; moves; winner. Without one, positions are made at random
        positions: Option<FileName> = None;
        /// the smallest board
        smallest: usize = 5, 3..=8;
        /// the largest board
        largest: usize = 7, 3..=8;
        /// maximum number of positions, chosen at random if there are more
        count: usize = 100, 1..=100_000;
        /// simulations of the expert for each move
        simulations: u64 = 100_000, 1..=1_000_000_000;
        /// time of the expert for each move instead, in milliseconds; 0 counts simulations, so that a seed fixes every move
        milliseconds: u64 = 0, 0..=600_000;
        /// how many times each position is played, each with another seed
        seeds: u64 = 3, 1..=1_000;
        /// fixes all random choices
        seed: u64 = 1;
    }
}

/// The experiment.
pub(crate) fn experiment() -> Experiment {
    let about = "won positions of small boards that the expert of Hex wins against the solver's best defence";
    Experiment::new::<Options, _>("hex-expert", about, run)
}

/// One machine word holds all boards that can be chosen; boards of other sizes would be compiled for nothing.
type Position = rusc_hex::Position<1>;

fn empty(size: usize) -> Position {
    Position::new(size, SwapRule::Off).expect("the size is in range")
}

/// A position to be won.
struct Task {
    size: usize,
    moves: String,
}

fn run(options: &Options, lab: &mut Lab) -> Result<(), LabError> {
    let mut tasks = match &options.positions {
        Some(FileName(name)) => read(&lab.files.read(name).map_err(LabError::Wrong)?),
        None => random(options),
    };
    tasks.retain(|task| (options.smallest..=options.largest).contains(&task.size));
    Rng::new(options.seed).shuffle(&mut tasks);
    tasks.truncate(options.count);
    tasks.sort_by_key(|task| task.size);
    writeln!(lab.out, "| board | positions | games | won | moves a game |\n|---|---|---|---|---|")?;
    for size in options.smallest..=options.largest {
        let here: Vec<&Task> = tasks.iter().filter(|task| task.size == size).collect();
        let (mut games, mut won, mut moves) = (0, 0, 0);
        for (number, task) in here.iter().enumerate() {
            for seed in 0..options.seeds {
                (lab.progress)(&format!("{size}x{size}: position {} of {}", number + 1, here.len()));
                if lab.is_stopped() {
                    return Ok(());
                }
                games += 1;
                match play(task, options, lab, seed) {
                    Ended::Won { moves: played } => (won, moves) = (won + 1, moves + played),
                    Ended::Lost { by } => writeln!(lab.out, "lost on {size}x{size} after {}: {by}", task.moves)?,
                    Ended::Unreadable => games -= 1,
                }
            }
        }
        if games > 0 {
            let each = moves as f64 / f64::from(won.max(1));
            writeln!(lab.out, "| {size}x{size} | {} | {games} | {won} | {each:.1} |", here.len())?;
        }
    }
    Ok(())
}

/// The positions of a text; lines that begin with `#` are comments.
fn read(text: &str) -> Vec<Task> {
    let task = |line: &str| {
        let mut parts = line.split(';').map(str::trim);
        Some(Task { size: parts.next()?.parse().ok()?, moves: parts.next()?.to_owned() })
    };
    text.lines().filter(|line| !line.starts_with('#')).filter_map(task).collect()
}

/// Random positions after a few moves.
fn random(options: &Options) -> Vec<Task> {
    let sizes = options.largest.saturating_sub(options.smallest) + 1;
    let one = |number: usize| {
        let (size, mut rng) = (options.smallest + number % sizes, Rng::stream(options.seed, number as u64));
        Task { size, moves: random_moves(size, &mut rng) }
    };
    (0..options.count).map(one).collect()
}

fn random_moves(size: usize, rng: &mut Rng) -> String {
    let (mut position, mut names) = (empty(size), Vec::new());
    for _ in 0..1 + rng.below(size as u32) {
        let Some(mv) = position.random_move(rng, &mut Vec::new()) else { break };
        names.push(position.name(mv));
        position.play(mv);
    }
    names.join(" ")
}

/// How a game ended.
enum Ended {
    Won { moves: usize },
    Lost { by: String },
    Unreadable,
}

/// A game of the expert, on the winning side, against the solver.
fn play(task: &Task, options: &Options, lab: &Lab, seed: u64) -> Ended {
    let mut position = empty(task.size);
    for name in task.moves.split_whitespace() {
        let Ok(mv) = position.parse(name) else { return Ended::Unreadable };
        position.play(mv);
    }
    let mut solver = Solve::default();
    let mut expert = Expert::new(task.size, ExpertParameters { memory: 64, ..Default::default() });
    let Some(winner) = winner(&position, &mut solver) else { return Ended::Unreadable };
    let mut moves = 0;
    while let Some(seat) = position.turn().seat() {
        let mv = if seat == winner {
            let begun = (lab.clock)();
            let clock = || (lab.clock)() - begun;
            let limits = match options.milliseconds {
                0 => Limits::nodes(options.simulations),
                milliseconds => Limits::time(Duration::from_millis(milliseconds)),
            };
            let control = Control { seed: options.seed ^ seed << 32, ..Control::timed(limits, &clock) };
            moves += 1;
            expert.think(&position, seat, &control, &mut |_| {}).best
        } else {
            defence(&position, &mut solver)
        };
        let mv = mv.expect("a game that is not over has a move");
        let name = position.name(mv);
        position.play(mv);
        if self::winner(&position, &mut solver) != Some(winner) {
            return Ended::Lost { by: name };
        }
    }
    Ended::Won { moves }
}

/// The winner with best play.
fn winner(position: &Position, solver: &mut Solve<1>) -> Option<Seat> {
    if position.is_over() {
        return position.winner();
    }
    solver.solve(position, Wanted::BestMoves, &Control::unlimited(), &mut |_| {}).ok().and_then(|solved| solved.winner)
}

/// The move of a lost position after which the solver needs the most nodes to find the win.
fn defence(position: &Position, solver: &mut Solve<1>) -> Option<Move> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let effort = |mv: &Move| {
        let after = position.after(*mv);
        let solved = solver.solve(&after, Wanted::BestMoves, &Control::unlimited(), &mut |_| {});
        solved.map_or(0, |solved| solved.nodes)
    };
    moves.into_iter().max_by_key(effort)
}
