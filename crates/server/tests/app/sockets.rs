//! A server on a socket, and requests written by hand.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use rusc_server::{Network, Serving, Setup, Site};
use tempfile::TempDir;

use crate::support::setup;

/// A server on a local port with its own folder, stopped when dropped.
pub(crate) struct Server {
    pub(crate) serving: Option<Serving>,
    pub(crate) address: SocketAddr,
    /// Kept until the end, as by a bot that thinks on after the server has stopped.
    _site: Arc<Site>,
    pub(crate) folder: TempDir,
}

impl Server {
    pub(crate) fn start(network: Network) -> Server {
        let folder = tempfile::tempdir().unwrap();
        Server::on(Setup { network, ..setup(folder.path()) }, folder)
    }

    pub(crate) fn on(setup: Setup, folder: TempDir) -> Server {
        let (site, listener) = (Site::open(setup).unwrap(), TcpListener::bind("127.0.0.1:0").unwrap());
        let serving = Serving::start(Arc::clone(&site), listener).unwrap();
        Server { address: serving.address(), serving: Some(serving), _site: site, folder }
    }

    /// Opens a connection and sends something.
    pub(crate) fn send(&self, text: &str) -> TcpStream {
        send(self.address, text)
    }

    /// The response to a GET request with some headers, each with its line end.
    pub(crate) fn get(&self, path: &str, headers: &str) -> String {
        let host = if headers.contains("host:") { String::new() } else { format!("host: {}\r\n", self.address) };
        read(&mut self.send(&format!("GET {path} HTTP/1.1\r\n{host}connection: close\r\n{headers}\r\n")))
    }

    /// The response to a posted form.
    pub(crate) fn post(&self, path: &str, headers: &str, fields: &str) -> String {
        let host = if headers.contains("host:") { String::new() } else { format!("host: {}\r\n", self.address) };
        read(&mut self.send(&form(path, &format!("{host}{headers}"), fields)))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(serving) = self.serving.take() {
            serving.stop();
        }
    }
}

/// Opens a connection and sends something.
pub(crate) fn send(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

/// The text of a posted form.
pub(crate) fn form(path: &str, headers: &str, fields: &str) -> String {
    let length = fields.len();
    format!(
        "POST {path} HTTP/1.1\r\nconnection: close\r\n{headers}content-type: application/x-www-form-urlencoded\r\n\
         content-length: {length}\r\n\r\n{fields}"
    )
}

/// All that arrives until the connection is closed.
pub(crate) fn read(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that the server resets has ended, too.
    let end = stream.read_to_end(&mut bytes);
    assert!(!end.is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock), "the connection stays open");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The status of a response.
pub(crate) fn status(response: &str) -> u16 {
    let status = response.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
    status.unwrap_or_else(|| panic!("not a response: {response:?}"))
}

/// The value of a header in a response.
pub(crate) fn header<'r>(response: &'r str, name: &str) -> Option<&'r str> {
    let head = response.split("\r\n\r\n").next()?;
    head.lines().filter_map(|line| line.split_once(": ")).find(|(key, _)| *key == name).map(|(_, value)| value)
}
