//! The border to JavaScript: the functions that it calls, and those of its that are called. The scripts in `assets` are the
//! other side.
//!
//! What JavaScript hands over is written into a buffer that [`inbox`] has made; what it gets is read before the call returns.
#![allow(unsafe_code, reason = "functions for JavaScript have names that are not mangled")]

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use futures_channel::oneshot;
use futures_util::future::{BoxFuture, Either, select};
use rusc_catalog::Catalog;
use rusc_search::Control;

use crate::door::{Asked, Reply, Web};
use crate::outside::{Change, Outside, Saved};
use crate::{executor, frame};

/// The interval at which a worker looks whether it should stop, in milliseconds.
const LOOK: f64 = 25.0;

#[link(wasm_import_module = "rusc")]
unsafe extern "C" {
    /// Milliseconds since any fixed moment.
    safe fn now() -> f64;
    /// Seconds since 1970.
    safe fn date() -> f64;
    safe fn random(at: *mut u8, length: usize);
    safe fn log(at: *const u8, length: usize);
    /// Calls [`answered`] with this number after some milliseconds.
    safe fn sleep(number: u32, milliseconds: f64);
    /// Calls [`answered`] with the keys and texts whose keys begin with a text.
    safe fn load(number: u32, at: *const u8, length: usize);
    /// Calls [`answered`] once changes are kept.
    safe fn save(number: u32, at: *const u8, length: usize);
    /// Calls [`answered`] with the content of a file of the site.
    safe fn fetch(number: u32, at: *const u8, length: usize);
    /// Begins the reply to a request.
    safe fn reply(number: u32, at: *const u8, length: usize);
    /// Adds to a reply.
    safe fn event(number: u32, at: *const u8, length: usize);
    /// Ends a reply.
    safe fn end(number: u32);
    /// Reports progress from a worker; 0 if it should go on.
    safe fn look(at: *const u8, length: usize) -> u32;
    /// The outcome of an errand.
    safe fn outcome(at: *const u8, length: usize);
}

static LAST: AtomicU32 = AtomicU32::new(0);

thread_local! {
    static INBOX: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static AWAITED: RefCell<HashMap<u32, oneshot::Sender<Vec<u8>>>> = RefCell::default();
    /// The streams of events that are open, each with what ends it.
    static STREAMS: RefCell<HashMap<u32, oneshot::Sender<()>>> = RefCell::default();
    static WEB: RefCell<Option<Arc<Web>>> = const { RefCell::new(None) };
    static CATALOG: Catalog = Catalog::builtin();
}

/// The browser.
struct Here;

/// Asks JavaScript for something and waits for the answer.
fn ask(question: impl FnOnce(u32)) -> BoxFuture<'static, Vec<u8>> {
    let number = LAST.fetch_add(1, Ordering::Relaxed);
    let (sender, receiver) = oneshot::channel();
    AWAITED.with_borrow_mut(|awaited| awaited.insert(number, sender));
    question(number);
    Box::pin(async { receiver.await.unwrap_or_default() })
}

/// The texts of an answer, which begins with an empty one; otherwise the first says why there are none.
fn had(answer: &[u8]) -> Result<Vec<String>, String> {
    let mut texts = frame::texts(answer).unwrap_or_default();
    match texts.first().map(String::as_str) {
        Some("") => Ok(texts.split_off(1)),
        other => Err(other.unwrap_or("the browser does not answer").to_owned()),
    }
}

impl Outside for Here {
    fn now(&self) -> Duration {
        Duration::from_secs_f64(now() / 1000.0)
    }
    fn date(&self) -> i64 {
        date() as i64
    }
    fn random(&self, bytes: &mut [u8]) {
        random(bytes.as_mut_ptr(), bytes.len());
    }
    fn spawn(&self, task: BoxFuture<'static, ()>) {
        executor::spawn(task);
    }
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        let answer = ask(|number| sleep(number, time.as_secs_f64() * 1000.0));
        Box::pin(async {
            answer.await;
        })
    }
    fn load(&self, prefix: &str) -> BoxFuture<'static, Result<Vec<(String, String)>, String>> {
        let answer = ask(|number| load(number, prefix.as_ptr(), prefix.len()));
        Box::pin(async {
            let mut texts = had(&answer.await)?.into_iter();
            Ok(std::iter::from_fn(|| texts.next().zip(texts.next())).collect())
        })
    }
    fn fetch(&self, file: &str) -> BoxFuture<'static, Result<String, String>> {
        let answer = ask(|number| fetch(number, file.as_ptr(), file.len()));
        Box::pin(async { Ok(had(&answer.await)?.concat()) })
    }
    fn save(&self, changes: Vec<Change>) -> BoxFuture<'static, Saved> {
        let parts = changes.into_iter().flat_map(|change| match change {
            Change::Put(key, text) => ["put".to_owned(), key, text],
            Change::Add(key, text) => ["add".to_owned(), key, text],
            Change::Delete(key) => ["delete".to_owned(), key, String::new()],
            Change::DeleteAll(prefix) => ["delete-all".to_owned(), prefix, String::new()],
        });
        let sent = frame::write(&parts.collect::<Vec<_>>());
        let answer = ask(|number| save(number, sent.as_ptr(), sent.len()));
        Box::pin(async {
            match String::from_utf8_lossy(&answer.await).as_ref() {
                "kept" => Saved::Kept,
                "taken" => Saved::Taken,
                why => Saved::Failed(why.to_owned()),
            }
        })
    }
}

/// Makes room for bytes that JavaScript is about to hand over, and returns where to write them.
#[unsafe(no_mangle)]
extern "C" fn inbox(length: usize) -> *mut u8 {
    INBOX.with_borrow_mut(|inbox| {
        *inbox = vec![0; length];
        inbox.as_mut_ptr()
    })
}

fn taken() -> Vec<u8> {
    INBOX.take()
}

/// Makes panics visible to developers.
#[unsafe(no_mangle)]
extern "C" fn prepare() {
    std::panic::set_hook(Box::new(|panic| {
        let text = panic.to_string();
        log(text.as_ptr(), text.len());
    }));
}

/// Opens the app for the folder in the inbox, and answers request `number` with an empty reply, or with the problem.
#[unsafe(no_mangle)]
extern "C" fn open(number: u32, cores: u32) {
    let base = String::from_utf8_lossy(&taken()).into_owned();
    executor::spawn(Box::pin(async move {
        match Web::open(Arc::new(Here), &base, cores.max(1) as usize).await {
            Ok(web) => {
                WEB.set(Some(web));
                send(number, "200", &[], b"");
            }
            Err(why) => send(number, "500", &[], why.as_bytes()),
        }
        end(number);
    }));
    executor::run();
}

/// Answers the request in the inbox: method, origin, address and body, then kind, name and value of headers and fields.
#[unsafe(no_mangle)]
extern "C" fn request(number: u32) {
    let asked = asked(&taken());
    let web = WEB.with_borrow(Clone::clone);
    let (Some(asked), Some(web)) = (asked, web) else {
        send(number, "500", &[], b"");
        end(number);
        return;
    };
    let (sender, cancelled) = oneshot::channel();
    STREAMS.with_borrow_mut(|streams| streams.insert(number, sender));
    executor::spawn(Box::pin(async move {
        let Reply { status, headers, body, events } = web.answer(asked).await;
        send(number, &status.to_string(), &headers, &body);
        if let Some(mut events) = events {
            let all = Box::pin(async move {
                while let Some(text) = events.next().await {
                    event(number, text.as_ptr(), text.len());
                }
            });
            // Whichever comes first: the last event, or the end of the page.
            let (Either::Left(_) | Either::Right(_)) = select(all, cancelled).await;
        }
        end(number);
        STREAMS.with_borrow_mut(|streams| streams.remove(&number));
    }));
    executor::run();
}

/// Notes that nobody reads a reply any more.
#[unsafe(no_mangle)]
extern "C" fn cancel(number: u32) {
    STREAMS.with_borrow_mut(|streams| streams.remove(&number));
    executor::run();
}

/// Takes the answer in the inbox to something that was asked.
#[unsafe(no_mangle)]
extern "C" fn answered(number: u32) {
    let answer = taken();
    if let Some(sender) = AWAITED.with_borrow_mut(|awaited| awaited.remove(&number)) {
        // Who asked may have lost interest.
        let _ = sender.send(answer);
    }
    executor::run();
}

/// Carries out the errand in the inbox, in a worker.
#[unsafe(no_mangle)]
extern "C" fn think() {
    let errand = taken();
    let stop = Arc::new(AtomicBool::new(false));
    // What was found last, and when the app was last asked whether to stop.
    let state = std::sync::Mutex::new((String::new(), 0.0));
    let ask = || {
        let (report, _) = std::mem::replace(&mut *state.lock().expect("nothing panics"), (String::new(), now()));
        if look(report.as_ptr(), report.len()) != 0 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    ask();
    let clock = || {
        let time = now();
        if time - state.lock().expect("nothing panics").1 >= LOOK {
            ask();
        }
        Duration::from_secs_f64(time / 1000.0)
    };
    let mut tell = |report: String| state.lock().expect("nothing panics").0 = report;
    let errand = String::from_utf8_lossy(&errand);
    let done = CATALOG.with(|catalog| rusc_app::carry_out(catalog, &errand, &clock, &stop, &mut tell));
    let done = done.unwrap_or_else(|problem| panic!("{problem}"));
    outcome(done.as_ptr(), done.len());
}

/// Measures the search in the inbox, game and bot on a line each, for some milliseconds; returns its simulations a second.
#[unsafe(no_mangle)]
extern "C" fn speed(milliseconds: f64) -> f64 {
    let asked = taken();
    let asked = String::from_utf8_lossy(&asked);
    let (game, bot) = asked.split_once('\n').unwrap_or_default();
    let clock = || Duration::from_secs_f64(now() / 1000.0);
    let control = Control { clock: Some(&clock), ..Control::unlimited() };
    let time = Duration::from_secs_f64(milliseconds / 1000.0);
    let found = CATALOG.with(|catalog| catalog.simulations_per_second(game, bot, time, &control));
    found.unwrap_or_else(|problem| panic!("{problem}"))
}

fn asked(message: &[u8]) -> Option<Asked> {
    let mut parts = frame::read(message)?.into_iter();
    let mut text = || String::from_utf8(parts.next()?).ok();
    let (method, origin, address, body) = (text()?, text()?, text()?, text()?);
    let mut asked = Asked { method, origin, address, body, ..Asked::default() };
    while let Some(kind) = parts.next() {
        let (name, value) = (String::from_utf8(parts.next()?).ok()?, parts.next()?);
        match &*kind {
            b"header" => asked.headers.push((name, String::from_utf8(value).ok()?)),
            _ => asked.form.push((name, value)),
        }
    }
    Some(asked)
}

fn send(number: u32, status: &str, headers: &[(String, String)], body: &[u8]) {
    let headers = headers.iter().flat_map(|(name, value)| [name.as_bytes(), value.as_bytes()]);
    let message = frame::write(&[status.as_bytes(), body].into_iter().chain(headers).collect::<Vec<_>>());
    reply(number, message.as_ptr(), message.len());
}
