//! What the app is given from outside besides its store: time, chance, and somewhere to think.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;

use crate::{App, MatchId, Work};

/// Where the app runs: in a server, in a browser, in a test.
pub trait Shell: Send + Sync {
    /// The time since some moment.
    fn now(&self) -> Duration;
    /// Seconds since 1970, for what is kept.
    fn date(&self) -> i64;
    /// Fills bytes with what nobody can guess.
    fn random(&self, bytes: &mut [u8]);
    /// Lets work be done where it keeps nobody waiting: [`Work::run`], and then what that gives back.
    fn work(&self, work: Work);
    /// Calls [`App::tick`] at a moment of [`Shell::now`].
    fn wake(&self, app: &Arc<App>, id: MatchId, at: Duration);
    /// Waits for so long.
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()>;
}
