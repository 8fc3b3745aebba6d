//! `rusc bench attack`: the server under attack, and the figures it must reach. It starts servers of its own on this machine and
//! attacks no other.

mod floods;
mod games;
mod hints;
mod kills;
mod pages;
mod polite;
mod stored;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rusc_lab::{Experiment, Lab, LabError};
use tokio::runtime::Runtime;

use crate::measure::in_a_folder;
use crate::own_process::Server;
use crate::serving::allow_files;
use crate::unmeasured::Unmeasured;

rusc_present::parameters! {
    /// The parameters of the attack.
    pub(crate) struct Attack {
        /// seconds that it takes, about
        seconds: u64 = 300, 10..=3_600;
    }
}

/// The experiment that attacks a server on this machine.
pub(crate) fn experiment() -> Experiment {
    let about = "a server under attack: floods, unfinished and malformed requests, many games, many hints and kills";
    Experiment::new::<Attack, _>("attack", about, run)
}

/// The number of seconds for the whole figures.
const WHOLE: u64 = 300;
/// The share below which an attack is a mere test.
const SHORT: f64 = 0.2;
/// How much more time a mere test allows.
const LENIENCE: f64 = 10.0;
/// The number of open files that the attack needs.
const FILES: u64 = 6_000;

/// A figure with its bound.
#[derive(Clone)]
struct Figure {
    what: String,
    measured: String,
    bound: String,
    holds: bool,
}

impl Figure {
    /// A figure that may be at most as large as its bound.
    fn at_most(what: impl Into<String>, measured: f64, bound: f64, unit: &str) -> Figure {
        let digits = usize::from(bound < 10.0 && unit == "s") * 2;
        Figure {
            what: what.into(),
            measured: format!("{measured:.digits$} {unit}"),
            bound: format!("{bound} {unit}"),
            holds: measured <= bound,
        }
    }

    /// A count of what must not happen.
    fn none(what: impl Into<String>, measured: usize) -> Figure {
        Figure { what: what.into(), measured: measured.to_string(), bound: "0".to_owned(), holds: measured == 0 }
    }
}

/// The part of the whole figures that there is time for.
#[derive(Clone, Copy)]
struct Share(f64);

impl Share {
    /// The part of a number, and at least one of it.
    fn of(self, number: usize) -> usize {
        ((number as f64 * self.0) as usize).max(1)
    }

    /// The bound for a time. A short attack is a test that may run on a busy machine, without optimisation.
    fn time(self, bound: f64) -> f64 {
        if self.0 < SHORT { bound * LENIENCE } else { bound }
    }
}

fn run(attack: &Attack, lab: &mut Lab) -> Result<(), LabError> {
    allow_files(FILES);
    let share = Share((attack.seconds as f64 / WHOLE as f64).min(1.0));
    let broken = in_a_folder("attack", |folder| attack_in(folder, share, lab))?;
    if broken > 0 { Err(LabError::undone(Unmeasured::Broken { count: broken })) } else { Ok(()) }
}

/// Attacks servers with folders in a place, prints the figures, and returns the number of those that are broken.
fn attack_in(place: &Path, share: Share, lab: &mut Lab) -> Result<usize, LabError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    writeln!(lab.out, "| figure | measured | at most | |\n|---|---|---|---|")?;
    type Part = fn(&Path, Share, &Runtime) -> Result<Vec<Figure>, LabError>;
    let parts: [(&str, Part); 4] = [
        ("stored matches", stored::measure),
        ("hints", hints::measure),
        ("pages", pages::measure),
        ("games, kills and floods", besiege),
    ];
    let mut broken = 0;
    for (name, part) in parts {
        (lab.progress)(name);
        for Figure { what, measured, bound, holds } in
            part(&place.join(name.replace([' ', ','], "-")), share, &runtime)?
        {
            broken += usize::from(!holds);
            writeln!(lab.out, "| {what} | {measured} | {bound} | {} |", if holds { "ok" } else { "BROKEN" })?;
        }
        if lab.is_stopped() {
            break;
        }
    }
    Ok(broken)
}

/// Many games on one server, floods on another, and kills of a third; polite visitors of the first two must not notice.
fn besiege(place: &Path, share: Share, runtime: &Runtime) -> Result<Vec<Figure>, LabError> {
    let [played, flooded] = ["played", "flooded"].map(|name| Server::start(&place.join(name)));
    let (played, flooded, end) = (played?, flooded?, Arc::new(AtomicBool::new(false)));
    let polite = [&played, &flooded].map(|server| polite::visit(server.address, &end));
    let figures = runtime.block_on(async {
        let floods = floods::begin(flooded.address, &end);
        let kills = tokio::spawn(kills::measure(place.join("killed"), share.of(kills::WHOLE)));
        let growth = games::measure(&played, share.of(games::WHOLE)).await;
        let kills = kills.await.map_err(std::io::Error::other);
        end.store(true, Ordering::Relaxed);
        let flooded = floods.ended().await?;
        Ok::<_, LabError>([vec![growth?, flooded], kills??].concat())
    });
    end.store(true, Ordering::Relaxed);
    let mut answered = polite::Answered::default();
    for visitor in polite {
        answered.add(visitor?.join().map_err(|_| LabError::undone(Unmeasured::NoEvents))??);
    }
    let what = format!("slowest of {} answers to polite visitors meanwhile", answered.count);
    let wait = Figure::at_most(what, answered.slowest.as_secs_f64(), share.time(1.0), "s");
    Ok(figures?.into_iter().chain([wait]).collect())
}
