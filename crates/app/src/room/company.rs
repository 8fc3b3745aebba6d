//! The people at a match: who is there, what they say to each other, and what they ask of each other.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use rusc_game::Seat;
use rusc_table::Refusal;

use super::{Room, State};
use crate::problem::{Problem, Trouble};
use crate::rights::Rights;
use crate::{App, Chat, Place, Secret, filed};

/// The longest line, in characters.
const LONGEST_LINE: usize = 200;
/// The largest number of lines in a match.
const MOST_LINES: usize = 300;
/// The largest number of lines that a person may write within [`SPELL`].
const MOST_AT_ONCE: usize = 5;
/// The time in which nobody writes more than a few lines.
const SPELL: Duration = Duration::from_secs(15);

/// The people at a match.
#[derive(Default)]
pub(super) struct Company {
    pub(super) chat: Arc<Chat>,
    /// The number of open pages of each player.
    pages: HashMap<Secret, usize>,
    /// The seat that asks to take a move back.
    pub(super) asks: Option<Seat>,
    /// When the latest lines were written.
    recent: Vec<(Seat, Duration)>,
}

impl Company {
    /// The people at a match with this number of events. A request to take a move back counts only if no event came after it.
    pub(super) fn new(chat: Chat, events: usize) -> Company {
        let asks = chat.asks.filter(|(_, at)| *at == events).map(|(seat, _)| seat);
        Company { chat: Arc::new(chat), asks, ..Company::default() }
    }
}

impl State {
    /// The seats whose players have the page open.
    pub(super) fn present(&self) -> Vec<Seat> {
        let is_there = |owner: &Secret| self.company.pages.contains_key(owner);
        let there = self.places.iter().filter(|place| place.owner.as_ref().is_some_and(is_there));
        there.map(|place| place.seat).collect()
    }
}

/// A player with an open page; gone when it is dropped.
pub(crate) struct Presence {
    room: Arc<Room>,
    visitor: Secret,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut state = self.room.state();
        if let Some(pages) = state.company.pages.get_mut(&self.visitor) {
            *pages -= 1;
            if *pages == 0 {
                state.company.pages.remove(&self.visitor);
                self.room.notify(state);
            }
        }
    }
}

impl Room {
    /// Notes that a player of a shared match has opened a page.
    pub(crate) fn arrive(self: &Arc<Self>, visitor: &Secret) -> Option<Presence> {
        let rights = self.rights(visitor);
        if !rights.is_shared || rights.own.is_empty() {
            return None;
        }
        let mut state = self.state();
        let pages = state.company.pages.entry(visitor.clone()).or_default();
        *pages += 1;
        if *pages == 1 {
            self.notify(state);
        }
        Some(Presence { room: Arc::clone(self), visitor: visitor.clone() })
    }

    /// Says a line to the other players.
    pub(crate) async fn say(&self, app: &App, visitor: &Secret, text: &str) -> Result<(), Problem> {
        let seat = talking(&self.rights(visitor))?;
        if app.is_muted(visitor) {
            return Err(Trouble::Muted.into());
        }
        if text.chars().count() > LONGEST_LINE {
            return Err(Refusal::LongComment { most: LONGEST_LINE }.into());
        }
        let now = app.shell.now();
        {
            let company = &mut self.state().company;
            if !company.chat.quiet.is_empty() {
                return Err(Trouble::Quiet.into());
            }
            if company.chat.lines.len() >= MOST_LINES {
                return Err(Trouble::LongMatch { most: MOST_LINES }.into());
            }
            company.recent.retain(|(_, at)| now.saturating_sub(*at) < SPELL);
            if company.recent.iter().filter(|(other, _)| *other == seat).count() >= MOST_AT_ONCE {
                return Err(Trouble::Hasty.into());
            }
            company.recent.push((seat, now));
        }
        app.store.say(self.id(), seat, text, app.shell.date()).await?;
        let mut state = self.state();
        Arc::make_mut(&mut state.company.chat).lines.push((seat, text.to_owned()));
        self.notify(state);
        Ok(())
    }

    /// Switches the chat off or on for a player; while one has it off, nobody can write.
    pub(crate) async fn hush(&self, app: &App, visitor: &Secret, is_quiet: bool) -> Result<(), Problem> {
        let seat = talking(&self.rights(visitor))?;
        app.store.hush(self.id(), seat, is_quiet).await?;
        let mut state = self.state();
        let quiet = &mut Arc::make_mut(&mut state.company.chat).quiet;
        quiet.retain(|other| *other != seat);
        quiet.extend(is_quiet.then_some(seat));
        self.notify(state);
        Ok(())
    }

    /// Asks the other players whether a move may be taken back; `None` takes the question back.
    pub(crate) async fn ask_back(&self, app: &App, asks: Option<Seat>) -> Result<(), Problem> {
        let events = self.state().events;
        app.store.ask_back(self.id(), asks.map(|seat| (seat, events))).await?;
        let mut state = self.state();
        // A move that was played meanwhile has answered the question.
        state.company.asks = asks.filter(|_| state.events == events);
        self.notify(state);
        Ok(())
    }

    /// The seat that asks to take a move back.
    pub(crate) fn asks(&self) -> Option<Seat> {
        self.state().company.asks
    }

    /// Records that a visitor has taken a seat.
    pub(crate) fn sit(&self, app: &Arc<App>, seat: Seat, visitor: &Secret) {
        self.change(app, seat, |place| place.owner = Some(visitor.clone()));
    }

    /// Records that the link to a place was replaced, or that the host has taken the place.
    pub(crate) fn invite(&self, app: &Arc<App>, seat: Seat, link: Option<Secret>) {
        self.change(app, seat, |place| {
            place.owner = if link.is_none() { Some(self.host.clone()) } else { None };
            place.link = link;
        });
    }

    /// Changes a place; the clocks start when all places are taken.
    fn change(&self, app: &Arc<App>, seat: Seat, change: impl FnOnce(&mut Place)) {
        let mut state = self.state();
        state.places.iter_mut().find(|place| place.seat == seat).map(change);
        if state.places.iter().all(|place| place.owner.is_some()) {
            state.table.start_clocks(app.shell.now());
        }
        self.notify(state);
        self.call(app);
    }

    /// Notes in the archive who plays against whom.
    pub(crate) async fn file(&self, app: &App) {
        let moment = self.moment(app);
        let filed = filed(&moment.snapshot.game, &self.host, &moment.places);
        // The list shows the names of now in any case; only the filter would miss the change.
        let _ = app.store.file(self.id(), None, &filed).await;
    }
}

/// The seat that a visitor talks from.
fn talking(rights: &Rights) -> Result<Seat, Problem> {
    let seat = rights.own.first().copied().ok_or(Trouble::Watching)?;
    if rights.is_shared { Ok(seat) } else { Err(Trouble::NobodyElse.into()) }
}
