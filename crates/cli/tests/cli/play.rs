//! `rusc play`: its address, how it stops, and that nothing is lost when it is killed.

use std::fs;
use std::io::Read;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::command::rusc;
use crate::served::{Served, ask};

pub(crate) const FREE: [&str; 2] = ["--addr", "127.0.0.1:0"];

#[test]
fn it_answers_with_the_lobby_and_takes_the_next_free_port() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (Served::start(&folder.path().join("a"), &[]), Served::start(&folder.path().join("b"), &[]));
    assert_ne!(one.address, other.address);
    for served in [&one, &other] {
        assert!(served.address.starts_with("127.0.0.1:76"), "{}", served.address);
        assert_eq!(served.ask("GET", "/", "", "").status, 200);
    }
}

#[test]
fn an_address_that_is_taken_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &FREE);
    let words = format!("play --no-open --addr {} --data", served.address);
    let complaint = rusc(&words).word(folder.path().join("b").to_str().unwrap()).fails(1);
    assert!(complaint.contains(&served.address), "{complaint}");
    rusc("play --addr nowhere").fails(2);
}

#[test]
#[cfg(unix)]
fn it_stops_cleanly_and_warns_of_the_network() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = Served::start(folder.path(), &["--addr", "0.0.0.0:0"]);
    assert!(Command::new("kill").args(["-INT", &served.child.id().to_string()]).status().unwrap().success());
    let began = Instant::now();
    assert!(served.child.wait().unwrap().success());
    assert!(began.elapsed() < Duration::from_secs(5));
    let mut warning = String::new();
    served.child.stderr.take().unwrap().read_to_string(&mut warning).unwrap();
    assert!(warning.contains("network you trust"), "{warning}");
}

#[test]
#[cfg(target_os = "linux")]
fn its_address_is_printed_once_ctrl_c_can_stop_it() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..20 {
        let served = Served::start(folder.path(), &FREE);
        let status = fs::read_to_string(format!("/proc/{}/status", served.child.id())).unwrap();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
        let caught = u64::from_str_radix(caught.trim(), 16).unwrap();
        // Signals are counted from 1, and Ctrl-C is the second.
        assert_eq!(caught >> 1 & 1, 1, "round {round}: whoever reads the address cannot stop it yet");
    }
}

#[test]
fn the_environment_says_where_matches_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("elsewhere");
    let _served = Served::start_in(&data, &FREE);
    assert!(fs::read_dir(&data).is_ok_and(|files| files.count() > 0), "RUSC_DATA is ignored");
}

#[test]
fn a_language_can_be_added() {
    let folder = tempfile::tempdir().unwrap();
    let texts = folder.path().join("texts");
    rusc("translations -o").word(texts.to_str().unwrap()).succeeds();
    fs::create_dir(texts.join("fr")).unwrap();
    fs::write(texts.join("fr/pages.ftl"), "welcome = Bienvenue à la ruche\n").unwrap();
    let words = [&FREE[..], &["--translations", texts.to_str().unwrap()]].concat();
    let served = Served::start(&folder.path().join("data"), &words);
    let page = served.ask("GET", "/", "accept-language: fr\r\n", "").body;
    assert!(page.contains("Bienvenue à la ruche") && page.contains("lang=\"fr\""));
    fs::write(texts.join("fr/pages.ftl"), "welcome").unwrap();
    let complaint = rusc("play --no-open --translations").word(texts.to_str().unwrap()).fails(2);
    assert!(complaint.contains("pages.ftl"), "{complaint}");
}

/// The saved moves of a match.
fn kept(served: &Served, cookie: &str, path: &str) -> Vec<String> {
    moves(&served.address, cookie, path).expect("the server answers")
}

/// The saved moves of a match; `None` if the server is gone.
fn moves(address: &str, cookie: &str, path: &str) -> Option<Vec<String>> {
    let answer = loop {
        let answer = ask(address, "GET", &format!("{path}/record.json"), cookie, "")?;
        if answer.status != 429 {
            break answer;
        }
        std::thread::sleep(Duration::from_millis(100));
    };
    assert_eq!(answer.status, 200, "{}", answer.body);
    let record: Value = serde_json::from_str(&answer.body).unwrap();
    let moves = record["nodes"].as_array().unwrap().iter().filter_map(|node| node["move"].as_str());
    Some(moves.map(str::to_owned).collect())
}

/// Posts moves until the server is gone or the match is over, and collects those acknowledged.
fn click(address: &str, cookie: &str, path: &str, acknowledged: &mut Vec<String>) {
    for row in 1..=19 {
        for column in 'a'..='s' {
            let name = format!("{column}{row}");
            let answer = ask(address, "POST", &format!("{path}/play"), cookie, &format!("move={name}"));
            match answer.map(|answer| answer.status) {
                Some(204) => acknowledged.push(name),
                // It is the bot's turn: the move waits for it, and is acknowledged when it is seen on the board.
                Some(202) => loop {
                    let Some(moves) = moves(address, cookie, path) else { return };
                    match moves.iter().position(|other| *other == name) {
                        Some(place) if place % 2 == 0 => acknowledged.push(name),
                        // The bot has taken the cell.
                        Some(_) => {}
                        None => {
                            std::thread::sleep(Duration::from_millis(20));
                            continue;
                        }
                    }
                    break;
                },
                Some(400) => {}
                Some(429) | None => return,
                Some(status) => panic!("{name}: {status}"),
            }
        }
    }
}

#[test]
fn whatever_was_acknowledged_outlives_fifty_kills() {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = rusc_game::Rng::new(50);
    let (mut path, mut cookie) = (String::new(), String::new());
    let mut acknowledged: Vec<String> = Vec::new();
    let mut total = 0;
    for round in 0..50 {
        let mut served = Served::start(folder.path(), &FREE);
        if round % 10 == 0 {
            let seats = "game=hex&option-size=19&seat-1=person&seat-2=bot&bot-2=random";
            cookie = served.cookie();
            path = served.ask("POST", "/new", &cookie, seats).location;
            acknowledged.clear();
        }
        let began = Instant::now();
        let mut moves = kept(&served, &cookie, &path);
        // The bot continues by itself if it is its turn, or when asked to, if it was thinking when the server was killed.
        while moves.len() % 2 == 1 {
            assert!(began.elapsed() < Duration::from_secs(10), "the bot does not go on");
            served.ask("POST", &format!("{path}/now"), &cookie, "");
            std::thread::sleep(Duration::from_millis(30));
            moves = kept(&served, &cookie, &path);
        }
        let own: Vec<String> = moves.into_iter().step_by(2).collect();
        assert!(own.starts_with(&acknowledged), "round {round}: {acknowledged:?} was acknowledged, {own:?} is there");
        assert!(own.len() <= acknowledged.len() + 1, "at most what was under way is there besides");
        acknowledged = own;
        let moment = Duration::from_millis(u64::from(rng.below(300)));
        let (before, address) = (acknowledged.len(), served.address.clone());
        std::thread::scope(|scope| {
            scope.spawn(|| click(&address, &cookie, &path, &mut acknowledged));
            std::thread::sleep(moment);
            served.child.kill().unwrap();
        });
        total += acknowledged.len() - before;
    }
    assert!(total > 40, "only {total} moves were acknowledged");
}
