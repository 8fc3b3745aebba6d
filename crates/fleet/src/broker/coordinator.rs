//! The side of a broker that hands out jobs and collects outcomes. It may be killed at any moment: everything it needs to go on is in the
//! broker's streams and in the study's own store.

use std::collections::{HashMap, HashSet, VecDeque};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{self, RetentionPolicy};
use futures_util::{StreamExt, TryStreamExt};
use rusc_arena::{Crew, Done, Job, Outcome};
use rusc_present::Why;

use super::connection::{Broker, Connection};
use super::{CONSUMER, STUDIES, done_stream, done_subject, files, job_subject, jobs_stream, log_bucket};
use crate::{Access, Announcement, FleetError};

/// How many messages are sent before the first is acknowledged.
const AT_ONCE: usize = 256;
/// The largest number of jobs that workers may hold together.
const MOST_HELD: i64 = 100_000;
/// The largest number of jobs looked after at a time.
const MOST_LOOKED_AFTER: usize = 500;
/// The number of failed tries that are kept.
pub(super) const MOST_TRIES: i64 = 60;

/// A crew of the workers of a broker, for a study with these files.
///
/// # Errors
/// If the broker cannot be reached, refuses, or has the study of another program.
pub fn crew(access: &Access, announcement: Announcement, data: &[(String, PathBuf)]) -> Result<Box<dyn Crew>, Why> {
    let Connection { runtime, broker } = Connection::open(access)?;
    let coordinator = Coordinator {
        runtime,
        desk: Desk { broker, announcement, outcomes: None, next: 1, known: HashSet::new() },
        open: HashMap::new(),
        arrived: VecDeque::new(),
        news: Instant::now(),
    };
    coordinator.runtime.block_on(async {
        coordinator.desk.set_up().await?;
        files::upload(&coordinator.desk.broker, data).await?;
        coordinator.desk.announce().await
    })?;
    Ok(Box::new(coordinator))
}

struct Coordinator {
    runtime: tokio::runtime::Runtime,
    desk: Desk,
    /// The jobs without an outcome.
    open: HashMap<String, Job>,
    /// The outcomes that were not collected yet.
    arrived: VecDeque<Outcome>,
    /// When something last came.
    news: Instant,
}

/// What the coordinator asks the broker.
struct Desk {
    broker: Broker,
    announcement: Announcement,
    /// The reader of the outcomes.
    outcomes: Option<PullConsumer>,
    /// The number of the next outcome in its stream.
    next: u64,
    /// The jobs that have an outcome.
    known: HashSet<String>,
}

impl Crew for Coordinator {
    fn post(&mut self, jobs: &[Job]) -> Result<(), Why> {
        self.open.extend(jobs.iter().map(|job| (job.id.clone(), job.clone())));
        let Coordinator { runtime, desk, open, arrived, .. } = self;
        runtime.block_on(async {
            // Some may have been done before this process was started.
            loop {
                let outcomes = desk.read(Duration::ZERO).await;
                if outcomes.is_empty() {
                    break;
                }
                arrived.extend(outcomes);
            }
            open.retain(|id, _| !desk.known.contains(id));
            desk.publish(jobs.iter().filter(|job| open.contains_key(&job.id))).await
        })
    }

    fn collect(&mut self, patience: Duration) -> Result<Vec<Outcome>, Why> {
        let Coordinator { runtime, desk, open, arrived, news } = self;
        if arrived.is_empty() {
            arrived.extend(runtime.block_on(desk.read(patience.max(Duration::from_millis(20)))));
        }
        if !arrived.is_empty() {
            *news = Instant::now();
        } else if news.elapsed() > desk.announcement.lease().mul_f64(1.5) {
            runtime.block_on(desk.look_after(open))?;
            *news = Instant::now();
        }
        arrived.iter().for_each(|outcome| drop(open.remove(&outcome.job)));
        Ok(arrived.drain(..).collect())
    }

    fn cancel(&mut self, group: &str) -> Result<(), Why> {
        self.open.retain(|_, job| job.group() != group);
        let Desk { broker, announcement, .. } = &self.desk;
        self.runtime.block_on(async {
            let stream = broker.context.get_stream(jobs_stream(&announcement.id)).await;
            let stream = stream.map_err(|error| broker.refused(&error))?;
            let purged = stream.purge().filter(job_subject(&announcement.id, &format!("{group}.*"))).await;
            purged.map(|_| ()).map_err(|error| broker.refused(&error))
        })
    }

    fn is_at_rest(&mut self) -> bool {
        // The broker keeps what the workers do meanwhile.
        true
    }

    fn dismiss(&mut self) -> Result<(), Why> {
        let Desk { broker, announcement, .. } = &self.desk;
        let id = &announcement.id;
        self.runtime.block_on(async {
            // First the study, so that no worker looks for streams that are gone.
            let studies = broker.bucket(STUDIES, Duration::ZERO, 1).await?;
            studies.purge(id).await.map_err(|error| broker.refused(&error))?;
            for stream in [jobs_stream(id), done_stream(id), format!("KV_{}", log_bucket(id))] {
                broker.context.delete_stream(stream).await.map_err(|error| broker.refused(&error))?;
            }
            Ok(())
        })
    }
}

impl Desk {
    /// Makes the streams of the study, unless they are there.
    async fn set_up(&self) -> Result<(), Why> {
        let Desk { broker, announcement, .. } = self;
        let id = &announcement.id;
        let jobs = stream::Config {
            name: jobs_stream(id),
            subjects: vec![job_subject(id, ">")],
            retention: RetentionPolicy::WorkQueue,
            ..stream::Config::default()
        };
        let done = stream::Config {
            name: done_stream(id),
            subjects: vec![done_subject(id, ">")],
            ..stream::Config::default()
        };
        let queue = broker.context.get_or_create_stream(jobs).await.map_err(|error| broker.refused(&error))?;
        broker.context.get_or_create_stream(done).await.map_err(|error| broker.refused(&error))?;
        broker.bucket(&log_bucket(id), Duration::ZERO, MOST_TRIES).await?;
        let workers = pull::Config {
            durable_name: Some(CONSUMER.to_owned()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: announcement.lease(),
            max_deliver: announcement.tries.into(),
            max_ack_pending: MOST_HELD,
            ..pull::Config::default()
        };
        let made = queue.get_or_create_consumer(CONSUMER, workers).await;
        made.map(|_: PullConsumer| ()).map_err(|error| broker.refused(&error))
    }

    /// Announces the study to the workers.
    async fn announce(&self) -> Result<(), Why> {
        let Desk { broker, announcement, .. } = self;
        let studies = broker.bucket(STUDIES, Duration::ZERO, 1).await?;
        let before = studies.get(&announcement.id).await.map_err(|error| broker.refused(&error))?;
        let before = before.and_then(|bytes| serde_json::from_slice::<Announcement>(&bytes).ok());
        if let Some(before) = before.filter(|before| before.program != announcement.program) {
            let (url, ours) = (broker.url.clone(), announcement.program.clone());
            return Err(Why::of(&FleetError::OtherProgram { url, theirs: before.program, ours }));
        }
        let bytes = serde_json::to_vec(announcement).expect("plain data can be written");
        studies.put(&announcement.id, bytes.into()).await.map(|_| ()).map_err(|error| broker.refused(&error))
    }

    /// Sends jobs; those that are waiting already are refused by the broker, which is as good.
    async fn publish(&self, jobs: impl Iterator<Item = &Job>) -> Result<(), Why> {
        let send = |job: &Job| {
            let subject = job_subject(&self.announcement.id, &job.id);
            let bytes = serde_json::to_vec(job).expect("plain data can be written");
            async move { self.broker.publish_once(subject, bytes).await }
        };
        let sends: Vec<_> = jobs.map(send).collect();
        futures_util::stream::iter(sends).buffer_unordered(AT_ONCE).try_for_each(|_| async { Ok(()) }).await
    }

    /// The outcomes that come within a time. A broker that is away has none.
    async fn read(&mut self, patience: Duration) -> Vec<Outcome> {
        if self.outcomes.is_none() {
            self.outcomes = self.reader().await;
        }
        let Some(reader) = &self.outcomes else {
            tokio::time::sleep(patience).await;
            return Vec::new();
        };
        let batch = if patience.is_zero() {
            reader.fetch().max_messages(AT_ONCE).messages().await
        } else {
            reader.batch().max_messages(AT_ONCE).expires(patience).messages().await
        };
        let Ok(mut batch) = batch else {
            self.outcomes = None;
            return Vec::new();
        };
        let mut found = Vec::new();
        loop {
            // The broker may be gone without a word.
            let next = tokio::time::timeout(patience + Duration::from_secs(2), batch.next()).await;
            match next {
                Ok(Some(Ok(message))) => {
                    if let Ok(info) = message.info() {
                        self.next = info.stream_sequence + 1;
                    }
                    let Ok(outcome) = serde_json::from_slice::<Outcome>(&message.payload) else { continue };
                    if self.known.insert(outcome.job.clone()) {
                        found.push(outcome);
                    }
                }
                Ok(None) => break,
                Ok(Some(Err(_))) | Err(_) => {
                    self.outcomes = None;
                    break;
                }
            }
        }
        found
    }

    /// A reader of the outcomes from the first that was not seen.
    async fn reader(&self) -> Option<PullConsumer> {
        let stream = self.broker.context.get_stream(done_stream(&self.announcement.id)).await.ok()?;
        let config = pull::Config {
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: self.next },
            ack_policy: AckPolicy::None,
            inactive_threshold: Duration::from_secs(60),
            ..pull::Config::default()
        };
        stream.create_consumer(config).await.ok()
    }

    /// Looks for jobs that nobody will do any more: those that were tried too often are set aside with their log, those that the broker
    /// lost are sent again.
    async fn look_after(&mut self, open: &HashMap<String, Job>) -> Result<(), Why> {
        let id = self.announcement.id.clone();
        let context = &self.broker.context;
        let Ok(queue) = context.get_stream(jobs_stream(&id)).await else {
            // The broker is away, or has lost everything.
            if self.broker.ask().await.is_ok() && self.set_up().await.is_ok() {
                self.announce().await?;
                self.publish(open.values()).await?;
            }
            return Ok(());
        };
        // Another reader begins at the next outcome, in case the one before missed a restart of the broker.
        self.outcomes = None;
        let Ok(info) = queue.consumer_info(CONSUMER).await else {
            return if self.set_up().await.is_ok() { self.publish(open.values()).await } else { Ok(()) };
        };
        if info.num_pending > 0 || info.num_ack_pending > 0 {
            return Ok(());
        }
        for job in open.values().take(MOST_LOOKED_AFTER) {
            let subject = job_subject(&id, &job.id);
            match queue.get_last_raw_message_by_subject(&subject).await {
                Ok(message) => {
                    let log = super::delivery::log_of(&self.broker, &id, &job.id).await;
                    let outcome = Outcome { job: job.id.clone(), done: Done::SetAside(log) };
                    let bytes = serde_json::to_vec(&outcome).expect("plain data can be written");
                    self.broker.publish_once(done_subject(&id, &job.id), bytes).await?;
                    // It is only in the way.
                    let _ = queue.delete_message(message.sequence).await;
                }
                Err(_) => self.publish(std::iter::once(job)).await?,
            }
        }
        Ok(())
    }
}
