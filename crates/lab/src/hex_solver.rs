//! `rusc bench hex-solver`: how long Hex takes to solve, by board size and number of threads.

use std::time::Duration;

use rusc_game::Game;
use rusc_hex::solver::Solve;
use rusc_hex::{Position, SwapRule};
use rusc_present::{Solver, Wanted};
use rusc_search::{Control, Limits};

use crate::{Experiment, Lab, LabError};

rusc_present::parameters! {
    /// Options of the measurement.
    struct Boards {
        /// cells per side of the largest board whose openings are all solved
        openings: usize = 6, 2..=8;
        /// cells per side of the largest empty board for which a winning move is found
        empty: usize = 7, 2..=8;
        /// number of threads to compare with one; 1: no comparison
        threads: usize = 2, 1..=64;
    }
}

/// The smallest board measured.
const SMALLEST: usize = 4;

/// The experiment.
pub(crate) fn experiment() -> Experiment {
    let about = "how long it takes to solve the empty board of Hex, and all its openings";
    Experiment::new::<Boards, LabError>("hex-solver", about, |told, lab| {
        writeln!(lab.out, "| board | solved | winning moves | threads | nodes | seconds |\n|---|---|---|---|---|---|")?;
        let boards = [(told.openings, Wanted::EveryMove), (told.empty, Wanted::BestMoves)];
        for (largest, wanted) in boards {
            for size in SMALLEST.min(largest)..=largest {
                let counts = if told.threads == 1 { vec![1] } else { vec![1, told.threads] };
                for threads in counts {
                    measure(size, wanted, threads, lab)?;
                    if lab.is_stopped() {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    })
}

fn measure(size: usize, wanted: Wanted, threads: usize, lab: &mut Lab) -> Result<(), LabError> {
    // One machine word holds all boards that can be chosen; boards of other sizes would be compiled for nothing.
    let start = Position::<1>::new(size, SwapRule::Off).expect("the size is in range");
    let control = Control { limits: Limits::default(), threads, stop: lab.stop, ..Control::unlimited() };
    (lab.progress)(&format!("{size}x{size}, {threads} threads"));
    let (solution, time) = lab.time(|| Solve::default().solve(&start, wanted, &control, &mut |_| ()));
    // Stopped by the user.
    let Ok(solution) = solution else { return Ok(()) };
    let (what, winning) = match wanted {
        Wanted::EveryMove => ("all openings", solution.best.len().to_string()),
        Wanted::BestMoves => {
            let names: Vec<String> = solution.best.iter().map(|&mv| start.name(mv)).collect();
            ("empty board", names.join(" "))
        }
    };
    writeln!(
        lab.out,
        "| {size}x{size} | {what} | {winning} | {threads} | {} | {:.2} |",
        solution.nodes,
        Duration::as_secs_f64(&time),
    )?;
    Ok(())
}
