//! `rusc perft`: counts the leaves of the move tree.

use std::time::Instant;

use clap::Args;
use serde_json::json;

use crate::failure::Failure;
use crate::output::{grouped, print, print_json};
use crate::start::Start;

/// Count the positions a number of moves on; games that ended earlier do not count
#[derive(Args)]
#[command(after_help = "Example: rusc perft connect4 --depth 8")]
pub(crate) struct Perft {
    #[command(flatten)]
    start: Start,
    /// How many moves
    #[arg(long)]
    depth: u32,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Perft {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (_, position) = self.start.position()?;
        let began = Instant::now();
        let leaves = position.perft(self.depth);
        let seconds = began.elapsed().as_secs_f64();
        if self.json {
            return print_json(&json!({ "depth": self.depth, "leaves": leaves, "seconds": seconds }));
        }
        let rate = grouped((leaves as f64 / seconds) as u64);
        print(&format!("{} leaves at depth {} in {seconds:.3} s, {rate} a second\n", grouped(leaves), self.depth))
    }
}
