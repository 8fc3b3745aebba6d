//! A polite visitor, who looks at pages and plays a move now and then while others attack.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusc_lab::LabError;

use crate::client::Client;
use crate::measure::{Plan, begin};

/// The pause between two requests.
const PAUSE: Duration = Duration::from_millis(150);
/// After this time a request counts as never answered.
const NEVER: Duration = Duration::from_secs(30);

/// How a visitor was answered.
#[derive(Default)]
pub(super) struct Answered {
    pub(super) count: usize,
    pub(super) slowest: Duration,
}

impl Answered {
    /// Adds the answers to another visitor.
    pub(super) fn add(&mut self, other: Answered) {
        self.count += other.count;
        self.slowest = self.slowest.max(other.slowest);
    }
}

/// Visits a server until the end, on a thread of its own so that only the server can keep the visitor waiting.
pub(super) fn visit(
    address: SocketAddr,
    end: &Arc<AtomicBool>,
) -> Result<JoinHandle<Result<Answered, LabError>>, LabError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let end = Arc::clone(end);
    Ok(thread::spawn(move || runtime.block_on(look_around(address, &end))))
}

async fn look_around(address: SocketAddr, end: &AtomicBool) -> Result<Answered, LabError> {
    let (client, plan) = (Client::arrive(address).await?, Plan::new(12)?);
    let mut answered = Answered::default();
    while !end.load(Ordering::Relaxed) {
        let game = begin(&client, &plan.easiest).await?;
        for (number, name) in plan.line.iter().enumerate() {
            let (play, form) = (format!("{game}/play"), format!("move={name}&at={number}"));
            for (method, path, form) in [("GET", "/", ""), ("POST", &play, &form), ("GET", &game, "")] {
                tokio::time::sleep(PAUSE).await;
                let began = Instant::now();
                let answer = tokio::time::timeout(NEVER, client.ask(method, path, form)).await;
                answered.slowest = answered.slowest.max(began.elapsed());
                answered.count += 1;
                // Without an answer in time, the elapsed time is the measurement.
                if let Ok(answer) = answer
                    && let answer = answer?
                    && ![200, 202, 204].contains(&answer.status())
                {
                    return Err(answer.refusal(path));
                }
            }
        }
    }
    Ok(answered)
}
