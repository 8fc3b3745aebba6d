//! Hextress, the published timing tool: Hexodus plays itself with one thread and with all of them.

mod findings;
mod plot;
mod schemes;

use std::ops::RangeInclusive;
use std::time::Duration;

use rusc_hex::{Auto, words};
use rusc_present::{Kind, NumberOr, Value};
use rusc_search::MOST_THREADS;

use findings::{Findings, Row};
use schemes::Scheme;

use crate::{Experiment, Lab, LabError, versioned};

/// The name of the experiment.
const NAME: &str = "hextress";
/// Version of the JSON format.
const VERSION: u32 = 1;

rusc_present::parameters! {
    /// Options of the experiment.
    struct Options {
        /// the largest board; the smallest is 3x3
        largest: usize = 6, SMALLEST_TIMED as i64..=8;
        /// how many moves Hexodus looks ahead
        depth: u32 = 2, 1..=4;
        /// how many threads the parallel versions use
        threads: NumberOr<Auto> = NumberOr::Word(Auto), 1..=MOST_THREADS as i64;
        /// print one JSON object instead of tables
        json: bool = false;
        /// an SVG file for the plot
        o: Option<FileName> = None;
        /// average the JSON of earlier runs instead of running again
        merge: Option<FileNames> = None;
    }
}

/// The smallest board that is timed.
const SMALLEST_TIMED: usize = 3;

/// The name of a file.
#[derive(Clone, Debug)]
pub(crate) struct FileName(pub(crate) String);

impl Value for FileName {
    fn kind(_: Option<RangeInclusive<i64>>) -> Kind {
        Kind::Text { expected: "expected-file", english: "a file name" }
    }
    fn read(text: &str) -> Option<Self> {
        Some(FileName(text.to_owned()))
    }
    fn write(&self) -> String {
        self.0.clone()
    }
}

/// The names of several files.
#[derive(Clone, Debug)]
pub(crate) struct FileNames(pub(crate) Vec<String>);

impl Value for FileNames {
    fn kind(_: Option<RangeInclusive<i64>>) -> Kind {
        Kind::Text { expected: "expected-files", english: "file names separated by commas" }
    }
    fn read(text: &str) -> Option<Self> {
        Some(FileNames(text.split(',').map(|name| name.trim().to_owned()).collect()))
    }
    fn write(&self) -> String {
        self.0.join(",")
    }
}

/// The experiment that times Hexodus with one thread and with several.
pub(crate) fn experiment() -> Experiment {
    let about = "seconds that Hexodus takes to play itself, sequential and parallel, beside the published ones";
    Experiment::new(NAME, about, run)
}

/// The least time for which a game is repeated, because a single game can be too short to time.
const LEAST_TIME: Duration = Duration::from_millis(200);

fn run(options: &Options, lab: &mut Lab) -> Result<(), LabError> {
    let runs = match &options.merge {
        None => vec![measure(options, lab)],
        Some(FileNames(names)) => names.iter().map(|name| read(lab, name)).collect::<Result<_, _>>()?,
    };
    let averages = findings::averages(&runs);
    if let Some(FileName(name)) = &options.o {
        lab.files.write(name, &plot::svg(&averages)).map_err(LabError::Undone)?;
    }
    if !options.json {
        return Ok(lab.out.write_all(findings::tables(&runs, &averages).as_bytes())?);
    }
    let json = if let ([run], None) = (&runs[..], &options.merge) {
        run.to_json()
    } else {
        findings::averages_to_json(&averages)
    };
    Ok(writeln!(lab.out, "{}", versioned(VERSION, json))?)
}

rusc_present::reasons! {
    /// Why earlier runs cannot be merged.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Unmerged {
        /// A file does not hold the results of a run.
        #[error("{name:?}: not what hextress --json prints")]
        NoFindings {
            /// The name of the file.
            name: String,
        } => "hex-no-findings",
    }
}

fn read(lab: &Lab, name: &str) -> Result<Findings, LabError> {
    let text = lab.files.read(name).map_err(LabError::Wrong)?;
    let findings = serde_json::from_str(&text).ok().and_then(|json| Findings::from_json(&json));
    findings.ok_or_else(|| LabError::wrong(Unmerged::NoFindings { name: name.to_owned() }))
}

fn measure(options: &Options, lab: &mut Lab) -> Findings {
    let depth = options.depth;
    let threads = match options.threads {
        NumberOr::Number(threads) => threads as usize,
        NumberOr::Word(Auto) => lab.threads,
    };
    let mut rows = Vec::new();
    for size in SMALLEST_TIMED..=options.largest {
        // The schemes take turns, so that all of them are affected when the machine is slow for a while.
        let seconds = Scheme::ALL.map(|scheme| {
            (lab.progress)(&format!("{size}x{size}, {}", scheme.name()));
            seconds_per_game(lab, size, depth, scheme, threads)
        });
        if lab.is_stopped() {
            break;
        }
        rows.push(Row { size, seconds });
    }
    Findings { machine: lab.machine.clone(), processors: threads, depth, rows }
}

fn seconds_per_game(lab: &Lab, size: usize, depth: u32, scheme: Scheme, threads: usize) -> f64 {
    debug_assert_eq!(words(size), 1, "boards up to 8x8 take one word");
    let begin = (lab.clock)();
    let mut games = 0;
    loop {
        schemes::play(size, depth, scheme, threads, lab.stop);
        games += 1;
        let taken = (lab.clock)() - begin;
        if taken >= LEAST_TIME || lab.is_stopped() {
            return taken.as_secs_f64() / f64::from(games);
        }
    }
}
