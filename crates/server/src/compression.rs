//! Responses compressed with gzip, for browsers that accept it.

use std::io::Write;

use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The smallest body that is compressed, in bytes; a smaller one would hardly shrink.
const SMALLEST: usize = 256;

/// The form in which a browser gets the content of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    Plain,
    Gzip,
}

impl Coding {
    /// The coding for a browser that sends these headers: gzip if it accepts that.
    pub(crate) fn accepted(headers: &HeaderMap) -> Coding {
        let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let is_gzip = values.flat_map(|value| value.split(',')).any(|coding| {
            let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
            let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse().ok());
            name.trim().eq_ignore_ascii_case("gzip") && weight.is_some_and(|weight: f32| weight > 0.0)
        });
        if is_gzip { Coding::Gzip } else { Coding::Plain }
    }
}

/// Puts a whole body into a response; compressed only if that makes it much smaller.
pub(crate) fn fill(response: &mut Response, body: Vec<u8>, coding: Coding) {
    let headers = response.headers_mut();
    let is_text = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).is_some_and(is_text);
    if !is_text || body.len() < SMALLEST {
        *response.body_mut() = Body::from(body);
        return;
    }
    // A cache between must not give the compressed form to those who do not accept it.
    headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    *response.body_mut() = Body::from(match coding {
        Coding::Plain => body,
        Coding::Gzip => {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            gzip(&body)
        }
    });
}

/// Whether content of this media type is text, which compresses well.
fn is_text(kind: &str) -> bool {
    kind.starts_with("text/") || ["application/json", "application/x-go-sgf", "image/svg+xml"].contains(&kind)
}

fn gzip(body: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let written = encoder.write_all(body).and_then(|()| encoder.finish());
    written.expect("memory takes all that is written")
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use axum::body::to_bytes;
    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn gzip_must_be_accepted() {
        let accepts = |values: &[&str]| {
            let values = values.iter().map(|value| (ACCEPT_ENCODING, HeaderValue::from_str(value).unwrap()));
            Coding::accepted(&values.collect()) == Coding::Gzip
        };
        for value in ["gzip", "GZIP", "br, gzip;q=0.5", "deflate , gzip ; q=1.0,br", "gzip;q=0.001"] {
            assert!(accepts(&[value]), "{value}");
        }
        for value in ["", "br", "gzip;q=0", "gzip; q=0.000", "gzip;q=x", "gzip;", "*;q=0", "gzippy"] {
            assert!(!accepts(&[value]), "{value}");
        }
        assert!(accepts(&["br", "gzip"]) && !accepts(&[]));
    }

    /// A response with this body, and its bytes.
    async fn filled(kind: &'static str, body: &[u8], coding: Coding) -> (Response, Vec<u8>) {
        let mut response = Response::new(Body::empty());
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        response.headers_mut().insert(VARY, HeaderValue::from_static("cookie"));
        fill(&mut response, body.to_vec(), coding);
        let bytes = to_bytes(std::mem::take(response.body_mut()), usize::MAX).await.unwrap();
        (response, bytes.to_vec())
    }

    #[tokio::test]
    async fn long_texts_are_compressed_and_caches_know() {
        let text = "so long a text ".repeat(100).into_bytes();
        let varies =
            |response: &Response| response.headers().get_all(VARY).iter().any(|value| value == "accept-encoding");
        for kind in ["text/html; charset=utf-8", "application/json", "image/svg+xml"] {
            let (response, bytes) = filled(kind, &text, Coding::Gzip).await;
            let mut read = Vec::new();
            GzDecoder::new(&bytes[..]).read_to_end(&mut read).unwrap();
            assert!(read == text && bytes.len() < text.len() / 5 && varies(&response), "{kind}");
            assert_eq!(response.headers()[CONTENT_ENCODING], "gzip");
            let (response, bytes) = filled(kind, &text, Coding::Plain).await;
            assert!(bytes == text && varies(&response) && !response.headers().contains_key(CONTENT_ENCODING), "{kind}");
        }
        for (kind, body) in [("application/zip", &text[..]), ("text/plain", b"ok")] {
            let (response, bytes) = filled(kind, body, Coding::Gzip).await;
            assert!(
                bytes == body && !varies(&response) && !response.headers().contains_key(CONTENT_ENCODING),
                "{kind}"
            );
        }
    }
}
