//! How `rusc play` is reached from outside: public address, proxies, limits, metrics and the log of requests.

use std::env;
use std::net::{IpAddr, SocketAddr, TcpListener};

use clap::Args;
use rusc_server::{ConnectionLimits, IpNet, Network, PublicUrl, Serving};
use tracing_subscriber::filter::Targets;

use crate::failure::Failure;
use crate::log;
use crate::saved::why;
use crate::trouble::Trouble;

/// The environment variable that says what to log.
const LOG: &str = "RUSC_LOG";

// Without a doc comment, which clap would print instead of the command's own.
#[derive(Args, Default)]
pub(crate) struct Online {
    /// Address that visitors use if a proxy passes their requests on, such as https://games.example.org
    #[arg(long, value_name = "URL", value_parser = public_url)]
    pub(crate) public_url: Option<PublicUrl>,
    /// Proxy whose X-Forwarded-For is believed: an address, or a network such as 10.0.0.0/8; can be repeated
    #[arg(long, value_name = "ADDRESS", value_parser = proxy)]
    trust_proxy: Vec<IpNet>,
    /// Largest number of connections; by default 2000
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    connections: Option<u32>,
    /// Largest number of connections from one address of the network; by default 200
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    connections_each: Option<u32>,
    /// Address to serve metrics for Prometheus on, such as 127.0.0.1:9680; by default there are none
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// What to log: off, error, warn, info (every request) or debug; by default RUSC_LOG or off
    #[arg(long, value_name = "LEVEL", value_parser = targets)]
    log: Option<Targets>,
}

impl Online {
    /// The network settings of a server on this address.
    pub(crate) fn network(&self, ip: IpAddr) -> Network {
        let usual = ConnectionLimits::default();
        let number = |asked: Option<u32>, usual| asked.map_or(usual, |number| number as usize);
        Network {
            is_public: !ip.is_loopback(),
            public_url: self.public_url.clone(),
            proxies: self.trust_proxy.clone(),
            limits: ConnectionLimits {
                connections: number(self.connections, usual.connections),
                connections_each: number(self.connections_each, usual.connections_each),
                ..usual
            },
        }
    }

    /// Starts the log on standard error, if one is asked for.
    pub(crate) fn start_log(&self) -> Result<(), Failure> {
        let named = env::var(LOG).ok().filter(|text| !text.is_empty());
        let asked = self.log.clone().map_or_else(|| named.map(|text| targets(&text)).transpose(), |log| Ok(Some(log)));
        if let Some(targets) = asked.map_err(Failure::wrong)? {
            log::start(targets);
        }
        Ok(())
    }

    /// Serves the metrics, if they are asked for.
    pub(crate) fn serve_metrics(&self, serving: &Serving) -> Result<(), Failure> {
        let Some(address) = self.metrics else { return Ok(()) };
        let bound = TcpListener::bind(address).and_then(|listener| serving.serve_metrics(listener));
        bound.map_err(|error| Failure::undone(Trouble::NoAddress { address: address.to_string(), why: why(&error) }))
    }
}

fn public_url(text: &str) -> Result<PublicUrl, Trouble> {
    text.parse().map_err(|_| Trouble::NoPublicUrl { text: text.to_owned() })
}

fn proxy(text: &str) -> Result<IpNet, Trouble> {
    let address = || text.parse::<IpAddr>().ok().map(IpNet::from);
    text.parse().ok().or_else(address).ok_or_else(|| Trouble::NoProxy { text: text.to_owned() })
}

fn targets(text: &str) -> Result<Targets, Trouble> {
    text.parse().map_err(|_| Trouble::NoLevel { text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proxies_are_addresses_or_networks() {
        assert_eq!(proxy("127.0.0.1").unwrap().to_string(), "127.0.0.1/32");
        assert_eq!(proxy("::1").unwrap().to_string(), "::1/128");
        assert_eq!(proxy("10.0.0.0/8").unwrap().to_string(), "10.0.0.0/8");
        assert!(["", "nginx", "10.0.0.0/64", "127.0.0.1:80"].iter().all(|text| proxy(text).is_err()));
    }

    #[test]
    fn levels_are_words() {
        assert!(["off", "info", "rusc::requests=info", "warn,rusc=debug"].iter().all(|text| targets(text).is_ok()));
        assert!(targets("rusc=loud").is_err());
    }
}
