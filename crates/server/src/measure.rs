//! `rusc bench server`: many open pages and matches at once, and how long a click takes to show its move.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use offer::{Experiment, Kind, Lab, Parameter};
use view::Languages;

use crate::client::{Client, Listener};
use crate::{App, Serving, Setup};

const fn number(name: &'static str, most: i64, default: &'static str, about: &'static str) -> Parameter {
    Parameter::new(name, Kind::Number { least: 1, most, words: &[], default }, about)
}

/// Measures a server with its own pages and matches, on this machine alone.
pub const EXPERIMENT: Experiment = Experiment {
    name: "server",
    about: "pages and matches at once in the browser app, and the time from a click to its move, with and without a bot at work",
    parameters: &[
        number("pages", 2_000, "200", "how many idle pages are open"),
        number("matches", 500, "50", "how many matches are played at once"),
        number("clicks", 14, "12", "how many moves are played in each"),
        number("pause", 10_000, "1000", "milliseconds between the clicks of a match"),
    ],
    run,
};

/// Idle pages look at the same match in groups of this size.
const GROUP: usize = 10;
/// What takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(30);

fn run(lab: &mut Lab) -> io::Result<()> {
    let folder = std::env::temp_dir().join(format!("rusc-bench-{}", std::process::id()));
    let setup = Setup { folder: folder.clone(), languages: Languages::built_in(), is_public: false };
    let measured = App::open(setup).map_err(io::Error::other).and_then(|app| {
        let serving = Serving::start(app, TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let measured = runtime.block_on(measure(lab, serving.address()));
        serving.stop();
        measured
    });
    // The folder is the system's to clear if it cannot be removed.
    drop(std::fs::remove_dir_all(&folder));
    measured
}

async fn measure(lab: &mut Lab<'_>, address: SocketAddr) -> io::Result<()> {
    let count = |key| lab.settings.number(key).and_then(|number| usize::try_from(number).ok()).unwrap_or(1);
    let (pages, matches, clicks) = (count("pages"), count("matches"), count("clicks"));
    let pause = Duration::from_millis(count("pause") as u64);
    (lab.progress)(&format!("{pages} pages"));
    let mut idle = Vec::new();
    for size in (0..pages).step_by(GROUP).map(|begun| GROUP.min(pages - begun)) {
        idle.push(Group::open(address, size).await?);
    }
    writeln!(lab.out, "{pages} idle pages open, {matches} matches played at once on {} cores\n", lab.machine.cores)?;
    writeln!(lab.out, "| at work | clicks | median | 99 % | slowest |\n|---|---|---|---|---|")?;
    for at_work in ["nobody", "a bot on all cores"] {
        (lab.progress)(at_work);
        let thinking = Client::new(address);
        if at_work != "nobody" {
            let game = thinking.post("/new", "game=hex&option-size=11&seat-1=person&seat-2=person").await?;
            thinking.post(&format!("{game}/analysis"), "on=on").await?;
        }
        let played = (0..matches).map(|index| play(address, clicks, pause, pause * index as u32 / matches as u32));
        let mut times = try_join_all(played).await?.concat();
        times.sort();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        let (median, late, slowest) = (at(0.5), at(0.99), at(1.0));
        writeln!(lab.out, "| {at_work} | {} | {median:.1} ms | {late:.1} ms | {slowest:.1} ms |", times.len())?;
        if lab.is_stopped() {
            return Ok(());
        }
    }
    for group in &mut idle {
        group.hear_a_move().await?;
    }
    writeln!(lab.out, "\nAll pages have heard of a move at the end; no request failed.")
}

/// Pages that look at the same match.
struct Group {
    host: Client,
    game: String,
    pages: Vec<Listener>,
}

impl Group {
    async fn open(address: SocketAddr, size: usize) -> io::Result<Group> {
        let host = Client::new(address);
        let game = begin(&host).await?;
        let mut pages = Vec::new();
        for _ in 0..size {
            pages.push(Client::new(address).listen(&game).await?);
        }
        Ok(Group { host, game, pages })
    }

    /// Plays a move that all pages must be told of.
    async fn hear_a_move(&mut self) -> io::Result<()> {
        self.host.post(&format!("{}/play", self.game), "move=4&at=0").await?;
        for page in &mut self.pages {
            in_time(page.wait_for("data-at=\"1\"")).await?;
        }
        Ok(())
    }
}

async fn begin(client: &Client) -> io::Result<String> {
    client.post("/new", "game=connect4&seat-1=person&seat-2=person").await
}

/// Plays a match by clicks, and tells how long each took to show its move on the page.
async fn play(address: SocketAddr, clicks: usize, pause: Duration, delay: Duration) -> io::Result<Vec<Duration>> {
    tokio::time::sleep(delay).await;
    let client = Client::new(address);
    let game = begin(&client).await?;
    let mut page = client.listen(&game).await?;
    let mut times = Vec::with_capacity(clicks);
    for number in 0..clicks {
        tokio::time::sleep(pause).await;
        let began = Instant::now();
        // Two rows from left to right have no four of a kind.
        client.post(&format!("{game}/play"), &format!("move={}&at={number}", number % 7 + 1)).await?;
        in_time(page.wait_for(&format!("data-at=\"{}\"", number + 1))).await?;
        times.push(began.elapsed());
    }
    Ok(times)
}

async fn in_time(wait: impl Future<Output = io::Result<()>>) -> io::Result<()> {
    let late = |_| io::Error::new(io::ErrorKind::TimedOut, "a page was not told of a move in time");
    tokio::time::timeout(PATIENCE, wait).await.map_err(late)?
}
