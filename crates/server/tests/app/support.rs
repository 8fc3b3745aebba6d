//! A site for tests, and visitors who reach it over HTTP without a socket.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;
use futures_util::future::BoxFuture;
use http_body_util::BodyExt;
use rusc_app::testing::{Answer, Door, verb};
use rusc_app::{Method, Request};
use rusc_server::{Setup, Site, router};
use tempfile::TempDir;
use tower::ServiceExt;

pub(crate) use rusc_app::testing::{AGAINST_BOT, BOT_BEGINS, TWO_PEOPLE};

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
        Visitor::new(Http(Arc::clone(&self.site)))
    }
}

/// The setup of a site in a folder.
pub(crate) fn setup(folder: &Path) -> Setup {
    Setup::usual(folder.to_owned())
}

fn open(folder: &TempDir) -> Arc<Site> {
    let site = Site::open(setup(folder.path())).unwrap();
    tokio::spawn(site.attend());
    site
}

/// A visitor who sends HTTP requests.
pub(crate) type Visitor = rusc_app::testing::Visitor<Http>;

/// A site that answers HTTP requests.
pub(crate) struct Http(Arc<Site>);

impl Door for Http {
    fn answer<'a>(&'a self, address: &'a str, request: Request) -> BoxFuture<'a, Answer> {
        let (kind, body) =
            if request.method == Method::Post { (FORM, form(&request.form)) } else { ("", String::new()) };
        let sent = http_request(verb(request.method), address, &request.headers, kind, body.into());
        Box::pin(async move {
            let (parts, body) = router(&self.0).oneshot(sent).await.unwrap().into_parts();
            let value =
                |(name, value): (&HeaderName, &HeaderValue)| (name.to_string(), value.to_str().unwrap().to_owned());
            let headers = parts.headers.iter().map(value).collect();
            let body = String::from_utf8_lossy(&body.collect().await.unwrap().to_bytes()).into_owned();
            Answer { status: parts.status.as_u16(), headers, body }
        })
    }
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(time))
    }
}

/// The media type of a form.
pub(crate) const FORM: &str = "application/x-www-form-urlencoded";

/// Sends a visitor's request with any body, and returns the response before it is read.
pub(crate) async fn send(visitor: &Visitor, method: &str, path: &str, kind: &str, body: impl Into<Body>) -> Response {
    let sent = http_request(method, path, &visitor.sent(), kind, body.into());
    router(&visitor.door().0).oneshot(sent).await.unwrap()
}

fn http_request(
    method: &str,
    path: &str,
    headers: &[(&'static str, String)],
    kind: &str,
    body: Body,
) -> axum::http::Request<Body> {
    let mut request = axum::http::Request::builder().method(method).uri(path);
    for (name, value) in headers.iter().filter(|(_, value)| !value.is_empty()) {
        request = request.header(*name, value);
    }
    if !kind.is_empty() {
        request = request.header(header::CONTENT_TYPE, kind);
    }
    request.body(body).unwrap()
}

fn form(fields: &[(String, Vec<u8>)]) -> String {
    let escape = |bytes: &[u8]| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        let one = |&byte: &u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
        bytes.iter().map(one).collect::<String>()
    };
    fields
        .iter()
        .map(|(name, value)| format!("{}={}", escape(name.as_bytes()), escape(value)))
        .collect::<Vec<_>>()
        .join("&")
}
