//! A page that is kept fresh: whenever something changes, the parts of it that look different.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::select;

use crate::App;
use crate::bell::Listener;
use crate::rendering::{CALM, Rendering};
use crate::room::Room;
use crate::sight::Look;
use crate::visitor::Visitor;

/// One page that is kept fresh.
pub struct Watcher {
    app: Arc<App>,
    room: Arc<Room>,
    visitor: Visitor,
    look: Look,
    moves: Listener,
    thoughts: Listener,
    /// What the page was sent last.
    sent: Option<Arc<Rendering>>,
    /// When the next thought may be told.
    calm: Duration,
}

impl Watcher {
    pub(crate) fn new(app: &Arc<App>, room: Arc<Room>, visitor: Visitor, look: Look) -> Watcher {
        let (moves, thoughts) = (room.moves.listen(), room.thoughts.listen());
        Watcher { app: Arc::clone(app), room, visitor, look, moves, thoughts, sent: None, calm: Duration::ZERO }
    }

    /// What has changed on the page, once something has, as browsers read it from a stream of events: first all of it. Nothing
    /// when the stream ends.
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

    /// Waits for news, and for a while longer if they are thoughts.
    async fn wait(&mut self) -> Option<()> {
        let Watcher { app, room, moves, thoughts, sent, calm, .. } = self;
        let sent = sent.as_ref()?.heard;
        // Who was interrupted after the bell rang need not wait for it again.
        while room.heard() == sent && !app.is_closed() {
            select(pin!(moves.hear()), pin!(thoughts.hear())).await.factor_first().0?;
        }
        // A move is shown at once, also while a thought has to wait.
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
