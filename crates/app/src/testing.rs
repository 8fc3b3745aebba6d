//! Visitors for tests of the app and of the shells around it; only with the feature `testing`.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{BoxFuture, Either, select};
use rusc_catalog::Catalog;
use rusc_record::Record;

use crate::{App, Body, Method, Request, Response, Shell, Watcher};

/// Two people at one device.
pub const TWO_PEOPLE: &[(&str, &str)] = &[("seat-1", "person"), ("seat-2", "person")];
/// A person, who begins, and a bot.
pub const AGAINST_BOT: &[(&str, &str)] = &[("seat-1", "person"), ("seat-2", "beginner")];
/// A bot, which begins, and a person.
pub const BOT_BEGINS: &[(&str, &str)] = &[("seat-1", "beginner"), ("seat-2", "person")];
/// A person, and another who comes through a link.
pub const THROUGH_LINK: &[(&str, &str)] = &[("seat-1", "person"), ("seat-2", "link")];

/// The timeout of all waiting, long because the machine may be busy.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// The pause between two looks at a page.
pub const PAUSE: Duration = Duration::from_millis(20);

/// The link to a seat, as shown on the host's page.
///
/// # Panics
/// If the page shows no link.
pub fn link(page: &str) -> String {
    let begin = page.find("/seat/").expect("the page shows a link");
    let begin = page[..begin].rfind("/m/").expect("the link is to a match");
    page[begin..].chars().take_while(|c| *c != '"').collect()
}

/// How a visitor's requests reach the app.
pub trait Door: Sync {
    /// Answers a request.
    fn answer<'a>(&'a self, address: &'a str, request: Request) -> BoxFuture<'a, Answer>;
    /// Waits for a time.
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()>;
}

/// The word for a method in a request, where any other is `DELETE`.
pub fn verb(method: Method) -> &'static str {
    match method {
        Method::Get => "GET",
        Method::Head => "HEAD",
        Method::Post => "POST",
        Method::Other => "DELETE",
    }
}

/// Without a shell around the app.
impl Door for Arc<App> {
    fn answer<'a>(&'a self, address: &'a str, request: Request) -> BoxFuture<'a, Answer> {
        Box::pin(async move {
            let Response { status, headers, body } = App::answer(self, request).await;
            let Body::Bytes(bytes) = body else { panic!("{address} is a stream of events") };
            let headers = headers.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
            Answer { status, headers, body: String::from_utf8_lossy(&bytes).into_owned() }
        })
    }
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        self.shell.sleep(time)
    }
}

/// A response, read to its end.
#[derive(Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The headers, by name.
    pub headers: Vec<(String, String)>,
    /// The text of the body.
    pub body: String,
}

impl Answer {
    /// The value of a header; empty if there is none.
    pub fn header(&self, name: impl AsRef<str>) -> &str {
        self.headers.iter().find(|(key, _)| key == name.as_ref()).map_or("", |(_, value)| value)
    }

    /// The status, and the reason if there is one.
    pub fn told(&self) -> (u16, &str) {
        (self.status, &self.body)
    }
}

/// A visitor with a browser that keeps cookies. Every method panics if the app answers otherwise than it should.
pub struct Visitor<D> {
    door: D,
    /// The address of the server as the visitor knows it.
    origin: String,
    /// The cookies that the browser has kept.
    pub cookies: Vec<(String, String)>,
    /// Headers sent with every request.
    pub headers: Vec<(&'static str, String)>,
}

impl<D: Door> Visitor<D> {
    /// A visitor without cookies.
    pub fn new(door: D) -> Self {
        let origin = "http://127.0.0.1:7680".to_owned();
        Visitor { door, origin, cookies: Vec::new(), headers: Vec::new() }
    }

    /// The same visitor, who knows the server by this address.
    #[must_use]
    pub fn at(self, origin: &str) -> Self {
        Visitor { origin: origin.to_owned(), ..self }
    }

    /// The same visitor with one more header.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    /// How the requests reach the app.
    pub fn door(&self) -> &D {
        &self.door
    }

    /// The headers of a request, including the cookies.
    pub fn sent(&self) -> Vec<(&'static str, String)> {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        self.headers.iter().cloned().chain([("cookie", cookies.join("; "))]).collect()
    }

    /// Keeps the cookie of a `set-cookie` header.
    pub fn keep(&mut self, cookie: &str) {
        let pair = cookie.split(';').next().and_then(|pair| pair.split_once('='));
        let (name, value) = pair.expect("a cookie has a name and a value");
        self.cookies.retain(|(other, _)| other != name);
        self.cookies.push((name.to_owned(), value.to_owned()));
    }

    /// Sends a request.
    pub async fn ask(&mut self, method: Method, address: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = self.door.answer(address, self.request(method, address, fields)).await;
        for (_, cookie) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            self.keep(cookie);
        }
        answer
    }

    /// Fetches a page.
    pub async fn get(&mut self, address: &str) -> Answer {
        self.ask(Method::Get, address, &[]).await
    }

    /// Posts a form.
    pub async fn post(&mut self, address: &str, fields: &[(&str, &str)]) -> Answer {
        self.ask(Method::Post, address, fields).await
    }

    /// Carries out an action in a match as the page's script does.
    pub async fn act(&mut self, id: &str, action: &str, fields: &[(&str, &str)]) -> Answer {
        self.headers.push(("x-rusc", "fetch".to_owned()));
        let answer = self.post(&format!("/m/{id}/{action}"), fields).await;
        self.headers.pop();
        answer
    }

    /// Plays a move.
    pub async fn play(&mut self, id: &str, name: &str) -> Answer {
        self.act(id, "play", &[("move", name)]).await
    }

    /// Starts a match and returns its id.
    pub async fn begin(&mut self, game: &str, fields: &[(&str, &str)]) -> String {
        let fields: Vec<(&str, &str)> = [("game", game)].into_iter().chain(fields.iter().copied()).collect();
        let answer = self.post("/new", &fields).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        answer.header("location").strip_prefix("/m/").expect("a match has begun").to_owned()
    }

    /// The record of a match.
    pub async fn record(&mut self, id: &str) -> Record {
        let answer = self.get(&format!("/m/{id}/record.json")).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        rusc_record::json::read(&Catalog::builtin(), &answer.body).expect("the record can be read").record
    }

    /// The number of moves in a match, on all lines.
    pub async fn moves(&mut self, id: &str) -> usize {
        self.get(&format!("/m/{id}/record.json")).await.body.matches("\"move\"").count()
    }

    /// Waits until a page of a match satisfies a condition.
    pub async fn wait_for(&mut self, path: &str, is_right: impl Fn(&str) -> bool) -> String {
        let mut left = PATIENCE;
        loop {
            let page = self.get(path).await.body;
            if is_right(&page) {
                return page;
            }
            left = left.checked_sub(PAUSE).unwrap_or_else(|| panic!("{path} stays\n{page}"));
            self.door.sleep(PAUSE).await;
        }
    }

    fn request(&self, method: Method, address: &str, fields: &[(&str, &str)]) -> Request {
        Request {
            origin: self.origin.clone(),
            headers: self.sent(),
            form: fields.iter().map(|(name, value)| ((*name).to_owned(), value.as_bytes().to_vec())).collect(),
            ..Request::new(method, address)
        }
    }
}

impl Visitor<Arc<App>> {
    /// Sends a request whose response may be a stream of events.
    pub async fn send(&mut self, method: Method, address: &str, fields: &[(&str, &str)]) -> Response {
        let response = App::answer(&self.door, self.request(method, address, fields)).await;
        for (_, cookie) in response.headers.iter().filter(|(name, _)| *name == "set-cookie") {
            self.keep(cookie);
        }
        response
    }

    /// Opens the event stream of a match.
    pub async fn listen(&mut self, address: &str) -> Stream {
        let response = self.send(Method::Get, address, &[]).await;
        assert_eq!((response.status, response.header("content-type")), (200, Some("text/event-stream")));
        let Body::Events(watcher) = response.body else { panic!("{address} is no stream of events") };
        Stream { watcher, shell: Arc::clone(&self.door.shell) }
    }
}

/// The event stream of an open page.
pub struct Stream {
    watcher: Box<Watcher>,
    shell: Arc<dyn Shell>,
}

impl Stream {
    /// The next event; `None` if none comes in time or the stream has ended.
    pub async fn next(&mut self, patience: Duration) -> Option<Arc<str>> {
        match select(Box::pin(self.watcher.next()), self.shell.sleep(patience)).await {
            Either::Left((event, _)) => event,
            Either::Right(_) => None,
        }
    }

    /// The next event.
    pub async fn heard(&mut self) -> Arc<str> {
        self.next(PATIENCE).await.expect("an event comes")
    }

    /// The next event that satisfies a condition.
    pub async fn wait_for(&mut self, is_right: impl Fn(&str) -> bool) -> Arc<str> {
        loop {
            let event = self.heard().await;
            if is_right(&event) {
                return event;
            }
        }
    }
}
