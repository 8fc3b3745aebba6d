//! A plain file server, which can be switched off.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

/// The files of a folder, until it is dropped.
pub(crate) struct Files {
    address: SocketAddr,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Files {
    /// Serves a folder.
    pub(crate) fn serve(folder: &Path) -> Files {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let (stop, folder) = (Arc::new(AtomicBool::new(false)), folder.to_owned());
        let is_over = Arc::clone(&stop);
        let thread = std::thread::spawn(move || {
            for visitor in listener.incoming().flatten() {
                if is_over.load(Ordering::Relaxed) {
                    return;
                }
                let folder = folder.clone();
                // A browser opens connections on which it asks nothing.
                std::thread::spawn(move || drop(answer(visitor, &folder)));
            }
        });
        Files { address, stop, thread: Some(thread) }
    }

    /// The address of the folder.
    pub(crate) fn address(&self) -> String {
        format!("http://{}", self.address)
    }
}

impl Drop for Files {
    /// Nobody is answered any more when this returns.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // Wakes the thread.
        let _ = TcpStream::connect(self.address);
        self.thread.take().map(JoinHandle::join);
    }
}

fn answer(visitor: TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut lines = BufReader::new(visitor.try_clone()?).lines();
    let asked = lines.next().transpose()?.unwrap_or_default();
    lines.map_while(Result::ok).find(String::is_empty);
    let path = asked.split(' ').nth(1).unwrap_or("/").split('?').next().unwrap_or("/");
    let mut file: PathBuf =
        path.split('/').filter(|part| *part != "..").fold(folder.to_owned(), |at, part| at.join(part));
    if file.is_dir() {
        file = file.join("index.html");
    }
    let kind = match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    };
    let (status, content) = match fs::read(&file) {
        Ok(content) => ("200 OK", content),
        Err(_) => ("404 Not Found", Vec::new()),
    };
    let mut visitor = visitor;
    write!(
        visitor,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        content.len()
    )?;
    visitor.write_all(&content)
}
