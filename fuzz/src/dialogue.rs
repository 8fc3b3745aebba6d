//! The law for protocols: a session answers the next command, regardless of what it was sent.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_engine::{Choices, Environment, Session};
use rusc_present::NoFiles;

/// A session survives any input.
pub fn htp(bytes: &[u8]) {
    let games = Catalog::builtin();
    let environment = Environment { games: &games, clock: &|| Duration::ZERO, files: &NoFiles, live: &|_| {}, seed: 1 };
    let choices = Choices { bot: "random".to_owned(), ..Choices::default() };
    let mut session = Session::new(environment, choices).expect("the bot exists");
    // The bots are not under test: they are stopped at once.
    let stop = AtomicBool::new(true);
    for line in String::from_utf8_lossy(bytes).split('\n') {
        let _: Option<rusc_record::htp::Response> = session.answer(line, &stop);
    }
    let response = session.answer("1 name", &stop).expect("a command has a response");
    assert_eq!(response.to_string(), "=1 Rusc\n\n");
}
