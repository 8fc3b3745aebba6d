//! Finds the commit that is built, for `rusc --version`.

use std::env;
use std::process::Command;

fn main() {
    let number = env::var("CARGO_PKG_VERSION").expect("cargo sets the version");
    let commit = commit().map_or_else(String::new, |commit| format!(" ({commit})"));
    println!("cargo::rustc-env=RUSC_VERSION={number}{commit}");
}

/// The commit and its date; `None` without git, and for a packaged crate, which no repository tracks.
fn commit() -> Option<String> {
    println!("cargo::rerun-if-changed=build.rs");
    git(&["ls-files", "--error-unmatch", "Cargo.toml"])?;
    // HEAD names the branch, and its log grows with each commit.
    for name in ["HEAD", "logs/HEAD"] {
        println!("cargo::rerun-if-changed={}", git(&["rev-parse", "--path-format=absolute", "--git-path", name])?);
    }
    git(&["log", "-1", "--format=%h %cs"])
}

/// What git prints in the folder of the crate, if it succeeds.
fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned()).filter(|text| !text.is_empty())
}
