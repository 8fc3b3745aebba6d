//! A server that has stored very many matches: its start, its first page and a list of them.

use std::path::Path;
use std::time::Instant;

use rusc_lab::LabError;
use rusqlite::{Connection, params};
use tokio::runtime::Runtime;

use super::games::patiently;
use super::{Figure, Share};
use crate::StorageError;
use crate::client::Client;
use crate::folder;
use crate::measure::Plan;
use crate::own_process::Server;

/// The number of matches in the whole attack.
const WHOLE: usize = 100_000;
/// The number of matches that are copied, half of them by the visitor.
const ORIGINALS: usize = 50;
/// The number of moves in each match.
const MOVES: usize = 10;
/// The number of times that the first page is asked for.
const LOOKS: usize = 41;

pub(super) fn measure(place: &Path, share: Share, runtime: &Runtime) -> Result<Vec<Figure>, LabError> {
    let count = share.of(WHOLE).max(WHOLE / 20);
    let server = Server::start(place)?;
    let visitor = runtime.block_on(prepare(&server))?;
    server.kill()?;
    fill(place, count).map_err(|error| LabError::undone(StorageError::from(error)))?;
    let began = Instant::now();
    let server = Server::start(place)?;
    let visitor = visitor.at(server.address);
    let (start, lobby, archive) = runtime.block_on(async {
        visitor.get("/health").await?;
        let start = began.elapsed();
        Ok::<_, LabError>((start, look(&visitor, "/").await?, look(&visitor, "/archive?finish=won").await?))
    })?;
    Ok(vec![
        Figure::at_most(format!("start with {count} stored matches"), start.as_secs_f64(), 1.0, "s"),
        Figure::at_most(format!("first page with {count} stored matches, median"), lobby, share.time(20.0), "ms"),
        Figure::at_most(format!("archive with {count} stored matches, median"), archive, share.time(20.0), "ms"),
    ])
}

/// The median time that a page takes, in milliseconds.
async fn look(visitor: &Client, page: &str) -> Result<f64, LabError> {
    let mut looks = Vec::with_capacity(LOOKS);
    for _ in 0..LOOKS {
        let began = Instant::now();
        visitor.get(page).await?;
        looks.push(began.elapsed());
    }
    looks.sort();
    Ok(looks[LOOKS / 2].as_secs_f64() * 1e3)
}

/// Plays the matches that are copied, and returns the visitor who owns half of them.
async fn prepare(server: &Server) -> Result<Client, LabError> {
    let plan = Plan::new(MOVES)?;
    let (visitor, other) = (Client::arrive(server.address).await?, Client::arrive(server.address).await?);
    for number in 0..ORIGINALS {
        let client = if number % 2 == 0 { &visitor } else { &other };
        let form = format!("game={}&seat-1=person&seat-2=person", plan.easiest);
        let begun = patiently(client, "POST", "/new", &form).await?;
        let game = begun.header("location").unwrap_or_default();
        for (at, name) in plan.line.iter().enumerate() {
            patiently(client, "POST", &format!("{game}/play"), &format!("move={name}&at={at}")).await?;
        }
        if number % 4 == 3 {
            patiently(client, "POST", &format!("{game}/resign"), "").await?;
        }
    }
    Ok(visitor)
}

/// Copies the matches in a database until there are this many, as played by many visitors.
fn fill(folder: &Path, count: usize) -> rusqlite::Result<()> {
    let mut connection = Connection::open(folder::database(folder))?;
    let change = connection.transaction()?;
    let mut originals: Vec<String> =
        change.prepare("select id from matches")?.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    originals.sort();
    let mut insert = change.prepare(
        "insert into matches (id, host, begun, touched, alone, game, record, time, number, ended, next, glance)
         select ?1, iif(?3 = '', host, ?3), begun - ?4, touched - ?4, alone, game, record, time, number, ended, null, glance
         from matches where id = ?2",
    )?;
    let mut events = change.prepare("insert into events select ?1, number, at, event from events where match = ?2")?;
    let mut places = change
        .prepare("insert into places select ?1, seat, link, iif(?3 = '', owner, ?3) from places where match = ?2")?;
    let mut archive = change.prepare(
        "insert into archive select iif(?3 = '', owner, ?3), ?1, begun - ?4, game, rival, finish from archive where match = ?2",
    )?;
    for number in originals.len()..count {
        let (id, original) = (name(number), &originals[number % originals.len()]);
        // One in a hundred belongs to the visitors of the originals.
        let host = if number % 100 == 0 { String::new() } else { format!("{:032x}", number % 5_000) };
        insert.execute(params![id, original, host, number as i64])?;
        events.execute(params![id, original])?;
        places.execute(params![id, original, host])?;
        archive.execute(params![id, original, host, number as i64])?;
    }
    drop((insert, events, places, archive));
    change.commit()
}

/// An id that no match has by chance.
fn name(number: usize) -> String {
    let digits = (0..6).map(|place| char::from(b'a' + (number >> (4 * place) & 7) as u8));
    let rest = (0..6).map(|place| char::from(b'2' + (number >> (4 * place + 3) & 1) as u8));
    digits.chain(rest).collect()
}
