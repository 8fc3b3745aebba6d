//! Jobs for many machines, through NATS JetStream. It uses nothing newer than version 2.9 of the server.
//!
//! A study has two streams, both with one message for each job. In `rusc-ID-jobs`, a work queue, a job waits until a worker acknowledges it;
//! in `rusc-ID-done` its outcome stays until the study is complete. The server refuses a second message for the same job in either. A
//! bucket `rusc-ID-log` has the failed tries. The buckets `rusc-studies` and `rusc-workers` say what there is to do and who does it, and the
//! object store `rusc-data` has files.

mod connection;
mod coordinator;
mod delivery;
mod files;
mod status;
mod worker;

pub use coordinator::crew;
pub use status::status;
pub use worker::work;

/// The bucket of the studies.
const STUDIES: &str = "rusc-studies";
/// The bucket of the workers.
const WORKERS: &str = "rusc-workers";
/// The object store of the files.
const DATA: &str = "rusc-data";
/// The consumer of all workers of a study.
const CONSUMER: &str = "workers";

/// The stream of a study's jobs.
fn jobs_stream(study: &str) -> String {
    format!("rusc-{study}-jobs")
}

/// The stream of a study's outcomes.
fn done_stream(study: &str) -> String {
    format!("rusc-{study}-done")
}

/// The bucket of a study's failed tries.
fn log_bucket(study: &str) -> String {
    format!("rusc-{study}-log")
}

/// The subject of a job.
fn job_subject(study: &str, job: &str) -> String {
    format!("rusc.{study}.job.{job}")
}

/// The subject of an outcome.
fn done_subject(study: &str, job: &str) -> String {
    format!("rusc.{study}.done.{job}")
}
