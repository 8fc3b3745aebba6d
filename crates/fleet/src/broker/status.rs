//! The studies and workers of a broker.

use std::time::Duration;

use async_nats::jetstream::kv::Store;
use futures_util::StreamExt;
use rusc_present::Why;
use serde::de::DeserializeOwned;

use super::connection::{Broker, Connection};
use super::{STUDIES, WORKERS, jobs_stream};
use crate::{Access, Announcement, Status, WorkerStatus};

/// How long a silent worker stays listed.
pub(super) const SILENCE: Duration = Duration::from_secs(15);

/// The studies and workers of a broker.
///
/// # Errors
/// If the broker cannot be reached or refuses.
pub fn status(access: &Access) -> Result<Status, Why> {
    let Connection { runtime, broker } = Connection::open(access)?;
    runtime.block_on(async {
        let mut studies = Vec::new();
        for study in studies_of(&broker).await? {
            let stream = broker.context.get_stream(jobs_stream(&study.id)).await;
            let left = stream.map_or(0, |stream| stream.cached_info().state.messages);
            studies.push((study, left));
        }
        let mut workers: Vec<WorkerStatus> = all(&broker.bucket(WORKERS, SILENCE, 1).await?).await;
        workers.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(Status { studies, workers })
    })
}

/// The open studies.
pub(super) async fn studies_of(broker: &Broker) -> Result<Vec<Announcement>, Why> {
    let mut studies: Vec<Announcement> = all(&broker.bucket(STUDIES, Duration::ZERO, 1).await?).await;
    studies.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(studies)
}

/// All values of a bucket; those that cannot be read are left out.
async fn all<T: DeserializeOwned>(bucket: &Store) -> Vec<T> {
    let mut values = Vec::new();
    let Ok(mut keys) = bucket.keys().await else { return values };
    while let Some(Ok(key)) = keys.next().await {
        let value = bucket.get(&key).await.ok().flatten();
        values.extend(value.and_then(|bytes| serde_json::from_slice(&bytes).ok()));
    }
    values
}
