//! Renders a match for its watchers, once for all watchers with the same view.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock, PoisonError};
use std::time::Duration;

use maud::Markup;
use rusc_view::{Scene, Taste, Texts, fragment};

use crate::App;
use crate::rights::Rights;
use crate::room::{Heard, Room};
use crate::sight::{Look, Sight};
use crate::visitor::Visitor;

/// The minimum interval between updates of thoughts, and the age at which a clock is drawn again.
pub(crate) const CALM: Duration = Duration::from_millis(200);
/// The number of viewpoints that are cached for a match.
const MOST: usize = 64;

/// A part of the page, as a function that draws it.
type Part = fn(&Texts, &Scene) -> Markup;

/// The parts of the page that change with the match, and whether they also change with the bots' thoughts.
const PARTS: [(Part, bool); 11] = [
    (fragment::status, true),
    (fragment::board, true),
    (fragment::controls, true),
    (fragment::rivals, false),
    (fragment::own, false),
    (fragment::moves, false),
    (fragment::notes, false),
    (fragment::chat, false),
    (fragment::mind, true),
    (fragment::review, true),
    (fragment::keep, false),
];

/// Everything in which two visitors' views of the same match can differ.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Viewpoint {
    rights: Rights,
    look: Look,
    language: String,
    taste: Taste,
    /// What links to seats begin with.
    origin: Option<String>,
}

/// A match as it looks from one viewpoint.
pub(crate) struct Rendering {
    /// The number of the rendering within its match.
    number: u64,
    pub(crate) heard: Heard,
    at: Duration,
    is_clock_running: bool,
    parts: [Arc<str>; PARTS.len()],
    /// All parts as one event, made when first needed.
    whole: OnceLock<Arc<str>>,
    /// The number of the previous rendering, and the changes since then as one event, if there are any.
    change: (u64, Option<Arc<str>>),
}

/// The latest renderings of a match, by viewpoint.
#[derive(Default)]
pub(crate) struct Renderings {
    count: u64,
    latest: HashMap<Viewpoint, Arc<Rendering>>,
}

impl Rendering {
    /// The match as a visitor sees it now.
    pub(crate) fn now(app: &Arc<App>, room: &Room, visitor: &Visitor, look: &Look) -> Arc<Rendering> {
        let rights = room.rights(&visitor.secret);
        let viewpoint = Viewpoint {
            origin: (rights.is_host && rights.is_shared).then(|| app.link_origin(&visitor.origin)),
            rights,
            look: look.clone(),
            language: visitor.texts.language(),
            taste: visitor.taste,
        };
        // A drawing that panicked has not changed any shared state.
        let mut renderings = room.renderings.lock().unwrap_or_else(PoisonError::into_inner);
        let before = renderings.latest.get(&viewpoint).cloned();
        if let Some(latest) = before.as_ref().filter(|latest| latest.is_fresh(room.heard(), app.shell.now())) {
            return Arc::clone(latest);
        }
        if before.is_none() && renderings.latest.len() >= MOST {
            renderings.latest.clear();
        }
        renderings.count += 1;
        let rendering = Rendering::draw(app, room, visitor, look, renderings.count, before.as_deref());
        let rendering = Arc::new(rendering);
        renderings.latest.insert(viewpoint, Arc::clone(&rendering));
        rendering
    }

    /// The event that brings a page from the rendering it was last sent to this one; `None` if both look the same.
    pub(crate) fn since(&self, sent: Option<&Rendering>) -> Option<Arc<str>> {
        match sent {
            None => Some(Arc::clone(self.whole.get_or_init(|| event(&self.parts.each_ref().map(|part| &**part))))),
            Some(sent) if sent.number == self.number => None,
            Some(sent) if sent.number == self.change.0 => self.change.1.clone(),
            Some(sent) => change(&sent.parts, &self.parts),
        }
    }

    fn is_fresh(&self, heard: Heard, now: Duration) -> bool {
        self.heard == heard && (!self.is_clock_running || now.saturating_sub(self.at) < CALM)
    }

    fn draw(
        app: &Arc<App>,
        room: &Room,
        visitor: &Visitor,
        look: &Look,
        number: u64,
        before: Option<&Rendering>,
    ) -> Rendering {
        let sight = Sight::new(app, room, visitor, look);
        let (heard, is_clock_running) = (sight.moment.heard, sight.is_clock_running());
        let scene = sight.scene(app);
        let is_same_game = |before: &&Rendering| before.heard.game == heard.game && !is_clock_running;
        let quiet = before.filter(is_same_game);
        let parts = std::array::from_fn(|index| {
            let (part, follows_thoughts) = PARTS[index];
            match quiet {
                Some(before) if !follows_thoughts => Arc::clone(&before.parts[index]),
                _ => shared(part(&visitor.texts, &scene).into_string(), before.map(|before| &before.parts[index])),
            }
        });
        let change = before.map_or((0, None), |before| (before.number, change(&before.parts, &parts)));
        Rendering { number, heard, at: app.shell.now(), is_clock_running, parts, whole: OnceLock::new(), change }
    }
}

/// Wraps a text for sharing, reusing the earlier one if they are equal.
fn shared(text: String, before: Option<&Arc<str>>) -> Arc<str> {
    before.filter(|before| ***before == *text).map_or_else(|| text.into(), Arc::clone)
}

/// The parts that have changed, as one event; `None` if all are the same.
fn change(before: &[Arc<str>], now: &[Arc<str>]) -> Option<Arc<str>> {
    let is_new = |(before, now): &(&Arc<str>, &Arc<str>)| !Arc::ptr_eq(before, now) && before != now;
    let changed: Vec<&str> = before.iter().zip(now).filter(is_new).map(|(_, now)| &**now).collect();
    (!changed.is_empty()).then(|| event(&changed))
}

/// Parts of the page as one server-sent event.
fn event(parts: &[&str]) -> Arc<str> {
    let mut event = String::with_capacity(parts.iter().map(|part| part.len()).sum::<usize>() + 64);
    event.push_str("event: fragment\ndata: ");
    for part in parts {
        for (index, line) in part.split(['\n', '\r']).enumerate() {
            event.push_str(if index > 0 { "\ndata: " } else { "" });
            event.push_str(line);
        }
    }
    event.push_str("\n\n");
    event.into()
}
