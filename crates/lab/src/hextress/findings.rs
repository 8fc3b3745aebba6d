//! The results of hextress, as tables and as JSON, and their averages over machines.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::{Value, json};

use super::NAME;
use super::schemes::Scheme;
use crate::Machine;

/// Seconds per game on one board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub(super) size: usize,
    /// The seconds of each scheme, in the order of [`Scheme::ALL`].
    pub(super) seconds: [f64; 3],
}

impl Row {
    /// How many times faster the parallel search is than the sequential one.
    pub(super) fn speed_up(&self) -> f64 {
        self.seconds[0] / self.seconds[1]
    }

    fn to_json(&self) -> Value {
        let [one, two, three] = self.seconds.map(number);
        json!({ "size": self.size, KEYS[0]: one, KEYS[1]: two, KEYS[2]: three, "speed_up": number(self.speed_up()) })
    }

    fn from_json(json: &Value) -> Option<Self> {
        let seconds = |key: &str| json[key].as_f64().filter(|seconds| seconds.is_finite() && *seconds > 0.0);
        let [one, two, three] = KEYS.map(seconds);
        Some(Row { size: count(&json["size"])? as usize, seconds: [one?, two?, three?] })
    }
}

/// The results of one run of hextress.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Findings {
    pub(super) machine: Machine,
    pub(super) processors: usize,
    pub(super) depth: u32,
    pub(super) rows: Vec<Row>,
}

/// Rows averaged over all runs with the same number of processors.
pub(super) type Averages = BTreeMap<usize, Vec<Row>>;

/// The averages published in 2007: processors, board size, seconds sequential and parallel.
pub(super) const PUBLISHED: [(usize, usize, f64, f64); 6] = [
    (1, 6, 320.0, 329.0),
    (2, 3, 0.033, 0.196),
    (2, 4, 0.92, 1.15),
    (2, 5, 25.7, 19.7),
    (2, 6, 192.0, 126.0),
    (4, 6, 113.0, 54.0),
];

/// The JSON keys of the schemes.
const KEYS: [&str; 3] = ["sequential", "parallel", "task_per_move"];

impl Findings {
    pub(super) fn to_json(&self) -> Value {
        let Machine { processor, cores, memory_bytes, system } = &self.machine;
        json!({
            "experiment": NAME,
            "machine": { "processor": processor, "cores": cores, "memory_bytes": memory_bytes, "system": system },
            "processors": self.processors,
            "depth": self.depth,
            "rows": rows_to_json(&self.rows),
            "published": published_to_json(),
        })
    }

    pub(super) fn from_json(json: &Value) -> Option<Self> {
        let machine = &json["machine"];
        let text = |key: &str| machine[key].as_str().map(str::to_owned);
        Some(Findings {
            machine: Machine {
                processor: text("processor")?,
                cores: count(&machine["cores"])? as usize,
                memory_bytes: count(&machine["memory_bytes"])?,
                system: text("system")?,
            },
            processors: count(&json["processors"])? as usize,
            depth: u32::try_from(count(&json["depth"])?).ok()?,
            rows: json["rows"].as_array()?.iter().map(Row::from_json).collect::<Option<_>>()?,
        })
    }
}

/// A JSON number, without a decimal point if it is whole.
fn number(number: f64) -> Value {
    if number.fract() == 0.0 && (0.0..1e15).contains(&number) { json!(number as u64) } else { json!(number) }
}

/// A whole number from JSON.
fn count(json: &Value) -> Option<u64> {
    json.as_f64().filter(|number| *number >= 0.0 && number.fract() == 0.0).map(|number| number as u64)
}

fn rows_to_json(rows: &[Row]) -> Value {
    rows.iter().map(Row::to_json).collect()
}

fn published_to_json() -> Value {
    let row = |&(processors, size, sequential, parallel): &(usize, usize, f64, f64)| {
        json!({
            "processors": processors, "size": size, KEYS[0]: number(sequential), KEYS[1]: number(parallel)
        })
    };
    PUBLISHED.iter().map(row).collect()
}

/// The averages of several runs as one JSON object.
pub(super) fn averages_to_json(averages: &Averages) -> Value {
    let machine =
        |(processors, rows): (&usize, &Vec<Row>)| json!({ "processors": processors, "rows": rows_to_json(rows) });
    let averages: Value = averages.iter().map(machine).collect();
    json!({ "experiment": NAME, "averages": averages, "published": published_to_json() })
}

/// The mean of each board and scheme over the runs with the same number of processors.
pub(super) fn averages(runs: &[Findings]) -> Averages {
    let mut gathered: BTreeMap<usize, BTreeMap<usize, Vec<[f64; 3]>>> = BTreeMap::new();
    for run in runs {
        for row in &run.rows {
            gathered.entry(run.processors).or_default().entry(row.size).or_default().push(row.seconds);
        }
    }
    let mean = |(size, seconds): (usize, Vec<[f64; 3]>)| {
        let mean = |at: usize| seconds.iter().map(|row| row[at]).sum::<f64>() / seconds.len() as f64;
        Row { size, seconds: [mean(0), mean(1), mean(2)] }
    };
    gathered.into_iter().map(|(processors, rows)| (processors, rows.into_iter().map(mean).collect())).collect()
}

/// The machines, the measured tables and the published one as text.
pub(super) fn tables(runs: &[Findings], averages: &Averages) -> String {
    let mut text = String::new();
    for run in runs {
        let machine = &run.machine;
        let gigabytes = machine.memory_bytes as f64 / f64::from(1 << 30);
        let name = if machine.processor.is_empty() { "unknown processor" } else { &machine.processor };
        let Findings { processors, depth, .. } = run;
        let line = format!("{name}, {} cores, {gigabytes:.1} GB, {}", machine.cores, machine.system);
        _ = writeln!(text, "{line}: depth {depth}, {processors} threads");
    }
    for (processors, rows) in averages {
        let [one, two, three] = Scheme::ALL.map(Scheme::name);
        _ = writeln!(text, "\nSeconds a game, {processors} processors\n");
        _ = writeln!(text, "| board | {one} | {two} | speed-up | {three} | published {one} | published {two} |");
        _ = writeln!(text, "|---|---|---|---|---|---|---|");
        for row in rows {
            let published = |&&(other, size, ..): &&(usize, usize, f64, f64)| (other, size) == (*processors, row.size);
            let [sequential, parallel] =
                PUBLISHED.iter().find(published).map_or(["".into(), "".into()], |&(_, _, sequential, parallel)| {
                    [sequential.to_string(), parallel.to_string()]
                });
            let [one, two, three] = row.seconds;
            _ = writeln!(
                text,
                "| {0}x{0} | {one:.5} | {two:.5} | {1:.2} | {three:.5} | {sequential} | {parallel} |",
                row.size,
                row.speed_up(),
            );
        }
    }
    _ = writeln!(text, "\nPublished in 2007: averages of ten machines, seconds a game\n");
    _ = writeln!(text, "| processors | board | sequential | parallel | speed-up |\n|---|---|---|---|---|");
    for (processors, size, sequential, parallel) in PUBLISHED {
        let speed_up = sequential / parallel;
        _ = writeln!(text, "| {processors} | {size}x{size} | {sequential} | {parallel} | {speed_up:.2} |");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(processors: usize, seconds: f64) -> Findings {
        let machine = Machine { processor: "p".into(), cores: 2, memory_bytes: 1, system: "s".into() };
        let rows = vec![Row { size: 3, seconds: [seconds, seconds / 2.0, seconds] }];
        Findings { machine, processors, depth: 2, rows }
    }

    #[test]
    fn json_is_read_as_it_was_written() {
        let one = findings(2, 0.5);
        let read = |text: &str| Findings::from_json(&serde_json::from_str(text).expect("it is JSON"));
        assert_eq!(read(&one.to_json().to_string()), Some(one));
        assert_eq!(read("{\"rows\": []}"), None);
    }

    #[test]
    fn runs_are_averaged_by_processors() {
        let averages = averages(&[findings(2, 1.0), findings(2, 3.0), findings(4, 5.0)]);
        assert_eq!(averages[&2], [Row { size: 3, seconds: [2.0, 1.0, 2.0] }]);
        assert_eq!(averages[&4][0].speed_up(), 2.0);
        let text = tables(&[findings(2, 1.0)], &averages);
        assert!(text.contains("| 3x3 | 2.00000 | 1.00000 | 2.00 | 2.00000 | 0.033 | 0.196 |"), "{text}");
    }
}
