//! A server for the browsers of the tests.

use std::net::TcpListener;

use rusc_server::{Network, Serving, Setup, Site};
use tempfile::TempDir;

/// The server on a local port, with its own folder.
pub(crate) struct House {
    serving: Option<Serving>,
    pub(crate) folder: TempDir,
    is_online: bool,
}

impl House {
    pub(crate) fn new() -> House {
        House::start(false)
    }

    /// A server that has a public address, as one on the internet.
    pub(crate) fn online() -> House {
        House::start(true)
    }

    fn start(is_online: bool) -> House {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut house = House { serving: None, folder, is_online };
        house.open("127.0.0.1:0");
        house
    }

    fn open(&mut self, address: &str) {
        let listener = TcpListener::bind(address).expect("the port is free");
        let port = listener.local_addr().expect("it has an address").port();
        let public_url = self.is_online.then(|| format!("http://localhost:{port}").parse().expect("it is an address"));
        let network = Network { public_url, ..Network::default() };
        let site = Site::open(Setup { network, ..Setup::usual(self.folder.path().to_owned()) });
        let site = site.expect("the database can be opened");
        site.app.explain(crate::book::manual());
        self.serving = Some(Serving::start(site, listener).expect("the server starts"));
    }

    /// The address of the server.
    pub(crate) fn address(&self) -> String {
        let address = self.serving.as_ref().expect("the server runs").address();
        // Browsers know passkeys at names only.
        if self.is_online { format!("http://localhost:{}", address.port()) } else { format!("http://{address}") }
    }

    /// Sets another address under which the app can be reached.
    pub(crate) fn set_address(&self, address: &str) {
        self.serving.as_ref().expect("the server runs").site().app.set_address(address.to_owned());
    }

    /// Stops the server and starts it again at the same address.
    pub(crate) fn restart(&mut self) {
        let address = self.serving.as_ref().expect("the server runs").address().to_string();
        self.stop();
        self.open(&address);
    }
}

impl House {
    /// Stops the server on another thread, since a test already runs inside a runtime.
    fn stop(&mut self) {
        if let Some(serving) = self.serving.take() {
            std::thread::spawn(|| serving.stop()).join().expect("the server stops");
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop();
    }
}
