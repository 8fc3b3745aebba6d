//! `rusc verify`: checks a proof by the rules alone.

use std::fs;

use clap::Args;
use rusc_present::{Unverified, Verified, Why};
use serde_json::json;

use crate::App;
use crate::failure::Failure;
use crate::output::{grouped, print, print_json};
use crate::saved::why;
use crate::start::begin;
use crate::trouble::Trouble;

/// Check a proof of `rusc solve --proof` by the rules alone
#[derive(Args)]
#[command(after_help = "Example: rusc solve hex:5 --moves c3 --proof proof.txt
         rusc verify proof.txt")]
pub(crate) struct Verify {
    /// The file with the proof
    file: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 1;

/// The beginning of the first line of a proof, before the game.
const FORMAT: &str = "rusc-proof 1 ";

/// A proof as it is saved: the game, then the steps.
pub(crate) fn saved(spec: &str, proof: &str) -> String {
    format!("{FORMAT}{spec}\n{proof}")
}

impl Verify {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let name = || self.file.clone();
        let text = fs::read_to_string(&self.file)
            .map_err(|error| Failure::wrong(Trouble::CannotRead { name: name(), why: why(&error) }))?;
        let no_proof = || Failure::wrong(Trouble::NotAProof { name: name() });
        let (first, proof) = text.split_once('\n').ok_or_else(no_proof)?;
        let spec = first.strip_prefix(FORMAT).ok_or_else(no_proof)?;
        let (_, board) = begin(app, spec.trim())?;
        let Verified { position, winner, steps } = board.verify(proof).map_err(|error| {
            // The first line is not part of the proof itself.
            let error = match error {
                Unverified::Line { line, why } => Unverified::Line { line: line + 1, why },
                other => other,
            };
            Failure::undone(Trouble::NotProven { name: name(), why: Why::of(&error) })
        })?;
        let winner = if winner.index() == 0 { "first" } else { "second" };
        if self.json {
            return print_json(VERSION, json!({ "winner": winner, "steps": steps, "board": position }));
        }
        print(&format!("{position}proven: the {winner} player wins, {} steps\n", grouped(steps as u64)))
    }
}
