//! The address under which other people reach the app.

use crate::App;

impl App {
    /// Sets the address under which other machines reach the app, such as `http://192.0.2.7:7680`.
    pub fn set_address(&self, address: String) {
        *self.address.write().expect("nothing panics with the lock held") = Some(address);
    }

    /// What a link for others begins with: the address that the visitor uses, unless only this machine understands it and another
    /// is known.
    pub(crate) fn link_origin(&self, origin: &str) -> String {
        let known = || self.address.read().expect("nothing panics with the lock held").clone();
        if is_near(origin) { known().unwrap_or_else(|| origin.to_owned()) } else { origin.to_owned() }
    }
}

/// Whether only the machine itself understands an address.
pub(crate) fn is_near(address: &str) -> bool {
    let host = address.split_once("://").map_or(address, |(_, rest)| rest).split('/').next().unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, port)| if port.contains(']') { host } else { name });
    name == "localhost" || name == "[::1]" || name.starts_with("127.")
}

#[cfg(test)]
mod tests {
    use super::is_near;

    #[test]
    fn addresses_of_this_machine_are_known() {
        for near in
            ["http://127.0.0.1:7680", "http://localhost", "http://[::1]:7680/m/abc", "http://[::1]", "http://127.1.2.3"]
        {
            assert!(is_near(near), "{near}");
        }
        for far in [
            "http://192.168.1.5:7680",
            "https://games.example.org",
            "http://[2001:db8::1]:80",
            "http://kitchen.local:1",
        ] {
            assert!(!is_near(far), "{far}");
        }
    }
}
