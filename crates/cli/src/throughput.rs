//! `rusc bench broker`: short jobs through a broker, and the memory of a worker.

use std::fs;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rusc_arena::{MoveLimits, Openings, Plan, Selfplay, Study};
use rusc_catalog::Catalog;
use rusc_fleet::{Access, Announcement};
use rusc_lab::{Experiment, Lab, LabError, Named};
use rusc_present::Why;
use serde_json::json;

use crate::App;
use crate::broker::{self, PROGRAM};
use crate::failure::Failure;
use crate::stop;

rusc_present::parameters! {
    /// Options of the measurement.
    struct Throughput {
        /// number of jobs, each one short game
        jobs: u32 = 10_000, 100..=1_000_000;
        /// number of worker processes
        workers: u32 = 1, 1..=64;
        /// the NATS server
        broker: Named = Named::new("nats://127.0.0.1:4222");
    }
}

/// The experiment that measures a broker.
pub(crate) fn experiment(app: &App) -> Experiment {
    let catalog = app.catalog.clone();
    let about = "short jobs a second through a NATS server on this machine, and the memory of a worker";
    Experiment::new("broker", about, move |asked: &Throughput, lab| run(&catalog, asked, lab))
}

/// Ends the workers when it is dropped.
struct Workers(Vec<Child>);

impl Drop for Workers {
    fn drop(&mut self) {
        for worker in &mut self.0 {
            // It may have ended by itself.
            let _ = worker.kill();
            let _ = worker.wait();
        }
    }
}

fn run(catalog: &Catalog, asked: &Throughput, lab: &mut Lab) -> Result<(), LabError> {
    let game = catalog.games()[0].name().to_owned();
    let (_, start) = catalog.start(&game).map_err(LabError::wrong)?;
    let plan = Plan {
        game,
        moves: String::new(),
        bots: vec!["random".to_owned(); usize::from(start.seats())],
        games: asked.jobs,
        limits: MoveLimits::default(),
        openings: Openings::Random(0),
        seed: 1,
    };
    let mut games = Selfplay::new(catalog, &plan, 1).map_err(LabError::wrong)?;
    let folder = std::env::temp_dir().join(format!("rusc-broker-{}", std::process::id()));
    let failed = |failure: Failure| LabError::Undone(failure.into_why());
    let mut store = broker::store(&folder.join("store.sqlite"), "selfplay", &json!(plan)).map_err(failed)?;
    let access = Access { url: asked.broker.text().to_owned(), ..Access::default() };
    let announcement = Announcement {
        id: format!("bench-{}", std::process::id()),
        program: PROGRAM.to_owned(),
        lease: 30.0,
        tries: 5,
    };
    let mut crew = rusc_fleet::crew(&access, announcement, &[]).map_err(LabError::Undone)?;
    let program = std::env::current_exe()?;
    let begin = |_| {
        let words = ["work", "--threads", "1", "--patience", "20s", "--broker", &access.url];
        Command::new(&program).args(words).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
    };
    let workers = Workers((0..asked.workers).map(begin).collect::<Result<_, _>>()?);
    let began = Instant::now();
    let mut first: Option<(u64, Instant)> = None;
    let mut memory: Vec<(u64, u64)> = Vec::new();
    let mut report = |games: &Selfplay| {
        let (done, known) = games.progress();
        if done > 0 && first.is_none() {
            first = Some((done, Instant::now()));
        }
        let is_due = memory.last().is_none_or(|(last, _)| done >= last + known / 10);
        if let (true, Some(kilobytes)) = (is_due && done > 0, workers.0.first().and_then(resident)) {
            memory.push((done, kilobytes));
        }
        (lab.progress)(&format!("{done} of {known} jobs"));
    };
    let drain = stop::gentle_flags()[0];
    let conducted = rusc_fleet::conduct(&mut games, &mut store, &mut *crew, drain, &mut report);
    let whole = began.elapsed();
    drop(workers);
    drop(store);
    fs::remove_dir_all(&folder)?;
    conducted.map_err(LabError::Undone)?;
    let (done, _) = games.progress();
    let (before, since) = first.ok_or_else(|| LabError::Undone(Why::quoted("no job was done")))?;
    let span = since.elapsed().max(Duration::from_millis(1)).as_secs_f64();
    let rate = (done - before) as f64 / span;
    writeln!(
        lab.out,
        "{done} jobs by {} workers in {:.1} s; {rate:.0} a second from the first outcome on\n",
        asked.workers,
        whole.as_secs_f64()
    )?;
    writeln!(lab.out, "| jobs done | memory of a worker in kB |\n|---|---|")?;
    for (done, kilobytes) in memory {
        writeln!(lab.out, "| {done} | {kilobytes} |")?;
    }
    Ok(())
}

/// The resident memory of a process in kilobytes, where the system reports it.
fn resident(process: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", process.id())).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
