//! Keeps an open page up to date by sending the parts that change.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::select;

use crate::App;
use crate::bell::Listener;
use crate::problem::Trouble;
use crate::rendering::{CALM, Rendering};
use crate::room::{Presence, Room};
use crate::sight::Look;
use crate::streams::OpenStream;
use crate::visitor::Visitor;

/// An open page that is kept up to date.
pub struct Watcher {
    app: Arc<App>,
    room: Arc<Room>,
    visitor: Visitor,
    look: Look,
    moves: Listener,
    thoughts: Listener,
    /// The rendering that the page was last sent.
    sent: Option<Arc<Rendering>>,
    /// When the next update of thoughts may be sent.
    calm: Duration,
    /// Counts as long as the page is open.
    _stream: OpenStream,
    /// Shows the other players that this one is there.
    _presence: Option<Presence>,
}

impl Watcher {
    /// # Errors
    /// If too many pages are kept up to date already.
    pub(crate) fn new(app: &Arc<App>, room: Arc<Room>, visitor: Visitor, look: Look) -> Result<Watcher, Trouble> {
        let stream = app.streams.open(&visitor.secret, &app.limits)?;
        let (app, moves, thoughts) = (Arc::clone(app), room.moves.listen(), room.thoughts.listen());
        let presence = room.arrive(&visitor.secret);
        Ok(Watcher {
            app,
            room,
            visitor,
            look,
            moves,
            thoughts,
            sent: None,
            calm: Duration::ZERO,
            _stream: stream,
            _presence: presence,
        })
    }

    /// Waits for a change and returns it as a server-sent event; the first contains the whole page. `None` when the stream ends.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        loop {
            if self.sent.is_some() {
                self.wait().await?;
            }
            let rendering = Rendering::now(&self.app, &self.room, &self.visitor, &self.look);
            let event = rendering.since(self.sent.as_deref());
            self.sent = Some(rendering);
            self.calm = self.app.shell.now() + CALM;
            if event.is_some() {
                return event;
            }
        }
    }

    /// Waits for a change, and a little longer if only the bots' thoughts have changed.
    async fn wait(&mut self) -> Option<()> {
        let Watcher { app, room, moves, thoughts, sent, calm, .. } = self;
        let sent = sent.as_ref()?.heard;
        // If this future was dropped after the bell rang, the news is still there.
        while room.heard() == sent && !app.is_closed() {
            select(pin!(moves.hear()), pin!(thoughts.hear())).await.factor_first().0?;
        }
        // A move is shown at once, even while an update of thoughts is held back.
        while room.heard().game == sent.game {
            let left = calm.saturating_sub(app.shell.now());
            if left.is_zero() {
                break;
            }
            let rest = async {
                app.shell.sleep(left).await;
                Some(())
            };
            select(pin!(moves.hear()), pin!(rest)).await.factor_first().0?;
        }
        if room.is_stale() || app.is_closed() { None } else { Some(()) }
    }
}
