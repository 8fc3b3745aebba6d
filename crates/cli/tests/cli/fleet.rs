//! Tournaments on many machines: workers, the coordinator and the broker are killed at random moments, and every game counts once.
#![cfg(unix)]

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::command::{folder, rusc};
use serde_json::{Value, json};

const CUP: &str = "name = \"cup\"\ngame = \"connect4:6x5\"\nbots = [\"alphabeta:depth=5\", \"mcts\", \"alphabeta:depth=3\"]\ngames = GAMES\nnodes = 3000\nseed = 5\n";

/// A process that is killed when it is dropped.
struct Process(Child);

impl Process {
    fn rusc(words: &str, folder: &Path) -> Process {
        let child = Command::new(env!("CARGO_BIN_EXE_rusc"))
            .args(words.split_whitespace())
            .current_dir(folder)
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        Process(child.expect("rusc starts"))
    }

    fn broker(port: u16, folder: &Path) -> Process {
        let child = Command::new("nats-server")
            .args(["--jetstream", "--addr", "127.0.0.1", "--port", &port.to_string(), "--store_dir"])
            .arg(folder.join("broker"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let process = Process(child.expect("nats-server is installed (on Debian: apt-get install nats-server)"));
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(began.elapsed() < Duration::from_secs(30), "nats-server does not listen");
            sleep(Duration::from_millis(20));
        }
        process
    }

    fn signal(&self, name: &str) {
        let kill = Command::new("kill").args([name, &self.0.id().to_string()]).status();
        assert!(kill.expect("kill exists").success());
    }

    fn has_ended(&mut self) -> bool {
        self.0.try_wait().expect("it can be asked").is_some()
    }

    fn has_succeeded(&mut self) -> bool {
        self.0.try_wait().expect("it can be asked").is_some_and(|status| status.success())
    }
}

impl Drop for Process {
    /// With `kill -9`.
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port()
}

/// The moves and results of all games, in the order of their text; the times differ from run to run.
fn games(path: PathBuf) -> Vec<String> {
    let text = fs::read_to_string(path).expect("the games were written");
    let timeless = |line: &str| {
        let mut game: Value = serde_json::from_str(line).expect("a record");
        let nodes = game["nodes"].as_array_mut().map(std::mem::take).unwrap_or_default();
        let nodes: Vec<Value> = nodes
            .into_iter()
            .map(|mut node| {
                if let Some(node) = node.as_object_mut() {
                    node.remove("seconds");
                }
                node
            })
            .collect();
        game["nodes"] = json!(nodes);
        game.to_string()
    };
    let mut games: Vec<String> = text.lines().map(timeless).collect();
    games.sort();
    games
}

/// How often something is killed: twenty times if `RUSC_LONG` is set, otherwise as often as a short test allows.
fn kills() -> u64 {
    if std::env::var_os("RUSC_LONG").is_some() { 20 } else { 7 }
}

/// The tournament file with this number of games.
fn cup(games: u64) -> String {
    CUP.replace("GAMES", &games.to_string())
}

/// The lease of a worker in seconds.
const LEASE: u64 = 2;

#[test]
fn every_game_counts_once_whatever_is_killed() {
    let folder = folder("fleet");
    // On a fast machine a short tournament is over before everything was killed; then a longer one is played.
    let long_enough = [120, 480, 1920].into_iter().find(|&meeting| outlives_kills(&folder, meeting));
    assert!(long_enough.is_some(), "every tournament was over too soon to kill anything");
}

/// Plays a tournament by one machine and by many of which some are killed, and compares them; false if it was over before the last kill.
fn outlives_kills(folder: &Path, meeting: u64) -> bool {
    let [one, many] = ["one", "many"].map(|name| format!("{name}-{meeting}"));
    fs::write(folder.join("cup.toml"), cup(meeting)).expect("it can be written");
    let port = free_port();
    let url = format!("nats://127.0.0.1:{port}");
    let coordinate = format!(
        "tournament cup.toml --store {many}.sqlite --games {many}.jsonl --lease {LEASE}s --tries 30 --broker {url}"
    );
    let work = format!("work --threads 1 --broker {url}");
    let mut broker = Process::broker(port, folder);
    let mut coordinator = Process::rusc(&coordinate, folder);
    let mut workers: Vec<Process> = (0..3).map(|_| Process::rusc(&work, folder)).collect();
    // A worker that is cut off for longer than its lease, and comes back with an outcome that another one has delivered.
    sleep(Duration::from_millis(1000));
    workers[0].signal("-STOP");
    let cut_off = Instant::now();
    let mut random = u64::from(std::process::id());
    let began = Instant::now();
    for killed in 0..kills() {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        sleep(Duration::from_millis(100 + (random >> 33) % 500));
        if coordinator.has_succeeded() {
            return false;
        }
        match killed % 5 {
            0 => workers[1] = Process::rusc(&work, folder),
            1 => {
                drop(coordinator);
                coordinator = Process::rusc(&coordinate, folder);
            }
            2 => {
                drop(broker);
                sleep(Duration::from_millis((random >> 40) % 300));
                broker = Process::broker(port, folder);
            }
            3 => workers[2] = Process::rusc(&work, folder),
            _ => {
                workers[1] = Process::rusc(&work, folder);
                drop(coordinator);
                coordinator = Process::rusc(&coordinate, folder);
            }
        }
    }
    sleep(Duration::from_secs(LEASE + 1).saturating_sub(cut_off.elapsed()));
    workers[0].signal("-CONT");
    while !coordinator.has_succeeded() {
        assert!(began.elapsed() < Duration::from_secs(240), "the tournament does not end");
        // What found no broker when it was started has ended with a sentence about it.
        if coordinator.has_ended() {
            coordinator = Process::rusc(&coordinate, folder);
        }
        for worker in &mut workers {
            if worker.has_ended() {
                *worker = Process::rusc(&work, folder);
            }
        }
        sleep(Duration::from_millis(200));
    }
    let status = rusc(&format!("status --json --broker {url}")).json();
    assert_eq!(status["studies"], json!([]), "nothing is left at the broker: {status}");
    let whole = rusc(&format!("tournament cup.toml --store {one}.sqlite --threads 2 --games {one}.jsonl --json"));
    let whole = whole.inside(folder).json();
    let table = rusc(&format!("tournament cup.toml --store {many}.sqlite --json")).inside(folder).json();
    assert_eq!(
        (&table["games"], &table["complete"], &table["set_aside"]),
        (&json!(3 * meeting), &json!(true), &json!([]))
    );
    assert_eq!(table["bots"][0]["elo"], whole["bots"][0]["elo"]);
    let [one, many] = [one, many].map(|name| games(folder.join(format!("{name}.jsonl"))));
    assert_eq!(many, one, "game by game");
    true
}

#[test]
fn a_broker_that_cannot_be_used_is_one_sentence() {
    let folder = folder("fleet-none");
    fs::write(folder.join("cup.toml"), cup(2)).expect("it can be written");
    let url = format!("nats://127.0.0.1:{}", free_port());
    for words in [
        "tournament cup.toml --store a.sqlite",
        "work",
        "status",
        "selfplay connect4 --bot random -o a.jsonl",
        "solve hex:3 --all",
    ] {
        let said = rusc(&format!("{words} --broker {url}")).inside(&folder).fails(1);
        assert_eq!(said.trim_end().lines().count(), 1, "{words}: {said}");
        assert!(said.starts_with(&format!("rusc: Cannot reach the broker {url}: ")), "{words}: {said}");
    }
    let said = rusc(&format!("solve hex:3 --broker {url}")).fails(2);
    assert!(said.contains("--all"), "{said}");
}

#[test]
fn workers_solve_the_openings() {
    let folder = folder("fleet-solve");
    let port = free_port();
    let url = format!("nats://127.0.0.1:{port}");
    let _broker = Process::broker(port, &folder);
    let _worker = Process::rusc(&format!("work --threads 1 --broker {url}"), &folder);
    let alone = rusc("solve hex:3 --all --json").json();
    let mut command = Command::new(env!("CARGO_BIN_EXE_rusc"));
    command.args(["solve", "hex:3", "--all", "--json", "--broker", &url]).env("RUSC_DATA", &folder);
    let output = command.output().expect("rusc runs");
    let together: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"));
    for field in ["winner", "best", "values"] {
        assert_eq!(together[field], alone[field], "{field}");
    }
    let status = rusc(&format!("status --json --broker {url}")).json();
    let worker = &status["workers"][0];
    assert_eq!((&worker["threads"], &worker["progress"]["failed"]), (&json!(1), &json!(0)), "{status}");
    assert!(rusc(&format!("status --broker {url}")).succeeds().contains("1 workers, "));
    let games = format!("selfplay connect4:4x4 --bot random --games 20 --broker {url} -o many.jsonl");
    rusc(&games).inside(&folder).succeeds();
    rusc("selfplay connect4:4x4 --bot random --games 20 -o one.jsonl").inside(&folder).succeeds();
    assert_eq!(self::games(folder.join("many.jsonl")), self::games(folder.join("one.jsonl")));
}
