//! The app on a socket, with its own threads.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

use crate::{Site, router};

/// How long open requests may take to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// A server that runs the app on a socket until it is stopped.
pub struct Serving {
    site: Arc<Site>,
    address: SocketAddr,
    runtime: Runtime,
    task: JoinHandle<io::Result<()>>,
}

impl Serving {
    /// Starts serving.
    ///
    /// # Errors
    /// If the system gives no threads or the socket cannot be used.
    pub fn start(site: Arc<Site>, listener: TcpListener) -> io::Result<Serving> {
        let address = listener.local_addr()?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        listener.set_nonblocking(true)?;
        let _inside = runtime.enter();
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let mut stop = site.stop.subscribe();
        let service = router(&site).into_make_service_with_connect_info::<SocketAddr>();
        runtime.spawn(site.attend());
        let task = runtime.spawn(async move {
            let stopped = async move { drop(stop.wait_for(|stop| *stop).await) };
            axum::serve(listener, service).with_graceful_shutdown(stopped).await
        });
        drop(_inside);
        Ok(Serving { site, address, runtime, task })
    }

    /// The address that the server listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops the server: ends the event streams and lets open requests finish.
    pub fn stop(self) {
        self.site.close();
        let end = async { tokio::time::timeout(FAREWELL, self.task).await };
        // Connections that are still open now wait for clients that do not read.
        let _ = self.runtime.block_on(end);
        self.runtime.shutdown_timeout(FAREWELL);
    }
}
