//! `rusc status`: the studies and workers of a broker.

use std::time::Duration;

use clap::Args;
use rusc_fleet::{Announcement, Status as Found, WorkerStatus};
use serde_json::{Value, json};

use crate::broker::Login;
use crate::failure::Failure;
use crate::output::{print_json, print_styled};
use crate::styles::Table;

/// Show what the workers of a NATS server are doing
#[derive(Args)]
#[command(after_help = "Example: rusc status --broker nats://10.0.0.1:4222

JSON: see docs/json.md.")]
pub(crate) struct Status {
    /// The NATS server
    #[arg(long, value_name = "URL")]
    broker: String,
    #[command(flatten)]
    login: Login,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 1;

impl Status {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let found = rusc_fleet::status(&self.login.access(&self.broker)).map_err(Failure::Undone)?;
        if self.json { print_json(VERSION, data(&found)) } else { print_styled(&text(&found)) }
    }
}

fn text(found: &Found) -> String {
    let mut workers = Table::new(["worker", "threads", "done", "failed", "taken", "a second", "program"]);
    for WorkerStatus { name, program, threads, progress } in &found.workers {
        workers.row([
            name.clone(),
            threads.to_string(),
            progress.done.to_string(),
            progress.failed.to_string(),
            progress.running.to_string(),
            format!("{:.1}", progress.rate),
            program.clone(),
        ]);
    }
    let mut studies = Table::new(["study", "jobs left", "lease", "tries", "program"]);
    for (Announcement { id, program, lease, tries }, left) in &found.studies {
        studies.row([id.clone(), left.to_string(), format!("{lease} s"), tries.to_string(), program.clone()]);
    }
    let remaining = match found.remaining() {
        Some(time) if !found.studies.is_empty() => format!(", about {} to go", words(time)),
        _ => String::new(),
    };
    let (count, rate) = (found.workers.len(), found.rate());
    format!("{studies}\n{workers}\n{count} workers, {rate:.1} jobs a second{remaining}\n")
}

/// A time in words, such as `3 min` or `2 h 5 min`.
fn words(time: Duration) -> String {
    let minutes = time.as_secs().div_ceil(60);
    match (time.as_secs(), minutes / 60, minutes % 60) {
        (seconds @ 0..100, ..) => format!("{seconds} s"),
        (_, 0, minutes) => format!("{minutes} min"),
        (_, hours, minutes) => format!("{hours} h {minutes} min"),
    }
}

fn data(found: &Found) -> Value {
    let worker = |worker: &WorkerStatus| json!(worker);
    let study = |(study, left): &(Announcement, u64)| json!({ "id": study.id, "program": study.program, "left": left });
    json!({
        "studies": found.studies.iter().map(study).collect::<Vec<_>>(),
        "workers": found.workers.iter().map(worker).collect::<Vec<_>>(),
        "rate": found.rate(),
        "seconds_left": found.remaining().map(|time| time.as_secs_f64()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rounded() {
        let times = [42, 150, 7500].map(|seconds| words(Duration::from_secs(seconds)));
        assert_eq!(times, ["42 s", "3 min", "2 h 5 min"]);
    }
}
