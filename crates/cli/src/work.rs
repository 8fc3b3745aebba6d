//! `rusc work`: does jobs of a broker.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use rusc_arena::{Files, Job};
use rusc_fleet::{Labour, Progress as Worked, Working};

use crate::App;
use crate::broker::{self, Login, PROGRAM};
use crate::failure::Failure;
use crate::machine;
use crate::progress::Progress;
use crate::stop;
use crate::thinking::{duration, threads};

/// Do jobs of tournaments, self-play and solves that others hand out through a NATS server
#[derive(Args)]
#[command(after_help = "Example: rusc work --broker nats://10.0.0.1:4222

The worker opens no port. It needs the same version of rusc as the program that hands out the jobs. The first Ctrl-C finishes the \
running jobs, the second gives them back; whatever happens to a worker, its jobs go to another.")]
pub(crate) struct Work {
    /// The NATS server, such as nats://127.0.0.1:4222 or tls://broker.example
    #[arg(long, value_name = "URL")]
    broker: String,
    #[command(flatten)]
    login: Login,
    /// Jobs done at the same time; all cores by default
    #[arg(long, value_parser = threads)]
    threads: Option<usize>,
    /// Start external programs that jobs name. Anyone who may use the broker can then run commands on this machine
    #[arg(long)]
    programs: bool,
    /// Name of the worker in `rusc status`; the machine and the process by default
    #[arg(long)]
    name: Option<String>,
    /// Folder for files that jobs need
    #[arg(long, value_name = "DIR")]
    cache: Option<PathBuf>,
    /// End after this time without a job
    #[arg(long, value_parser = duration, value_name = "TIME")]
    patience: Option<Duration>,
}

impl Work {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let [drain, stop] = stop::gentle_flags();
        let working = Working {
            program: PROGRAM.to_owned(),
            threads: self.threads.unwrap_or_else(machine::cores),
            name: self.name.clone().unwrap_or_else(|| format!("{}-{}", machine::name(), std::process::id())),
            cache: self.cache.clone().unwrap_or_else(|| std::env::temp_dir().join("rusc-data")),
            patience: self.patience,
        };
        let labour = |files: Files| -> Labour {
            let hands = broker::hands(&app.catalog, stop, files, self.programs);
            Arc::new(move |job: &Job| hands.perform(job))
        };
        let progress = Progress::open();
        let line = |worked: &Worked| {
            let Worked { done, failed, running, rate } = worked;
            format!("{done} jobs done, {failed} failed, {running} taken, {rate:.1} a second")
        };
        let report = |worked: &Worked| progress.show(&line(worked));
        let worked = rusc_fleet::work(&self.login.access(&self.broker), &working, &labour, [drain, stop], &report);
        progress.clear();
        let worked = worked.map_err(Failure::Undone)?;
        eprintln!("rusc: {}", line(&worked));
        stop::outcome()
    }
}
