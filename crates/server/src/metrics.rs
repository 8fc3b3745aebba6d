//! Counts of what the server does, as text for Prometheus.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

use crate::Site;

/// The upper bounds of the buckets of response times, in seconds.
const TIMES: [f64; 8] = [0.001, 0.005, 0.02, 0.1, 0.5, 1.0, 5.0, 30.0];

/// The counts that grow while the server runs.
#[derive(Default)]
pub(crate) struct Metrics {
    answers: Mutex<Answers>,
    /// Connections that were not let in.
    refused: AtomicU64,
}

/// The responses so far.
#[derive(Default)]
struct Answers {
    by_status: BTreeMap<u16, u64>,
    /// How many took at most each of [`TIMES`], and longer than the one before.
    by_time: [u64; TIMES.len()],
    seconds: f64,
}

/// What the server is doing at the moment.
struct Load {
    connections: usize,
    streams: usize,
    matches: usize,
    running: usize,
    waiting: usize,
    usage: Usage,
}

impl Metrics {
    /// Counts a response.
    pub(crate) fn answered(&self, status: u16, time: Duration) {
        let mut answers = self.answers.lock().expect("no thread panics with the lock held");
        let seconds = time.as_secs_f64();
        *answers.by_status.entry(status).or_default() += 1;
        answers.seconds += seconds;
        if let Some(bucket) = TIMES.iter().position(|most| seconds <= *most) {
            answers.by_time[bucket] += 1;
        }
    }

    /// Counts a connection that was not let in.
    pub(crate) fn refuse(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// The counts in the text format of Prometheus.
    fn text(&self, load: &Load) -> String {
        let mut text = Text::default();
        let answers = self.answers.lock().expect("no thread panics with the lock held");
        text.family("requests_total", "counter", "Requests answered, by status");
        for (status, count) in &answers.by_status {
            text.line(&format!("requests_total{{status=\"{status}\"}}"), count);
        }
        let all: u64 = answers.by_status.values().sum();
        text.family("response_seconds", "histogram", "Time until the response begins");
        let mut within = 0;
        for (most, count) in TIMES.iter().zip(answers.by_time) {
            within += count;
            text.line(&format!("response_seconds_bucket{{le=\"{most:?}\"}}"), within);
        }
        text.line("response_seconds_bucket{le=\"+Inf\"}", all);
        text.line("response_seconds_sum", answers.seconds);
        text.line("response_seconds_count", all);
        drop(answers);
        text.family("connections_refused_total", "counter", "Connections refused because of too many");
        text.line("connections_refused_total", self.refused.load(Ordering::Relaxed));
        let Load { connections, streams, matches, running, waiting, usage } = load;
        text.gauge("connections", "Open connections", connections);
        text.gauge("streams", "Open event streams", streams);
        text.gauge("matches", "Matches in memory", matches);
        text.gauge("searches_running", "Searches that run", running);
        text.gauge("searches_waiting", "Searches that wait for their turn", waiting);
        text.gauge("memory_bytes", "Resident memory", usage.megabytes << 20);
        text.gauge("threads", "Threads of the process", usage.threads);
        text.0
    }
}

/// Metrics as text; the name of each begins with that of the program.
#[derive(Default)]
struct Text(String);

impl Text {
    /// Describes the lines that follow.
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        writeln!(self.0, "# HELP rusc_{name} {help}.\n# TYPE rusc_{name} {kind}").expect("a text takes all");
    }

    fn line(&mut self, name: &str, value: impl Display) {
        writeln!(self.0, "rusc_{name} {value}").expect("a text takes all");
    }

    /// A number that may grow and shrink.
    fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.family(name, "gauge", help);
        self.line(name, value);
    }
}

/// The page for Prometheus, for a listener of its own.
pub(crate) fn router(site: &Arc<Site>) -> Router {
    Router::new().route("/metrics", get(page)).with_state(Arc::clone(site))
}

async fn page(State(site): State<Arc<Site>>) -> impl IntoResponse {
    let (running, waiting) = site.app.searches();
    let load = Load {
        connections: site.crowd.len(),
        streams: site.app.streams(),
        matches: site.app.sweep(Duration::MAX),
        running,
        waiting,
        usage: Usage::now(),
    };
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], site.metrics.text(&load))
}

/// What this process uses.
pub(crate) struct Usage {
    /// The memory in use, in megabytes.
    pub(crate) megabytes: i64,
    /// The most memory that was ever in use, in megabytes.
    pub(crate) most_megabytes: i64,
    pub(crate) threads: i64,
}

impl Usage {
    /// What this process uses now; zeros where the system does not say.
    pub(crate) fn now() -> Usage {
        Usage::of("self")
    }

    /// What the process with this number uses.
    pub(crate) fn of(process: &str) -> Usage {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        Usage {
            megabytes: field(&status, "VmRSS:") >> 10,
            most_megabytes: field(&status, "VmHWM:") >> 10,
            threads: field(&status, "Threads:"),
        }
    }
}

/// A number in the status that Linux gives of a process; 0 elsewhere.
fn field(status: &str, name: &str) -> i64 {
    let value = status.lines().find_map(|line| line.strip_prefix(name)?.split_whitespace().next()?.parse().ok());
    value.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_are_written_as_prometheus_reads_them() {
        let metrics = Metrics::default();
        metrics.answered(200, Duration::from_micros(1500));
        metrics.answered(404, Duration::ZERO);
        metrics.answered(200, Duration::from_millis(5));
        metrics.answered(200, Duration::from_secs(31));
        metrics.refuse();
        let usage = Usage { megabytes: 3, most_megabytes: 4, threads: 9 };
        let load = Load { connections: 5, streams: 4, matches: 3, running: 2, waiting: 1, usage };
        assert_eq!(
            metrics.text(&load),
            "# HELP rusc_requests_total Requests answered, by status.\n\
             # TYPE rusc_requests_total counter\n\
             rusc_requests_total{status=\"200\"} 3\n\
             rusc_requests_total{status=\"404\"} 1\n\
             # HELP rusc_response_seconds Time until the response begins.\n\
             # TYPE rusc_response_seconds histogram\n\
             rusc_response_seconds_bucket{le=\"0.001\"} 1\n\
             rusc_response_seconds_bucket{le=\"0.005\"} 3\n\
             rusc_response_seconds_bucket{le=\"0.02\"} 3\n\
             rusc_response_seconds_bucket{le=\"0.1\"} 3\n\
             rusc_response_seconds_bucket{le=\"0.5\"} 3\n\
             rusc_response_seconds_bucket{le=\"1.0\"} 3\n\
             rusc_response_seconds_bucket{le=\"5.0\"} 3\n\
             rusc_response_seconds_bucket{le=\"30.0\"} 3\n\
             rusc_response_seconds_bucket{le=\"+Inf\"} 4\n\
             rusc_response_seconds_sum 31.0065\n\
             rusc_response_seconds_count 4\n\
             # HELP rusc_connections_refused_total Connections refused because of too many.\n\
             # TYPE rusc_connections_refused_total counter\n\
             rusc_connections_refused_total 1\n\
             # HELP rusc_connections Open connections.\n\
             # TYPE rusc_connections gauge\n\
             rusc_connections 5\n\
             # HELP rusc_streams Open event streams.\n\
             # TYPE rusc_streams gauge\n\
             rusc_streams 4\n\
             # HELP rusc_matches Matches in memory.\n\
             # TYPE rusc_matches gauge\n\
             rusc_matches 3\n\
             # HELP rusc_searches_running Searches that run.\n\
             # TYPE rusc_searches_running gauge\n\
             rusc_searches_running 2\n\
             # HELP rusc_searches_waiting Searches that wait for their turn.\n\
             # TYPE rusc_searches_waiting gauge\n\
             rusc_searches_waiting 1\n\
             # HELP rusc_memory_bytes Resident memory.\n\
             # TYPE rusc_memory_bytes gauge\n\
             rusc_memory_bytes 3145728\n\
             # HELP rusc_threads Threads of the process.\n\
             # TYPE rusc_threads gauge\n\
             rusc_threads 9\n"
        );
        assert_eq!(field("Name:\trusc\nVmRSS:\t  2048 kB\n", "VmRSS:"), 2048);
    }
}
