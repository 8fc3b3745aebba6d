//! A minimal HTTP client for measurements: it posts forms, follows event streams and keeps its cookie.

use std::io;
use std::net::SocketAddr;

use rusc_lab::LabError;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::unmeasured::Unmeasured;

/// A visitor with a cookie, who sends requests to the server.
#[derive(Clone)]
pub(crate) struct Client {
    address: SocketAddr,
    cookie: String,
}

/// An open event stream.
pub(crate) struct Listener {
    stream: TcpStream,
    /// The bytes received but not yet searched.
    heard: Vec<u8>,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        let mut secret = [0; 16];
        getrandom::fill(&mut secret).expect("the system gives random numbers");
        Client { address, cookie: format!("rusc={:032x}", u128::from_le_bytes(secret)) }
    }

    /// Posts a form and returns the address it redirects to, or an empty text.
    pub(crate) async fn post(&self, path: &str, form: &str) -> Result<String, LabError> {
        let kind = "content-type: application/x-www-form-urlencoded\r\n";
        let mut stream = self.send("POST", path, kind, form).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let text = String::from_utf8_lossy(&answer);
        if !text.starts_with("HTTP/1.1 2") && !text.starts_with("HTTP/1.1 303") {
            let answer = text.lines().next().unwrap_or_default().to_owned();
            return Err(LabError::undone(Unmeasured::Refused { path: path.to_owned(), answer }));
        }
        let leads = text.lines().find_map(|line| line.strip_prefix("location: "));
        Ok(leads.unwrap_or_default().trim().to_owned())
    }

    /// Opens the event stream of a match.
    pub(crate) async fn listen(&self, path: &str) -> Result<Listener, LabError> {
        let stream = self.send("GET", &format!("{path}/events"), "", "").await?;
        let mut listener = Listener { stream, heard: Vec::new() };
        listener.wait_for("id=\"board\"").await?;
        Ok(listener)
    }

    async fn send(&self, method: &str, path: &str, header: &str, body: &str) -> io::Result<TcpStream> {
        let Client { address, cookie } = self;
        let mut stream = TcpStream::connect(address).await?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\nx-rusc: fetch\r\n\
             {header}content-length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        Ok(stream)
    }
}

impl Listener {
    /// Waits until the stream contains a text.
    pub(crate) async fn wait_for(&mut self, text: &str) -> Result<(), LabError> {
        let mut part = vec![0; 8 * 1024];
        loop {
            if let Some(place) = self.heard.windows(text.len()).position(|window| window == text.as_bytes()) {
                self.heard.drain(..place + text.len());
                return Ok(());
            }
            // Searched bytes are dropped, except for a possible beginning of the text.
            let kept = self.heard.len().min(text.len());
            self.heard.drain(..self.heard.len() - kept);
            match self.stream.read(&mut part).await? {
                0 => return Err(LabError::undone(Unmeasured::NoEvents)),
                length => self.heard.extend(&part[..length]),
            }
        }
    }
}
