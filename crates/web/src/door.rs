//! The app in a browser: translates between what a service worker is asked and the app, below the folder of its site.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use rusc_app::{App, Body, Key, Limits, Method, Request, Response, Setup, Watcher};
use rusc_catalog::Catalog;
use rusc_view::{Drawings, Languages, Texts};

use crate::browser::Browser;
use crate::crew::{Crew, Order};
use crate::jar::{self, Jar};
use crate::library::Library;
use crate::outside::{Change, Outside, Saved};
use crate::shelf::Shelf;

/// The key under which the key of the cookies is kept.
const SEAL: &str = "key";
/// The time after which an unused match is closed.
const PATIENCE: Duration = Duration::from_secs(120);
/// The interval between checks for idle matches.
const ROUND: Duration = Duration::from_secs(10);
/// The interval at which running clocks are saved, and workers are missed.
const BEAT: Duration = Duration::from_millis(300);

/// What a service worker is asked.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// The HTTP method.
    pub method: String,
    /// The origin of the site, such as `https://games.example.org`.
    pub origin: String,
    /// The path with its query.
    pub address: String,
    /// The headers, with names in small letters.
    pub headers: Vec<(String, String)>,
    /// The fields of the form.
    pub form: Vec<(String, Vec<u8>)>,
    /// The body, if it is not a form.
    pub body: String,
}

/// What it replies.
pub struct Reply {
    /// The HTTP status.
    pub status: u16,
    /// The headers, by name.
    pub headers: Vec<(String, String)>,
    /// The body up to where the events begin.
    pub body: Vec<u8>,
    /// The events, if there are any.
    pub events: Option<Events>,
}

/// The events of a page.
pub struct Events {
    watcher: Box<Watcher>,
    base: String,
}

impl Events {
    /// Waits for the next event; `None` when there are no more.
    pub async fn next(&mut self) -> Option<String> {
        Some(rebased(&self.watcher.next().await?, &self.base))
    }
}

/// The app in a browser.
pub struct Web {
    app: Arc<App>,
    crew: Arc<Crew>,
    outside: Arc<dyn Outside>,
    jar: Mutex<Jar>,
    languages: Languages,
    /// The folder of the site, without a slash at its end.
    base: String,
}

impl Web {
    /// Opens the app with what the browser keeps, for a site in the folder `base`.
    ///
    /// # Errors
    /// Why what is kept cannot be read.
    pub async fn open(outside: Arc<dyn Outside>, base: &str, cores: usize) -> Result<Arc<Web>, String> {
        let jar = outside.load(jar::KEY).await?.first().and_then(|(_, text)| serde_json::from_str(text).ok());
        let key = key(&*outside).await?;
        let catalog = Catalog::builtin();
        let shelf = Shelf::open(catalog.clone(), Arc::clone(&outside)).await?;
        let crew = Arc::new(Crew::new(Arc::clone(&outside)));
        let library = Library::new(Arc::clone(&outside));
        let browser = Browser { outside: Arc::clone(&outside), crew: Arc::clone(&crew), library };
        let languages = Languages::built_in();
        let setup = Setup {
            catalog,
            drawings: Drawings::builtin(),
            languages: languages.clone(),
            cores,
            limits: Limits::default(),
            key,
            is_online: false,
        };
        let app = App::new(setup, Arc::new(shelf), Arc::new(browser));
        let jar = Mutex::new(jar.unwrap_or_default());
        let web = Arc::new(Web { app, crew, outside, jar, languages, base: base.trim_end_matches('/').to_owned() });
        web.attend();
        Ok(web)
    }

    /// Resumes matches, closes idle ones, saves running clocks and looks after the workers, as long as the app exists.
    fn attend(&self) {
        let (app, outside) = (Arc::downgrade(&self.app), Arc::clone(&self.outside));
        self.outside.spawn(Box::pin(async move {
            if let Some(app) = app.upgrade() {
                app.resume().await;
            }
            loop {
                outside.sleep(ROUND).await;
                let Some(app) = app.upgrade() else { return };
                app.sweep(PATIENCE);
            }
        }));
        let (app, outside, crew) = (Arc::downgrade(&self.app), Arc::clone(&self.outside), Arc::clone(&self.crew));
        self.outside.spawn(Box::pin(async move {
            loop {
                outside.sleep(BEAT).await;
                crew.look_around();
                let Some(app) = app.upgrade() else { return };
                // The next beat tries again.
                let _ = app.keep_clocks().await;
            }
        }));
    }

    /// Answers a request.
    pub async fn answer(&self, asked: Asked) -> Reply {
        let Some(address) = asked.address.strip_prefix(&self.base).filter(|address| address.starts_with('/')) else {
            return plain(404, "");
        };
        if let Some(errand) = address.strip_prefix("/-/") {
            return self.internal(errand, &asked).await;
        }
        let method = match &*asked.method {
            "GET" => Method::Get,
            "HEAD" => Method::Head,
            "POST" => Method::Post,
            _ => Method::Other,
        };
        let cookies = self.jar().header();
        let sent = |name: &'static str| {
            let value = asked.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.clone());
            Some((name, if name == "cookie" { cookies.clone() } else { value? }))
        };
        let headers = Request::HEADERS.into_iter().filter_map(sent).collect();
        let is_script = address == "/assets/script.js";
        let request =
            Request { origin: asked.origin.clone(), headers, form: asked.form, ..Request::new(method, address) };
        let response = self.app.answer(request).await;
        let set = response.headers.iter().filter(|(name, _)| *name == "set-cookie").map(|(_, value)| value.as_str());
        match self.keep_cookies(&set.collect::<Vec<_>>()).await {
            Ok(()) => self.reply(response, is_script),
            Err(why) => plain(500, &why),
        }
    }

    fn reply(&self, response: Response, is_script: bool) -> Reply {
        let is_page = response.header("content-type").is_some_and(|kind| kind.starts_with("text/html"));
        let base = &self.base;
        let header = |(name, value): (&str, String)| match name {
            "set-cookie" => None,
            "location" if value.starts_with('/') => Some((name.to_owned(), format!("{base}{value}"))),
            _ => Some((name.to_owned(), value)),
        };
        let headers = response.headers.into_iter().filter_map(header).collect();
        let (body, events) = match response.body {
            // The script of every page also takes care of what a page without a server needs.
            Body::Bytes(bytes) if is_script => ([bytes, format!("import '{base}/page.js';\n").into()].concat(), None),
            Body::Bytes(bytes) if is_page => (rebased(&String::from_utf8_lossy(&bytes), base).into_bytes(), None),
            Body::Bytes(bytes) => (bytes, None),
            Body::Events(watcher) => (Vec::new(), Some(Events { watcher, base: base.clone() })),
        };
        Reply { status: response.status, headers, body, events }
    }

    /// Answers what the scripts of the site ask: workers for work, pages with their cookies or for a text.
    async fn internal(&self, errand: &str, asked: &Asked) -> Reply {
        let body = &*asked.body;
        let number = |text: &str| text.parse().unwrap_or_default();
        match *errand.split('/').collect::<Vec<_>>() {
            ["job"] => match self.crew.next().await {
                Some(Order { number, errand }) => plain(200, &format!("{number}\n{errand}")),
                None => plain(204, ""),
            },
            ["job", job] => plain(200, if self.crew.hear(number(job), body) { "go" } else { "stop" }),
            ["job", job, "done"] => {
                self.crew.settle(number(job), Some(body)).await;
                plain(204, "")
            }
            ["job", job, "failed"] => {
                self.crew.settle(number(job), None).await;
                plain(204, "")
            }
            ["cookies"] => match self.keep_cookies(&body.split(';').collect::<Vec<_>>()).await {
                Ok(()) => plain(204, ""),
                Err(why) => plain(500, &why),
            },
            ["say", key @ ("site-install" | "site-new-version")] => plain(200, &self.spoken(asked).say(key)),
            _ => plain(404, ""),
        }
    }

    /// The language that the visitor has chosen, or that the browser speaks.
    fn spoken(&self, asked: &Asked) -> Arc<Texts> {
        let chosen = self.jar().value("language").and_then(|tag| self.languages.texts(tag)).map(Arc::clone);
        let spoken = asked.headers.iter().find(|(name, _)| name == "accept-language").map(|(_, value)| value.as_str());
        chosen.unwrap_or_else(|| Arc::clone(self.languages.negotiate(spoken.unwrap_or_default())))
    }

    /// Keeps cookies; they are saved before they are used.
    async fn keep_cookies(&self, set: &[&str]) -> Result<(), String> {
        let mut jar = self.jar().clone();
        if set.iter().filter(|cookie| jar.set(cookie)).count() == 0 {
            return Ok(());
        }
        let text = serde_json::to_string(&jar).expect("cookies can be written");
        *self.jar() = jar;
        match self.outside.save(vec![Change::Put(jar::KEY.to_owned(), text)]).await {
            Saved::Kept => Ok(()),
            Saved::Taken => Err("it is there already".to_owned()),
            Saved::Failed(why) => Err(why),
        }
    }

    fn jar(&self) -> std::sync::MutexGuard<'_, Jar> {
        self.jar.lock().expect("nothing panics with the lock held")
    }
}

/// The key that cookies are sealed with; a new one if there is none.
async fn key(outside: &dyn Outside) -> Result<Key, String> {
    let kept = outside.load(SEAL).await?;
    if let Some(bytes) = kept.first().and_then(|(_, text)| serde_json::from_str(text).ok()) {
        return Ok(Key::new(bytes));
    }
    let mut bytes = [0; 32];
    outside.random(&mut bytes);
    let text = serde_json::to_string(&bytes).expect("bytes can be written");
    match outside.save(vec![Change::Put(SEAL.to_owned(), text)]).await {
        Saved::Failed(why) => Err(why),
        Saved::Kept | Saved::Taken => Ok(Key::new(bytes)),
    }
}

fn plain(status: u16, text: &str) -> Reply {
    let headers = [("content-type", "text/plain; charset=utf-8"), ("cache-control", "no-store")];
    let headers = headers.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    Reply { status, headers, body: text.as_bytes().to_vec(), events: None }
}

/// A page with its links below a folder. In texts quotation marks are escaped, so this touches attributes only.
fn rebased(page: &str, base: &str) -> String {
    if base.is_empty() { page.to_owned() } else { page.replace("=\"/", &format!("=\"{base}/")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_below_the_folder_of_the_site() {
        let page = r#"<a href="/m/1">=&quot;/ a / b</a><form action="/new" data-x="a/b">"#;
        assert_eq!(rebased(page, ""), page);
        let moved = r#"<a href="/rusc/m/1">=&quot;/ a / b</a><form action="/rusc/new" data-x="a/b">"#;
        assert_eq!(rebased(page, "/rusc"), moved);
    }
}
