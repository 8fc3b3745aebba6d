//! Pictures of a search while it runs, as HexGui draws them: blocks between the command and its response.

use std::time::Duration;

use rusc_game::Seat;
use rusc_host::{Thought, Worth};
use rusc_record::htp::colour_letter;

use super::looking::proven;
use super::{Choices, Environment};

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
}

/// What a bot thinks so far: its line, and the value and visits of each move. `None` until it expects a move that can be drawn.
pub(super) fn bot_picture(thought: &Thought, seat: Seat) -> Option<String> {
    let is_drawn = |name: &str| name != "swap";
    thought.line.first().filter(|name| is_drawn(name))?;
    let colours = [seat, seat.rival()].map(|seat| colour_letter(seat).to_ascii_uppercase());
    let line: String =
        thought.line.iter().zip(colours.iter().cycle()).map(|(name, c)| format!(" {c} {name}")).collect();
    let listed = |write: fn(&Worth) -> String| -> String {
        let drawn = thought.candidates.iter().filter(|worth| is_drawn(&worth.name));
        drawn.map(|worth| format!(" {} {}", worth.name, write(worth))).collect()
    };
    let values = listed(|worth| proven(worth).map_or_else(|| format!("{:.3}", worth.chance), str::to_owned));
    let visits = listed(|worth| worth.visits.to_string());
    let text = format!("N={} V={:.2}", thought.nodes, thought.chance(seat));
    Some(format!("gogui-gfx:\nuct\nVAR{line}\nINFLUENCE{values}\nLABEL{visits}\nTEXT {text}\n\n"))
}

/// How far the solver is.
pub(super) fn solver_picture(progress: &str) -> String {
    format!("gogui-gfx:\ndfpn\nVAR\nLABEL\nTEXT {progress}\n\n")
}
