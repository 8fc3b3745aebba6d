//! Responses, independent of HTTP.

use crate::Watcher;

/// The response to a request.
pub struct Response {
    /// The HTTP status.
    pub status: u16,
    /// The headers of the response, by name.
    pub headers: Vec<(&'static str, String)>,
    /// The body of the response.
    pub body: Body,
}

/// The body of a response.
pub enum Body {
    /// All bytes at once.
    Bytes(Vec<u8>),
    /// A stream of events.
    Events(Box<Watcher>),
}

impl Response {
    /// A response with text of a media type.
    pub(crate) fn text(status: u16, kind: &str, text: String) -> Response {
        Response { status, headers: vec![("content-type", kind.to_owned())], body: Body::Bytes(text.into_bytes()) }
    }

    /// A response without a body.
    pub(crate) fn empty(status: u16) -> Response {
        Response { status, headers: Vec::new(), body: Body::Bytes(Vec::new()) }
    }

    /// A response with a page.
    pub(crate) fn page(status: u16, page: maud::Markup) -> Response {
        Response::text(status, "text/html; charset=utf-8", page.into_string())
    }

    /// A redirect to another page.
    pub(crate) fn redirect(address: &str) -> Response {
        Response::empty(303).with("location", address)
    }

    /// The same response with one more header.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Response {
        self.headers.push((name, value.into()));
        self
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str())
    }
}
