//! `rusc bench table`: the cost of saving one move of a long game and showing it to many watchers, without sockets.

use std::process::Command;
use std::sync::Arc;

use rusc_app::{App, Body, Method, Request, Watcher};
use rusc_catalog::Catalog;
use rusc_lab::{Experiment, Lab, LabError};
use rusc_present::Why;
use rusc_record::{Action, NodeId, Record, Sitter};

use crate::measure::in_a_folder;
use crate::playing::long_game;
use crate::unmeasured::Unmeasured;
use crate::{Setup, Site};

rusc_present::parameters! {
    /// The parameters of the measurement.
    pub(crate) struct Crowd {
        /// number of watchers
        watchers: usize = 200, 1..=10_000;
        /// number of moves played before the measurement
        moves: usize = 200, 1..=5_000;
        /// number of moves played and shown
        plays: usize = 10, 1..=50;
        /// only play, without counting; the measurement runs itself this way under valgrind
        bare: bool = false;
    }
}

/// The number of moves that the chosen game must allow, so that the choice does not depend on the number of plays.
const MOST_PLAYS: usize = 51;

/// The experiment that measures a match with many watchers.
pub(crate) fn experiment() -> Experiment {
    let about = "instructions and memory to save a move of a long game and show it to many watchers (needs valgrind)";
    Experiment::new::<Crowd, _>("table", about, run)
}

fn run(crowd: &Crowd, lab: &mut Lab) -> Result<(), LabError> {
    let Crowd { watchers, moves, plays, bare } = *crowd;
    let Shown { spec, bytes } = in_a_folder("table", |folder| {
        let site = Site::open(Setup::usual(folder.to_owned())).map_err(LabError::undone)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(show(crowd, &site.app))
    })?;
    writeln!(
        lab.out,
        "{plays} moves after {moves} others of {spec}, each shown to {watchers} watchers: {bytes} bytes sent"
    )?;
    if bare {
        return Ok(());
    }
    writeln!(lab.out, "\n| one move | |\n|---|---|")?;
    for (what, arguments, mark) in [
        ("instructions", &["--tool=callgrind", "--callgrind-out-file=/dev/null"][..], "Collected :"),
        ("bytes allocated", &["--tool=memcheck", "--undef-value-errors=no", "--leak-check=no"], "frees,"),
    ] {
        (lab.progress)(what);
        let [least, most] = [1, 1 + plays].map(|plays| count(crowd, plays, arguments, mark));
        writeln!(lab.out, "| {what} | {} |", (most? - least?) / plays as u64)?;
    }
    Ok(())
}

/// Runs this program under valgrind while it plays a number of moves, and returns the number after `mark` in the report.
fn count(crowd: &Crowd, plays: usize, arguments: &[&str], mark: &str) -> Result<u64, LabError> {
    let Crowd { watchers, moves, .. } = crowd;
    let options = [("--watchers", *watchers), ("--moves", *moves), ("--plays", plays)];
    let options = options.map(|(name, number)| [name.to_owned(), number.to_string()]).concat();
    let mut command = Command::new("valgrind");
    command.args(arguments).arg(std::env::current_exe()?).args(["bench", "table", "--bare"]).args(options);
    let report = command
        .output()
        .map_err(|error| LabError::undone(Unmeasured::NoValgrind { why: Why::quoted(error.to_string()) }))?;
    let report = String::from_utf8_lossy(&report.stderr);
    let number = report.lines().find_map(|line| line.split_once(mark)).map(|(_, rest)| rest.trim());
    let digits = |rest: &str| rest.split(' ').next().unwrap_or_default().replace(',', "").parse().ok();
    number.and_then(digits).ok_or_else(|| LabError::undone(Unmeasured::NothingCounted { report: report.into_owned() }))
}

/// The game that was played, and the number of bytes sent to watchers.
struct Shown {
    spec: String,
    bytes: usize,
}

async fn show(crowd: &Crowd, app: &Arc<App>) -> Result<Shown, LabError> {
    let Crowd { watchers, moves, plays, .. } = *crowd;
    let catalog = Catalog::builtin();
    let long = long_game(&catalog, moves + MOST_PLAYS);
    let (start, line) = long.ok_or_else(|| LabError::undone(Unmeasured::ShortGames))?;
    let mut record = Record::new(start.spec(), vec![Sitter::default(); usize::from(start.seats())]);
    let add = |parent, name: &String| record.tree.add(parent, Action::Move(name.clone()));
    line[..moves].iter().fold(NodeId::ROOT, add);
    let (opened, cookie) = post(app, "", "/open", &[("text", &rusc_record::json::write(&record))]).await?;
    let mut crowd = Vec::with_capacity(watchers);
    for _ in 0..watchers {
        let mut watcher = watch(app, &opened).await?;
        hear(&mut watcher).await?;
        crowd.push(watcher);
    }
    let mut bytes = 0;
    for name in &line[moves..moves + plays] {
        post(app, &cookie, &format!("{opened}/play"), &[("move", name)]).await?;
        for watcher in &mut crowd {
            bytes += hear(watcher).await?;
        }
    }
    Ok(Shown { spec: start.spec().to_owned(), bytes })
}

/// Posts a form as the player with this cookie, and returns the address it redirects to and the cookie of a new player.
async fn post(app: &Arc<App>, cookie: &str, path: &str, fields: &[(&str, &str)]) -> Result<(String, String), LabError> {
    let mut request = Request::new(Method::Post, path);
    request.headers.push(("cookie", cookie.to_owned()));
    request.form = fields.iter().map(|(name, value)| ((*name).to_owned(), value.as_bytes().to_vec())).collect();
    let answer = app.answer(request).await;
    let given = answer.header("set-cookie").and_then(|value| value.split(';').next()).unwrap_or_default().to_owned();
    let leads = answer.header("location").map(|address| (address.to_owned(), given));
    leads.ok_or_else(|| {
        LabError::undone(Unmeasured::Refused { path: path.to_owned(), answer: answer.status.to_string() })
    })
}

/// Opens the event stream of a match.
async fn watch(app: &Arc<App>, path: &str) -> Result<Box<Watcher>, LabError> {
    match app.answer(Request::new(Method::Get, &format!("{path}/events"))).await.body {
        Body::Events(watcher) => Ok(watcher),
        Body::Bytes(_) => Err(LabError::undone(Unmeasured::NoEvents)),
    }
}

/// The number of bytes in the next event.
async fn hear(watcher: &mut Watcher) -> Result<usize, LabError> {
    watcher.next().await.map(|event| event.len()).ok_or_else(|| LabError::undone(Unmeasured::NoEvents))
}
