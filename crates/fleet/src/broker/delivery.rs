//! How a worker hands in what it has done, and the log of failed tries.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt;
use rusc_arena::{Done, Outcome};

use super::connection::Broker;
use super::coordinator::MOST_TRIES;
use super::{done_subject, log_bucket};
use crate::Announcement;

/// A job that was taken.
pub(super) struct Held {
    pub(super) study: Announcement,
    pub(super) job: String,
    pub(super) message: Message,
    /// How often it has been given to a worker.
    pub(super) tries: i64,
    /// Whether the threads have done it.
    pub(super) is_finished: AtomicBool,
    /// Whether the broker knows it.
    pub(super) is_acknowledged: AtomicBool,
}

/// Publishes the outcome of a job, then acknowledges it.
pub(super) async fn deliver(broker: &Broker, name: &str, held: &Held, result: Result<Option<Done>, String>) {
    let Held { study, job, message, tries, .. } = held;
    let done = match result {
        Ok(Some(done)) => done,
        // It was stopped.
        Ok(None) => {
            let _ = message.ack_with(AckKind::Nak(None)).await;
            return;
        }
        Err(words) => {
            note(broker, &study.id, job, &format!("try {tries} on {name}: {words}")).await;
            if *tries < i64::from(study.tries) {
                let _ = message.ack_with(AckKind::Nak(None)).await;
                return;
            }
            Done::SetAside(log_of(broker, &study.id, job).await)
        }
    };
    let outcome = Outcome { job: job.clone(), done };
    let bytes = serde_json::to_vec(&outcome).expect("plain data can be written");
    // Without an acknowledgement the job is done again later.
    if broker.publish_once(done_subject(&study.id, job), bytes).await.is_ok() {
        let _ = message.ack().await;
    }
}

/// Adds a line to the log of a job.
pub(super) async fn note(broker: &Broker, study: &str, job: &str, words: &str) {
    // The log helps people; the job goes on without it.
    if let Ok(log) = broker.bucket(&log_bucket(study), Duration::ZERO, MOST_TRIES).await {
        let _ = log.put(job, words.as_bytes().to_vec().into()).await;
    }
}

/// The log of a job, a line for each failed try.
pub(super) async fn log_of(broker: &Broker, study: &str, job: &str) -> Vec<String> {
    let Ok(log) = broker.bucket(&log_bucket(study), Duration::ZERO, MOST_TRIES).await else { return Vec::new() };
    let Ok(mut entries) = log.history(job).await else { return Vec::new() };
    let mut lines: Vec<String> = Vec::new();
    while let Some(Ok(entry)) = entries.next().await {
        let line = String::from_utf8_lossy(&entry.value).into_owned();
        // The next worker cannot know whether the one before logged why it failed.
        let is_explained = |try_: &str| lines.iter().any(|line| line.starts_with(try_) && line.contains(" on "));
        match line.split_once(": no word") {
            Some((try_, _)) if is_explained(try_) => {}
            _ => lines.push(line),
        }
    }
    lines
}
