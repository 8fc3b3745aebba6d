//! The app on this machine, with its database, threads and rate limits.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, RwLock};
use std::time::Duration;

use ipnet::IpNet;
use rusc_app::{App, Limits, Secret};
use rusc_catalog::Catalog;
use rusc_present::Why;
use rusc_view::{Drawings, Languages};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::crowd::Crowd;
use crate::database::Database;
use crate::folder::Folder;
use crate::limiter::Limiter;
use crate::machine::{Machine, threads};
use crate::marks::Marks;
use crate::metrics::Metrics;
use crate::operator::Orders;
use crate::sqlite::Sqlite;
use crate::{Network, StorageError};

/// The time after which an unused match is closed.
const PATIENCE: Duration = Duration::from_secs(120);
/// The interval between checks for idle matches.
const ROUND: Duration = Duration::from_secs(10);
/// The interval at which running clocks are saved: what a clock may lose when the server is killed.
const BEAT: Duration = Duration::from_millis(300);
/// The pause between looks at matches that an earlier version saved.
const PAUSE: Duration = Duration::from_millis(50);
/// The interval at which the operator's orders are looked for.
const ORDERS: Duration = Duration::from_secs(1);

/// The parts that a site is set up from.
pub struct Setup {
    /// The folder of the database.
    pub folder: PathBuf,
    /// The catalog of games.
    pub catalog: Catalog,
    /// The drawings of the games.
    pub drawings: Drawings,
    /// The languages of the pages.
    pub languages: Languages,
    /// How visitors reach it.
    pub network: Network,
    /// What visitors may use.
    pub limits: Limits,
    /// How long matches are kept that nobody uses; `None` for ever.
    pub retention: Option<Duration>,
}

impl Setup {
    /// The games of this repository in a folder, with the usual limits, for this machine alone.
    pub fn usual(folder: PathBuf) -> Setup {
        Setup {
            folder,
            catalog: Catalog::builtin(),
            drawings: Drawings::builtin(),
            languages: Languages::built_in(),
            network: Network::default(),
            limits: Limits::default(),
            retention: None,
        }
    }
}

/// The app with its database and rate limits.
pub struct Site {
    /// The app that answers the requests.
    pub app: Arc<App>,
    pub(crate) network: Network,
    pub(crate) retention: Option<Duration>,
    folder: Folder,
    pub(crate) metrics: Metrics,
    pub(crate) crowd: Arc<Crowd>,
    pub(crate) store: Sqlite,
    pub(crate) visitors: Limiter<Secret>,
    pub(crate) addresses: Limiter<IpAddr>,
    /// The networks that the operator has banned.
    pub(crate) banned: Arc<RwLock<Vec<IpNet>>>,
    /// Set when the server stops.
    pub(crate) stop: watch::Sender<bool>,
}

impl Site {
    /// Opens the database and sets up the app.
    ///
    /// # Errors
    /// If another program uses the folder, or the database cannot be opened.
    pub fn open(setup: Setup) -> Result<Arc<Site>, StorageError> {
        let Setup { folder, catalog, drawings, languages, network, limits, retention } = setup;
        let locked = Folder::lock(&folder)?;
        let database = Database::open(&folder, catalog.clone())?;
        let key = database.key()?;
        let problem = |error: std::io::Error| StorageError::Folder {
            folder: folder.display().to_string(),
            why: Why::quoted(error.to_string()),
        };
        let store = Sqlite::new(database, Marks::open(&folder).map_err(problem)?, folder.join("tournaments"));
        let setup = rusc_app::Setup {
            catalog,
            drawings,
            languages,
            cores: threads(),
            limits,
            key,
            is_online: network.public_url.is_some(),
        };
        Ok(Arc::new(Site {
            app: App::new(setup, Arc::new(store.clone()), Arc::new(Machine::new())),
            crowd: Crowd::new(network.limits),
            network,
            retention,
            folder: locked,
            metrics: Metrics::default(),
            store,
            visitors: Limiter::new(120, 30),
            addresses: Limiter::new(600, 100),
            banned: Arc::default(),
            stop: watch::Sender::new(false),
        }))
    }

    /// Resumes the matches in which a bot was thinking, closes idle matches and saves running clocks, for as long as the site
    /// exists.
    pub fn attend(&self) -> impl Future<Output = ()> + Send + use<> {
        let (app, store, banned) = (Arc::downgrade(&self.app), self.store.clone(), Arc::clone(&self.banned));
        async move {
            if let Some(app) = app.upgrade() {
                obey(&app, &store, &banned).await;
                app.resume().await;
            }
            let sweeping = async {
                loop {
                    sleep(ROUND).await;
                    let Some(app) = app.upgrade() else { return };
                    app.sweep(PATIENCE);
                }
            };
            let beating = async {
                loop {
                    sleep(BEAT).await;
                    let Some(app) = app.upgrade() else { return };
                    keep_clocks(&app).await;
                }
            };
            let obeying = async {
                loop {
                    sleep(ORDERS).await;
                    let Some(app) = app.upgrade() else { return };
                    obey(&app, &store, &banned).await;
                }
            };
            let catching_up = async {
                let mut last = None;
                loop {
                    let Some(app) = app.upgrade() else { return };
                    last = app.catch_up(last.as_ref()).await;
                    if last.is_none() {
                        return;
                    }
                    drop(app);
                    sleep(PAUSE).await;
                }
            };
            tokio::join!(sweeping, beating, obeying, catching_up);
        }
    }

    /// Whether the operator has banned an address.
    pub(crate) fn is_banned(&self, address: IpAddr) -> bool {
        let banned = self.banned.read().expect("nothing panics with the lock held");
        banned.iter().any(|network| network.contains(&address))
    }

    /// Announces the address of the server to other programs on this machine.
    ///
    /// # Errors
    /// If it cannot be written to the folder of the matches.
    pub fn announce(&self, address: &str) -> std::io::Result<()> {
        self.folder.announce(address)
    }

    /// Ends the event streams, so that the server can stop.
    pub fn close(&self) {
        self.folder.conceal();
        self.app.close();
        self.stop.send_replace(true);
    }
}

/// Carries out what the operator has ordered.
async fn obey(app: &App, store: &Sqlite, banned: &RwLock<Vec<IpNet>>) {
    match store.orders().await {
        Ok(Orders { changed, sanctions, networks }) => {
            changed.iter().for_each(|id| app.forget(id));
            app.sanction(sanctions);
            *banned.write().expect("nothing panics with the lock held") = networks;
        }
        Err(error) => tracing::warn!(target: "rusc::storage", %error, "the operator's orders could not be read"),
    }
}

/// Saves the running clocks.
pub(crate) async fn keep_clocks(app: &App) {
    if let Err(error) = app.keep_clocks().await {
        // The next beat tries again.
        tracing::warn!(target: "rusc::storage", %error, "the clocks could not be saved");
    }
}
