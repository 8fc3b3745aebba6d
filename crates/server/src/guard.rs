//! Decides which requests are let in, by origin, host name and rate.

use std::net::IpAddr;
use std::time::Instant;

use axum::http::uri::Authority;
use axum::http::{self, HeaderMap, HeaderName, Method, header};
use rusc_app::{Request, Trouble};

use crate::network::neighbourhood;
use crate::{Network, Site};

/// Checks a request before it is answered.
pub(crate) fn check<B>(site: &Site, asked: &http::Request<B>, request: &Request) -> Result<(), Trouble> {
    let (network, host) = (&site.network, text(asked.headers(), header::HOST));
    if host.is_some_and(|host| !is_own(network, host)) {
        return Err(Trouble::Misdirected);
    }
    if asked.method() == Method::POST && !is_from_here(network, asked.headers(), host) {
        return Err(Trouble::OtherSite);
    }
    if network.client(asked).is_some_and(|ip| site.is_banned(ip)) {
        return Err(Trouble::Banned);
    }
    let now = Instant::now();
    let address = network.client(asked).filter(|ip| !ip.is_loopback());
    let is_crowd = address.is_some_and(|ip| !site.addresses.allows(neighbourhood(ip), now));
    // Visitors without a cookie are identified by their address alone.
    let is_hasty = site.app.secret(request).is_some_and(|secret| !site.visitors.allows(secret, now));
    if is_crowd || is_hasty { Err(Trouble::Hasty) } else { Ok(()) }
}

/// Whether a host name is the server's: that of its public address or, without one, a name of this machine.
fn is_own(network: &Network, host: &str) -> bool {
    match &network.public_url {
        Some(url) => url.has_host(host),
        None => is_of_machine(host) || network.is_public && is_of_network(host),
    }
}

/// Whether a host name is a local name of this machine. Without this check, another site could point its own name to this
/// server and send requests from its pages.
fn is_of_machine(host: &str) -> bool {
    let is_own = |name: String| name.parse::<IpAddr>().map_or(name == "localhost", |ip| ip.is_loopback());
    name(host).is_some_and(is_own)
}

/// Whether a machine can have this name in its network: an address, or a name that only a local network assigns.
fn is_of_network(host: &str) -> bool {
    let is_given =
        |name: &str| !name.contains('.') || [".local", ".lan", ".home.arpa"].iter().any(|end| name.ends_with(end));
    name(host).is_some_and(|name| name.parse::<IpAddr>().is_ok() || is_given(&name))
}

/// The host name or address, without the port.
fn name(host: &str) -> Option<String> {
    let authority = host.parse::<Authority>().ok()?;
    Some(authority.host().trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase())
}

/// Whether a post comes from a page of this server, or from no page at all.
fn is_from_here(network: &Network, headers: &HeaderMap, host: Option<&str>) -> bool {
    match (text(headers, header::ORIGIN), &network.public_url) {
        (Some(origin), Some(url)) => url.is_origin(origin),
        (Some(origin), None) => origin.split_once("://").map(|(_, authority)| authority) == host,
        (None, _) => text(headers, HeaderName::from_static("sec-fetch-site"))
            .is_none_or(|site| ["same-origin", "none"].contains(&site)),
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("?"))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_names_of_this_machine_are_welcome() {
        for host in ["127.0.0.1:7680", "localhost:7680", "localhost", "[::1]:7680", "127.0.0.1"] {
            assert!(is_of_machine(host), "{host}");
        }
        for host in ["192.168.1.5:7680", "kitchen:7680", "kitchen.local"] {
            assert!(!is_of_machine(host) && is_of_network(host), "{host}");
        }
        for host in ["evil.example", "127.0.0.1.evil.example:7680", "", "a b", "localhost.evil.example"] {
            assert!(!is_of_machine(host) && !is_of_network(host), "{host}");
        }
    }

    #[test]
    fn posts_of_other_sites_are_noticed() {
        let from = |name: &'static str, value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, HeaderValue::from_static(value));
            is_from_here(&Network::default(), &headers, Some("127.0.0.1:7680"))
        };
        assert!(from("origin", "http://127.0.0.1:7680") && from("sec-fetch-site", "same-origin") && from("x", "y"));
        for origin in ["http://127.0.0.1:80", "https://evil.example", "null", "http://localhost:7680"] {
            assert!(!from("origin", origin), "{origin}");
        }
        assert!(!from("sec-fetch-site", "cross-site") && !from("sec-fetch-site", "same-site"));
    }
}
