//! A browser driven the way a person uses it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

pub(crate) use crate::house::House;

/// The timeout of all waiting, long because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// A cell that may be played on, or its top if it has one: the cells in front may hide the middle of a prism, but not of its top.
pub(crate) const LEGAL: &str = ".live .legal .top, .live .legal:not(:has(.top))";

/// The WebDriver process, ended with the test.
pub(crate) struct Driver {
    child: Child,
    address: String,
}

impl Driver {
    pub(crate) fn start() -> Driver {
        // On a busy machine the port it chose may be taken by the time it listens.
        (0..5).find_map(|_| Driver::try_to_start()).expect("chromedriver says its port")
    }

    fn try_to_start() -> Option<Driver> {
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
        let Some(port) = port else {
            // It has ended without a port.
            let _ = child.wait();
            return None;
        };
        Some(Driver { child, address: format!("http://127.0.0.1:{port}") })
    }

    /// Opens a new browser with its own cookies.
    pub(crate) async fn browser(&self, house: &House, window: Window, language: &str) -> Browser {
        let profile = tempfile::tempdir().expect("a folder can be made");
        self.open(&house.address(), window, language, profile).await
    }

    /// Opens a browser with a profile, for the pages at an address.
    pub(crate) async fn open(&self, address: &str, window: Window, language: &str, profile: TempDir) -> Browser {
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
        let mut options = json!({ "args": args, "prefs": { "intl.accept_languages": language } });
        // The frame of a window takes some of its height, but not on a screen that is emulated.
        if window.is_touch || window.width > DESKTOP.width {
            let (width, height) = (window.width, window.height);
            let metrics = json!({ "width": width, "height": height, "pixelRatio": if window.is_touch { 2 } else { 1 }, "touch": window.is_touch, "mobile": window.is_touch });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let Value::Object(wishes) = json!({ "goog:chromeOptions": options }) else { unreachable!("it is an object") };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wishes)
            .connect(&self.address)
            .await
            .expect("a browser opens");
        Browser { client, address: address.to_owned(), profile }
    }
}

impl Driver {
    /// Gives a browser a device that makes and shows passkeys for a person who always agrees.
    pub(crate) async fn add_authenticator(&self, browser: &Browser) {
        let device = json!({
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": true,
            "hasUserVerification": true,
            "isUserVerified": true,
        });
        self.tell(browser, "webauthn/authenticator", &device).await;
    }

    /// Sends the driver a command that only Chromium has, and returns its answer.
    pub(crate) async fn tell(&self, browser: &Browser, command: &str, words: &Value) -> Value {
        let session = browser.client.session_id().await.expect("the driver answers").expect("a session is open");
        let (host, body) = (self.address.trim_start_matches("http://"), words.to_string());
        let mut stream = TcpStream::connect(host).expect("the driver listens");
        let path = format!("/session/{session}/{command}");
        let head = format!("POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {}\r\n", body.len());
        write!(stream, "{head}Content-Type: application/json\r\n\r\n{body}").expect("the driver reads");
        // The driver leaves the connection open, so its answer is read to the length that it says.
        let mut answer = BufReader::new(stream);
        let mut line = String::new();
        let (mut status, mut length) = (String::new(), 0);
        while line != "\r\n" {
            line.clear();
            answer.read_line(&mut line).expect("the driver answers");
            let lower = line.to_ascii_lowercase();
            length =
                lower.strip_prefix("content-length:").map_or(length, |text| text.trim().parse().expect("a number"));
            status = if status.is_empty() { line.clone() } else { status };
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body).expect("the driver answers");
        assert!(status.starts_with("HTTP/1.1 200"), "{status}{}", String::from_utf8_lossy(&body));
        serde_json::from_slice::<Value>(&body).expect("the driver answers in JSON")["value"].take()
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
    /// Whether it is a phone, with a finger instead of a pointer.
    is_touch: bool,
}

pub(crate) const DESKTOP: Window = Window { width: 1280, height: 900, is_touch: false };
pub(crate) const LARGE: Window = Window { width: 1920, height: 1080, is_touch: false };
pub(crate) const PHONE: Window = Window { width: 390, height: 844, is_touch: true };
/// A phone on its side.
pub(crate) const LYING: Window = Window { width: 844, height: 390, is_touch: true };

/// A browser window.
pub(crate) struct Browser {
    pub(crate) client: Client,
    address: String,
    profile: TempDir,
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

    /// Starts a match from the first page: the game's card, the form, the board. The seats of a game for two may be given one by
    /// one; the first person is the visitor.
    pub(crate) async fn begin(&self, game: &str, choices: &[(&str, &str)]) {
        self.go("/").await;
        self.click(&format!(".card a[href='/new/{game}']")).await;
        self.wait_for("form[action='/new']").await;
        let by_seat = self.see("[name='seat-1']").await.is_none();
        let choices = if by_seat { as_opponent(choices) } else { choices.to_vec() };
        for (name, value) in choices {
            self.answer(name, value).await;
        }
        self.click("form[action='/new'] .actions button").await;
        self.wait_for("#board").await;
    }

    /// Plays a move and waits until the board shows this node.
    pub(crate) async fn play(&self, name: &str, node: usize) {
        self.click(&format!("#board [data-move='{name}']")).await;
        self.wait_for_node(node).await;
    }

    /// Waits until the board shows this node.
    pub(crate) async fn wait_for_node(&self, node: usize) {
        self.wait_until(&format!("document.querySelector('#board')?.dataset.at === '{node}'")).await;
    }

    /// Fills in a field of a form, of whatever kind it is.
    pub(crate) async fn answer(&self, name: &str, value: &str) {
        let css = format!("[name='{name}']");
        let field = self.wait_for(&css).await;
        let kind = field.attr("type").await.expect("the page can be read");
        match (field.tag_name().await.expect("it has a name").as_str(), kind.as_deref()) {
            ("select", _) => self.choose(&css, value).await,
            (_, Some("radio")) => {
                let is_known = self.see(&format!("{css}[value='{value}']")).await.is_some();
                let value = if is_known { value } else { "other" };
                // The button itself may be hidden: people click on its label.
                self.click(&format!("label:has({css}[value='{value}'])")).await;
            }
            _ => self.fill(&css, value).await,
        }
        if self.see(&format!("{css}[type=radio][value=other]:checked")).await.is_some() {
            self.fill("[name='size-other']", value).await;
        }
    }

    /// Whether the match has ended.
    pub(crate) async fn is_over(&self) -> bool {
        self.see("form.again").await.is_some()
    }

    pub(crate) async fn close(self) {
        self.leave().await;
    }

    /// Closes the browser and returns its profile, with which it can be opened again.
    pub(crate) async fn leave(self) -> TempDir {
        self.client.close().await.expect("the browser closes");
        self.profile
    }

    /// Clicks the first move that can be clicked, until the match is over; after some moves it passes where that is possible.
    pub(crate) async fn click_to_the_end(&self, pass_after: u32) {
        for count in 0..400 {
            self.wait_until(
                "!!document.querySelector('form.again, .live .legal, #board button[name=move], [data-choose]')",
            )
            .await;
            if self.is_over().await {
                return;
            }
            let before = self.node().await;
            if count >= pass_after && self.see("#board button[value=pass]").await.is_some() {
                // The pass that ends the game asks first.
                if self.see("#board .asked:not([open]) button[value=pass]").await.is_some() {
                    self.click("#board .asked summary").await;
                }
                self.click("#board button[value=pass]").await;
            } else {
                self.click_one().await;
            }
            let went_on = format!("document.querySelector('#board').dataset.at !== '{before}'");
            self.wait_until(&went_on).await;
        }
        panic!("the match does not end");
    }

    /// Clicks a cell, after choosing a piece if the game has pieces, or a move beside the board.
    async fn click_one(&self) {
        if self.see("[data-choose]").await.is_some() {
            // The first click of a turn shows where the piece fits.
            self.click("[data-choose]").await;
            if self.see(".live [data-piece]:not([hidden]) [data-move]").await.is_some() {
                return self.click(".live [data-piece]:not([hidden]) [data-move]").await;
            }
        }
        match self.see(".live .legal").await {
            Some(_) if self.see("[data-choose]").await.is_none() => self.click(LEGAL).await,
            _ => self.click("#board button[name=move]").await,
        }
    }
}

/// The choices for both seats of a game for two, as the form asks for them.
fn as_opponent<'a>(choices: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let seat = |name: &str, other: &'a str| choices.iter().find(|(key, _)| *key == name).map_or(other, |(_, who)| *who);
    let is_seat = |name: &str| ["seat-1", "seat-2"].contains(&name);
    let is_against_bot = ["seat-1", "seat-2"].map(|name| seat(name, "")).contains(&"bot");
    // A bot against a person is asked for in a field of its own.
    let asked = |(name, value): (&'a str, &'a str)| match name {
        "bot-1" | "bot-2" if is_against_bot => ("bot", value),
        _ => (name, value),
    };
    let rest: Vec<(&str, &str)> = choices.iter().copied().filter(|(name, _)| !is_seat(name)).map(asked).collect();
    if !choices.iter().any(|(name, _)| is_seat(name)) {
        return rest;
    }
    let players = match (seat("seat-1", "person"), seat("seat-2", "normal")) {
        ("person", "person") => vec![("opponent", "here")],
        ("person", other) => vec![("opponent", other), ("first", "me")],
        (other, "person") => vec![("opponent", other), ("first", "other")],
        (one, other) => vec![("opponent", "bots"), ("bot-1", one), ("bot-2", other)],
    };
    [players, rest].concat()
}
