//! `rusc perft`: counts the leaves of the game tree.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use rusc_host::AnyPosition;
use serde_json::json;

use crate::App;
use crate::failure::Failure;
use crate::output::{grouped, print, print_json};
use crate::progress::Progress;
use crate::start::Start;
use crate::stop;

/// Count the positions at a depth; games that end earlier do not count
#[derive(Args)]
#[command(after_help = "Example: rusc perft connect4 --depth 8

JSON: `depth`, `leaves`, `seconds`, `complete` (false after Ctrl-C: `leaves` is then the count so far).")]
pub(crate) struct Perft {
    #[command(flatten)]
    start: Start,
    /// Number of moves
    #[arg(long)]
    depth: u32,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 1;
/// The smallest depth at which the count is split for progress and Ctrl-C.
const SPLIT_FROM: u32 = 4;
/// The interval between checks for Ctrl-C.
const LOOK: Duration = Duration::from_millis(20);

impl Perft {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let (_, position) = self.start.position(app)?;
        let began = Instant::now();
        let (leaves, is_complete) = count(position, self.depth);
        let seconds = began.elapsed().as_secs_f64();
        let depth = self.depth;
        if self.json {
            let data = json!({ "depth": depth, "leaves": leaves, "seconds": seconds, "complete": is_complete });
            print_json(VERSION, data)?;
        } else {
            let rate = grouped((leaves as f64 / seconds) as u64);
            let least = if is_complete { "" } else { "interrupted: at least " };
            print(&format!("{least}{} leaves at depth {depth} in {seconds:.3} s, {rate} a second\n", grouped(leaves)))?;
        }
        stop::outcome()
    }
}

/// The number of leaves below a position, and whether it is complete: Ctrl-C stops the count.
fn count(position: Arc<dyn AnyPosition>, depth: u32) -> (u64, bool) {
    let parts = parts(position, depth);
    let progress = Progress::of(parts.len() as u64);
    let (counts, mut leaves, mut is_complete) = (counts(parts), 0, true);
    let stop = stop::flag();
    loop {
        match counts.recv_timeout(LOOK) {
            Ok(count) => {
                leaves += count;
                progress.step(&grouped(leaves));
            }
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {}
        }
        if stop.load(Ordering::Relaxed) {
            is_complete = false;
            break;
        }
    }
    progress.clear();
    (leaves, is_complete)
}

/// Positions with depths whose leaves together are those of a position, so that progress can be shown.
fn parts(position: Arc<dyn AnyPosition>, depth: u32) -> Vec<(Arc<dyn AnyPosition>, u32)> {
    let mut parts = vec![(position, depth)];
    while parts.first().is_some_and(|(_, depth)| *depth >= SPLIT_FROM) && parts.len() < 100 {
        let children = |(position, depth): (Arc<dyn AnyPosition>, u32)| {
            let after = |name: String| position.play(&name).expect("a listed move may be played").position;
            position.moves().into_iter().map(after).map(|after| (after, depth - 1)).collect::<Vec<_>>()
        };
        parts = parts.into_iter().flat_map(children).collect();
    }
    parts
}

/// Counts on another thread, which stops when the receiver is dropped.
fn counts(parts: Vec<(Arc<dyn AnyPosition>, u32)>) -> Receiver<u64> {
    let (send, counts) = channel();
    thread::spawn(move || {
        for (position, depth) in parts {
            if send.send(position.perft(depth)).is_err() {
                return;
            }
        }
    });
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_make_the_whole() {
        for (spec, depth) in [("connect4:8x8", 6), ("hexland:5", 4), ("connect4:4x4", 12), ("hex:3", 1)] {
            let position = App::builtin().catalog.start(spec).expect("it is a game").1;
            let parts = parts(Arc::clone(&position), depth);
            assert_eq!(parts.len() > 1, depth >= SPLIT_FROM, "{spec}");
            let sum: u64 = parts.iter().map(|(part, depth)| part.perft(*depth)).sum();
            assert_eq!(sum, position.perft(depth), "{spec}");
        }
    }
}
