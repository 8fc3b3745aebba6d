//! `rusc play` as a process, with a minimal HTTP client.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running `rusc play`, killed when dropped.
pub(crate) struct Served {
    pub(crate) child: Child,
    /// Host and port.
    pub(crate) address: String,
}

impl Served {
    /// Starts it with these arguments and waits until it prints its address.
    pub(crate) fn start(data: &Path, words: &[&str]) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rusc"));
        command.args(["play", "--no-open", "--data"]).arg(data).args(words);
        Served::spawn(command)
    }

    /// Starts it with the data folder in the environment, and waits until it prints its address.
    pub(crate) fn start_in(data: &Path, words: &[&str]) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rusc"));
        command.args(["play", "--no-open"]).args(words).env("RUSC_DATA", data);
        Served::spawn(command)
    }

    fn spawn(mut command: Command) -> Served {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Rusc is at http://").unwrap_or_else(|| panic!("{line:?}")).to_owned();
        Served { child, address }
    }

    /// The header with the cookie of a new visitor.
    pub(crate) fn cookie(&self) -> String {
        let cookie = self.ask("GET", "/about", "", "").cookie;
        format!("cookie: {}\r\n", cookie.split(';').next().unwrap())
    }

    /// Sends a request and returns the response.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        ask(&self.address, method, path, headers, body).expect("the server answers")
    }
}

/// Sends a request and returns the response; `None` if the server is gone.
pub(crate) fn ask(address: &str, method: &str, path: &str, headers: &str, body: &str) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).ok()?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\nx-rusc: fetch\r\n{headers}\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut text = Vec::new();
    stream.read_to_end(&mut text).ok()?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let status = text.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let header = |name| head.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().to_owned();
    Some(Answer { status, location: header("location: "), cookie: header("set-cookie: "), body: body.to_owned() })
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) cookie: String,
    pub(crate) body: String,
}
