//! An app for tests, and visitors with browsers.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use rusc_app::{App, Body, Key, Limits, MatchId, Method, Request, Response, Setup, Shell, Watcher, Work};
use rusc_catalog::Catalog;
use rusc_game::Rng;
use rusc_view::{Drawings, Languages};
use tokio::runtime::Handle;

use crate::memory::Memory;

/// A shell with threads, whose randomness is repeatable.
pub(crate) struct Desk {
    began: Instant,
    rng: Mutex<Rng>,
    /// The number of jobs started.
    jobs: AtomicUsize,
    /// How far its clock is ahead, in seconds.
    ahead: AtomicU64,
    threads: Mutex<Threads>,
}

/// What happens to work.
pub(crate) enum Threads {
    /// Each gets a thread.
    Enough,
    /// There are none.
    None,
    /// They take the work and never finish it.
    Stuck(Vec<Work>),
}

impl Shell for Desk {
    fn now(&self) -> Duration {
        self.began.elapsed() + Duration::from_secs(self.ahead.load(Ordering::Relaxed))
    }
    fn date(&self) -> i64 {
        self.began.elapsed().as_millis() as i64
    }
    fn random(&self, bytes: &mut [u8]) {
        let mut rng = self.rng.lock().unwrap();
        bytes.fill_with(|| rng.bits() as u8);
    }
    fn work(&self, work: Work) {
        self.jobs.fetch_add(1, Ordering::Relaxed);
        match &mut *self.threads.lock().unwrap() {
            Threads::Enough => {}
            Threads::None => return,
            Threads::Stuck(works) => return works.push(work),
        }
        let (began, runtime, ahead) = (self.began, Handle::current(), self.ahead.load(Ordering::Relaxed));
        thread::spawn(move || runtime.spawn(work.run(&|| began.elapsed() + Duration::from_secs(ahead))));
    }
    fn wake(&self, app: &Arc<App>, id: MatchId, at: Duration) {
        let (app, left) = (Arc::downgrade(app), at.saturating_sub(self.now()));
        tokio::spawn(async move {
            tokio::time::sleep(left).await;
            if let Some(app) = app.upgrade() {
                app.tick(&id).await;
            }
        });
    }
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(time))
    }
}

/// An app with its own store.
pub(crate) struct House {
    pub(crate) store: Arc<Memory>,
    desk: Arc<Desk>,
    pub(crate) app: Arc<App>,
}

impl House {
    pub(crate) fn new() -> House {
        House::with(Limits::default())
    }

    /// A house with these limits.
    pub(crate) fn with(limits: Limits) -> House {
        House::over(Memory::new(), 1, limits, false)
    }

    /// A house that strangers can reach.
    pub(crate) fn online() -> House {
        House::over(Memory::new(), 1, Limits::INTERNET, true)
    }

    fn over(store: Arc<Memory>, seed: u64, limits: Limits, is_online: bool) -> House {
        let rng = Mutex::new(Rng::new(seed));
        let (began, threads) = (Instant::now(), Mutex::new(Threads::Enough));
        let desk = Arc::new(Desk { began, rng, jobs: AtomicUsize::new(0), ahead: AtomicU64::new(0), threads });
        let setup = Setup {
            catalog: Catalog::builtin(),
            drawings: Drawings::builtin(),
            languages: Languages::built_in(),
            cores: 2,
            limits,
            key: Key::new([5; 32]),
            is_online,
        };
        House { app: App::new(setup, store.clone(), desk.clone()), store, desk }
    }

    /// Stops the app and opens it again.
    pub(crate) fn reopened(self) -> House {
        House::over(self.store, 2, Limits::default(), false)
    }

    /// The number of jobs started.
    pub(crate) fn jobs(&self) -> usize {
        self.desk.jobs.load(Ordering::Relaxed)
    }

    /// Sets what happens to work.
    pub(crate) fn give(&self, threads: Threads) {
        *self.desk.threads.lock().unwrap() = threads;
    }

    /// Lets this many seconds pass at once.
    pub(crate) fn skip(&self, seconds: u64) {
        self.desk.ahead.fetch_add(seconds, Ordering::Relaxed);
    }

    /// Waits until this many searches run and wait.
    pub(crate) async fn wait_for_searches(&self, running: usize, waiting: usize) {
        let began = Instant::now();
        while self.app.searches() != (running, waiting) {
            assert!(began.elapsed() < PATIENCE, "{:?} run and wait", self.app.searches());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    pub(crate) fn visitor(&self) -> Visitor {
        let origin = "http://127.0.0.1:7680".to_owned();
        Visitor { app: Arc::clone(&self.app), origin, cookies: Vec::new(), headers: Vec::new() }
    }
}

/// A visitor with a browser that keeps cookies.
pub(crate) struct Visitor {
    app: Arc<App>,
    /// The address of the server as the visitor knows it.
    origin: String,
    pub(crate) cookies: Vec<(String, String)>,
    /// Headers sent with every request.
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(&'static str, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value)
    }

    /// The status, and the reason if there is one.
    pub(crate) fn told(&self) -> (u16, &str) {
        (self.status, &self.body)
    }
}

impl Visitor {
    pub(crate) fn at(self, origin: &str) -> Visitor {
        Visitor { origin: origin.to_owned(), ..self }
    }

    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Visitor {
        self.headers.push((name, value.to_owned()));
        self
    }

    pub(crate) async fn ask(&mut self, method: Method, address: &str, fields: &[(&str, &str)]) -> Answer {
        let Response { status, headers, body } = self.send(method, address, fields).await;
        let Body::Bytes(bytes) = body else { panic!("{address} is a stream of events") };
        Answer { status, headers, body: String::from_utf8(bytes).unwrap() }
    }

    pub(crate) async fn send(&mut self, method: Method, address: &str, fields: &[(&str, &str)]) -> Response {
        let mut request = Request::new(method, address);
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        request.origin = self.origin.clone();
        request.headers = self.headers.clone();
        request.headers.push(("cookie", cookies.join("; ")));
        request.form = fields.iter().map(|(name, value)| ((*name).to_owned(), value.as_bytes().to_vec())).collect();
        let response = self.app.answer(request).await;
        for (_, cookie) in response.headers.iter().filter(|(name, _)| *name == "set-cookie") {
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.retain(|(other, _)| other != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
        response
    }

    pub(crate) async fn get(&mut self, address: &str) -> Answer {
        self.ask(Method::Get, address, &[]).await
    }

    pub(crate) async fn post(&mut self, address: &str, fields: &[(&str, &str)]) -> Answer {
        self.ask(Method::Post, address, fields).await
    }

    /// Carries out an action in a match as the page's script does.
    pub(crate) async fn act(&mut self, id: &str, action: &str, fields: &[(&str, &str)]) -> Answer {
        self.headers.push(("x-rusc", "fetch".to_owned()));
        let answer = self.post(&format!("/m/{id}/{action}"), fields).await;
        self.headers.pop();
        answer
    }

    pub(crate) async fn play(&mut self, id: &str, name: &str) -> Answer {
        self.act(id, "play", &[("move", name)]).await
    }

    /// Starts a match and returns its id.
    pub(crate) async fn begin(&mut self, game: &str, fields: &[(&str, &str)]) -> String {
        let fields: Vec<(&str, &str)> = [("game", game)].into_iter().chain(fields.iter().copied()).collect();
        let answer = self.post("/new", &fields).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        answer.header("location").strip_prefix("/m/").unwrap().to_owned()
    }

    /// The record of a match.
    pub(crate) async fn record(&mut self, id: &str) -> rusc_record::Record {
        let answer = self.get(&format!("/m/{id}/record.json")).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        rusc_record::json::read(&Catalog::builtin(), &answer.body).unwrap().record
    }

    /// The number of moves in a match, on all lines.
    pub(crate) async fn moves(&mut self, id: &str) -> usize {
        self.get(&format!("/m/{id}/record.json")).await.body.matches("\"move\"").count()
    }

    /// Waits until a page of a match satisfies a condition.
    pub(crate) async fn wait_for(&mut self, path: &str, is_right: impl Fn(&str) -> bool) -> String {
        let began = Instant::now();
        loop {
            let page = self.get(path).await.body;
            if is_right(&page) {
                return page;
            }
            assert!(began.elapsed() < PATIENCE, "{path} stays\n{page}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Opens the event stream of a match.
    pub(crate) async fn listen(&mut self, address: &str) -> Stream {
        let response = self.send(Method::Get, address, &[]).await;
        assert_eq!((response.status, response.header("content-type")), (200, Some("text/event-stream")));
        let Body::Events(watcher) = response.body else { panic!("{address} is no stream of events") };
        Stream(watcher)
    }
}

/// The timeout of all waiting, long because the machine may be busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// The event stream of an open page.
pub(crate) struct Stream(Box<Watcher>);

impl Stream {
    /// The next event; `None` if none comes in time or the stream has ended.
    pub(crate) async fn next(&mut self, patience: Duration) -> Option<Arc<str>> {
        tokio::time::timeout(patience, self.0.next()).await.ok()?
    }

    /// The next event.
    pub(crate) async fn heard(&mut self) -> Arc<str> {
        self.next(PATIENCE).await.expect("an event comes")
    }

    /// The next event that satisfies a condition.
    pub(crate) async fn wait_for(&mut self, is_right: impl Fn(&str) -> bool) -> Arc<str> {
        loop {
            let event = self.heard().await;
            if is_right(&event) {
                return event;
            }
        }
    }
}

pub(crate) const TWO_PEOPLE: &[(&str, &str)] = &[("seat-1", "person"), ("seat-2", "person")];
pub(crate) const AGAINST_BOT: &[(&str, &str)] = &[("seat-1", "person"), ("seat-2", "beginner")];
pub(crate) const BOT_BEGINS: &[(&str, &str)] = &[("seat-1", "beginner"), ("seat-2", "person")];
pub(crate) const THROUGH_LINK: &[(&str, &str)] = &[("seat-1", "person"), ("seat-2", "link")];

/// The link to a seat, as shown on the host's page.
pub(crate) fn link(page: &str) -> String {
    let begin = page.find("/seat/").expect("the page shows a link");
    let begin = page[..begin].rfind("/m/").unwrap();
    page[begin..].chars().take_while(|c| *c != '"').collect()
}
