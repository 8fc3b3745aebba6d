//! A browser without a browser: what is kept is in memory, and tasks run in the runtime of the test.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use rusc_app::Request;
use rusc_app::testing::{Answer, Door, verb};
use rusc_web::{Asked, Change, Outside, Saved, Web};

/// What outlives the app.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) texts: Arc<Mutex<BTreeMap<String, String>>>,
    began: Instant,
    /// Whether the files of the site can be loaded.
    is_online: bool,
}

impl Desk {
    pub(crate) fn new() -> Desk {
        Desk { texts: Arc::default(), began: Instant::now(), is_online: true }
    }

    /// A browser without a network.
    pub(crate) fn offline() -> Desk {
        Desk { is_online: false, ..Desk::new() }
    }

    /// Opens the app with what is kept.
    pub(crate) async fn open(&self) -> Shop {
        Shop(Web::open(Arc::new(self.clone()), "", 1).await.expect("what is kept can be read"))
    }
}

impl Outside for Desk {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }
    fn date(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
    }
    fn random(&self, bytes: &mut [u8]) {
        // Nobody attacks a test.
        let mut state = self.began.elapsed().as_nanos() as u64 | 1;
        for byte in bytes {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            *byte = (state >> 32) as u8;
        }
    }
    fn spawn(&self, task: BoxFuture<'static, ()>) {
        tokio::spawn(task);
    }
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(time))
    }
    fn load(&self, prefix: &str) -> BoxFuture<'static, Result<Vec<(String, String)>, String>> {
        let texts = self.texts.lock().expect("nothing panics");
        let found = texts.range(prefix.to_owned()..).take_while(|(key, _)| key.starts_with(prefix));
        let found = found.map(|(key, text)| (key.clone(), text.clone())).collect();
        Box::pin(async { Ok(found) })
    }
    fn save(&self, changes: Vec<Change>) -> BoxFuture<'static, Saved> {
        let mut texts = self.texts.lock().expect("nothing panics");
        let mut changed = texts.clone();
        for change in changes {
            match change {
                Change::Put(key, text) => drop(changed.insert(key, text)),
                Change::Add(key, _) if changed.contains_key(&key) => return Box::pin(async { Saved::Taken }),
                Change::Add(key, text) => drop(changed.insert(key, text)),
                Change::Delete(key) => drop(changed.remove(&key)),
                Change::DeleteAll(prefix) => changed.retain(|key, _| !key.starts_with(&prefix)),
            }
        }
        *texts = changed;
        Box::pin(async { Saved::Kept })
    }
    fn fetch(&self, file: &str) -> BoxFuture<'static, Result<String, String>> {
        let found = if self.is_online {
            rusc_web::book_files().into_iter().find(|(name, _)| name == file).map(|(_, content)| content)
        } else {
            None
        };
        let found = found.ok_or_else(|| format!("there is no {file}"));
        Box::pin(async { found })
    }
}

/// The app in such a browser.
pub(crate) struct Shop(pub(crate) Arc<Web>);

impl Door for Shop {
    fn answer<'a>(&'a self, address: &'a str, request: Request) -> BoxFuture<'a, Answer> {
        // Its cookies are its own affair.
        let headers = request.headers.iter().filter(|(name, _)| *name != "cookie");
        let asked = Asked {
            method: verb(request.method).to_owned(),
            origin: request.origin.clone(),
            address: address.to_owned(),
            headers: headers.map(|(name, value)| ((*name).to_owned(), value.clone())).collect(),
            form: request.form.clone(),
            body: String::new(),
        };
        Box::pin(async move {
            let reply = self.0.answer(asked).await;
            assert!(reply.events.is_none(), "{address} is a stream of events");
            Answer {
                status: reply.status,
                headers: reply.headers,
                body: String::from_utf8_lossy(&reply.body).into_owned(),
            }
        })
    }
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(time))
    }
}
