//! The browser as the shell of the app: its clock, its randomness, workers for its work, and the files of the book.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use rusc_app::{App, MatchId, Shell, Work};
use rusc_view::book::Volume;

use crate::crew::Crew;
use crate::library::Library;
use crate::outside::Outside;

/// The time for work that has to be done where the app runs, which meanwhile answers nobody.
const GLANCE: Duration = Duration::from_millis(50);

/// The browser that the app runs in.
pub(crate) struct Browser {
    pub(crate) outside: Arc<dyn Outside>,
    pub(crate) crew: Arc<Crew>,
    pub(crate) library: Library,
}

impl Shell for Browser {
    fn now(&self) -> Duration {
        self.outside.now()
    }
    fn date(&self) -> i64 {
        self.outside.date()
    }
    fn is_reachable(&self) -> bool {
        false
    }
    fn random(&self, bytes: &mut [u8]) {
        self.outside.random(bytes);
    }
    fn work(&self, work: Work) {
        let (outside, crew) = (Arc::clone(&self.outside), Arc::clone(&self.crew));
        // In a task of its own, since the app is not to be asked about a match that it is changing.
        self.outside.spawn(Box::pin(async move {
            match work.glance(GLANCE, &|| outside.now()) {
                Ok(result) => result.await,
                Err(work) => crew.enlist(work),
            }
        }));
    }
    fn wake(&self, app: &Arc<App>, id: MatchId, at: Duration) {
        let (app, left) = (Arc::downgrade(app), at.saturating_sub(self.now()));
        let sleep = self.outside.sleep(left);
        self.outside.spawn(Box::pin(async move {
            sleep.await;
            if let Some(app) = app.upgrade() {
                app.tick(&id).await;
            }
        }));
    }
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        self.outside.sleep(time)
    }
    fn book(&self, language: &'static str) -> BoxFuture<'_, Result<Arc<Volume>, String>> {
        Box::pin(self.library.volume(language))
    }
}
