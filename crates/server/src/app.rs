//! The app: what all requests share, and where each goes.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tokio::sync::watch;
use view::Languages;

use crate::StorageError;
use crate::assets::{self, Asset};
use crate::guard::guard;
use crate::handlers::{actions, claim, events, information, keep, lobby, new, play};
use crate::limiter::Limiter;
use crate::problem::Problem;
use crate::secret::Secret;
use crate::storage::Storage;
use crate::tables::Tables;

/// The largest form, in bytes.
const LARGEST_FORM: usize = 64 * 1024;
/// The largest file that is opened, in bytes.
const LARGEST_FILE: usize = 1024 * 1024;

/// What the app is given from outside.
pub struct Setup {
    /// The folder of the database.
    pub folder: PathBuf,
    /// The languages it speaks.
    pub languages: Languages,
    /// Whether it is reached from other machines.
    pub is_public: bool,
}

/// What all requests share.
pub struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) languages: Languages,
    pub(crate) language_names: Vec<(String, String)>,
    pub(crate) assets: [Asset; 3],
    pub(crate) is_public: bool,
    pub(crate) visitors: Limiter<Secret>,
    pub(crate) addresses: Limiter<IpAddr>,
    /// Whether the server stops, which ends the streams of events.
    pub(crate) stop: watch::Sender<bool>,
}

impl App {
    /// Opens the saved matches; those in which a bot was thinking go on.
    ///
    /// # Errors
    /// If they cannot be opened.
    pub fn open(setup: Setup) -> Result<Arc<App>, StorageError> {
        Ok(Arc::new(App {
            tables: Tables::open(Storage::open(&setup.folder)?),
            language_names: setup.languages.names(),
            languages: setup.languages,
            assets: assets::all(),
            is_public: setup.is_public,
            visitors: Limiter::new(120, 30),
            addresses: Limiter::new(600, 100),
            stop: watch::Sender::new(false),
        }))
    }

    /// Clears the tables that nobody watches and that wait for a person; they are set up again when somebody asks for them.
    pub fn clear_tables(&self) {
        self.tables.sweep(std::time::Duration::ZERO);
    }

    /// How many tables are open.
    pub fn open_tables(&self) -> usize {
        self.tables.open_count()
    }

    /// Ends the streams of events, so that the server can stop.
    pub fn close(&self) {
        self.stop.send_replace(true);
    }
}

/// All pages and actions, without a socket.
pub fn app(app: &Arc<App>) -> Router {
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/new/{game}", get(new::form))
        .route("/new", post(new::start))
        .route("/open", post(keep::open).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .route("/m/{id}", get(play::page))
        .route("/m/{id}/at/{node}", get(play::page_at))
        .route("/m/{id}/events", get(events::events))
        .route("/m/{id}/overlay/{name}", get(play::overlay))
        .route("/m/{id}/record.json", get(keep::json))
        .route("/m/{id}/record.sgf", get(keep::sgf))
        .route("/m/{id}/seat/{seat}/{secret}", get(claim::claim))
        .route("/m/{id}/again", post(actions::again))
        .route("/m/{id}/{action}", post(actions::act))
        .route("/rules/{game}", get(information::rules))
        .route("/about", get(information::about))
        .route("/results", get(information::results))
        .route("/settings", post(information::settings))
        .route("/assets/{name}", get(information::asset))
        .fallback(async || Problem::missing("there is no such page"))
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .layer(from_fn_with_state(Arc::clone(app), guard))
        .with_state(Arc::clone(app))
}
