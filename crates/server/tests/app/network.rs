//! Connections: those that send slowly or not at all, compression, public addresses, proxies, health and metrics.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use rusc_server::{ConnectionLimits, Network};

use crate::sockets::{Server, header, read, send, status};

/// ConnectionLimits that are reached soon.
fn hasty() -> Network {
    let second = Duration::from_secs(1);
    let limits = ConnectionLimits { connections: 100, headers: second, body: second, ..ConnectionLimits::default() };
    Network { limits, ..Network::default() }
}

/// A server behind a proxy on this machine.
fn public() -> Network {
    let proxies = vec!["127.0.0.1/32".parse().unwrap()];
    Network { public_url: Some("https://games.example.org".parse().unwrap()), proxies, ..Network::default() }
}

const HOST: &str = "host: games.example.org\r\n";

#[test]
fn a_thousand_unfinished_requests_keep_nobody_out() {
    let server = Server::start(hasty());
    let began = Instant::now();
    let mut slow: Vec<TcpStream> = (0..1_000).map(|_| server.send("GET / HTTP/1.1\r\nhost: 127.")).collect();
    for _ in 0..5 {
        let asked = Instant::now();
        assert_eq!(status(&server.get("/about", "")), 200);
        assert!(asked.elapsed() < Duration::from_secs(1), "it took {:?}", asked.elapsed());
    }
    for stream in &mut slow {
        read(stream);
    }
    assert!(began.elapsed() < Duration::from_secs(10), "unfinished requests stay for {:?}", began.elapsed());
}

#[test]
fn idle_connections_are_closed() {
    let server = Server::start(hasty());
    let mut idle = server.send(&format!("GET /about HTTP/1.1\r\nhost: {}\r\n\r\n", server.address));
    assert_eq!(status(&read(&mut idle)), 200, "it is answered, waits for more, and ends");
}

#[test]
fn a_body_that_does_not_arrive_is_refused() {
    let server = Server::start(hasty());
    let head = format!(
        "POST /new HTTP/1.1\r\nhost: {}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 90\r\n\r\n",
        server.address
    );
    let mut slow = server.send(&head);
    for _ in 0..30 {
        // The server may have refused already.
        let _ = slow.write_all(b"a");
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(status(&read(&mut slow)), 408);
}

#[test]
fn who_does_not_read_is_disconnected() {
    let limits = ConnectionLimits { stall: Duration::from_secs(1), ..ConnectionLimits::default() };
    let server = Server::start(Network { limits, ..Network::default() });
    let request = format!("GET /rules/hexadom HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    let mut deaf = server.send(&request.repeat(400));
    std::thread::sleep(Duration::from_secs(4));
    let answered = read(&mut deaf).matches("HTTP/1.1 200").count();
    assert!(answered < 400, "the server has waited until all was read");
}

#[test]
fn pages_are_compressed_and_events_arrive_at_once() {
    let server = Server::start(Network::default());
    let accept = "accept-encoding: gzip\r\n";
    let page = server.get("/rules/hex", accept);
    assert_eq!(header(&page, "content-encoding"), Some("gzip"));
    assert!(2 * page.len() < server.get("/rules/hex", "").len());
    let begun = server.post("/new", "", "game=connect4&seat-1=person&seat-2=person");
    let events = format!("{}/events", header(&begun, "location").unwrap());
    let stream = server.send(&format!("GET {events} HTTP/1.1\r\nhost: {}\r\n{accept}\r\n", server.address));
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let head: Vec<String> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
    assert!(head.iter().any(|line| line == "content-type: text/event-stream"), "{head:?}");
    assert!(!head.iter().any(|line| line.starts_with("content-encoding")), "{head:?}");
    assert!(lines.any(|line| line.starts_with("event: ")));
}

#[test]
fn health_is_answered_for_any_host() {
    let server = Server::start(public());
    let answer = server.get("/health", "host: 10.0.0.1\r\n");
    assert_eq!((status(&answer), answer.ends_with("ok\n")), (200, true), "{answer}");
}

#[test]
fn metrics_have_a_listener_of_their_own() {
    let server = Server::start(Network::default());
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    server.serving.as_ref().unwrap().serve_metrics(listener).unwrap();
    server.get("/about", "");
    assert_eq!(status(&server.get("/metrics", "")), 404);
    let text = read(&mut send(address, "GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"));
    for line in ["rusc_requests_total{status=\"200\"} 1", "rusc_requests_total{status=\"404\"} 1", "rusc_matches 0"] {
        assert!(text.lines().any(|other| other == line), "{line} is not in\n{text}");
    }
}

#[test]
fn behind_a_proxy_the_public_address_counts() {
    let server = Server::start(public());
    assert_eq!(status(&server.get("/", &format!("host: {}\r\n", server.address))), 421);
    let page = server.get("/", HOST);
    assert_eq!(status(&page), 200);
    assert!(header(&page, "set-cookie").unwrap().contains("; Secure"));
    let form = "game=connect4&seat-1=person&seat-2=link";
    let post = |origin: &str| server.post("/new", &format!("{HOST}origin: {origin}\r\n"), form);
    assert_eq!(status(&post("http://games.example.org")), 403);
    let begun = post("https://games.example.org");
    assert_eq!(status(&begun), 303, "{begun}");
    let cookie = header(&begun, "set-cookie").unwrap().split(';').next().unwrap();
    let page = server.get(header(&begun, "location").unwrap(), &format!("{HOST}cookie: {cookie}\r\n"));
    assert!(page.contains("https://games.example.org/m/"), "the link to the seat has the public address");
}

#[test]
fn limits_are_by_the_address_of_the_visitor() {
    let server = Server::start(public());
    let from = |address: &str| status(&server.get("/health/no", &format!("{HOST}x-forwarded-for: {address}\r\n")));
    let refused = (0..2_000).any(|_| from("198.51.100.1, 203.0.113.9") == 429);
    assert!(refused, "one address can ask without end");
    assert_eq!(from("203.0.113.9"), 429, "what the visitor itself says about its address does not count");
    assert_eq!(from("203.0.113.10"), 404, "others need not wait");
}
