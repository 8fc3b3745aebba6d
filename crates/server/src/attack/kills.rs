//! A server that is killed again and again, at any moment, while people play bots and each other with clocks.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use rusc_catalog::Catalog;
use rusc_game::Rng;
use rusc_lab::LabError;
use rusc_record::Action;
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};

use super::Figure;
use crate::client::Client;
use crate::measure::Plan;
use crate::own_process::Server;
use crate::unmeasured::Unmeasured;

/// The number of kills in the whole attack.
pub(super) const WHOLE: usize = 200;
/// The longest time from the start of a server until it is killed, in milliseconds.
const LONGEST: u32 = 600;
/// How long a bot may take after a restart.
const PATIENCE: Duration = Duration::from_secs(10);
/// The rounds after which new matches are begun.
const ROUNDS: usize = 10;

/// Kills a server this many times.
pub(super) async fn measure(folder: PathBuf, count: usize) -> Result<Vec<Figure>, LabError> {
    let (mut rng, mut kept) = (Rng::new(count as u64), Kept::default());
    let mut tables: Vec<Table> = Vec::new();
    let mut people = Vec::new();
    for round in 0..count {
        let place = folder.clone();
        let server = spawn_blocking(move || Server::start(&place)).await.map_err(std::io::Error::other)??;
        let ready = Instant::now();
        if people.is_empty() {
            people = vec![Client::arrive(server.address).await?, Client::arrive(server.address).await?];
        }
        people.iter_mut().for_each(|client| *client = client.clone().at(server.address));
        for table in &mut tables {
            table.check(&people, ready, &mut kept).await?;
        }
        if round % ROUNDS == 0 || tables.iter().any(|table| table.is_over) {
            tables = Table::set_up(&people).await?;
        }
        let moment = Duration::from_millis(u64::from(rng.below(LONGEST)));
        let play = async {
            loop {
                for table in &mut tables {
                    table.play(&people, &mut rng).await;
                }
            }
        };
        // Whatever is on its way now is cut off.
        let _: Result<(), _> = timeout(moment, play).await;
        let killed = Instant::now();
        server.kill()?;
        tables.iter_mut().for_each(|table| table.killed = killed);
    }
    let Kept { moves, lost, stuck, off } = kept;
    Ok(vec![
        Figure::none(format!("lost of {moves} acknowledged moves in {count} kills"), lost),
        Figure::none(format!("matches stuck after {count} kills"), stuck),
        Figure::at_most(format!("most that a clock was off after {count} kills"), off.as_secs_f64(), 1.0, "s"),
    ])
}

/// What was kept through all kills.
#[derive(Default)]
struct Kept {
    /// Acknowledged moves.
    moves: usize,
    /// Acknowledged moves that were not there afterwards.
    lost: usize,
    /// Matches that did not go on.
    stuck: usize,
    /// The largest difference of a clock.
    off: Duration,
}

/// A match, as its players know it.
struct Table {
    path: String,
    has_bot: bool,
    has_clock: bool,
    /// The moves that the players know to be saved.
    known: Vec<String>,
    /// The clocks when they were last seen, and when that was.
    clocks: Option<(Clocks, Instant)>,
    killed: Instant,
    is_over: bool,
}

/// The clocks of both seats in milliseconds, and the number of moves before.
struct Clocks {
    left: [i64; 2],
    at: usize,
}

/// A match as the server has it.
struct Found {
    moves: Vec<String>,
    /// The moves that can be played next.
    next: Vec<String>,
}

impl Table {
    /// Matches with bots, links and clocks.
    async fn set_up(people: &[Client]) -> Result<Vec<Table>, LabError> {
        let game = Plan::new(1)?.richest;
        let clock = "clock=total&total-minutes=60&increment-seconds=2";
        let mut tables = Vec::new();
        for (seats, has_bot, has_clock) in [
            ("seat-1=person&seat-2=beginner".to_owned(), true, false),
            (format!("seat-1=person&seat-2=beginner&{clock}"), true, true),
            (format!("seat-1=person&seat-2=link&{clock}"), false, true),
        ] {
            let path = people[0].post("/new", &format!("game={game}&{seats}")).await?;
            let page = people[0].get(&path).await?;
            if let Some(link) =
                page.split(&format!("{path}/seat/")).nth(1).and_then(|rest| rest.split(['"', '<']).next())
            {
                people[1].post(&format!("{path}/seat/{link}"), "").await?;
            }
            let (known, clocks, killed) = (Vec::new(), None, Instant::now());
            tables.push(Table { path, has_bot, has_clock, known, clocks, killed, is_over: false });
        }
        Ok(tables)
    }

    /// Plays a move, if it is a person's turn; gives up when the server is gone.
    async fn play(&mut self, people: &[Client], rng: &mut Rng) {
        let number = self.known.len();
        let player = &people[if self.has_bot { 0 } else { number % 2 }];
        let Ok(found) = self.find(player).await else { return };
        self.known.clone_from(&found.moves);
        self.is_over = found.next.is_empty();
        let is_bots_turn = self.has_bot && found.moves.len() % 2 == 1;
        if found.moves.len() == number && !is_bots_turn && !self.is_over {
            let name = &found.next[rng.below(found.next.len() as u32) as usize];
            let form = format!("move={name}&at={number}");
            if player.post(&format!("{}/play", self.path), &form).await.is_ok() {
                self.known.push(name.clone());
            }
        }
        if self.has_clock
            && let Ok(clocks) = self.read_clocks(&people[0]).await
        {
            self.clocks = Some((clocks, Instant::now()));
        }
    }

    /// Checks after a restart that everything is there, the clocks are right, and the match goes on.
    async fn check(&mut self, people: &[Client], ready: Instant, kept: &mut Kept) -> Result<(), LabError> {
        let mut found = self.find(&people[0]).await?;
        let there = found.moves.iter().zip(&self.known).take_while(|(one, other)| one == other).count();
        kept.moves += self.known.len();
        kept.lost += self.known.len() - there;
        // The clocks are compared unless they have changed since they were seen, because a move was on its way.
        if let Some((before, seen)) = self.clocks.take()
            && let now = self.read_clocks(&people[0]).await?
            && now.at == before.at
            && !found.next.is_empty()
        {
            let running = (self.killed - seen + ready.elapsed()).as_millis() as i64;
            let seat = now.at % 2;
            // A bot's clock stands still until the bot thinks again.
            let ran = if self.has_bot && seat == 1 { 0 } else { running };
            for (place, (before, now)) in before.left.into_iter().zip(now.left).enumerate() {
                let expected = if place == seat { before - ran } else { before };
                kept.off = kept.off.max(Duration::from_millis((now - expected).unsigned_abs()));
            }
        }
        let began = Instant::now();
        while self.has_bot && found.moves.len() % 2 == 1 && !found.next.is_empty() {
            if began.elapsed() > PATIENCE {
                kept.stuck += 1;
                break;
            }
            // A match that was being thought about when the server died waits for a person.
            drop(people[0].post(&format!("{}/now", self.path), "").await);
            sleep(Duration::from_millis(30)).await;
            found = self.find(&people[0]).await?;
        }
        self.is_over = found.next.is_empty();
        self.known = found.moves;
        Ok(())
    }

    async fn find(&self, player: &Client) -> Result<Found, LabError> {
        let path = format!("{}/record.json", self.path);
        let replay =
            rusc_record::json::read(&Catalog::builtin(), &player.get(&path).await?).map_err(LabError::undone)?;
        let tree = &replay.record.tree;
        let end = tree.end(rusc_record::NodeId::ROOT);
        let name = |id| match &tree.node(id).action {
            Action::Move(name) => Some(name.clone()),
            _ => None,
        };
        let next = if replay.record.outcome.is_some() { Vec::new() } else { replay.position(end).moves() };
        Ok(Found { moves: tree.path(end).into_iter().filter_map(name).collect(), next })
    }

    /// The clocks that the first player's page of the match shows.
    async fn read_clocks(&self, player: &Client) -> Result<Clocks, LabError> {
        let page = player.get(&self.path).await?;
        let numbers = |name: &str| -> Vec<i64> {
            page.split(name).skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok()).collect()
        };
        let (left, at) = (numbers("data-clock=\""), numbers("data-at=\""));
        match (&left[..], &at[..]) {
            // A page lists the rival before its viewer.
            (&[rival, own], &[at, ..]) => Ok(Clocks { left: [own, rival], at: at as usize }),
            _ => Err(LabError::undone(Unmeasured::NoEvents)),
        }
    }
}
