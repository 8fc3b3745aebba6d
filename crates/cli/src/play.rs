//! `rusc play`: serves the app to the browser.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use rusc_server::{Serving, Setup, Site, StorageError, reached};

use crate::App;
use crate::data;
use crate::failure::Failure;
use crate::limits::LimitOptions;
use crate::manual;
use crate::memory;
use crate::online::Online;
use crate::output::print;
use crate::saved::why;
use crate::stop;
use crate::translations;
use crate::trouble::Trouble;

/// Play in the browser (the default without a command)
#[derive(Args, Default)]
#[command(after_help = "Example: rusc play --addr 127.0.0.1:8000 --no-open")]
pub(crate) struct Play {
    /// Address to serve on; by default 127.0.0.1:7680 or the next free port
    #[arg(long, value_name = "ADDRESS")]
    addr: Option<SocketAddr>,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    /// Folder for saved games; by default RUSC_DATA or the user's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Folder with more languages (see `rusc translations`)
    #[arg(long, value_name = "DIR")]
    translations: Option<PathBuf>,
    /// Delete games that have not been used for this long, such as 90d; by default they are kept for ever
    #[arg(long, value_name = "DAYS", value_parser = days)]
    forget_after: Option<Duration>,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    online: Online,
}

/// The first port to try.
const PORT: u16 = 7680;
/// The number of ports to try.
const PORTS: u16 = 100;

const WARNING: &str =
    "warning: anyone who can reach this machine over the network can open this address, start games on it
and watch those whose address they know. Nothing is encrypted: use it in a network you trust.
";

impl Play {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        memory::give_back();
        // From here on Ctrl-C stops the server, however soon it is pressed.
        stop::flag();
        self.online.start_log()?;
        let languages = translations::languages(app, self.translations.as_deref())?;
        let network = self.online.network(self.addr.map_or(Ipv4Addr::LOCALHOST.into(), |address| address.ip()));
        let is_open = network.is_public && network.public_url.is_none();
        let (catalog, drawings) = (app.catalog.clone(), app.drawings.clone());
        let (folder, limits, retention) = (data::chosen(self.data)?, self.limits.limits(), self.forget_after);
        let site = match Site::open(Setup { folder, catalog, drawings, languages, network, limits, retention }) {
            // Who just wants to play needs no second server.
            Err(StorageError::Served { address, .. }) if self.addr.is_none() => {
                print(&format!("Rusc is already running at {address}\n"))?;
                if !self.no_open {
                    open_browser(&address);
                }
                return Ok(());
            }
            opened => opened.map_err(Failure::undone)?,
        };
        site.app.explain(manual::manual(app));
        let serving = Serving::start(Arc::clone(&site), listen(self.addr)?)?;
        self.online.serve_metrics(&serving)?;
        if is_open {
            eprint!("{WARNING}");
        }
        let address = format!("http://{}", reached(serving.address()));
        let shown = self.online.public_url.as_ref().map_or_else(|| address.clone(), ToString::to_string);
        site.announce(&shown)?;
        print(&format!("Rusc is at {address}\n"))?;
        if let Some(url) = &self.online.public_url {
            print(&format!("Visitors reach it at {url}\n"))?;
        }
        print("Ctrl-C stops it.\n")?;
        if !self.no_open {
            open_browser(&shown);
        }
        stop::wait();
        serving.stop();
        print("\n")
    }
}

/// Parses `90d`.
fn days(text: &str) -> Result<Duration, Trouble> {
    let number = text.strip_suffix('d').and_then(|number| number.parse().ok()).filter(|number| *number > 0);
    let seconds = number.and_then(|number: u64| number.checked_mul(24 * 3600));
    seconds.map(Duration::from_secs).ok_or_else(|| Trouble::NoDays { text: text.to_owned() })
}

fn listen(asked: Option<SocketAddr>) -> Result<TcpListener, Failure> {
    let problem = |address: SocketAddr, error: io::Error| {
        Failure::undone(Trouble::NoAddress { address: address.to_string(), why: why(&error) })
    };
    if let Some(address) = asked {
        return TcpListener::bind(address).map_err(|error| problem(address, error));
    }
    for port in PORT..PORT + PORTS {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        match TcpListener::bind(address) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            bound => return bound.map_err(|error| problem(address, error)),
        }
    }
    Err(Failure::undone(Trouble::NoPort { first: PORT, last: PORT + PORTS - 1 }))
}

/// Opens the browser, if there is one; the address is printed anyway.
fn open_browser(address: &str) {
    let (program, words): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start"]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(words).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut browser) = command.spawn() {
        std::thread::spawn(move || browser.wait());
    }
}
