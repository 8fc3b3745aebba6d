//! `rusc play` for others: public address, proxies, metrics and the log.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;

use crate::command::rusc;
use crate::play::FREE;
use crate::served::{Served, ask};

#[test]
fn the_public_address_counts_and_requests_are_logged() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["--public-url", "https://games.example.org", "--trust-proxy", "127.0.0.1", "--log", "info"];
    let mut served = Served::start(folder.path(), &[&FREE[..], &words].concat());
    assert_eq!(served.ask("GET", "/about", "", "").status, 421);
    let mut log = BufReader::new(served.child.stderr.take().unwrap()).lines().map_while(Result::ok);
    let line = log.find(|line| line.contains("/about")).unwrap();
    assert!(line.contains("421") && line.contains("127.0.0.1") && line.contains("GET"), "{line}");
}

#[test]
fn metrics_are_served_if_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).unwrap().to_string();
    let _served = Served::start(folder.path(), &[&FREE[..], &["--metrics", &free]].concat());
    let answer = ask(&free, "GET", "/metrics", "", "").unwrap();
    assert!(answer.status == 200 && answer.body.contains("rusc_connections "), "{answer:?}");
}

#[test]
fn wrong_words_are_named() {
    for (words, expected) in [
        ("play --public-url games.example.org", "https://"),
        ("play --public-url https://games.example.org/rusc", "without a path"),
        ("play --trust-proxy nginx", "10.0.0.0/8"),
        ("play --log rusc=loud", "debug"),
    ] {
        let complaint = rusc(words).fails(2);
        assert!(complaint.contains(expected), "{complaint}");
    }
}
