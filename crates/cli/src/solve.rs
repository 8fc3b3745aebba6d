//! `rusc solve`: computes the exact value of a position.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use rusc_game::Seat;
use rusc_host::AnyPosition;
use rusc_present::{Solution, Wanted};
use rusc_search::{Control, Limits};
use serde_json::{Value, json};

use crate::App;
use crate::broker::Workers;
use crate::failure::Failure;
use crate::kept::Kept;
use crate::machine;
use crate::output::{grouped, print, print_json};
use crate::parts;
use crate::picture;
use crate::progress::Progress;
use crate::saved::store;
use crate::start::Start;
use crate::stop;
use crate::thinking::{duration, threads};
use crate::trouble::Trouble;
use crate::verify;

/// Find the exact value of a position and every best move
#[derive(Args)]
#[command(after_help = "Example: rusc solve connect4:5x4 --moves 33 --time 60s
Example: rusc solve hex:5 --all --svg openings.svg
Example: rusc solve hex:7 --all --keep facts-7x7
Example: rusc solve hex:5 --moves c3 --proof proof.txt
Example: rusc solve hex:7 --all --broker nats://10.0.0.1:4222")]
pub(crate) struct Solve {
    #[command(flatten)]
    start: Start,
    /// Give up after this time, such as 60s
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// Number of threads
    #[arg(long, default_value = "1", value_parser = threads)]
    threads: usize,
    /// Find the value of every move
    #[arg(long)]
    all: bool,
    /// Draw the map of winning and losing moves in this file
    #[arg(long, value_name = "FILE", requires = "all")]
    svg: Option<PathBuf>,
    /// Keep what is proved in this file, and use what it has: a solve that was stopped goes on
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Write a proof of who wins to this file, for `rusc verify`
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    #[command(flatten)]
    workers: Workers,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 1;

impl Solve {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let (entry, position) = self.start.position(app)?;
        if self.workers.is_remote() {
            return self.by_workers(app, &*position);
        }
        let began = Instant::now();
        let clock = || began.elapsed();
        let limits = Limits { time: self.time, ..Limits::default() };
        let (threads, cores) = (self.threads, machine::cores());
        let control = Control { limits, threads, cores, seed: 0, stop: stop::flag(), clock: Some(&clock) };
        let no_solver = || Failure::undone(Trouble::NoSolver { game: entry.name().to_owned() });
        let mut solver = position.solver().ok_or_else(no_solver)?;
        // What is impossible is refused before the work begins.
        if self.svg.is_some() {
            picture::map(app, &*position, &[])?;
        }
        if self.proof.is_some() {
            solver.may_prove().map_err(Failure::undone)?;
        }
        let fate = match &self.keep {
            Some(path) => {
                let (kept, fate) = Kept::new(path, stop::flag());
                solver.keep(Box::new(kept)).map_err(Failure::wrong)?;
                Some(fate)
            }
            None => None,
        };
        let progress = Progress::open();
        let wanted = if self.all { Wanted::EveryMove } else { Wanted::BestMoves };
        let mut report = |message: &str| progress.show(message);
        let solved = solver.solve(wanted, &control, &mut report);
        let time = clock();
        let proof = solved.is_ok() && self.proof.is_some();
        let proof = proof.then(|| solver.proof(&control, &mut report));
        progress.clear();
        let kept = fate.map_or(Ok(()), |fate| fate.check());
        let solution = match solved {
            Ok(solution) => solution,
            // The error contains what is known so far.
            Err(unsolved) => return kept.and(Err(Failure::undone(unsolved))),
        };
        self.answer(&solution, time, &*position)?;
        if let Some(path) = &self.svg {
            store(path, picture::map(app, &*position, &solution.values)?.as_bytes())?;
        }
        if let (Some(path), Some(proof)) = (&self.proof, proof) {
            store(path, verify::saved(position.spec(), &proof.map_err(Failure::undone)?).as_bytes())?;
        }
        kept
    }

    /// Lets the workers of a broker solve every move.
    fn by_workers(&self, app: &App, position: &dyn AnyPosition) -> Result<(), Failure> {
        let began = Instant::now();
        let named = self.start.named().filter(|_| self.all && self.keep.is_none() && self.proof.is_none());
        let (game, moves) = named.ok_or_else(|| Failure::wrong(Trouble::BrokerSolve))?;
        if self.svg.is_some() {
            picture::map(app, position, &[])?;
        }
        let solution = parts::solved(app, game, moves, &self.workers)?;
        self.answer(&solution, began.elapsed(), position)?;
        match &self.svg {
            Some(path) => store(path, picture::map(app, position, &solution.values)?.as_bytes()),
            None => Ok(()),
        }
    }

    fn answer(&self, solution: &Solution<String>, time: Duration, position: &dyn AnyPosition) -> Result<(), Failure> {
        let winner = match solution.winner {
            Some(Seat::FIRST) => "first",
            Some(_) => "second",
            None => "draw",
        };
        let (score, seconds) = (solution.score, time.as_secs_f64());
        if self.json {
            let mut data = json!({
                "winner": winner,
                "score": score,
                "best": solution.best,
                "nodes": solution.nodes,
                "seconds": seconds,
            });
            if self.all {
                let values = solution.values.iter().map(|(mv, score)| (mv.clone(), Value::from(*score)));
                data["values"] = Value::Object(values.collect());
            }
            return print_json(VERSION, data);
        }
        let result = if winner == "draw" { "draw".to_owned() } else { format!("the {winner} player wins") };
        let best = solution.best.join(" ");
        print(&format!("{result}, score {score}, best {best}, {} nodes, {seconds:.3} s\n", grouped(solution.nodes)))?;
        let signs = solution.values.iter().map(|(mv, score)| (mv.as_str(), sign(*score)));
        let list = || solution.values.iter().map(|(mv, score)| format!("{mv}: {score}\n")).collect();
        let map = if self.all { position.marked(&signs.collect::<Vec<_>>()) } else { None };
        print(&map.unwrap_or_else(list))
    }
}

/// The sign of a move on the map.
fn sign(score: i64) -> char {
    match score.signum() {
        1 => '+',
        -1 => '-',
        _ => '=',
    }
}
