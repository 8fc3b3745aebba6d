//! A site for tests, and visitors with browsers.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::response::Response;
use http_body_util::BodyExt;
use rusc_app::Limits;
use rusc_catalog::Catalog;
use rusc_server::{Network, Setup, Site, router};
use rusc_view::{Drawings, Languages};
use tempfile::TempDir;
use tower::ServiceExt;

/// A site with its own folder.
pub(crate) struct House {
    pub(crate) folder: TempDir,
    pub(crate) site: Arc<Site>,
}

impl House {
    pub(crate) fn new() -> House {
        let folder = tempfile::tempdir().unwrap();
        House::in_folder(folder)
    }

    pub(crate) fn in_folder(folder: TempDir) -> House {
        House { site: open(&folder), folder }
    }

    /// Closes the site and opens it again.
    pub(crate) fn reopened(self) -> House {
        let House { folder, site } = self;
        drop(site);
        House::in_folder(folder)
    }

    /// Closes all matches, once the last request has finished with them.
    pub(crate) async fn clear(&self) {
        let began = Instant::now();
        while self.site.app.sweep(Duration::ZERO) > 0 {
            assert!(began.elapsed() < Duration::from_secs(20), "a table stays open");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    pub(crate) fn open_tables(&self) -> usize {
        self.site.app.sweep(Duration::MAX)
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor { site: Arc::clone(&self.site), cookies: Vec::new(), headers: HeaderMap::new() }
    }
}

/// The setup of a site in a folder.
pub(crate) fn setup(folder: &Path) -> Setup {
    Setup {
        folder: folder.to_owned(),
        catalog: Catalog::builtin(),
        drawings: Drawings::builtin(),
        languages: Languages::built_in(),
        network: Network::default(),
        limits: Limits::default(),
        retention: None,
    }
}

fn open(folder: &TempDir) -> Arc<Site> {
    let site = Site::open(setup(folder.path())).unwrap();
    tokio::spawn(site.attend());
    site
}

/// A visitor with a browser that keeps cookies.
pub(crate) struct Visitor {
    site: Arc<Site>,
    pub(crate) cookies: Vec<(String, String)>,
    /// Headers sent with every request.
    pub(crate) headers: HeaderMap,
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The status, and the reason if there is one.
    pub(crate) fn told(&self) -> (u16, &str) {
        (self.status.as_u16(), &self.body)
    }
}

impl Visitor {
    pub(crate) fn with(mut self, name: &'static str, value: &'static str) -> Visitor {
        self.headers.insert(name, value.parse().unwrap());
        self
    }

    pub(crate) async fn ask(&mut self, method: Method, path: &str, kind: &str, body: impl Into<Body>) -> Answer {
        let response = self.send(method, path, kind, body).await;
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        Answer { status: parts.status, headers: parts.headers, body: String::from_utf8_lossy(&body).into_owned() }
    }

    pub(crate) async fn send(&mut self, method: Method, path: &str, kind: &str, body: impl Into<Body>) -> Response {
        let mut request = Request::builder().method(method).uri(path).body(body.into()).unwrap();
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let headers = request.headers_mut();
        headers.extend(self.headers.clone());
        headers.insert(header::COOKIE, cookies.join("; ").parse().unwrap());
        if !kind.is_empty() {
            headers.insert(header::CONTENT_TYPE, kind.parse().unwrap());
        }
        let response = router(&self.site).oneshot(request).await.unwrap();
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.retain(|(other, _)| other != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
        response
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, "", Body::empty()).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.ask(Method::POST, path, "application/x-www-form-urlencoded", form(fields)).await
    }

    /// Carries out an action in a match as the page's script does.
    pub(crate) async fn act(&mut self, id: &str, action: &str, fields: &[(&str, &str)]) -> Answer {
        self.headers.insert("x-rusc", "fetch".parse().unwrap());
        let answer = self.post(&format!("/m/{id}/{action}"), fields).await;
        self.headers.remove("x-rusc");
        answer
    }

    pub(crate) async fn play(&mut self, id: &str, name: &str) -> Answer {
        self.act(id, "play", &[("move", name)]).await
    }

    /// Starts a match and returns its id.
    pub(crate) async fn begin(&mut self, game: &str, fields: &[(&str, &str)]) -> String {
        let fields: Vec<(&str, &str)> = [("game", game)].into_iter().chain(fields.iter().copied()).collect();
        let answer = self.post("/new", &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        answer.header(header::LOCATION).strip_prefix("/m/").unwrap().to_owned()
    }

    /// The record of a match.
    pub(crate) async fn record(&mut self, id: &str) -> rusc_record::Record {
        let answer = self.get(&format!("/m/{id}/record.json")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
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
            assert!(began.elapsed() < Duration::from_secs(20), "{path} stays\n{page}");
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }
}

pub(crate) const TWO_PEOPLE: &[(&str, &str)] = &[("seat-1", "person"), ("seat-2", "person")];
pub(crate) const AGAINST_BOT: &[(&str, &str)] = &[("seat-1", "person"), ("seat-2", "beginner")];
pub(crate) const BOT_BEGINS: &[(&str, &str)] = &[("seat-1", "beginner"), ("seat-2", "person")];

fn form(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        text.bytes()
            .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
            .collect::<String>()
    };
    fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value))).collect::<Vec<_>>().join("&")
}
