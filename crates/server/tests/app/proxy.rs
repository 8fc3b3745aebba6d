//! The server behind nginx, with the configuration in `docs/running-a-server.md`.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rusc_server::Network;

use crate::sockets::{Server, form, header, read, send, status};

const HOST: &str = "host: games.example.org\r\n";

/// A running nginx, ended with the test.
struct Proxy {
    child: Child,
    address: SocketAddr,
}

impl Proxy {
    fn start(folder: &Path, server: SocketAddr) -> Proxy {
        // The port is free again before nginx takes it; no other test asks for a certain port.
        let address = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).unwrap();
        let file = folder.join("nginx.conf");
        fs::write(&file, configuration(folder, address, server)).unwrap();
        let mut command = Command::new("nginx");
        command.arg("-p").arg(folder).arg("-c").arg(&file).args(["-e", "stderr", "-g", "daemon off;"]);
        let child = command.stdin(Stdio::null()).spawn().expect("nginx is installed");
        let mut proxy = Proxy { child, address };
        let began = Instant::now();
        while TcpStream::connect(address).is_err() {
            assert!(proxy.child.try_wait().unwrap().is_none(), "nginx does not take its configuration");
            assert!(began.elapsed() < Duration::from_secs(20), "nginx does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
        proxy
    }

    fn get(&self, path: &str, headers: &str) -> String {
        read(&mut send(self.address, &format!("GET {path} HTTP/1.1\r\n{HOST}connection: close\r\n{headers}\r\n")))
    }

    fn post(&self, path: &str, headers: &str, fields: &str) -> String {
        read(&mut send(self.address, &form(path, &format!("{HOST}{headers}"), fields)))
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // SIGTERM, so that it can end its workers.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

/// The documented configuration on local ports, without the certificate.
fn configuration(folder: &Path, address: SocketAddr, server: SocketAddr) -> String {
    let page = include_str!("../../../../docs/running-a-server.md");
    let documented = page.split("```nginx\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let lines: Vec<&str> = documented.lines().filter(|line| !line.contains("ssl_certificate")).collect();
    let site = lines.join("\n").replace("443 ssl", &address.to_string()).replace("127.0.0.1:7680", &server.to_string());
    assert!(site.contains(&address.to_string()) && site.contains(&server.to_string()), "{site}");
    let folder = folder.display();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .iter()
        .map(|name| format!("{name}_temp_path {folder}/{name};\n"))
        .collect();
    format!("pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{site}\n}}\n")
}

#[test]
fn a_match_is_played_through_nginx() {
    let network = Network {
        public_url: Some("https://games.example.org".parse().unwrap()),
        proxies: vec!["127.0.0.1".parse::<std::net::IpAddr>().unwrap().into()],
        ..Network::default()
    };
    let server = Server::start(network);
    let folder = tempfile::tempdir().unwrap();
    let proxy = Proxy::start(folder.path(), server.address);

    let origin = "origin: https://games.example.org\r\n";
    let begun = proxy.post("/new", origin, "game=connect4&seat-1=person&seat-2=link");
    assert_eq!(status(&begun), 303, "{begun}");
    let cookie = header(&begun, "set-cookie").unwrap();
    assert!(cookie.contains("; Secure"), "{cookie}");
    let cookie = format!("cookie: {}\r\n", cookie.split(';').next().unwrap());
    let path = header(&begun, "location").unwrap();
    assert!(proxy.get(path, &cookie).contains(&format!("https://games.example.org{path}/seat/2/")));
    assert_eq!(status(&proxy.post(&format!("{path}/play"), "origin: https://evil.example\r\n", "move=4")), 403);

    let stream = send(proxy.address, &format!("GET {path}/events HTTP/1.1\r\n{HOST}{cookie}\r\n"));
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let mut event_with = |text: &str| lines.any(|line| line.contains(text)) && lines.any(|line| line.is_empty());
    assert!(event_with("data-at=\"0\""), "the first event arrives");
    let began = Instant::now();
    let played = proxy.post(&format!("{path}/play"), &format!("{origin}{cookie}x-rusc: fetch\r\n"), "move=4");
    assert_eq!(status(&played), 204, "{played}");
    assert!(event_with("data-at=\"1\""), "the move arrives");
    assert!(began.elapsed() < Duration::from_secs(5), "nginx has held the event back for {:?}", began.elapsed());

    // Who asks too often is refused, but not for others behind the same proxy.
    let from = |address: &str| status(&proxy.get("/about", &format!("x-forwarded-for: {address}\r\n")));
    assert!((0..2_000).any(|_| from("203.0.113.9") == 429), "nobody is refused");
    assert_eq!(from("203.0.113.10"), 200);
}
