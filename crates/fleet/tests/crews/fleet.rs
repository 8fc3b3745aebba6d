//! Two hundred workers in one process, with made-up durations and failures.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rusc_arena::Job;
use rusc_fleet::Labour;
use rusc_game::Rng;
use rusc_present::Why;

use crate::server::{PROGRAM, Server, Worker};
use crate::suite::{announcement, job, value};

const WORKERS: u64 = 200;
/// How long all of them are watched.
const WATCHED: Duration = Duration::from_secs(12);

#[test]
fn two_hundred_workers_are_busy() {
    let server = Server::start();
    let mut crew = rusc_fleet::crew(&server.access(), announcement("fleet", 30.0, 5), &[]).expect("a crew");
    let (busy, calls) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let labour = || -> Labour {
        let (busy, calls) = (Arc::clone(&busy), Arc::clone(&calls));
        Arc::new(move |_: &Job| {
            let mut rng = Rng::new(calls.fetch_add(1, Ordering::Relaxed));
            // From 1 to 4 seconds, the busy time counted in small steps so that it can be read at any moment.
            for _ in 0..20 + rng.below(60) {
                let step = Instant::now();
                thread::sleep(Duration::from_millis(50));
                busy.fetch_add(step.elapsed().as_micros() as u64, Ordering::Relaxed);
            }
            if rng.below(20) == 0 { Err(Why::quoted("bad luck")) } else { Ok(Some(value(1))) }
        })
    };
    let workers: Vec<Worker> =
        (0..WORKERS).map(|number| Worker::start(&server, &format!("w{number}"), PROGRAM, labour())).collect();
    let jobs: Vec<Job> = (0..WORKERS * 12).map(|number| job(&format!("a.{number}"))).collect();
    crew.post(&jobs).expect("taken");
    let began = Instant::now();
    while calls.load(Ordering::Relaxed) < WORKERS {
        assert!(began.elapsed() < Duration::from_secs(60), "only {} workers have begun", calls.load(Ordering::Relaxed));
        crew.collect(Duration::from_millis(50)).expect("it works");
    }
    let (before, watched) = (busy.load(Ordering::Relaxed), Instant::now());
    let mut outcomes = 0;
    while watched.elapsed() < WATCHED {
        outcomes += crew.collect(Duration::from_millis(100)).expect("it works").len() as u64;
    }
    let (spent, time) = (busy.load(Ordering::Relaxed) - before, watched.elapsed().as_micros() as u64);
    let share = spent as f64 / (WORKERS * time) as f64;
    assert!(outcomes > 2 * WORKERS, "{outcomes} outcomes");
    assert!(share >= 0.95, "{:.1} % busy, {outcomes} outcomes", 100.0 * share);
    workers.iter().for_each(Worker::drain);
    for worker in workers {
        worker.end().expect("it worked");
    }
}
