//! Measures what our compiler flags gain: a program that uses the libraries is built with them, with each of them, and as any
//! program outside this repository is built.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::root;

/// A way to build the program.
struct Build {
    name: &'static str,
    folder: &'static str,
    processor: &'static str,
    codegen_units: &'static str,
}

/// The first is as a program outside the repository is built, the last as Rusc is.
const BUILDS: [Build; 3] = [
    Build { name: "outside", folder: "target/outside", processor: "x86-64", codegen_units: "16" },
    Build { name: "x86-64-v3", folder: "target/outside-v3", processor: "x86-64-v3", codegen_units: "16" },
    Build { name: "as Rusc", folder: "target/inside", processor: "x86-64-v3", codegen_units: "1" },
];
/// The builds are measured in turns, and the best of each counts, because the machine may be shared.
const ROUNDS: usize = 12;

/// Prints the speed of each build, and how much slower the one outside is than ours.
pub(crate) fn bench() -> Result<(), String> {
    let programs = BUILDS.iter().map(Build::build).collect::<Result<Vec<_>, _>>()?;
    let mut best: Vec<(String, Vec<f64>)> = Vec::new();
    for _ in 0..ROUNDS {
        for (build, program) in programs.iter().enumerate() {
            for (row, (name, speed)) in measure(program)?.into_iter().enumerate() {
                if row == best.len() {
                    best.push((name, vec![0.0; BUILDS.len()]));
                }
                best[row].1[build] = best[row].1[build].max(speed);
            }
        }
    }
    let [one, two, three] = BUILDS.map(|build| build.name);
    println!("| measured | {one} | {two} | {three} | {one} / {three} |\n|---|---|---|---|---|");
    for (name, speeds) in best {
        let figures: Vec<String> = speeds.iter().map(|speed| format!("{speed:.0}")).collect();
        println!("| {name} | {} | {:.2} |", figures.join(" | "), speeds[0] / speeds[BUILDS.len() - 1]);
    }
    Ok(())
}

impl Build {
    /// Builds the program and returns its path.
    fn build(&self) -> Result<PathBuf, String> {
        println!("building {}", self.name);
        let built = Command::new("cargo")
            .args(["build", "--release", "--quiet", "--manifest-path", "examples/speed/Cargo.toml"])
            .args(["--target-dir", self.folder])
            .env("RUSTFLAGS", format!("-C target-cpu={}", self.processor))
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", self.codegen_units)
            .current_dir(root())
            .status();
        match built {
            Ok(status) if status.success() => Ok(root().join(self.folder).join("release/speed")),
            Ok(_) => Err(format!("cannot build {}", self.name)),
            Err(error) => Err(format!("cannot run cargo: {error}")),
        }
    }
}

/// What the program prints: names and figures.
fn measure(program: &Path) -> Result<Vec<(String, f64)>, String> {
    let out = Command::new(program).output().map_err(|error| format!("{}: {error}", program.display()))?;
    let text = String::from_utf8_lossy(&out.stdout);
    let figure = |line: &str| {
        let (name, speed) = line.split_once(": ")?;
        Some((name.to_owned(), speed.parse().ok()?))
    };
    let figures: Option<Vec<_>> = text.lines().map(figure).collect();
    figures.filter(|figures| !figures.is_empty()).ok_or_else(|| format!("{} printed: {text}", program.display()))
}
