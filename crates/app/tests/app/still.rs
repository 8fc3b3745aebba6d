//! The app needs no runtime: if the store and the shell answer at once, so does the app.

use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, pending};
use rusc_app::{App, Body, Key, Limits, MatchId, Method, Request, Setup, Shell, Work};
use rusc_catalog::Catalog;
use rusc_view::{Drawings, Languages};

use crate::memory::Memory;

/// A shell in which time stands still and no work is done.
struct Still;

impl Shell for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
    fn date(&self) -> i64 {
        0
    }
    fn random(&self, bytes: &mut [u8]) {
        bytes.fill(7);
    }
    fn work(&self, _: Work) {}
    fn wake(&self, _: &Arc<App>, _: MatchId, _: Duration) {}
    fn sleep(&self, _: Duration) -> BoxFuture<'static, ()> {
        Box::pin(pending())
    }
}

#[test]
fn requests_are_answered_without_a_runtime() {
    let setup = Setup {
        catalog: Catalog::builtin(),
        drawings: Drawings::builtin(),
        languages: Languages::built_in(),
        cores: 1,
        limits: Limits::default(),
        key: Key::new([7; 32]),
        is_online: false,
    };
    let app = App::new(setup, Memory::new(), Arc::new(Still));
    let mut cookie = String::new();
    let mut ask = |method, address: &str, fields: &[(&str, &str)]| {
        let mut request = Request::new(method, address);
        request.headers.push(("cookie", cookie.clone()));
        request.form = fields.iter().map(|(name, value)| ((*name).to_owned(), value.as_bytes().to_vec())).collect();
        let answer = app.answer(request).now_or_never().expect("nothing waits");
        if let Some(value) = answer.header("set-cookie") {
            value.split(';').next().unwrap().clone_into(&mut cookie);
        }
        answer
    };
    let begun = ask(Method::Post, "/new", &[("game", "hex"), ("seat-1", "person"), ("seat-2", "person")]);
    let path = begun.header("location").unwrap().to_owned();
    let Body::Events(mut watcher) = ask(Method::Get, &format!("{path}/events"), &[]).body else { panic!("no events") };
    assert!(watcher.next().now_or_never().flatten().unwrap().contains("data-at=\"0\""));
    assert!(watcher.next().now_or_never().is_none(), "nothing has happened");
    assert_eq!(ask(Method::Post, &format!("{path}/play"), &[("move", "c3")]).status, 303);
    assert!(watcher.next().now_or_never().flatten().unwrap().contains("data-at=\"1\""));
}
