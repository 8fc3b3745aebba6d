//! The app on a socket, with its own threads.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;
use tokio_io_timeout::TimeoutStream;

use crate::crowd::Place;
use crate::network::{ConnectionLimits, reached};
use crate::retention::keep_for;
use crate::site::keep_clocks;
use crate::{Site, machine, metrics, router};

/// How long open requests may take to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(3);
/// The pause after a connection could not be accepted, such as when there are too many open files.
const RECOVERY: Duration = Duration::from_millis(100);
/// The largest size of the headers of a request, in bytes.
const LARGEST_HEADERS: usize = 16 * 1024;
/// The number of connections that may wait until they are accepted.
#[cfg(unix)]
const QUEUE: i32 = 4096;
/// The number of files that are open besides the connections.
const OTHER_FILES: u64 = 200;

/// The most threads that serve pages.
const MOST_SERVING: usize = 8;
/// The most threads that wait for the disk.
const MOST_WRITING: usize = 6;

/// A server that runs the app on a socket until it is stopped.
pub struct Serving {
    site: Arc<Site>,
    address: SocketAddr,
    runtime: Runtime,
    task: JoinHandle<()>,
}

impl Serving {
    /// The site that is served.
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// Starts serving.
    ///
    /// # Errors
    /// If the system gives no threads or the socket cannot be used.
    pub fn start(site: Arc<Site>, listener: TcpListener) -> io::Result<Serving> {
        let address = listener.local_addr()?;
        if site.network.is_public && site.network.public_url.is_none() {
            site.app.set_address(format!("http://{}", reached(address)));
        }
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(machine::cores().min(MOST_SERVING))
            .max_blocking_threads(MOST_WRITING)
            .enable_all()
            .build()?;
        allow_files(site.network.limits.connections as u64 + OTHER_FILES);
        lengthen_queue(&listener);
        runtime.spawn(site.attend());
        if let Some(age) = site.retention {
            runtime.spawn(keep_for(age, Arc::downgrade(&site.app), site.store.clone()));
        }
        let task = runtime.spawn(accept(Arc::clone(&site), inside(&runtime, listener)?));
        Ok(Serving { site, address, runtime, task })
    }

    /// Serves the metrics on another socket.
    ///
    /// # Errors
    /// If the socket cannot be used.
    pub fn serve_metrics(&self, listener: TcpListener) -> io::Result<()> {
        let listener = inside(&self.runtime, listener)?;
        let page = metrics::router(&self.site);
        self.runtime.spawn(async move { axum::serve(listener, page).await });
        Ok(())
    }

    /// The address that the server listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops the server: ends the event streams, lets open requests finish, and leaves everything in one file.
    pub fn stop(self) {
        self.site.close();
        let end = async { tokio::time::timeout(FAREWELL, self.task).await };
        // Connections that are still open now wait for clients that do not read.
        let _ = self.runtime.block_on(end);
        self.runtime.block_on(keep_clocks(&self.site.app));
        self.runtime.shutdown_timeout(FAREWELL);
        if let Err(error) = self.site.store.checkpoint() {
            // The next start finds everything in the write-ahead log.
            tracing::warn!(target: "rusc::storage", %error, "the write-ahead log stays");
        }
    }
}

/// The socket for use inside the runtime.
fn inside(runtime: &Runtime, listener: TcpListener) -> io::Result<tokio::net::TcpListener> {
    let _inside = runtime.enter();
    listener.set_nonblocking(true)?;
    tokio::net::TcpListener::from_std(listener)
}

/// Accepts connections until the server stops, then lets their open requests finish.
async fn accept(site: Arc<Site>, listener: tokio::net::TcpListener) {
    let (pages, ending) = (router(&site), GracefulShutdown::new());
    let mut stop = site.stop.subscribe();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        let Ok((stream, peer)) = accepted else {
            tokio::time::sleep(RECOVERY).await;
            continue;
        };
        let Some(place) = site.crowd.enter(site.network.counted(peer.ip())) else {
            site.metrics.refuse();
            continue;
        };
        // Without it, events may be delayed; they arrive all the same.
        let _ = stream.set_nodelay(true);
        let connection = serve(stream, peer, Arc::new(place), pages.clone(), site.network.limits, ending.watcher());
        tokio::spawn(connection);
    }
    drop(listener);
    ending.shutdown().await;
}

/// Answers the requests of a connection until it ends or has to leave.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    place: Arc<Place>,
    pages: Router,
    limits: ConnectionLimits,
    ending: Watcher,
) {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.stall));
    let own = Arc::clone(&place);
    let answer = service_fn(move |mut asked: hyper::Request<Incoming>| {
        asked.extensions_mut().insert(ConnectInfo(peer));
        asked.extensions_mut().insert(Arc::clone(&own));
        tower::ServiceExt::oneshot(pages.clone(), asked.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.headers)
        .max_buf_size(LARGEST_HEADERS)
        .serve_connection(TokioIo::new(Box::pin(stream)), answer);
    tokio::select! {
        // Whoever closes the connection early has no need of a reason.
        _ = ending.watch(connection) => {}
        () = place.dismissed() => {}
    }
}

/// Asks the system to allow this number of open files, if it allows fewer and may allow more.
#[cfg(unix)]
pub(crate) fn allow_files(number: u64) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let possible = maximum.map_or(number, |maximum| maximum.min(number));
    if current.is_some_and(|current| current < possible) {
        // Without it, fewer visitors can connect at the same time.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(possible), maximum });
    }
}

/// Lets more connections wait until they are accepted; the standard library asks for 128.
#[cfg(unix)]
fn lengthen_queue(listener: &TcpListener) {
    // Without it, whoever connects during a rush may have to wait for a second.
    let _ = rustix::net::listen(listener, QUEUE);
}

/// Elsewhere the number of open files has no such limit.
#[cfg(not(unix))]
pub(crate) fn allow_files(_: u64) {}

#[cfg(not(unix))]
fn lengthen_queue(_: &TcpListener) {}
