//! A server, and a browser driven the way a person uses it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use rusc_app::Limits;
use rusc_catalog::Catalog;
use rusc_server::{Network, Serving, Setup, Site};
use rusc_view::{Drawings, Languages};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The timeout of all waiting, long because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// The server on a local port, with its own folder.
pub(crate) struct House {
    serving: Option<Serving>,
    pub(crate) folder: TempDir,
}

impl House {
    pub(crate) fn new() -> House {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut house = House { serving: None, folder };
        house.open("127.0.0.1:0");
        house
    }

    fn open(&mut self, address: &str) {
        let (catalog, drawings, languages) = (Catalog::builtin(), Drawings::builtin(), Languages::built_in());
        let folder = self.folder.path().to_owned();
        let (network, limits) = (Network::default(), Limits::default());
        let site = Site::open(Setup { folder, catalog, drawings, languages, network, limits, retention: None });
        let listener = TcpListener::bind(address).expect("the port is free");
        let site = site.expect("the database can be opened");
        self.serving = Some(Serving::start(site, listener).expect("the server starts"));
    }

    /// The address of the server.
    pub(crate) fn address(&self) -> String {
        format!("http://{}", self.serving.as_ref().expect("the server runs").address())
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

/// The WebDriver process, ended with the test.
pub(crate) struct Driver {
    child: Child,
    address: String,
}

impl Driver {
    pub(crate) fn start() -> Driver {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed (Debian: apt-get install chromium chromium-driver)");
        let mut lines = BufReader::new(child.stdout.take().expect("its output is read")).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let port = line.split("successfully on port ").nth(1)?;
            port.trim_end_matches('.').parse::<u16>().ok()
        });
        // Its output must be read, or it would block.
        std::thread::spawn(move || lines.for_each(drop));
        let address = format!("http://127.0.0.1:{}", port.expect("chromedriver says its port"));
        Driver { child, address }
    }

    /// Opens a new browser with its own cookies.
    pub(crate) async fn browser(&self, house: &House, window: Window, language: &str) -> Browser {
        let profile = tempfile::tempdir().expect("a folder can be made");
        let args = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            &format!("--user-data-dir={}", profile.path().display()),
            &format!("--window-size={},{}", window.width, window.height),
        ];
        let options = json!({ "args": args, "prefs": { "intl.accept_languages": language } });
        let Value::Object(wishes) = json!({ "goog:chromeOptions": options }) else { unreachable!("it is an object") };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wishes)
            .connect(&self.address)
            .await
            .expect("a browser opens");
        Browser { client, address: house.address(), _profile: profile }
    }
}

impl Drop for Driver {
    /// Asks the driver to quit, so that it also closes the browsers that a failed test has left open.
    fn drop(&mut self) {
        let host = self.address.trim_start_matches("http://");
        if let Ok(mut stream) = TcpStream::connect(host) {
            let asked = write!(stream, "GET /shutdown HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            let _ = asked.and_then(|()| stream.read_to_end(&mut Vec::new()));
        }
        let began = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && began.elapsed() < Duration::from_secs(5) {
            std::thread::sleep(Duration::from_millis(20));
        }
        // It may already have exited.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The size of a window.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    width: u32,
    height: u32,
}

pub(crate) const DESKTOP: Window = Window { width: 1280, height: 900 };
pub(crate) const PHONE: Window = Window { width: 390, height: 844 };

/// A browser window.
pub(crate) struct Browser {
    pub(crate) client: Client,
    address: String,
    _profile: TempDir,
}

impl Browser {
    /// Goes to a page of the app, by its path or its whole address.
    pub(crate) async fn go(&self, path: &str) {
        let path = path.strip_prefix(&self.address).unwrap_or(path);
        self.client.goto(&format!("{}{path}", self.address)).await.expect("the page loads");
    }

    /// The path the browser is at.
    pub(crate) async fn path(&self) -> String {
        self.client.current_url().await.expect("a page is open").path().to_owned()
    }

    pub(crate) async fn see(&self, css: &str) -> Option<Element> {
        self.client.find_all(Locator::Css(css)).await.expect("the page can be read").into_iter().next()
    }

    /// The first matching element, once it exists.
    pub(crate) async fn wait_for(&self, css: &str) -> Element {
        let began = Instant::now();
        loop {
            if let Some(element) = self.see(css).await {
                return element;
            }
            assert!(began.elapsed() < PATIENCE, "no {css} in\n{}", self.client.source().await.unwrap_or_default());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until the script returns `true`.
    pub(crate) async fn wait_until(&self, script: &str) {
        let began = Instant::now();
        while self.run(script).await != json!(true) {
            assert!(began.elapsed() < PATIENCE, "never: {script}\n{}", self.client.source().await.unwrap_or_default());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Runs a script on the page and returns its result.
    pub(crate) async fn run(&self, script: &str) -> Value {
        self.client.execute(&format!("return {script}"), Vec::new()).await.expect("the script runs")
    }

    /// The text of an element, read again if the page replaces it meanwhile.
    pub(crate) async fn text(&self, css: &str) -> String {
        let began = Instant::now();
        loop {
            match self.wait_for(css).await.text().await {
                Ok(text) => return text,
                Err(error) => assert!(began.elapsed() < PATIENCE, "{css} has no text: {error}"),
            }
        }
    }

    /// Clicks an element once it exists and can be clicked, since a page that is changing replaces its parts.
    pub(crate) async fn click(&self, css: &str) {
        let began = Instant::now();
        while let Err(error) = self.wait_for(css).await.click().await {
            assert!(began.elapsed() < PATIENCE, "{css} cannot be clicked: {error}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub(crate) async fn choose(&self, css: &str, value: &str) {
        self.wait_for(css).await.select_by_value(value).await.expect("the choice is there");
    }

    pub(crate) async fn fill(&self, css: &str, value: &str) {
        let field = self.wait_for(css).await;
        field.clear().await.expect("it can be cleared");
        field.send_keys(value).await.expect("it takes text");
    }

    /// Sends keys to the element with the focus.
    pub(crate) async fn keys(&self, keys: &str) {
        let focused = self.client.active_element().await.expect("something has the focus");
        focused.send_keys(keys).await.expect("it takes keys");
    }

    /// The node that the board shows.
    pub(crate) async fn node(&self) -> String {
        self.wait_for("#board").await;
        // Read by one script: an element that was found may be replaced before it is read.
        let node = self.run("document.querySelector('#board').dataset.at").await;
        node.as_str().expect("it has a number").to_owned()
    }

    /// The number of moves in the list, including variations.
    pub(crate) async fn moves(&self) -> u64 {
        self.run("document.querySelectorAll('#moves button.move').length - 1").await.as_u64().expect("a number")
    }

    /// Starts a match from the first page: the game's card, the form, the board.
    pub(crate) async fn begin(&self, game: &str, choices: &[(&str, &str)]) {
        self.go("/").await;
        self.click(&format!("a.button[href='/new/{game}']")).await;
        for (name, value) in choices {
            let css = format!("[name='{name}']");
            match self.wait_for(&css).await.tag_name().await.expect("it has a name").as_str() {
                "select" => self.choose(&css, value).await,
                _ => self.fill(&css, value).await,
            }
        }
        self.click("form[action='/new'] .actions button").await;
        self.wait_for("#board").await;
    }

    /// Whether the match has ended.
    pub(crate) async fn is_over(&self) -> bool {
        self.see("form.again").await.is_some()
    }

    pub(crate) async fn close(self) {
        self.client.close().await.expect("the browser closes");
    }
}
