//! What the app needs from outside besides its store: time, randomness, a place to run jobs, and the book.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{BoxFuture, ready};
use rusc_view::book::Volume;

use crate::{App, MatchId, Work};

/// The environment of the app: a server, a browser or a test.
pub trait Shell: Send + Sync {
    /// The current time, counted from any fixed moment.
    fn now(&self) -> Duration;
    /// Seconds since 1970, for the store.
    fn date(&self) -> i64;
    /// Whether other devices can reach the app, so that people can be invited by link.
    fn is_reachable(&self) -> bool {
        true
    }
    /// Fills the bytes with unpredictable randomness.
    fn random(&self, bytes: &mut [u8]);
    /// Runs work in the background: first [`Work::run`], then the future it returns.
    fn work(&self, work: Work);
    /// Arranges for [`App::tick`] to be called when [`Shell::now`] has reached `at`.
    fn wake(&self, app: &Arc<App>, id: MatchId, at: Duration);
    /// Waits for the given time.
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()>;
    /// The book in one of its languages, or why it cannot be loaded.
    fn book(&self, language: &'static str) -> BoxFuture<'_, Result<Arc<Volume>, String>> {
        Box::pin(ready(Ok(Arc::clone(Volume::built_in(language)))))
    }
}
