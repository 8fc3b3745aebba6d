//! The side of a broker that does jobs. A worker may be killed at any moment: what it had not acknowledged goes to another one.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt;
use rusc_arena::{DataFile, Done, Files, Job};
use rusc_present::Why;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::connection::{Broker, Connection};
use super::delivery::{Held, deliver, note};
use super::status::{SILENCE, studies_of};
use super::{CONSUMER, WORKERS, files, jobs_stream};
use crate::{Access, Announcement, FleetError, Labour, Progress, WorkerStatus, Working};

/// How long to wait for a job before looking at everything else.
const PATIENCE: Duration = Duration::from_millis(500);
/// How much work a worker takes in advance.
const AHEAD: Duration = Duration::from_millis(500);
/// The largest number of jobs that it holds.
const MOST_HELD: usize = 256;
/// The interval between two reports.
const BETWEEN_REPORTS: Duration = Duration::from_secs(2);
/// The interval between two looks at the list of studies while there is work.
const BETWEEN_LOOKS: Duration = Duration::from_secs(5);

/// Takes jobs from a broker and does them, until the first flag is set; the second ends it at once. `labour` gets what finds the files of
/// jobs.
///
/// # Errors
/// If the broker cannot be reached, or its jobs need another program.
pub fn work(
    access: &Access,
    working: &Working,
    labour: &dyn Fn(Files) -> Labour,
    [drain, stop]: [&AtomicBool; 2],
    progress: &(dyn Fn(&Progress) + Sync),
) -> Result<Progress, Why> {
    let Connection { runtime, broker } = Connection::open(access)?;
    let (handle, store, folder) = (runtime.handle().clone(), broker.clone(), working.cache.clone());
    let labour = labour(Arc::new(move |file: &DataFile| handle.block_on(files::fetched(&store, file, &folder))));
    let (to_threads, jobs) = channel::<(u64, Job)>();
    let (from_threads, finished) = unbounded_channel();
    let jobs = Arc::new(Mutex::new(jobs));
    let threads: Vec<_> = (0..working.threads.max(1))
        .map(|_| {
            let (labour, jobs, done) = (Arc::clone(&labour), Arc::clone(&jobs), from_threads.clone());
            thread::spawn(move || toil(&labour, &jobs, &done))
        })
        .collect();
    drop(from_threads);
    let mut worker = Worker {
        broker,
        working,
        to_threads,
        finished,
        held: HashMap::new(),
        counter: 0,
        studies: Vec::new(),
        consumers: HashMap::new(),
        looked: None,
        beaten: Instant::now(),
        reported: None,
        idle: Instant::now(),
        progress: Progress::default(),
        recent: Vec::new(),
        seconds: 1.0,
    };
    let done = runtime.block_on(worker.run(drain, stop, progress));
    let progress = worker.progress.clone();
    drop(worker);
    for thread in threads {
        // It has caught its panics.
        let _ = thread.join();
    }
    done.map(|()| progress)
}

/// What a thread found, and how long it took.
type Finished = (u64, Result<Option<Done>, String>, Duration);

/// Does jobs as long as there are any.
fn toil(labour: &Labour, jobs: &Mutex<Receiver<(u64, Job)>>, done: &UnboundedSender<Finished>) {
    loop {
        let next = jobs.lock().expect("no thread panics with the lock held").recv();
        let Ok((number, job)) = next else { return };
        let began = Instant::now();
        let result = catch_unwind(AssertUnwindSafe(|| labour(&job)));
        let result = result.map_or_else(|_| Err("crashed".to_owned()), |done| done.map_err(|why| why.english));
        if done.send((number, result, began.elapsed())).is_err() {
            return;
        }
    }
}

struct Worker<'a> {
    broker: Broker,
    working: &'a Working,
    to_threads: Sender<(u64, Job)>,
    finished: UnboundedReceiver<Finished>,
    /// The jobs that were taken, until the broker knows that they are done.
    held: HashMap<u64, Arc<Held>>,
    counter: u64,
    /// The studies that this program may work for.
    studies: Vec<Announcement>,
    consumers: HashMap<String, PullConsumer>,
    looked: Option<Instant>,
    /// When the last sign of progress was sent to the broker.
    beaten: Instant,
    reported: Option<Instant>,
    /// Since when there has been nothing to do.
    idle: Instant,
    progress: Progress,
    /// When the last jobs were done.
    recent: Vec<Instant>,
    /// How long a job takes, on average.
    seconds: f64,
}

impl Worker<'_> {
    async fn run(
        &mut self,
        drain: &AtomicBool,
        stop: &AtomicBool,
        progress: &(dyn Fn(&Progress) + Sync),
    ) -> Result<(), Why> {
        loop {
            self.held.retain(|_, held| !held.is_acknowledged.load(Ordering::Relaxed));
            let is_ending = drain.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed);
            if is_ending && self.held.is_empty() {
                return Ok(());
            }
            if stop.load(Ordering::Relaxed) {
                self.give_back().await;
                return Ok(());
            }
            self.beat().await;
            self.report(progress).await;
            if !is_ending {
                self.look().await?;
                self.take().await;
                if self.working.patience.is_some_and(|patience| self.idle.elapsed() > patience) {
                    return Ok(());
                }
            }
            self.hand_in().await;
        }
    }

    /// Looks for studies, often if there is nothing to do.
    async fn look(&mut self) -> Result<(), Why> {
        let interval = if self.held.is_empty() { Duration::from_secs(1) } else { BETWEEN_LOOKS };
        if self.looked.is_some_and(|looked| looked.elapsed() < interval) {
            return Ok(());
        }
        self.looked = Some(Instant::now());
        // A broker that is away has no studies for now.
        let all = studies_of(&self.broker).await.unwrap_or_default();
        let (own, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|study| study.program == self.working.program);
        if let (true, true, Some(other)) = (own.is_empty(), self.held.is_empty(), others.first()) {
            let (url, ours) = (self.broker.url.clone(), self.working.program.clone());
            return Err(Why::of(&FleetError::OtherProgram { url, theirs: other.program.clone(), ours }));
        }
        self.consumers.retain(|id, _| own.iter().any(|study| study.id == *id));
        self.studies = own;
        Ok(())
    }

    /// Takes as many jobs as the threads can do in a short time.
    async fn take(&mut self) {
        let ahead = (AHEAD.as_secs_f64() / self.seconds.max(1e-4)) as usize;
        let room = (self.working.threads.max(1) * (1 + ahead)).min(MOST_HELD);
        let waiting = self.held.values().filter(|held| !held.is_finished.load(Ordering::Relaxed)).count();
        let free = room.saturating_sub(waiting);
        // Many at a time, as long as the threads have something to do meanwhile.
        let is_enough = free < room / 2 && waiting > 2 * self.working.threads;
        if free == 0 || is_enough || self.held.len() >= 4 * MOST_HELD {
            return;
        }
        let mut taken = 0;
        for study in self.studies.clone() {
            taken += self.take_from(&study, free - taken, None).await;
            if taken == free {
                break;
            }
        }
        if taken == 0 && self.held.is_empty() {
            match self.studies.first().cloned() {
                Some(study) => taken = self.take_from(&study, free, Some(PATIENCE)).await,
                None => tokio::time::sleep(PATIENCE / 2).await,
            }
        }
        if taken > 0 || !self.held.is_empty() {
            self.idle = Instant::now();
        }
    }

    /// Takes jobs of a study; with a patience it waits for them. Gives their number.
    async fn take_from(&mut self, study: &Announcement, most: usize, patience: Option<Duration>) -> usize {
        if !self.consumers.contains_key(&study.id) {
            let Ok(stream) = self.broker.context.get_stream(jobs_stream(&study.id)).await else { return 0 };
            let Ok(consumer) = stream.get_consumer(CONSUMER).await else { return 0 };
            self.consumers.insert(study.id.clone(), consumer);
        }
        let consumer = &self.consumers[&study.id];
        let batch = match patience {
            None => consumer.fetch().max_messages(most).messages().await,
            Some(patience) => consumer.batch().max_messages(most).expires(patience).messages().await,
        };
        let Ok(mut batch) = batch else {
            self.consumers.remove(&study.id);
            return 0;
        };
        let mut taken = 0;
        loop {
            // The broker may be gone without a word.
            let limit = patience.unwrap_or_default() + Duration::from_secs(2);
            match tokio::time::timeout(limit, batch.next()).await {
                Ok(Some(Ok(message))) => taken += usize::from(self.begin(study, message).await),
                Ok(None) => break,
                Ok(Some(Err(_))) | Err(_) => {
                    self.consumers.remove(&study.id);
                    break;
                }
            }
        }
        taken
    }

    /// Gives a job to the threads; whether it is one.
    async fn begin(&mut self, study: &Announcement, message: Message) -> bool {
        let tries = message.info().map_or(1, |info| info.delivered);
        let Ok(job) = serde_json::from_slice::<Job>(&message.payload) else {
            // Nobody can do it; it would come again and again.
            let _ = message.ack_with(AckKind::Term).await;
            return false;
        };
        if tries > 1 {
            let words = format!("try {}: no word from the worker", tries - 1);
            note(&self.broker, &study.id, &job.id, &words).await;
        }
        self.counter += 1;
        let held = Held {
            study: study.clone(),
            job: job.id.clone(),
            message,
            tries,
            is_finished: AtomicBool::new(false),
            is_acknowledged: AtomicBool::new(false),
        };
        self.held.insert(self.counter, Arc::new(held));
        self.to_threads.send((self.counter, job)).is_ok()
    }

    /// Sends off what the threads have finished.
    async fn hand_in(&mut self) {
        let wait = if self.held.is_empty() { Duration::ZERO } else { Duration::from_millis(20) };
        let Ok(Some(first)) = tokio::time::timeout(wait, self.finished.recv()).await else { return };
        let mut all = vec![first];
        while let Ok(next) = self.finished.try_recv() {
            all.push(next);
        }
        for (number, result, time) in all {
            let Some(held) = self.held.get(&number).cloned() else { continue };
            held.is_finished.store(true, Ordering::Relaxed);
            self.seconds = 0.9 * self.seconds + 0.1 * time.as_secs_f64();
            self.recent.push(Instant::now());
            match &result {
                Ok(_) => self.progress.done += 1,
                Err(_) => self.progress.failed += 1,
            }
            let (broker, name) = (self.broker.clone(), self.working.name.clone());
            tokio::spawn(async move {
                deliver(&broker, &name, &held, result).await;
                held.is_acknowledged.store(true, Ordering::Relaxed);
            });
        }
    }

    /// Renews the leases of the held jobs, before the broker gives them to others.
    async fn beat(&mut self) {
        let shortest = self.held.values().map(|held| held.study.lease()).min();
        if shortest.is_none_or(|lease| self.beaten.elapsed() < lease / 3) {
            return;
        }
        self.beaten = Instant::now();
        for held in self.held.values() {
            // If it is not heard, another worker does the job as well, and the first outcome counts.
            let _ = held.message.ack_with(AckKind::Progress).await;
        }
    }

    /// Reports the progress to the caller and to the broker.
    async fn report(&mut self, progress: &(dyn Fn(&Progress) + Sync)) {
        if self.reported.is_some_and(|reported| reported.elapsed() < BETWEEN_REPORTS) {
            return;
        }
        self.reported = Some(Instant::now());
        let window = Duration::from_secs(20);
        self.recent.retain(|done| done.elapsed() < window);
        let span = self.recent.first().map_or(window, Instant::elapsed).max(Duration::from_secs(1));
        self.progress.rate = self.recent.len() as f64 / span.as_secs_f64();
        self.progress.running = self.held.len() as u64;
        progress(&self.progress);
        let status = WorkerStatus {
            name: self.working.name.clone(),
            program: self.working.program.clone(),
            threads: self.working.threads,
            progress: self.progress.clone(),
        };
        let bytes = serde_json::to_vec(&status).expect("plain data can be written");
        let (broker, name) = (self.broker.clone(), self.working.name.clone());
        // In the background, since it may take long while the broker is away.
        tokio::spawn(async move {
            if let Ok(workers) = broker.bucket(WORKERS, SILENCE, 1).await {
                let _ = workers.put(name, bytes.into()).await;
            }
        });
    }

    /// Gives back what is not done, so that another worker can begin at once.
    async fn give_back(&mut self) {
        for held in self.held.values() {
            let _ = held.message.ack_with(AckKind::Nak(None)).await;
        }
        // It may still be in the buffer of the connection.
        let _ = self.broker.context.client().flush().await;
        self.held.clear();
    }
}
