//! Measures what the instructions of newer processors gain, by building the program with and without them.

use std::path::PathBuf;
use std::process::Command;

use crate::root;

/// The target folder of each build, and its processor.
const BUILDS: [(&str, &str); 2] = [("target", "x86-64-v3"), ("target/any-processor", "x86-64")];
const BOARDS: [&str; 3] = ["connect4", "hex:11", "hexland:7"];
/// The builds are measured in turns, and the best of each counts, because the machine may be shared.
const ROUNDS: usize = 3;

/// Prints the simulations a second of both builds, and their ratio.
pub(crate) fn bench() -> Result<(), String> {
    let programs = BUILDS.map(|(folder, processor)| build(folder, processor));
    println!("| game | {} | {} | ratio |\n|---|---|---|---|", BUILDS[0].1, BUILDS[1].1);
    for board in BOARDS {
        let mut best = [0.0_f64; 2];
        for _ in 0..ROUNDS {
            for (program, best) in programs.iter().zip(&mut best) {
                *best = best.max(simulations(program.as_ref().map_err(Clone::clone)?, board)?);
            }
        }
        println!("| {board} | {:.0} | {:.0} | {:.2} |", best[0], best[1], best[0] / best[1]);
    }
    Ok(())
}

/// Builds the program for a processor.
fn build(folder: &str, processor: &str) -> Result<PathBuf, String> {
    println!("building for {processor}");
    let built = Command::new("cargo")
        .args(["build", "--release", "--quiet", "--package", "rusc", "--target-dir", folder])
        .env("RUSTFLAGS", format!("-C target-cpu={processor}"))
        .current_dir(root())
        .status();
    match built {
        Ok(status) if status.success() => Ok(root().join(folder).join("release/rusc")),
        Ok(_) => Err(format!("cannot build for {processor}")),
        Err(error) => Err(format!("cannot run cargo: {error}")),
    }
}

/// The simulations a second of `mcts` on a board with one thread.
fn simulations(program: &PathBuf, board: &str) -> Result<f64, String> {
    let out = Command::new(program)
        .args(["bench", "mcts", "--game", board, "--bot", "mcts", "--milliseconds", "300"])
        .output()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let text = String::from_utf8_lossy(&out.stdout);
    let figure = text.lines().last().and_then(|row| row.split('|').nth(3)?.trim().parse().ok());
    figure.ok_or_else(|| format!("{} printed no figure: {text}", program.display()))
}
