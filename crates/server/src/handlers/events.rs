//! The stream that keeps a page fresh: whenever something changes, the parts of the page that look different.

use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::{Stream, unfold};
use maud::Markup;
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};
use view::{Texts, fragment, shown::Match};

use super::play::Asked;
use super::{apart, room};
use crate::App;
use crate::problem::Problem;
use crate::room::{Heard, Room};
use crate::showing::{Look, show};
use crate::visitor::Visitor;

/// Thoughts are not told more often than this.
const CALM: Duration = Duration::from_millis(200);
/// A stream in which nothing happens says so this often.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

/// A part of the page.
type Part = fn(&Texts, &Match) -> Markup;

/// The parts of the page that change with the match, and whether they change with what bots think too.
const PARTS: [(&str, Part, bool); 7] = [
    ("status", fragment::status, true),
    ("board", fragment::board, true),
    ("controls", fragment::controls, true),
    ("players", fragment::players, false),
    ("moves", fragment::moves, false),
    ("mind", fragment::mind, true),
    ("keep", fragment::keep, false),
];

/// The stream of what changes in a match, as the visitor may see it.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let opening = Arc::clone(&app);
    let room = apart(move || room(&opening, &id)).await?;
    let watcher = Watcher {
        news: room.listen(),
        stop: app.stop.subscribe(),
        known: Heard::default(),
        sent: HashMap::new(),
        calm: Instant::now(),
        room,
        visitor: Arc::new(visitor),
        look: Arc::new(asked.look()),
    };
    let stream = unfold(watcher, |mut watcher| async move {
        let html = watcher.next().await?;
        Some((Ok(Event::default().event("fragment").data(html)), watcher))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE)))
}

/// One page that is kept fresh.
struct Watcher {
    room: Arc<Room>,
    visitor: Arc<Visitor>,
    look: Arc<Look>,
    news: watch::Receiver<Heard>,
    stop: watch::Receiver<bool>,
    /// What the page has heard of.
    known: Heard,
    /// What each part of the page looks like, as a number.
    sent: HashMap<&'static str, u64>,
    /// When the next thought may be told.
    calm: Instant,
}

impl Watcher {
    /// What has changed on the page, once something has; nothing when the stream ends.
    async fn next(&mut self) -> Option<String> {
        loop {
            if !self.sent.is_empty() {
                self.wait().await?;
            }
            let changed = self.changed().await?;
            if !changed.is_empty() {
                return Some(changed);
            }
        }
    }

    /// Waits for news, and for a while longer if they are thoughts.
    async fn wait(&mut self) -> Option<()> {
        tokio::select! {
            news = self.news.changed() => news.ok()?,
            _ = self.stop.wait_for(|stop| *stop) => return None,
        }
        // A move is shown at once, also while a thought has to wait.
        while self.news.borrow().game == self.known.game {
            match timeout_at(self.calm, self.news.changed()).await {
                Ok(news) => news.ok()?,
                Err(_) => break,
            }
        }
        if self.room.is_stale() { None } else { Some(()) }
    }

    /// The parts that look different now.
    async fn changed(&mut self) -> Option<String> {
        let heard = *self.news.borrow_and_update();
        let is_new_game = self.sent.is_empty() || heard.game != self.known.game;
        self.known = heard;
        self.calm = Instant::now() + CALM;
        let (room, visitor, look) = (Arc::clone(&self.room), Arc::clone(&self.visitor), Arc::clone(&self.look));
        let parts = apart(move || {
            let wanted = PARTS.iter().filter(|(_, _, follows_thoughts)| is_new_game || *follows_thoughts);
            let draw = |shown: &Match| -> Vec<(&'static str, String)> {
                wanted.map(|(name, part, _)| (*name, part(&visitor.texts, shown).into_string())).collect()
            };
            Ok(show(&room, &room.moment(), &visitor, &look, draw))
        })
        .await
        .ok()?;
        let is_new = |(name, html): &(&'static str, String)| self.sent.insert(name, number(html)) != Some(number(html));
        Some(parts.into_iter().filter(is_new).map(|(_, html)| html).collect())
    }
}

fn number(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
