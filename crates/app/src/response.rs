//! What is answered.

use crate::Watcher;

/// An answer.
pub struct Response {
    /// The status, as HTTP counts.
    pub status: u16,
    /// The headers.
    pub headers: Vec<(&'static str, String)>,
    /// What is sent.
    pub body: Body,
}

/// What is sent with an answer.
pub enum Body {
    /// All of it at once.
    Bytes(Vec<u8>),
    /// Events as long as somebody listens.
    Events(Box<Watcher>),
}

impl Response {
    /// An answer that is a text of some kind.
    pub(crate) fn text(status: u16, kind: &str, text: String) -> Response {
        Response { status, headers: vec![("content-type", kind.to_owned())], body: Body::Bytes(text.into_bytes()) }
    }

    /// An answer without words.
    pub(crate) fn empty(status: u16) -> Response {
        Response { status, headers: Vec::new(), body: Body::Bytes(Vec::new()) }
    }

    /// A page.
    pub(crate) fn page(status: u16, page: maud::Markup) -> Response {
        Response::text(status, "text/html; charset=utf-8", page.into_string())
    }

    /// The way to another page.
    pub(crate) fn redirect(address: &str) -> Response {
        Response::empty(303).with("location", address)
    }

    /// The same answer with one more header.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Response {
        self.headers.push((name, value.into()));
        self
    }

    /// A header of the answer.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str())
    }
}
