//! The app on a socket, with threads of its own.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

use crate::{Site, router};

/// What is under way when the server stops may take so long to end.
const FAREWELL: Duration = Duration::from_secs(3);

/// The app, answering on a socket until it is told to stop.
pub struct Serving {
    site: Arc<Site>,
    address: SocketAddr,
    runtime: Runtime,
    task: JoinHandle<io::Result<()>>,
}

impl Serving {
    /// Begins to answer.
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

    /// Where it answers.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: ends the streams of events, and lets requests under way finish.
    pub fn stop(self) {
        self.site.close();
        let end = async { tokio::time::timeout(FAREWELL, self.task).await };
        // What has not ended by now is waiting for somebody who does not read.
        let _ = self.runtime.block_on(end);
        self.runtime.shutdown_timeout(FAREWELL);
    }
}
