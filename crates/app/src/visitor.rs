//! The visitor behind a request: a secret in a cookie, a language, and display settings.

use std::sync::Arc;

use rusc_view::page::{Reader, Theme};
use rusc_view::{Taste, Texts};

use crate::request::Request;
use crate::{App, Secret, StoreError};

/// The lifetime of cookies in seconds: two years.
const LASTING: u32 = 2 * 365 * 24 * 3600;

/// The visitor behind a request, with language and display settings.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) secret: Secret,
    /// Whether the secret was made or sealed for this request, so that the cookie must be set.
    pub(crate) is_new: bool,
    /// Whether the page's script sent the request; the script displays the reasons of refusals itself.
    pub(crate) is_script: bool,
    /// The address of the server as the visitor knows it.
    pub(crate) origin: String,
    pub(crate) texts: Arc<Texts>,
    /// How boards look to the visitor.
    pub(crate) taste: Taste,
    theme: Theme,
    has_sound: bool,
    /// The path of the request.
    path: String,
    /// Whether the address names the language, as links from elsewhere do.
    names_language: bool,
}

impl Visitor {
    /// The cookie that holds a visitor's secret.
    pub(crate) const COOKIE: &str = "rusc";

    /// The visitor who sent a request. A secret that this server did not issue is replaced by a new one.
    pub(crate) async fn of(app: &App, request: &Request) -> Result<Visitor, StoreError> {
        let sealed = app.secret(request);
        let known = match request.cookie(Visitor::COOKIE).filter(|_| sealed.is_none()).and_then(Secret::read) {
            // Earlier versions sealed nothing. A secret that owns something was issued by one of them.
            Some(secret) => app.store.owns(&secret).await?.then_some(secret),
            None => None,
        };
        let is_sealed = sealed.is_some();
        let secret = sealed.or(known).unwrap_or_else(|| Secret::draw(&*app.shell));
        Ok(Visitor { is_new: !is_sealed, ..Visitor::with(app, request, secret) })
    }

    /// The visitor who sent a request that is refused without another look at them.
    pub(crate) fn refused(app: &App, request: &Request) -> Visitor {
        Visitor::with(app, request, app.secret(request).unwrap_or_else(|| Secret::draw(&*app.shell)))
    }

    fn with(app: &App, request: &Request, secret: Secret) -> Visitor {
        let named = request.asked("language").and_then(|tag| app.languages.texts(tag));
        let chosen = named.or_else(|| request.cookie("language").and_then(|tag| app.languages.texts(tag)));
        let spoken = || app.languages.negotiate(request.header("accept-language").unwrap_or_default());
        Visitor {
            is_new: false,
            secret,
            is_script: request.header("x-rusc") == Some("fetch"),
            origin: request.origin.clone(),
            texts: Arc::clone(chosen.unwrap_or_else(spoken)),
            taste: Taste::from_names(|name| request.cookie(name)),
            theme: request.cookie("theme").and_then(Theme::named).unwrap_or_default(),
            has_sound: request.cookie("sound") == Some("on"),
            path: request.path.clone(),
            names_language: named.is_some(),
        }
    }

    /// The header that sets a cookie which scripts cannot read and other sites cannot send with their posts.
    pub(crate) fn set_cookie(&self, name: &str, value: &str) -> String {
        let secure = if self.origin.starts_with("https:") { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; Max-Age={LASTING}; HttpOnly; SameSite=Lax{secure}")
    }

    /// The name that the visitor keeps; at home there are none.
    pub(crate) async fn name(&self, app: &App) -> Result<Option<String>, StoreError> {
        if app.is_online { app.store.name(&self.secret).await } else { Ok(None) }
    }

    /// The language, settings and path that pages for this visitor depend on.
    pub(crate) fn reader<'a>(&'a self, app: &'a App) -> Reader<'a> {
        Reader {
            texts: &self.texts,
            drawings: &app.drawings,
            languages: &app.language_names,
            theme: self.theme,
            taste: self.taste,
            has_sound: self.has_sound,
            is_online: app.is_online,
            is_reachable: app.shell.is_reachable(),
            path: &self.path,
            names_language: self.names_language,
        }
    }
}

impl App {
    /// The secret of the visitor who sent a request, if this server has sealed it.
    pub fn secret(&self, request: &Request) -> Option<Secret> {
        request.cookie(Visitor::COOKIE).and_then(|cookie| self.key.open(cookie))
    }
}
