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
    /// A new visitor, who gets a cookie from the server.
    pub(crate) async fn arrive(address: SocketAddr) -> Result<Client, LabError> {
        let stranger = Client { address, cookie: String::new() };
        let answer = stranger.ask("GET", "/about", "").await?;
        let given = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let cookie = given.ok_or_else(|| answer.refusal("/about"))?.to_owned();
        Ok(Client { cookie, ..stranger })
    }

    /// Posts a form and returns the address it redirects to, or an empty text.
    pub(crate) async fn post(&self, path: &str, form: &str) -> Result<String, LabError> {
        let answer = self.ask("POST", path, form).await?;
        if ![200, 202, 204, 303].contains(&answer.status()) {
            return Err(answer.refusal(path));
        }
        Ok(answer.header("location").unwrap_or_default().to_owned())
    }

    /// The same visitor at another address of the server.
    pub(crate) fn at(self, address: SocketAddr) -> Client {
        Client { address, ..self }
    }

    /// Fetches a page and returns its text.
    pub(crate) async fn get(&self, path: &str) -> Result<String, LabError> {
        let answer = self.ask("GET", path, "").await?;
        if answer.status() == 200 { Ok(answer.body().to_owned()) } else { Err(answer.refusal(path)) }
    }

    /// Sends a request and returns the response.
    pub(crate) async fn ask(&self, method: &str, path: &str, form: &str) -> io::Result<Answer> {
        let kind = "content-type: application/x-www-form-urlencoded\r\n";
        let mut stream = self.send(method, path, kind, form).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(Answer(String::from_utf8_lossy(&answer).into_owned()))
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

/// A response, as it was sent.
pub(crate) struct Answer(String);

impl Answer {
    /// The status; 0 if there is none.
    pub(crate) fn status(&self) -> u16 {
        self.0.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
    }

    /// What follows the headers.
    pub(crate) fn body(&self) -> &str {
        self.0.split_once("\r\n\r\n").map_or("", |(_, body)| body)
    }

    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.0.lines().take_while(|line| !line.is_empty());
        lines.filter_map(|line| line.split_once(": ")).find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    /// The error for a response that was not expected.
    pub(crate) fn refusal(&self, path: &str) -> LabError {
        let answer = self.0.lines().next().unwrap_or_default().to_owned();
        LabError::undone(Unmeasured::Refused { path: path.to_owned(), answer })
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
