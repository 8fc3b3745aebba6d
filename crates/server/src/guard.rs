//! What every request passes: where it comes from, how often, and the headers of the answer.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};

use crate::App;
use crate::problem::{HASTY, Problem};
use crate::visitor::{COOKIE, Visitor, set_cookie};

/// Nothing from elsewhere, nothing inline, no frames.
const POLICY: &str =
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Checks a request before it is answered, and completes the answer.
pub(crate) async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let visitor = Visitor::of(&app, &request);
    let is_asset = request.uri().path().starts_with("/assets/");
    let mut response = match check(&app, &request, &visitor) {
        Err(problem) => problem.into_response(),
        Ok(()) => {
            request.extensions_mut().insert(visitor.clone());
            next.run(request).await
        }
    };
    let is_page =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if (response.status().is_client_error() || response.status().is_server_error()) && !is_page {
        response = explained(&app, response, &visitor).await;
    }
    let headers = response.headers_mut();
    if visitor.is_new && !is_asset {
        headers.append(header::SET_COOKIE, set_cookie(COOKIE, visitor.secret.text()));
    }
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // Forms must still say where they come from.
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check(app: &App, request: &Request, visitor: &Visitor) -> Result<(), Problem> {
    let host = text(request.headers(), header::HOST);
    if host.is_some_and(|host| !is_welcome(host, app.is_public)) {
        return Err(Problem::new(StatusCode::MISDIRECTED_REQUEST, "this server is not known by that name"));
    }
    if request.method() == Method::POST && !is_from_here(request.headers(), host) {
        return Err(Problem::forbidden("this was sent from another site"));
    }
    let now = Instant::now();
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let is_crowd = address.is_some_and(|ip| !ip.is_loopback() && !app.addresses.allows(ip, now));
    // Who has no cookie yet is known by the address alone.
    let is_hasty = !visitor.is_new && !app.visitors.allows(visitor.secret.clone(), now);
    if is_crowd || is_hasty {
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, HASTY));
    }
    Ok(())
}

/// Whether the server may be called by this name. A page of another site could else have its own name lead here.
fn is_welcome(host: &str, is_public: bool) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host().trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
    match name.parse::<IpAddr>() {
        Ok(ip) => is_public || ip.is_loopback(),
        Err(_) if name == "localhost" => true,
        // Names that only a home network gives.
        Err(_) => {
            is_public && (!name.contains('.') || [".local", ".lan", ".home.arpa"].iter().any(|end| name.ends_with(end)))
        }
    }
}

/// Whether what is posted comes from a page of this server, or from no page at all.
fn is_from_here(headers: &HeaderMap, host: Option<&str>) -> bool {
    match text(headers, header::ORIGIN) {
        Some(origin) => origin.split_once("://").map(|(_, authority)| authority) == host,
        None => text(headers, HeaderName::from_static("sec-fetch-site"))
            .is_none_or(|site| ["same-origin", "none"].contains(&site)),
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("?"))
}

/// An answer that says what went wrong: a page for people, the bare reason for scripts.
async fn explained(app: &App, response: Response, visitor: &Visitor) -> Response {
    let status = response.status();
    let problem = match response.extensions().get::<Problem>() {
        Some(problem) => problem.clone(),
        None => Problem::new(status, reason(response).await),
    };
    if visitor.is_script {
        return (status, view::refusal(&visitor.texts, &problem.reason)).into_response();
    }
    let page =
        view::page::fault(&visitor.reader(app), status.as_u16(), Some(&view::refusal(&visitor.texts, &problem.reason)));
    (status, Html(page.into_string())).into_response()
}

/// What the framework says about a request that did not get to a handler.
async fn reason(response: Response) -> String {
    let status = response.status();
    let body = axum::body::to_bytes(response.into_body(), 10_000).await.unwrap_or_default();
    let said = String::from_utf8_lossy(&body).into_owned();
    if said.is_empty() { status.canonical_reason().unwrap_or("refused").to_lowercase() } else { said }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_are_welcome() {
        for host in ["127.0.0.1:7680", "localhost:7680", "localhost", "[::1]:7680", "127.0.0.1"] {
            assert!(is_welcome(host, false) && is_welcome(host, true), "{host}");
        }
        for host in ["192.168.1.5:7680", "kitchen:7680", "kitchen.local"] {
            assert!(!is_welcome(host, false) && is_welcome(host, true), "{host}");
        }
        for host in ["evil.example", "127.0.0.1.evil.example:7680", "", "a b", "localhost.evil.example"] {
            assert!(!is_welcome(host, false) && !is_welcome(host, true), "{host}");
        }
    }

    #[test]
    fn posts_of_other_sites_are_noticed() {
        let from = |name: &'static str, value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, HeaderValue::from_static(value));
            is_from_here(&headers, Some("127.0.0.1:7680"))
        };
        assert!(from("origin", "http://127.0.0.1:7680") && from("sec-fetch-site", "same-origin") && from("x", "y"));
        for origin in ["http://127.0.0.1:80", "https://evil.example", "null", "http://localhost:7680"] {
            assert!(!from("origin", origin), "{origin}");
        }
        assert!(!from("sec-fetch-site", "cross-site") && !from("sec-fetch-site", "same-site"));
    }
}
