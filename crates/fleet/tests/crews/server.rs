//! A NATS server of its own for each test, and workers in this process.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusc_fleet::{Access, Labour, Progress, Working};
use rusc_present::Why;
use tempfile::TempDir;

/// The program of the tests.
pub(crate) const PROGRAM: &str = "test 1";

pub(crate) struct Server {
    child: Child,
    folder: TempDir,
    port: u16,
}

impl Server {
    pub(crate) fn start() -> Server {
        Server::with(&[])
    }

    /// With these options.
    pub(crate) fn with(words: &[&str]) -> Server {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let folder = tempfile::tempdir().expect("a folder");
        Server { child: begin(&folder, port, words), folder, port }
    }

    pub(crate) fn access(&self) -> Access {
        Access { url: format!("nats://127.0.0.1:{}", self.port), ..Access::default() }
    }

    /// Kills it and starts it again.
    pub(crate) fn crash(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
        self.child = begin(&self.folder, self.port, &[]);
    }

    pub(crate) fn folder(&self) -> PathBuf {
        self.folder.path().to_owned()
    }
}

fn begin(folder: &TempDir, port: u16, words: &[&str]) -> Child {
    let store = folder.path().join("store");
    let child = Command::new("nats-server")
        .args(["--jetstream", "--addr", "127.0.0.1", "--port", &port.to_string(), "--store_dir"])
        .arg(store)
        .args(words)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("nats-server is installed (on Debian: apt-get install nats-server)");
    let began = Instant::now();
    while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(began.elapsed() < Duration::from_secs(30), "nats-server does not listen");
        thread::sleep(Duration::from_millis(20));
    }
    child
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A worker on a thread of this process.
pub(crate) struct Worker {
    drain: Arc<AtomicBool>,
    thread: Option<JoinHandle<Result<Progress, Why>>>,
}

impl Worker {
    pub(crate) fn start(server: &Server, name: &str, program: &str, labour: Labour) -> Worker {
        let (access, folder) = (server.access(), server.folder());
        let drain = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&drain);
        let working = Working {
            program: program.to_owned(),
            threads: 1,
            name: name.to_owned(),
            cache: folder.join("cache"),
            patience: None,
        };
        let work = move || {
            let never = AtomicBool::new(false);
            rusc_fleet::work(&access, &working, &|_| Arc::clone(&labour), [&flag, &never], &|_| {})
        };
        Worker { drain, thread: Some(thread::spawn(work)) }
    }

    /// Lets it finish its jobs and take no more.
    pub(crate) fn drain(&self) {
        self.drain.store(true, Ordering::Relaxed);
    }

    /// Lets it finish its jobs and gives what it has done.
    pub(crate) fn end(mut self) -> Result<Progress, Why> {
        self.drain();
        self.thread.take().expect("it is ended once").join().expect("it does not panic")
    }

    /// Waits until it ends by itself.
    pub(crate) fn wait(mut self) -> Result<Progress, Why> {
        self.thread.take().expect("it is ended once").join().expect("it does not panic")
    }
}
