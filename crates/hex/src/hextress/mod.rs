//! Hextress, the published timing tool: Hexodus plays itself with one thread and with all of them.

mod findings;
mod plot;
mod schemes;

use std::io;
use std::time::Duration;

use offer::{Experiment, Kind, Lab, Parameter};

use findings::{Findings, Row};
use schemes::Scheme;

use crate::{SMALLEST, words};

pub(crate) const EXPERIMENT: Experiment = Experiment {
    name: "hextress",
    about: "seconds that Hexodus takes to play itself, sequential and parallel, beside the published ones",
    parameters: &[
        Parameter::new(
            "largest",
            Kind::Number { least: 3, most: 8, words: &[], default: "6" },
            "the largest board; the smallest is 3x3",
        ),
        Parameter::new(
            "depth",
            Kind::Number { least: 1, most: 4, words: &[], default: "2" },
            "how many moves Hexodus looks ahead",
        ),
        Parameter::new(
            "threads",
            Kind::Number { least: 1, most: 256, words: &["auto"], default: "auto" },
            "how many threads the parallel versions use",
        ),
        Parameter::new("json", Kind::Flag { words: &[] }, "print one JSON object instead of tables"),
        Parameter::new("o", Kind::Text { expected: "a file name", default: "" }, "an SVG file for the plot"),
        Parameter::new(
            "merge",
            Kind::Text { expected: "file names separated by commas", default: "" },
            "average the JSON of earlier runs instead of a new one",
        ),
    ],
    run,
};

/// Short games are repeated for so long, as a clock cannot tell single ones.
const LEAST_TIME: Duration = Duration::from_millis(200);

fn run(lab: &mut Lab) -> io::Result<()> {
    let runs = match lab.settings.text("merge") {
        "" => vec![measure(lab)],
        names => names.split(',').map(|name| read(lab, name.trim())).collect::<io::Result<_>>()?,
    };
    let averages = findings::averages(&runs);
    match lab.settings.text("o") {
        "" => {}
        name => lab.files.write(name, &plot::svg(&averages))?,
    }
    if !lab.settings.is_on("json") {
        return lab.out.write_all(findings::tables(&runs, &averages).as_bytes());
    }
    let json = if let ([run], "") = (&runs[..], lab.settings.text("merge")) {
        run.to_json()
    } else {
        findings::averages_to_json(&averages)
    };
    writeln!(lab.out, "{json}")
}

fn read(lab: &Lab, name: &str) -> io::Result<Findings> {
    let wrong = |problem: String| io::Error::new(io::ErrorKind::InvalidData, format!("{name:?}: {problem}"));
    let json = serde_json::from_str(&lab.files.read(name)?).map_err(|error| wrong(error.to_string()))?;
    Findings::from_json(&json).ok_or_else(|| wrong("not what hextress --json prints".to_owned()))
}

fn measure(lab: &mut Lab) -> Findings {
    let depth = lab.settings.number("depth").expect("depth is a number") as u32;
    let threads = lab.settings.number("threads").map_or(lab.threads, |threads| threads as usize);
    let largest = lab.settings.number("largest").expect("largest is a number") as usize;
    let mut rows = Vec::new();
    for size in 3.max(SMALLEST)..=largest {
        // The schemes take turns, so that a machine that slows down slows them alike.
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
