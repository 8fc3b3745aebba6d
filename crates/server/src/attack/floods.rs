//! Floods: unfinished requests, more requests than can be answered, connections that say nothing, and malformed requests.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use rusc_game::Rng;
use rusc_lab::LabError;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::Figure;

/// Connections that never finish their request.
const SLOW: usize = 1_200;
/// The pause between two bytes of an unfinished request.
const DRIP: Duration = Duration::from_secs(3);
/// Clients that send request after request.
const HASTY: usize = 4;
/// Clients that send malformed requests.
const ODD: usize = 2;
/// How long a client waits for an answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Floods that have begun.
pub(super) struct Floods {
    tasks: Vec<JoinHandle<()>>,
    /// The number of requests that were answered.
    answered: Arc<AtomicUsize>,
    /// The number of answers that admit a fault of the server.
    faults: Arc<AtomicUsize>,
}

/// Begins the floods; they last until the end.
pub(super) fn begin(address: SocketAddr, end: &Arc<AtomicBool>) -> Floods {
    let (answered, faults): (Arc<AtomicUsize>, Arc<AtomicUsize>) = Default::default();
    let mut tasks: Vec<JoinHandle<()>> = (0..SLOW).map(|_| tokio::spawn(linger(address, Arc::clone(end)))).collect();
    for number in 0..HASTY + ODD {
        let (end, answered, faults) = (Arc::clone(end), Arc::clone(&answered), Arc::clone(&faults));
        tasks.push(tokio::spawn(async move {
            let mut rng = Rng::new(number as u64);
            while !end.load(Ordering::Relaxed) {
                let request = if number < HASTY { hasty(&mut rng) } else { odd(&mut rng) };
                if let Ok(Ok(status)) = timeout(PATIENCE, send(address, &request)).await {
                    answered.fetch_add(usize::from(status > 0), Ordering::Relaxed);
                    faults.fetch_add(usize::from(status >= 500), Ordering::Relaxed);
                }
            }
        }));
    }
    Floods { tasks, answered, faults }
}

impl Floods {
    /// Waits until the floods have ended, and returns what became of them.
    pub(super) async fn ended(self) -> Result<Figure, LabError> {
        for task in self.tasks {
            task.await.map_err(io::Error::other)?;
        }
        let answered = self.answered.load(Ordering::Relaxed);
        let what = format!("faults in {answered} answers to floods, with {SLOW} unfinished requests");
        Ok(Figure::none(what, self.faults.load(Ordering::Relaxed)))
    }
}

/// Sends a request byte by byte, and never its end. Some of them wait in the middle of a form.
async fn linger(address: SocketAddr, end: Arc<AtomicBool>) {
    while !end.load(Ordering::Relaxed) {
        let Ok(mut stream) = TcpStream::connect(address).await else {
            sleep(DRIP).await;
            continue;
        };
        let is_form = stream.local_addr().is_ok_and(|own| own.port() % 2 == 0);
        let begin = if is_form {
            format!(
                "POST /new HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9999\r\n\r\n"
            )
        } else {
            "GET / HTTP/1.1\r\n".to_owned()
        };
        let mut sent = stream.write_all(begin.as_bytes()).await;
        while sent.is_ok() && !end.load(Ordering::Relaxed) {
            sleep(DRIP).await;
            sent = stream.write_all(b"x").await;
        }
    }
}

/// A usual request, from a visitor without a cookie.
fn hasty(rng: &mut Rng) -> Vec<u8> {
    let path = ["/", "/about", "/results", "/m/23456789abcd", "/health", "/assets/style.css"][rng.below(6) as usize];
    format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").into_bytes()
}

/// A request with something wrong in it.
fn odd(rng: &mut Rng) -> Vec<u8> {
    let many = |text: &str, count: usize| text.repeat(count);
    let form = |path: &str, body: &str| {
        let kind = "content-type: application/x-www-form-urlencoded";
        let length = body.len();
        format!(
            "POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{kind}\r\ncontent-length: {length}\r\n\r\n{body}"
        )
    };
    let text = match rng.below(12) {
        0 => return (0..500).map(|_| rng.bits() as u8).collect(),
        1 => format!("GET / HTTP/1.1\r\nhost: localhost\r\nx: {}\r\n\r\n", many("y", 100_000)),
        2 => format!("GET /{} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n", many("a/", 5_000)),
        3 => "GET / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n"
            .to_owned(),
        4 => "GET / HTTP/1.1\r\nhost: elsewhere.example\r\nconnection: close\r\n\r\n".to_owned(),
        5 => "POST /new HTTP/1.1\r\nhost: localhost\r\ncontent-length: -1\r\n\r\n".to_owned(),
        6 => form("/new", &many("seat-1=person&", 4_000)),
        7 => form("/new", "game=%ff&seat-1=%00&option-size=1e999&clock=total&total-minutes=nan"),
        8 => form("/open", &format!("text={}", many("(;", 50_000))),
        9 => form("/open", &format!("text={}", many("[", 50_000))),
        10 => form("/m/23456789abcd/play", "move=&at=-1"),
        _ => {
            format!("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{}\r\n", many("cookie: rusc=0\r\n", 90))
        }
    };
    text.into_bytes()
}

/// Sends bytes and returns the status of the answer; 0 if there is none.
async fn send(address: SocketAddr, request: &[u8]) -> io::Result<u16> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let text = String::from_utf8_lossy(&answer[..answer.len().min(20)]);
    Ok(text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0))
}
