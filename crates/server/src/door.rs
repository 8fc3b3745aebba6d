//! Translates between axum and the app: requests one way, responses the other.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{self, Body as Sent};
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, State};
use axum::http::{self, HeaderValue, header};
use axum::middleware::from_fn_with_state;
use axum::response::Response;
use axum::routing::get;
use bytes::Bytes;
use futures_util::stream::unfold;
use rusc_app::{Body, Method, Request, Trouble, Watcher, most_bytes};
use tokio::time::timeout;

use crate::compression::{Coding, fill};
use crate::crowd::{Busy, Place};
use crate::guard::check;
use crate::requests::observe;
use crate::{PublicUrl, Site};

/// The interval between keep-alive comments in an idle event stream.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

/// All pages and actions as an axum router, without a socket.
pub fn router(site: &Arc<Site>) -> Router {
    Router::new()
        .route("/health", get(health))
        .fallback(answer)
        .layer(from_fn_with_state(Arc::clone(site), observe))
        // The size limit depends on the path and is applied below.
        .layer(DefaultBodyLimit::disable())
        .with_state(Arc::clone(site))
}

/// Whether the server can answer, for supervisors and proxies.
async fn health(State(site): State<Arc<Site>>) -> (http::StatusCode, String) {
    match site.store.check().await {
        Ok(()) => (http::StatusCode::OK, "ok\n".to_owned()),
        Err(error) => (http::StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

async fn answer(State(site): State<Arc<Site>>, asked: http::Request<Sent>) -> Response {
    let mut request = read(&site, &asked);
    let place = asked.extensions().get::<Arc<Place>>().cloned();
    let coding = Coding::accepted(asked.headers());
    let refused = match check(&site, &asked, &request) {
        Ok(()) => match timeout(site.network.limits.body, form(asked)).await {
            Ok(form) => form.map(|form| request.form = form).err(),
            Err(_) => Some(Trouble::TooSlow),
        },
        Err(trouble) => Some(trouble),
    };
    // A connection that is still sending its request may have to make room for others, this one not.
    let busy = place.as_ref().map(Place::busy);
    if let Some(trouble) = refused {
        return write(site.app.refuse(&request, trouble), coding, busy);
    }
    let (app, again) = (Arc::clone(&site.app), Request { form: Vec::new(), ..request.clone() });
    // An action that has begun is completed, even if the visitor disconnects.
    let done = tokio::spawn(async move { app.answer(request).await }).await;
    write(done.unwrap_or_else(|_| site.app.refuse(&again, Trouble::Fault)), coding, busy)
}

/// Converts an HTTP request to a request of the app, without its form.
fn read(site: &Site, asked: &http::Request<Sent>) -> Request {
    let method = match *asked.method() {
        http::Method::GET => Method::Get,
        http::Method::HEAD => Method::Head,
        http::Method::POST => Method::Post,
        _ => Method::Other,
    };
    let address = asked.uri().path_and_query().map_or("/", |address| address.as_str());
    let sent = |name: &'static str| {
        let values = asked.headers().get_all(name).iter();
        values.filter_map(move |value| Some((name, value.to_str().ok()?.to_owned())))
    };
    let headers = Request::HEADERS.into_iter().flat_map(sent).collect();
    Request { origin: origin(site, asked.headers()), headers, ..Request::new(method, address) }
}

/// The address of the server as the visitor knows it.
fn origin(site: &Site, headers: &http::HeaderMap) -> String {
    let host = || headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("127.0.0.1");
    site.network.public_url.as_ref().map_or_else(|| format!("http://{}", host()), PublicUrl::to_string)
}

/// Reads the form in the body: URL-encoded, or multipart if it contains files.
async fn form(asked: http::Request<Sent>) -> Result<Vec<(String, Vec<u8>)>, Trouble> {
    if asked.method() != http::Method::POST {
        return Ok(Vec::new());
    }
    let kind = asked.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let (is_plain, is_in_parts) =
        (kind.starts_with("application/x-www-form-urlencoded"), kind.starts_with("multipart/form-data"));
    if !is_plain && !is_in_parts {
        return Err(Trouble::NoForm);
    }
    let most = most_bytes(asked.uri().path());
    let (parts, body) = asked.into_parts();
    let bytes = body::to_bytes(body, most).await.map_err(|_| Trouble::TooLarge { most })?;
    if is_plain {
        return Ok(Request::fields(&bytes));
    }
    let whole = http::Request::from_parts(parts, Sent::from(bytes));
    let mut form = Multipart::from_request(whole, &()).await.map_err(|_| Trouble::Garbled)?;
    let mut fields = Vec::new();
    while let Some(field) = form.next_field().await.map_err(|_| Trouble::Garbled)? {
        let name = field.name().unwrap_or_default().to_owned();
        fields.push((name, field.bytes().await.map_err(|_| Trouble::Garbled)?.to_vec()));
    }
    Ok(fields)
}

fn write(answer: rusc_app::Response, coding: Coding, busy: Option<Busy>) -> Response {
    let mut response = Response::new(Sent::empty());
    *response.status_mut() = http::StatusCode::from_u16(answer.status).expect("the app knows its statuses");
    for (name, value) in answer.headers {
        let value = HeaderValue::try_from(value).expect("the app's headers are plain text");
        response.headers_mut().append(name, value);
    }
    match answer.body {
        Body::Bytes(bytes) => fill(&mut response, bytes, coding),
        Body::Events(watcher) => {
            *response.body_mut() = events(watcher, busy);
            // A proxy that collected the events before it sent them on would delay them.
            response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
        }
    }
    response
}

/// The event stream of a page, as a response body; its texts are shared with other watchers. Its connection is busy as long as it
/// lasts.
fn events(watcher: Box<Watcher>, busy: Option<Busy>) -> Sent {
    let stream = unfold((watcher, busy), |(mut watcher, busy)| async move {
        let event = match timeout(SIGN_OF_LIFE, watcher.next()).await {
            Ok(event) => Bytes::from_owner(Shared(event?)),
            Err(_) => Bytes::from_static(b":\n\n"),
        };
        Some((Ok::<Bytes, std::convert::Infallible>(event), (watcher, busy)))
    });
    Sent::from_stream(stream)
}

/// A shared text that can be sent as bytes.
struct Shared(Arc<str>);

impl AsRef<[u8]> for Shared {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}
