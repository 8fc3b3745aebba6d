//! Deletes matches that nobody has used for a long time.

use std::sync::Weak;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusc_app::App;
use tokio::time::sleep;

use crate::sqlite::Sqlite;

/// The interval between checks for old matches.
const ROUND: Duration = Duration::from_secs(3600);

/// Deletes the matches that have not been used for this long, as long as the app exists.
pub(crate) async fn keep_for(age: Duration, app: Weak<App>, store: Sqlite) {
    loop {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let before = now.saturating_sub(age).as_secs() as i64;
        let expired = store.expire(before).await.unwrap_or_else(|error| {
            tracing::warn!(target: "rusc::storage", %error, "old matches could not be deleted");
            Vec::new()
        });
        let Some(app) = app.upgrade() else { return };
        expired.iter().for_each(|id| app.forget(id));
        drop(app);
        if expired.is_empty() {
            sleep(ROUND).await;
        }
    }
}
