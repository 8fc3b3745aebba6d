//! How to reach a broker, and what jobs need from this machine.

use std::env;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use rusc_arena::{Crew, Files, Hands, Threads};
use rusc_catalog::Catalog;
use rusc_fleet::{Access, Announcement, FleetError, Store};
use rusc_present::Why;
use serde_json::Value;

use crate::clocks;
use crate::failure::Failure;
use crate::thinking::duration;

/// The program as workers and coordinators name it to each other.
pub(crate) const PROGRAM: &str = env!("RUSC_VERSION");

// Without a doc comment, which clap would print instead of the command's own.
#[derive(Args, Default)]
pub(crate) struct Login {
    /// User at the broker
    #[arg(long, value_name = "NAME", requires = "broker")]
    user: Option<String>,
    /// Password of the user; also from the environment, as RUSC_BROKER_PASSWORD
    #[arg(long, requires = "user")]
    password: Option<String>,
    /// Token for the broker; also from the environment, as RUSC_BROKER_TOKEN
    #[arg(long, conflicts_with = "user", requires = "broker")]
    token: Option<String>,
    /// File with the certificates of those who vouch for the broker, for TLS
    #[arg(long, value_name = "FILE", requires = "broker")]
    ca: Option<PathBuf>,
    /// File with the certificate of this machine, for TLS
    #[arg(long, value_name = "FILE", requires = "key")]
    cert: Option<PathBuf>,
    /// File with the key of the certificate
    #[arg(long, value_name = "FILE", requires = "cert")]
    key: Option<PathBuf>,
}

impl Login {
    /// How to reach a broker.
    pub(crate) fn access(&self, url: &str) -> Access {
        let secret = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let password = || self.password.clone().or_else(|| secret("RUSC_BROKER_PASSWORD")).unwrap_or_default();
        let user = self.user.clone().map(|user| (user, password()));
        Access {
            url: url.to_owned(),
            token: self.token.clone().or_else(|| secret("RUSC_BROKER_TOKEN").filter(|_| user.is_none())),
            user,
            authorities: self.ca.clone(),
            certificate: self.cert.clone().zip(self.key.clone()),
        }
    }
}

// Without a doc comment, which clap would print instead of the command's own.
#[derive(Args, Default)]
pub(crate) struct Workers {
    /// Let the workers of this NATS server do it (see `rusc work`), such as nats://127.0.0.1:4222
    #[arg(long, value_name = "URL")]
    broker: Option<String>,
    /// Time after which the job of a silent worker is given to another
    #[arg(long, default_value = "30s", value_parser = duration, value_name = "TIME", requires = "broker")]
    lease: Duration,
    /// How often a job is tried before it is set aside
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=50), requires = "broker")]
    tries: u32,
    #[command(flatten)]
    login: Login,
}

impl Workers {
    /// Whether a broker is given.
    pub(crate) fn is_remote(&self) -> bool {
        self.broker.is_some()
    }

    /// Those who do the jobs of a study with this name, plan and files: workers of the broker, or threads.
    pub(crate) fn crew(
        &self,
        catalog: &Catalog,
        (name, plan): (&str, &Value),
        data: &[(String, PathBuf)],
        threads: usize,
        [drain, stop]: [&'static AtomicBool; 2],
    ) -> Result<Box<dyn Crew>, Failure> {
        let Some(url) = &self.broker else {
            let hands = hands(catalog, stop, rusc_fleet::local_files(data), true);
            return Ok(Box::new(Threads::new(threads, hands, drain)));
        };
        let announcement = Announcement {
            id: format!("{name}-{}", rusc_fleet::fingerprint(plan)),
            program: PROGRAM.to_owned(),
            lease: self.lease.as_secs_f64(),
            tries: self.tries,
        };
        rusc_fleet::crew(&self.login.access(url), announcement, data).map_err(Failure::Undone)
    }
}

/// What jobs need from this machine.
pub(crate) fn hands(catalog: &Catalog, stop: &'static AtomicBool, files: Files, may_start_programs: bool) -> Hands {
    Hands { catalog: catalog.clone(), stop, clock: clocks::now, files, may_start_programs }
}

/// Opens the file of a study.
pub(crate) fn store(path: &std::path::Path, kind: &str, plan: &Value) -> Result<Store, Failure> {
    Store::open(path, kind, plan).map_err(|error| match error {
        FleetError::Busy { .. } | FleetError::System { .. } => Failure::undone(error),
        _ => Failure::wrong(error),
    })
}

/// Reports the jobs that failed as often as they were tried.
pub(crate) fn complain(set_aside: &[(String, Vec<String>)]) {
    for (job, log) in set_aside {
        let last = log.last().map_or("no reason is known", String::as_str);
        eprintln!("rusc: job {job} was set aside: {last}");
    }
}

/// A failure to go on, which loses nothing.
pub(crate) fn undone(why: Why) -> Failure {
    Failure::Undone(why)
}
