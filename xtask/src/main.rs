//! Commands for developers: `cargo xtask test`, `tidy`, `tools`, `attack`, `fuzz`, `book`, `connect4-book`, `hex-patterns`, `bench`,
//! `dist`, `wasm-toolchain`, `site`, `offline` and `deny`.

mod dist;
mod packages;
mod processor;
mod site;
mod tidy;
mod wasm;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

const USAGE: &str = "cargo xtask COMMAND
  test   everything that CI runs: format, lints, tests, the app in a browser without a server, documentation, house rules
  tidy   the house rules alone
  tools  installs what the tests need: a browser, other programs, and a script that checks pages
  attack [--seconds N]
         attacks a server on this machine for 5 minutes or as given, and prints the figures it must reach
  fuzz [SECONDS]
         runs each fuzz target for 60 seconds or as given; needs cargo-fuzz and a C++ compiler
  book DIR
         writes the book to a folder: an EPUB and a printable page for each language
  book --check-all
         runs every command that the book shows, however long it takes, and compares what it prints
  connect4-book [DISCS]
         computes the opening table of Connect Four; continues where an earlier run stopped
  hex-patterns [CELLS [STONES]]
         derives and proves the patterns of inferior cells in Hex: regions of up to 4 cells, with up to 6 stones around them
  bench  the speed comparison with other libraries; `bench NAME` runs one measurement
  bench processor
         the speed of the libraries in a program without our compiler flags, compared with ours
  bench browser
         the speed of the tree searches in Chromium, beside that of the program
  dist [TARGET]
         packs the program for download, with completions and manual pages, into target/dist: an archive, a Debian package
         where dpkg-deb is, and checksums
  wasm-toolchain
         prepares a compiler for WebAssembly in target/wasm-toolchain, unless the usual one can do it
  site DIR [DOWNLOADS]
         builds the app without a server, as files for any web host, and prints their sizes; offers what is in the second
         folder, such as target/dist, for download
  offline
         builds the site in target/site and plays on it in a real browser, with the network off
  deny   checks licences, bans and sources of the dependencies; needs cargo-deny
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        ["tidy"] => tidy::check(&root()),
        ["tools"] => packages::install(&root()),
        ["attack", ref options @ ..] => attack(options),
        ["fuzz"] => fuzz("60"),
        ["fuzz", seconds] => fuzz(seconds),
        ["book", "--check-all"] => check_book(),
        ["book", folder] if !folder.starts_with('-') => write_book(folder),
        ["connect4-book", ref discs @ ..] => connect4_book(discs),
        ["hex-patterns", ref most @ ..] => hex_patterns(most),
        ["bench", "processor"] => processor::bench(),
        ["bench", "browser"] => site::bench(&root()),
        ["bench", ref names @ ..] => bench(names),
        ["dist"] => dist::make(&root(), None),
        ["dist", target] => dist::make(&root(), Some(target)),
        ["wasm-toolchain"] => wasm::toolchain(&root()).map(|_| ()),
        ["offline"] => site::test(&root()),
        ["site", folder] => site::make(&root(), folder, None),
        ["site", folder, downloads] => site::make(&root(), folder, Some(downloads)),
        ["deny"] => cargo(&["deny", "check", "licenses", "bans", "sources"]),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// The root folder of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_owned()
}

fn test() -> Result<(), String> {
    let began = Instant::now();
    let root = root();
    let has_nextest = packages::runs("cargo", &["nextest", "--version"]);
    // The tests of the site are compiled with all others, so that nothing is compiled twice.
    let tests: &[&str] = if has_nextest {
        &["nextest", "run", "--workspace", "--features", site::FEATURE]
    } else {
        &["test", "--workspace", "--features", site::FEATURE, "--lib", "--bins", "--tests"]
    };
    let run_tests = [tests, &["--no-fail-fast"]].concat();
    let game = "examples/fifth-game/Cargo.toml";
    let lints: &[&[&str]] = &[
        &["fmt", "--all", "--check"],
        &["fmt", "--manifest-path", "bench/Cargo.toml", "--check"],
        &["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"],
        &["fmt", "--manifest-path", game, "--check"],
        &["fmt", "--manifest-path", "examples/speed/Cargo.toml", "--check"],
        &["clippy", "--workspace", "--all-targets", "--features", site::FEATURE, "--quiet", "--", "--deny", "warnings"],
        // The app and all crates below it, without the features that need threads or a clock.
        &["clippy", "--package", "rusc-app", "--no-default-features", "--quiet", "--", "--deny", "warnings"],
    ];
    let steps: &[&[&str]] = &[
        &run_tests,
        &["test", "--workspace", "--doc", "--quiet"],
        &["run", "--quiet", "--package", "rusc-search", "--example", "own_game"],
        &["run", "--quiet", "--package", "rusc-hex", "--example", "connections"],
        &["run", "--quiet", "--package", "rusc-connect4", "--example", "solve"],
        &["run", "--quiet", "--package", "rusc-hexadom", "--example", "bot_from_a_view"],
        &["run", "--quiet", "--package", "rusc-arena", "--example", "match_of_two"],
        &["doc", "--workspace", "--no-deps", "--quiet"],
        &["package", "--workspace", "--no-verify", "--allow-dirty", "--quiet"],
        &[
            "clippy",
            "--manifest-path",
            "examples/speed/Cargo.toml",
            "--target-dir",
            "target",
            "--quiet",
            "--",
            "--deny",
            "warnings",
        ],
        &[
            "clippy",
            "--manifest-path",
            game,
            "--target-dir",
            "target",
            "--all-targets",
            "--quiet",
            "--",
            "--deny",
            "warnings",
        ],
        &["test", "--manifest-path", game, "--target-dir", "target", "--quiet"],
        &["clippy", "--manifest-path", "bench/Cargo.toml", "--quiet", "--", "--deny", "warnings"],
        &["clippy", "--manifest-path", "fuzz/Cargo.toml", "--quiet", "--", "--deny", "warnings"],
    ];
    tidy::check(&root)?;
    packages::install(&root)?;
    // The app for browsers needs a compiler and a folder of its own, and much of it is compiled by one core: the lints use the other.
    let wasm = std::thread::scope(|scope| {
        let wasm = scope.spawn(|| wasm::build(&root));
        let linted = lints.iter().try_for_each(|step| cargo(step));
        let wasm = wasm.join().map_err(|_| "the app for browsers was not compiled to the end".to_owned())?;
        linted.and(wasm)
    })?;
    cargo(&[tests, &["--no-run"]].concat())?;
    site::fill(&root, &wasm)?;
    for step in steps {
        cargo(step)?;
    }
    println!("all passed in {:.0} s", began.elapsed().as_secs_f64());
    Ok(())
}

/// The folder that cargo compiles into.
fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Runs the speed comparison. The other libraries are dependencies of a separate package, so that nothing else builds them.
fn bench(names: &[&str]) -> Result<(), String> {
    cargo(&[&["run", "--release", "--quiet", "--manifest-path", "bench/Cargo.toml", "--"], names].concat())
}

/// Attacks a server on this machine.
fn attack(options: &[&str]) -> Result<(), String> {
    cargo(&[&["run", "--release", "--quiet", "--package", "rusc", "--", "bench", "attack"], options].concat())
}

/// Runs every fuzz target without a sanitizer, so that a stable toolchain is enough.
fn fuzz(seconds: &str) -> Result<(), String> {
    let folder = root().join("fuzz/fuzz_targets");
    let files = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut targets: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    targets.sort();
    let limit = format!("-max_total_time={seconds}");
    for target in targets.iter().filter_map(|target| target.file_stem()?.to_str()) {
        let found = format!("fuzz/corpus/{target}");
        fs::create_dir_all(root().join(&found)).map_err(|error| format!("{found}: {error}"))?;
        let options = ["--sanitizer", "none", "--features", "libfuzzer"];
        cargo(&[&["fuzz", "run"], &options[..], &[target, &found, "crates/record/tests/data", "--", &limit]].concat())?;
    }
    Ok(())
}

/// Runs the press of the book.
fn book(words: &[&str]) -> Result<(), String> {
    cargo(&[&["run", "--release", "--quiet", "--package", "rusc-view", "--example", "paper", "--"], words].concat())
}

/// Writes the book to a folder, which is not relative to the project but to where the command was given.
fn write_book(folder: &str) -> Result<(), String> {
    let folder = std::path::absolute(folder).map_err(|error| format!("{folder}: {error}"))?;
    book(&["write", &folder.to_string_lossy()])
}

/// Compares what the book shows with what the program prints.
fn check_book() -> Result<(), String> {
    cargo(&["build", "--release", "--quiet", "--package", "rusc"])?;
    book(&["check", &target_folder().join("release/rusc").to_string_lossy()])
}

fn connect4_book(discs: &[&str]) -> Result<(), String> {
    cargo(&[&["run", "--release", "--quiet", "--package", "rusc-connect4", "--example", "book", "--"], discs].concat())
}

fn hex_patterns(most: &[&str]) -> Result<(), String> {
    cargo(&[&["run", "--release", "--quiet", "--package", "rusc-hex", "--example", "patterns", "--"], most].concat())
}

fn cargo(words: &[&str]) -> Result<(), String> {
    println!("$ cargo {}", words.join(" "));
    // A warning about documentation is an error, as every other.
    let status = Command::new("cargo").args(words).env("RUSTDOCFLAGS", "--deny warnings").current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("failed: cargo {}", words.join(" "))),
        Err(error) => Err(format!("cannot run cargo: {error}")),
    }
}
