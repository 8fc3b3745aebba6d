//! How visitors reach the server: its public address, the proxies in front of it, and the limits on connections.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::str::FromStr;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::http::{self, HeaderMap, Uri};
use ipnet::IpNet;

/// How visitors reach the server. By default only programs on this machine do.
#[derive(Clone, Debug, Default)]
pub struct Network {
    /// Whether other machines can connect to it.
    pub is_public: bool,
    /// The address visitors use, if a proxy passes their requests on.
    pub public_url: Option<PublicUrl>,
    /// The proxies whose `X-Forwarded-For` is believed.
    pub proxies: Vec<IpNet>,
    /// The limits on connections.
    pub limits: ConnectionLimits,
}

/// ConnectionLimits on connections.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// The largest number of connections.
    pub connections: usize,
    /// The largest number of connections from one address; proxies and this machine have no such limit.
    pub connections_each: usize,
    /// How long a connection may take to send the headers of its next request.
    pub headers: Duration,
    /// How long a request may take to send its body.
    pub body: Duration,
    /// How long a client may read nothing of a response.
    pub stall: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            connections: 2_000,
            connections_each: 200,
            headers: Duration::from_secs(15),
            body: Duration::from_secs(30),
            stall: Duration::from_secs(45),
        }
    }
}

impl Network {
    /// The address of the visitor who sent a request; `None` if it did not come through a socket.
    pub(crate) fn client<B>(&self, asked: &http::Request<B>) -> Option<IpAddr> {
        let ConnectInfo(peer) = asked.extensions().get::<ConnectInfo<SocketAddr>>()?;
        Some(self.forwarded(peer.ip().to_canonical(), asked.headers()))
    }

    /// The address that a connection counts for; `None` for proxies and this machine, which share one among many visitors.
    pub(crate) fn counted(&self, peer: IpAddr) -> Option<IpAddr> {
        let peer = peer.to_canonical();
        (!peer.is_loopback() && !self.is_proxy(peer)).then(|| neighbourhood(peer))
    }

    fn is_proxy(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|net| net.contains(&address))
    }

    /// Follows `X-Forwarded-For` from its end, where each proxy adds the address it was called from, as long as the addresses are
    /// trusted proxies. What is before that can be invented.
    fn forwarded(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
        let mut senders: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
        let mut client = peer;
        while self.is_proxy(client)
            && let Some(sender) = senders.pop().and_then(|sender| sender.trim().parse::<IpAddr>().ok())
        {
            client = sender.to_canonical();
        }
        client
    }
}

/// The address under which a server can be reached: a wildcard address is replaced by this machine's address in its network.
pub fn reached(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    // Nothing is sent: the system only chooses the route to an address that is not in use.
    let own = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        Ok(socket.local_addr()?.ip())
    });
    SocketAddr::new(own.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)), address.port())
}

/// The address, or for IPv6 the network of one household, to which providers give many addresses.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & (u128::MAX << 64))),
    }
}

/// The address of the server as visitors know it: `http` or `https` and a host, without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    is_secure: bool,
    /// The host, with the port unless it is the usual one.
    authority: String,
}

/// A text that is not the address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected http:// or https:// and a host name, without a path")]
pub struct NotAnAddress;

impl FromStr for PublicUrl {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<PublicUrl, NotAnAddress> {
        let uri: Uri = text.parse().map_err(|_| NotAnAddress)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(NotAnAddress),
        };
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@')).ok_or(NotAnAddress)?;
        if uri.path() != "/" || uri.query().is_some() || authority.host().is_empty() {
            return Err(NotAnAddress);
        }
        Ok(PublicUrl { is_secure, authority: shortened(authority.as_str(), is_secure) })
    }
}

impl PublicUrl {
    /// Whether a `Host` header names this address.
    pub(crate) fn has_host(&self, host: &str) -> bool {
        shortened(host, self.is_secure) == self.authority
    }

    /// Whether an `Origin` header names this address.
    pub(crate) fn is_origin(&self, origin: &str) -> bool {
        origin.parse::<PublicUrl>().is_ok_and(|origin| origin == *self)
    }
}

impl std::fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}://{}", if self.is_secure { "https" } else { "http" }, self.authority)
    }
}

/// A host in lower case, without the usual port.
fn shortened(host: &str, is_secure: bool) -> String {
    let host = host.to_ascii_lowercase();
    let usual = if is_secure { ":443" } else { ":80" };
    host.strip_suffix(usual).map_or(host.clone(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(proxies: &[&str]) -> Network {
        let proxies = proxies.iter().map(|net| net.parse().unwrap()).collect();
        Network { proxies, ..Network::default() }
    }

    fn client(network: &Network, peer: &str, lines: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        network.forwarded(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_trusted_proxies_say_who_the_client_is() {
        let network = network(&["127.0.0.1/32", "10.0.0.0/8"]);
        for (peer, lines, expected) in [
            ("127.0.0.1", &["203.0.113.9"][..], "203.0.113.9"),
            ("203.0.113.9", &["198.51.100.1"], "203.0.113.9"),
            ("127.0.0.1", &["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["198.51.100.1, 203.0.113.9, 10.1.2.3"], "203.0.113.9"),
            ("127.0.0.1", &["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["10.1.2.3"], "10.1.2.3"),
            ("127.0.0.1", &["::ffff:203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["203.0.113.9, unknown"], "127.0.0.1"),
            ("127.0.0.1", &[], "127.0.0.1"),
        ] {
            assert_eq!(client(&network, peer, lines), expected, "{peer} {lines:?}");
        }
    }

    #[test]
    fn connections_count_for_households_but_not_for_proxies() {
        let network = network(&["10.0.0.0/8"]);
        let counted = |peer: &str| network.counted(peer.parse().unwrap()).map(|address| address.to_string());
        assert_eq!(counted("203.0.113.9").as_deref(), Some("203.0.113.9"));
        assert_eq!(counted("2001:db8:1:2:3:4:5:6").as_deref(), Some("2001:db8:1:2::"));
        assert_eq!([counted("127.0.0.1"), counted("::1"), counted("10.1.1.1")], [None, None, None]);
    }

    #[test]
    fn public_addresses_are_read_and_compared() {
        let url: PublicUrl = "https://Games.Example.org/".parse().unwrap();
        assert_eq!(url.to_string(), "https://games.example.org");
        assert!(url.has_host("games.example.org:443") && url.has_host("GAMES.example.org"));
        assert!(!url.has_host("games.example.org:80") && !url.has_host("example.org"));
        assert!(url.is_origin("https://games.example.org") && !url.is_origin("http://games.example.org"));
        assert!(!url.is_origin("null"));
        for text in ["", "games.example.org", "ftp://a", "https://a/b", "https://a/?b", "https://u@a", "https://"] {
            assert_eq!(text.parse::<PublicUrl>(), Err(NotAnAddress), "{text}");
        }
    }
}
