//! Pictures of a search while it runs, as HexGui draws them: blocks between the command and its response.

use std::time::Duration;

use rusc_game::Seat;
use rusc_host::{Thought, Worth};
use rusc_record::htp::colour_letter;

use super::looking::{proven, worthwhile};
use super::{Choices, Environment};
use crate::hex::Doing;

/// The time between two pictures.
const PAUSE: Duration = Duration::from_secs(1);

/// Shows pictures from time to time, if the controller wants them.
pub(super) struct Live<'a> {
    clock: &'a (dyn Fn() -> Duration + Sync),
    show: &'a (dyn Fn(&str) + Sync),
    /// When the next picture is due; `None` if none are wanted.
    next: Option<Duration>,
}

impl<'a> Live<'a> {
    pub(super) fn new(environment: &Environment<'a>, choices: &Choices) -> Self {
        let next = choices.live_gfx.then(environment.clock);
        Live { clock: environment.clock, show: environment.live, next }
    }

    /// Shows a picture if it is due and there is one.
    pub(super) fn show(&mut self, picture: impl FnOnce() -> Option<String>) {
        let now = (self.clock)();
        if self.next.is_none_or(|next| now < next) {
            return;
        }
        if let Some(picture) = picture() {
            (self.show)(&picture);
            self.next = Some(now + PAUSE);
        }
    }

    /// Shows a picture even if none is due, but only if pictures are wanted.
    pub(super) fn show_now(&mut self, picture: impl FnOnce() -> String) {
        if self.next.is_some() {
            (self.show)(&picture());
        }
    }
}

/// What a bot thinks so far: its line, and the value and visits of each move. `None` until it expects a move that can be drawn.
pub(super) fn bot_picture(thought: &Thought, seat: Seat) -> Option<String> {
    thought.line.first().filter(|name| is_drawn(name))?;
    let line = variation(&thought.line, seat);
    let listed = |write: fn(&Worth) -> String| -> String {
        let drawn = worthwhile(&thought.candidates).filter(|worth| is_drawn(&worth.name));
        drawn.map(|worth| format!(" {} {}", worth.name, write(worth))).collect()
    };
    let values = listed(|worth| proven(worth.score).map_or_else(|| format!("{:.3}", worth.chance), str::to_owned));
    let visits = listed(|worth| worth.visits.to_string());
    // A tree kept from the last move has more visits than this search has nodes.
    let visited: u64 = thought.candidates.iter().map(|worth| u64::from(worth.visits)).sum();
    let text = format!("N={} V={:.2}", visited.max(thought.nodes), thought.chance(seat));
    Some(format!("gogui-gfx:\nuct\nVAR{line}\nINFLUENCE{values}\nLABEL{visits}\nTEXT {text}\n\n"))
}

/// What the solver is doing: the moves that it looks at, what it knows of the first moves, and how far it is.
pub(super) fn solver_picture(doing: &Doing, seat: Seat) -> String {
    let line = variation(&doing.line, seat);
    // HexGui writes labels over the numbers of the line, whose first move is one of those tried.
    let drawn = doing.moves.iter().filter(|(name, _)| is_drawn(name) && doing.line.first() != Some(name));
    let labels: String = drawn.map(|(name, known)| format!(" {name} {known}")).collect();
    format!("gogui-gfx:\ndfpn\nVAR{line}\nLABEL{labels}\nTEXT {}\n\n", doing.text)
}

/// The moves of a line up to the first that cannot be drawn, each after the colour that plays it.
fn variation(line: &[String], seat: Seat) -> String {
    let colours = [seat, seat.rival()].map(|seat| colour_letter(seat).to_ascii_uppercase());
    let drawn = line.iter().take_while(|name| is_drawn(name));
    drawn.zip(colours.iter().cycle()).map(|(name, colour)| format!(" {colour} {name}")).collect()
}

/// Whether a move is a cell of the board.
fn is_drawn(name: &str) -> bool {
    name != "swap"
}
