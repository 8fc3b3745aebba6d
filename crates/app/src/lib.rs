#![doc = include_str!("../README.md")]

mod alone;
mod answer;
mod app;
mod archive;
mod assets;
mod begin;
mod bell;
mod bots;
mod bundle;
mod deal;
mod dispatch;
mod errand;
mod exercise;
mod fields;
mod habits;
mod insights;
mod limits;
mod log;
mod pages;
mod passkey;
mod problem;
mod queue;
mod reach;
mod recovery;
mod rematch;
mod rendering;
mod request;
mod response;
mod results;
mod rights;
mod room;
mod routes;
mod sanctions;
mod seal;
mod seating;
mod secret;
mod shell;
mod sight;
mod store;
mod streams;
#[cfg(feature = "testing")]
pub mod testing;
mod visitor;
mod watcher;
mod work;

pub use alone::goes_on_alone;
pub use app::{App, Setup};
pub use archive::{Filed, Filter, Finish, Glance, Rival, Row, filed};
pub use errand::carry_out;
pub use limits::Limits;
pub use log::{BrokenLog, Log};
pub use problem::Trouble;
pub use request::{Method, Request};
pub use response::{Body, Response};
pub use results::standings;
pub use routes::most_bytes;
pub use sanctions::Sanctions;
pub use seal::Key;
pub use secret::{MatchId, Secret};
pub use shell::Shell;
pub use store::{
    Beginning, Chat, Clock, CodeHash, Fared, Kept, Place, Scored, Standing, Store, StoreError, Stored, Usage,
};
pub use watcher::Watcher;
pub use work::Work;
