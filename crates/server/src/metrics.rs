//! Counts of what the server does, as text for Prometheus.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::Site;

/// The upper bounds of the buckets of response times, in seconds.
const TIMES: [f64; 8] = [0.001, 0.005, 0.02, 0.1, 0.5, 1.0, 5.0, 30.0];

/// The counts.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<[(&'static str, String); 1], Counter>,
    times: Histogram,
    /// Connections that were not let in.
    pub(crate) refused: Counter,
    streams: Gauge,
    connections: Gauge,
    matches: Gauge,
    running: Gauge,
    waiting: Gauge,
    memory: Gauge,
    threads: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("rusc");
        let times = Histogram::new(TIMES);
        let (requests, refused) = (Family::default(), Counter::default());
        let [connections, streams, matches, running, waiting, memory, threads] = <[Gauge; 7]>::default();
        registry.register("requests", "Requests answered, by status", Clone::clone(&requests));
        registry.register_with_unit("response", "Time until the response begins", Unit::Seconds, times.clone());
        registry.register("connections_refused", "Connections refused because of too many", refused.clone());
        registry.register("connections", "Open connections", connections.clone());
        registry.register("streams", "Open event streams", streams.clone());
        registry.register("matches", "Matches in memory", matches.clone());
        registry.register("searches_running", "Searches that run", running.clone());
        registry.register("searches_waiting", "Searches that wait for their turn", waiting.clone());
        registry.register_with_unit("memory", "Resident memory", Unit::Bytes, memory.clone());
        registry.register("threads", "Threads of the process", threads.clone());
        Metrics { registry, requests, times, refused, connections, streams, matches, running, waiting, memory, threads }
    }

    /// Counts a response.
    pub(crate) fn answered(&self, status: u16, time: Duration) {
        self.requests.get_or_create(&[("status", status.to_string())]).inc();
        self.times.observe(time.as_secs_f64());
    }

    fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a text takes all");
        text
    }
}

/// The page for Prometheus, for a listener of its own.
pub(crate) fn router(site: &Arc<Site>) -> Router {
    Router::new().route("/metrics", get(page)).with_state(Arc::clone(site))
}

async fn page(State(site): State<Arc<Site>>) -> impl IntoResponse {
    let Metrics { connections, streams, matches, running, waiting, memory, threads, .. } = &site.metrics;
    let searches = site.app.searches();
    running.set(searches.0 as i64);
    waiting.set(searches.1 as i64);
    streams.set(site.app.streams() as i64);
    connections.set(site.crowd.len() as i64);
    matches.set(site.app.sweep(Duration::MAX) as i64);
    let usage = Usage::now();
    memory.set(usage.megabytes << 20);
    threads.set(usage.threads);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], site.metrics.text())
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
    fn responses_are_counted_by_status() {
        let metrics = Metrics::new();
        metrics.answered(200, Duration::from_millis(3));
        metrics.answered(200, Duration::from_millis(30));
        metrics.answered(404, Duration::ZERO);
        let text = metrics.text();
        for line in [
            "rusc_requests_total{status=\"200\"} 2",
            "rusc_requests_total{status=\"404\"} 1",
            "rusc_response_seconds_bucket{le=\"0.005\"} 2",
            "rusc_response_seconds_count 3",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} is not in\n{text}");
        }
        assert_eq!(field("Name:\trusc\nVmRSS:\t  2048 kB\n", "VmRSS:"), 2048);
    }
}
