//! Who asks: a secret in a cookie, a language, and how the pages should look.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use view::Texts;
use view::page::{Reader, Theme};

use crate::App;
use crate::problem::Problem;
use crate::secret::Secret;

/// The cookie that holds a visitor's secret.
pub(crate) const COOKIE: &str = "rusc";
/// Cookies stay for two years.
const LASTING: u32 = 2 * 365 * 24 * 3600;

/// Who asks, and how the answer should look.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) secret: Secret,
    /// Whether the secret was drawn for this request, so that the visitor has to be told.
    pub(crate) is_new: bool,
    /// Whether the page's script asks, which shows reasons itself.
    pub(crate) is_script: bool,
    /// Where the visitor finds this server, as the request says.
    pub(crate) authority: String,
    pub(crate) texts: Arc<Texts>,
    theme: Theme,
    has_sound: bool,
    /// The address that was asked for.
    path: String,
}

impl Visitor {
    /// The visitor that a request tells of.
    pub(crate) fn of(app: &App, request: &Request) -> Visitor {
        let headers = request.headers();
        let secret = cookie(headers, COOKIE).and_then(Secret::read);
        let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let chosen = cookie(headers, "language").and_then(|tag| app.languages.texts(tag));
        let spoken = || app.languages.negotiate(header(header::ACCEPT_LANGUAGE.as_str()).unwrap_or_default());
        Visitor {
            is_new: secret.is_none(),
            secret: secret.unwrap_or_else(Secret::draw),
            is_script: header("x-rusc") == Some("fetch"),
            authority: header(header::HOST.as_str()).unwrap_or("127.0.0.1").to_owned(),
            texts: Arc::clone(chosen.unwrap_or_else(spoken)),
            theme: cookie(headers, "theme").and_then(Theme::named).unwrap_or_default(),
            has_sound: cookie(headers, "sound") == Some("on"),
            path: request.uri().path().to_owned(),
        }
    }

    /// Whom a page is written for.
    pub(crate) fn reader<'a>(&'a self, app: &'a App) -> Reader<'a> {
        Reader {
            texts: &self.texts,
            languages: &app.language_names,
            theme: self.theme,
            has_sound: self.has_sound,
            path: &self.path,
        }
    }
}

/// The value of a cookie.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let pairs = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The header that sets a cookie which scripts cannot read and other sites cannot send along with what they post.
pub(crate) fn set_cookie(name: &str, value: &str) -> HeaderValue {
    let text = format!("{name}={value}; Path=/; Max-Age={LASTING}; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&text).expect("names and values of cookies are plain words")
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        Ok(parts.extensions.get::<Visitor>().cloned().expect("the guard has seen every request"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; rusc=x=y;theme=dark"));
        headers.append(header::COOKIE, HeaderValue::from_static("language=ca"));
        assert_eq!(cookie(&headers, "rusc"), Some("x=y"));
        assert_eq!(cookie(&headers, "theme"), Some("dark"));
        assert_eq!(cookie(&headers, "language"), Some("ca"));
        assert_eq!(cookie(&headers, "sound"), None);
    }
}
