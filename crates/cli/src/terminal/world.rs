//! What a table in the terminal is given from outside.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use table::{Bots, Journal, News, World};

use crate::machine;
use crate::start::drawn_seed;

/// Makes the bots that sit at a table.
pub(super) fn bots() -> Arc<Bots> {
    Arc::new(engine::bot)
}

/// The clock, cores and bots of this machine, for a table that tells its news to a channel.
pub(super) fn world(longest: Option<Duration>, journal: Box<Journal>, news: Sender<News>) -> World {
    let began = Instant::now();
    World {
        bots: bots(),
        journal,
        notify: Box::new(move |piece| {
            // Nobody listens any more when the program ends.
            let _ = news.send(piece);
        }),
        longest,
        cores: machine::cores(),
        seed: drawn_seed(),
        ..World::new(Arc::new(move || began.elapsed()))
    }
}
