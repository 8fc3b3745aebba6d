//! A crew of threads on this machine.

use std::collections::{HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusc_present::Why;

use crate::{Crew, Done, Hands, Job, Outcome};

/// How often an idle thread looks whether it is to end.
const NAP: Duration = Duration::from_millis(50);

/// Threads that do jobs; dropping it waits for those that are running.
pub struct Threads {
    shared: Arc<Shared>,
    outcomes: Receiver<Outcome>,
    threads: Vec<JoinHandle<()>>,
}

struct Shared {
    hands: Hands,
    /// Set by another thread to begin no more jobs.
    drain: &'static AtomicBool,
    queue: Mutex<Queue>,
    wake: Condvar,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    /// All jobs ever taken.
    known: HashSet<String>,
    running: usize,
    is_closed: bool,
}

impl Threads {
    /// Starts `count` threads, at least one, which begin no more jobs once `drain` is set.
    pub fn new(count: usize, hands: Hands, drain: &'static AtomicBool) -> Threads {
        let shared = Arc::new(Shared { hands, drain, queue: Mutex::default(), wake: Condvar::new() });
        let (sender, outcomes) = channel();
        let begin = |_| {
            let (shared, sender) = (Arc::clone(&shared), sender.clone());
            thread::spawn(move || shared.work(&sender))
        };
        let threads = (0..count.max(1)).map(begin).collect();
        Threads { shared, outcomes, threads }
    }
}

impl Shared {
    fn work(&self, outcomes: &Sender<Outcome>) {
        while let Some(job) = self.next() {
            let done = catch_unwind(AssertUnwindSafe(|| self.hands.perform(&job)));
            let done = match done {
                Ok(Ok(done)) => done,
                Ok(Err(why)) => Some(Done::SetAside(vec![why.english])),
                Err(_) => Some(Done::SetAside(vec!["crashed".to_owned()])),
            };
            if let Some(done) = done {
                // Nobody waits for it if the crew is being dropped.
                let _ = outcomes.send(Outcome { job: job.id, done });
            }
            // Only now, so that a crew at rest has handed over everything.
            self.queue().running -= 1;
        }
    }

    /// Waits for a job; `None` at the end.
    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed || self.hands.stop.load(Ordering::Relaxed) {
                return None;
            }
            if !self.drain.load(Ordering::Relaxed)
                && let Some(job) = queue.jobs.pop_front()
            {
                queue.running += 1;
                return Some(job);
            }
            queue = self.wake.wait_timeout(queue, NAP).expect("no thread panics with the lock held").0;
        }
    }

    fn queue(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.queue.lock().expect("no thread panics with the lock held")
    }
}

impl Crew for Threads {
    fn post(&mut self, jobs: &[Job]) -> Result<(), Why> {
        let mut queue = self.shared.queue();
        for job in jobs {
            if queue.known.insert(job.id.clone()) {
                queue.jobs.push_back(job.clone());
            }
        }
        self.shared.wake.notify_all();
        Ok(())
    }

    fn collect(&mut self, patience: Duration) -> Result<Vec<Outcome>, Why> {
        let first = self.outcomes.recv_timeout(patience).ok();
        Ok(first.into_iter().chain(self.outcomes.try_iter()).collect())
    }

    fn cancel(&mut self, group: &str) -> Result<(), Why> {
        self.shared.queue().jobs.retain(|job| job.group() != group);
        Ok(())
    }

    fn is_at_rest(&mut self) -> bool {
        self.shared.hands.stop.load(Ordering::Relaxed) || self.shared.queue().running == 0
    }

    fn dismiss(&mut self) -> Result<(), Why> {
        self.shared.queue().jobs.clear();
        Ok(())
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.shared.queue().is_closed = true;
        self.shared.wake.notify_all();
        for thread in self.threads.drain(..) {
            // It has caught its panics.
            let _ = thread.join();
        }
    }
}
