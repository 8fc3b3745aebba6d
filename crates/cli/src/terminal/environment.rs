//! The environment of a table in the terminal.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use rusc_table::{Environment, Journal, News};

use crate::bots;
use crate::machine;
use crate::start::drawn_seed;

/// The clock, cores and bots of this machine, for a table that sends its news to a channel.
pub(super) fn environment(
    longest: Option<Duration>,
    journal: impl Journal + 'static,
    news: Sender<News>,
) -> Environment {
    let began = Instant::now();
    Environment {
        bots: Arc::new(bots::bot),
        journal: Box::new(journal),
        notify: Box::new(move |piece| {
            // The receiver is gone when the program ends.
            let _ = news.send(piece);
        }),
        longest,
        cores: machine::cores(),
        seed: drawn_seed(),
        ..Environment::new(Arc::new(move || began.elapsed()))
    }
}
