//! `rusc solve`: computes the exact value of a position.

use std::time::{Duration, Instant};

use clap::Args;
use rusc_game::Seat;
use rusc_present::{Solution, Wanted};
use rusc_search::{Control, Limits};
use serde_json::{Value, json};

use crate::App;
use crate::failure::Failure;
use crate::machine;
use crate::output::{grouped, print, print_json};
use crate::progress::Progress;
use crate::start::Start;
use crate::stop;
use crate::thinking::{duration, threads};
use crate::trouble::Trouble;

/// Find the exact value of a position and every best move
#[derive(Args)]
#[command(after_help = "Example: rusc solve connect4:5x4 --moves 33 --time 60s")]
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
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 1;

impl Solve {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let (entry, position) = self.start.position(app)?;
        let began = Instant::now();
        let clock = || began.elapsed();
        let limits = Limits { time: self.time, ..Limits::default() };
        let (threads, cores) = (self.threads, machine::cores());
        let control = Control { limits, threads, cores, seed: 0, stop: stop::flag(), clock: Some(&clock) };
        let progress = Progress::open();
        let wanted = if self.all { Wanted::EveryMove } else { Wanted::BestMoves };
        let solved = position.solve(wanted, &control, &mut |message| progress.tell(message));
        progress.clear();
        match solved {
            None => Err(Failure::undone(Trouble::NoSolver { game: entry.name().to_owned() })),
            Some(Ok(solution)) => self.answer(&solution, clock()),
            // The error contains what is known so far.
            Some(Err(unsolved)) => Err(Failure::undone(unsolved)),
        }
    }

    fn answer(&self, solution: &Solution<String>, time: Duration) -> Result<(), Failure> {
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
        let values = solution.values.iter().map(|(mv, score)| format!("{mv}: {score}\n"));
        print(&values.collect::<String>())
    }
}
