//! This machine as the shell of the app: its clocks, randomness and threads.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use rusc_app::{App, MatchId, Shell, Work};
use tokio::runtime::Handle;
use tokio::time::sleep;

/// The machine that the server runs on.
pub(crate) struct Machine {
    began: Instant,
}

impl Machine {
    pub(crate) fn new() -> Machine {
        Machine { began: Instant::now() }
    }
}

impl Shell for Machine {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }
    fn date(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
    }
    fn random(&self, bytes: &mut [u8]) {
        getrandom::getrandom(bytes).expect("the system gives random numbers");
    }
    fn work(&self, work: Work) {
        let (began, runtime) = (self.began, Handle::current());
        let think = move || {
            step_back();
            // If the server has stopped meanwhile, the result is not needed.
            runtime.spawn(work.run(&|| began.elapsed()));
        };
        // If there is no thread, the work is dropped, and the app tries it again. There are never more threads than the app allows,
        // so a thread that ends need not be kept for the next search.
        let _ = thread::Builder::new().name("search".to_owned()).spawn(think);
    }
    fn wake(&self, app: &Arc<App>, id: MatchId, at: Duration) {
        let (app, left) = (Arc::downgrade(app), at.saturating_sub(self.now()));
        tokio::spawn(async move {
            sleep(left).await;
            if let Some(app) = app.upgrade() {
                app.tick(&id).await;
            }
        });
    }
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        Box::pin(sleep(time))
    }
}

/// Lowers the priority of this thread and those it starts, so that pages are served first. Has no effect where this is not
/// possible.
fn step_back() {
    // On Linux "this process" means the calling thread.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 19);
}

/// The number of threads for bots: all cores if their priority can be lowered, otherwise one less.
pub(crate) fn threads() -> usize {
    let cores = cores();
    if cfg!(target_os = "linux") { cores } else { cores.saturating_sub(1).max(1) }
}

/// The number of cores of this machine.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
