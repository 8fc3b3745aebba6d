//! Watches requests from outside the app: logs and counts each of them.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::Site;

/// Answers a request, then logs and counts it.
pub(crate) async fn observe(State(site): State<Arc<Site>>, asked: Request, next: Next) -> Response {
    let began = Instant::now();
    let client = site.network.client(&asked).map_or_else(|| "-".to_owned(), |address| address.to_string());
    let (method, path) = (asked.method().clone(), without_secret(asked.uri().path()));
    let response = next.run(asked).await;
    let (status, time) = (response.status().as_u16(), began.elapsed());
    site.metrics.answered(status, time);
    tracing::info!(target: "rusc::requests", %client, %method, path, status, ?time);
    response
}

/// A path without the secret of a link to a seat, since who reads the log must not be able to take the seat.
fn without_secret(path: &str) -> String {
    match *path.split('/').collect::<Vec<_>>() {
        ["", "m", id, "seat", seat, _] => format!("/m/{id}/seat/{seat}/…"),
        _ => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::without_secret;

    #[test]
    fn links_to_seats_are_not_logged() {
        assert_eq!(without_secret("/m/abc/seat/2/0123456789abcdef"), "/m/abc/seat/2/…");
        assert_eq!(without_secret("/m/abc/at/7"), "/m/abc/at/7");
    }
}
