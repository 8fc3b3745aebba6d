//! `rusc bench server`: many open pages and matches, and the time from a click until the page shows its move.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use rusc_catalog::Catalog;
use rusc_lab::{Experiment, Lab, LabError};

use crate::client::{Client, Listener};
use crate::metrics::Usage;
use crate::own_process::Server;
use crate::playing::{line, open_games};
use crate::unmeasured::Unmeasured;

rusc_present::parameters! {
    /// The parameters of the measurement.
    pub(crate) struct Load {
        /// number of idle open pages
        pages: usize = 500, 1..=1_500;
        /// number of matches played at the same time
        matches: usize = 50, 1..=500;
        /// number of matches between experts that go on meanwhile
        experts: usize = 100, 1..=200;
        /// number of moves in each match
        clicks: usize = 12, 1..=14;
        /// milliseconds between the clicks of a match
        pause: u64 = 1_000, 1..=10_000;
    }
}

/// The experiment that measures a server on this machine with many open pages and matches.
pub(crate) fn experiment() -> Experiment {
    let about =
        "many pages and matches in the browser app: the time from a click to its move, with and without bots thinking";
    Experiment::new::<Load, _>("server", about, run)
}

/// The number of idle pages that show the same match.
const GROUP: usize = 10;
/// The timeout of every step.
const PATIENCE: Duration = Duration::from_secs(30);

fn run(load: &Load, lab: &mut Lab) -> Result<(), LabError> {
    in_a_folder("server", |folder| {
        let server = Server::start(folder)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut report = |stage: Stage| stage.write(load, lab);
        runtime.block_on(measure(load, &mut report, server.address, &|| server.usage())).map(|_| ())
    })
}

/// Runs a measurement with a temporary folder.
pub(crate) fn in_a_folder<T>(name: &str, measure: impl FnOnce(&Path) -> Result<T, LabError>) -> Result<T, LabError> {
    let folder = std::env::temp_dir().join(format!("rusc-bench-{name}-{}", std::process::id()));
    let measured = measure(&folder);
    // If the folder cannot be removed, it stays among the system's temporary files.
    drop(std::fs::remove_dir_all(&folder));
    measured
}

/// The stages of the measurement.
pub(crate) enum Stage<'a> {
    /// The pages are being opened.
    Opening,
    /// The clicks begin, with this at work meanwhile.
    Clicking(&'a str),
    /// The clicks are measured.
    Clicked(&'a Measured),
    /// All pages have received a last move.
    Ended,
}

/// The times of the clicks, in milliseconds, and what the server used.
pub(crate) struct Measured {
    /// What was going on meanwhile.
    at_work: String,
    clicks: usize,
    pub(crate) median: f64,
    /// The 99th percentile.
    pub(crate) late: f64,
    slowest: f64,
    pub(crate) usage: Usage,
}

impl Stage<'_> {
    /// Writes the part of the report for this stage, and returns whether to go on.
    fn write(self, load: &Load, lab: &mut Lab) -> Result<bool, LabError> {
        let Load { pages, matches, .. } = *load;
        match self {
            Stage::Opening => {
                (lab.progress)(&format!("{pages} pages"));
                let cores = lab.machine.cores;
                writeln!(lab.out, "{pages} idle pages open, {matches} matches played at once on {cores} cores\n")?;
                let head =
                    "| at work | clicks | median | 99 % | slowest | memory | threads |\n|---|---|---|---|---|---|---|";
                writeln!(lab.out, "{head}")?;
            }
            Stage::Clicking(at_work) => (lab.progress)(at_work),
            Stage::Clicked(Measured { at_work, clicks, median, late, slowest, usage }) => writeln!(
                lab.out,
                "| {at_work} | {clicks} | {median:.1} ms | {late:.1} ms | {slowest:.1} ms | {} MB | {} |",
                usage.megabytes, usage.threads
            )?,
            Stage::Ended => writeln!(lab.out, "\nAll pages received a last move, and no request failed.")?,
        }
        Ok(!lab.is_stopped())
    }
}

/// Measures a server: the times of the clicks without bots and with matches between experts.
pub(crate) async fn measure(
    load: &Load,
    report: &mut dyn FnMut(Stage) -> Result<bool, LabError>,
    address: SocketAddr,
    usage: &dyn Fn() -> Usage,
) -> Result<Vec<Measured>, LabError> {
    let Load { pages, matches, experts, clicks, pause } = *load;
    let (pause, plan) = (Duration::from_millis(pause), Plan::new(clicks)?);
    report(Stage::Opening)?;
    let mut measured = Vec::new();
    let mut idle = Vec::new();
    for size in (0..pages).step_by(GROUP).map(|begun| GROUP.min(pages - begun)) {
        idle.push(Group::open(&plan, address, size).await?);
    }
    let mut shows = Vec::new();
    for at_work in ["no bot".to_owned(), format!("{experts} matches between experts")] {
        report(Stage::Clicking(&at_work))?;
        if at_work != "no bot" {
            for index in 0..experts {
                shows.push(Show::open(&plan, address, index).await?);
            }
        }
        let played = (0..matches).map(|index| play(&plan, address, pause, pause * index as u32 / matches as u32));
        let mut times = try_join_all(played).await?.concat();
        times.sort();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        let (median, late, slowest) = (at(0.5), at(0.99), at(1.0));
        let row = Measured { at_work, clicks: times.len(), median, late, slowest, usage: usage() };
        let goes_on = report(Stage::Clicked(&row))?;
        measured.push(row);
        if !goes_on {
            return Ok(measured);
        }
    }
    drop(shows);
    for group in &mut idle {
        group.hear_a_move(&plan).await?;
    }
    report(Stage::Ended)?;
    Ok(measured)
}

/// The games of the measurement.
pub(crate) struct Plan {
    /// The game with the fewest first moves, for the clicks.
    pub(crate) easiest: String,
    /// The game with the most first moves.
    pub(crate) richest: String,
    /// The moves to click.
    pub(crate) line: Vec<String>,
    /// All games, for experts to play meanwhile.
    games: Vec<String>,
}

impl Plan {
    pub(crate) fn new(clicks: usize) -> Result<Plan, LabError> {
        let catalog = Catalog::builtin();
        let mut games = open_games(&catalog);
        games.sort_by_key(|(_, start)| start.moves().len());
        let [(easiest, start), .., (richest, _)] = &games[..] else {
            return Err(LabError::undone(Unmeasured::FewGames));
        };
        let line = line(start, clicks, 1).ok_or_else(|| LabError::undone(Unmeasured::ShortGames))?;
        let games = catalog.games().iter().map(|entry| entry.name().to_owned()).collect();
        let [easiest, richest] = [easiest, richest].map(|entry| entry.name().to_owned());
        Ok(Plan { easiest, richest, line, games })
    }
}

/// A match between experts, and the page that watches it.
struct Show {
    page: tokio::task::JoinHandle<()>,
}

impl Show {
    async fn open(plan: &Plan, address: SocketAddr, index: usize) -> Result<Show, LabError> {
        let (host, game) = (Client::arrive(address).await?, &plan.games[index % plan.games.len()]);
        let page = host.post("/new", &format!("game={game}&seat-1=expert&seat-2=expert")).await?;
        let mut listener = host.listen(&page).await?;
        // A page that did not read would be disconnected.
        let reading = async move { drop(listener.wait_for("the end of the stream").await) };
        Ok(Show { page: tokio::spawn(reading) })
    }
}

impl Drop for Show {
    fn drop(&mut self) {
        self.page.abort();
    }
}

/// Pages that show the same match.
struct Group {
    host: Client,
    game: String,
    pages: Vec<Listener>,
}

impl Group {
    async fn open(plan: &Plan, address: SocketAddr, size: usize) -> Result<Group, LabError> {
        let host = Client::arrive(address).await?;
        let game = begin(&host, &plan.easiest).await?;
        let mut pages = Vec::new();
        for _ in 0..size {
            pages.push(Client::arrive(address).await?.listen(&game).await?);
        }
        Ok(Group { host, game, pages })
    }

    /// Plays a move and checks that all pages receive it.
    async fn hear_a_move(&mut self, plan: &Plan) -> Result<(), LabError> {
        self.host.post(&format!("{}/play", self.game), &format!("move={}&at=0", plan.line[0])).await?;
        for page in &mut self.pages {
            in_time(page.wait_for("data-at=\"1\"")).await?;
        }
        Ok(())
    }
}

/// Begins a match between two people at one device.
pub(crate) async fn begin(client: &Client, game: &str) -> Result<String, LabError> {
    client.post("/new", &format!("game={game}&seat-1=person&seat-2=person")).await
}

/// Plays a match by clicks, and records the time until the page shows each move.
async fn play(plan: &Plan, address: SocketAddr, pause: Duration, delay: Duration) -> Result<Vec<Duration>, LabError> {
    tokio::time::sleep(delay).await;
    let client = Client::arrive(address).await?;
    let game = begin(&client, &plan.easiest).await?;
    let mut page = client.listen(&game).await?;
    let mut times = Vec::with_capacity(plan.line.len());
    for (number, name) in plan.line.iter().enumerate() {
        tokio::time::sleep(pause).await;
        let began = Instant::now();
        client.post(&format!("{game}/play"), &format!("move={name}&at={number}")).await?;
        in_time(page.wait_for(&format!("data-at=\"{}\"", number + 1))).await?;
        times.push(began.elapsed());
    }
    Ok(times)
}

async fn in_time(wait: impl Future<Output = Result<(), LabError>>) -> Result<(), LabError> {
    let late = |_| LabError::undone(Unmeasured::TooLate);
    tokio::time::timeout(PATIENCE, wait).await.map_err(late)?
}
