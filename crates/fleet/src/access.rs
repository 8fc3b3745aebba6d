//! What is sent to a broker and what it reports, as plain data.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use rusc_arena::{Done, Job};
use rusc_present::Why;
use serde::{Deserialize, Serialize};

/// How to reach a broker.
#[derive(Clone, Debug, Default)]
pub struct Access {
    /// Its address, such as `nats://127.0.0.1:4222` or `tls://broker.example`.
    pub url: String,
    /// The user and the password.
    pub user: Option<(String, String)>,
    /// The token.
    pub token: Option<String>,
    /// The file with the certificates of those who vouch for the broker.
    pub authorities: Option<PathBuf>,
    /// The files with our certificate and its key.
    pub certificate: Option<(PathBuf, PathBuf)>,
}

/// A study as the broker's workers see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Announcement {
    /// Its id: letters, digits, `-` and `_`.
    pub id: String,
    /// The program that does its jobs; workers of another one are refused.
    pub program: String,
    /// How long a worker may be silent before its job is given to another, in seconds.
    pub lease: f64,
    /// How often a job is tried.
    pub tries: u32,
}

impl Announcement {
    /// The time after which a silent worker loses its job.
    pub fn lease(&self) -> Duration {
        Duration::try_from_secs_f64(self.lease).unwrap_or(Duration::from_secs(30))
    }
}

/// Does a job; `None` if it is stopped before the end.
pub type Labour = Arc<dyn Fn(&Job) -> Result<Option<Done>, Why> + Send + Sync>;

/// How a worker works.
#[derive(Clone, Debug)]
pub struct Working {
    /// The program it is.
    pub program: String,
    /// The number of jobs done at once.
    pub threads: usize,
    /// Its name.
    pub name: String,
    /// The folder for files from the broker.
    pub cache: PathBuf,
    /// Ends by itself once there has been nothing to do for this long.
    pub patience: Option<Duration>,
}

/// What a worker does, for its own screen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// The jobs it has done.
    pub done: u64,
    /// The jobs that failed.
    pub failed: u64,
    /// The jobs it is doing.
    pub running: u64,
    /// The jobs it did in each of the last seconds, on average.
    pub rate: f64,
}

/// What a worker reports to the broker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WorkerStatus {
    /// Its name.
    pub name: String,
    /// The program it is.
    pub program: String,
    /// The number of jobs done at once.
    pub threads: usize,
    /// What it does.
    pub progress: Progress,
}

/// The studies and the workers of a broker.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Status {
    /// The open studies with the number of jobs that are left.
    pub studies: Vec<(Announcement, u64)>,
    /// The workers that were heard of lately.
    pub workers: Vec<WorkerStatus>,
}

impl Status {
    /// The jobs done a second by all workers.
    pub fn rate(&self) -> f64 {
        self.workers.iter().map(|worker| worker.progress.rate).sum()
    }

    /// How long what is left will take; `None` if nothing is being done.
    pub fn remaining(&self) -> Option<Duration> {
        let left: u64 = self.studies.iter().map(|(_, left)| *left).sum();
        let rate = self.rate();
        (rate > 0.0).then(|| Duration::try_from_secs_f64(left as f64 / rate).unwrap_or(Duration::MAX))
    }
}
