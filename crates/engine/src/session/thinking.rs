//! The bot of a session: who it is, how long it may think, and what it plays.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::Seat;
use offer::{Player, Position, SpecError};
use search::{Control, Limits};

use super::Session;
use super::asked::Refusal;

/// How long a bot thinks where neither a clock nor anybody says so.
const TIME: Duration = Duration::from_secs(5);

impl Session<'_> {
    /// The bot of the catalog with this spec, for the board as it is.
    pub(super) fn seat_bot(&self, spec: &str) -> Result<Box<dyn Player>, SpecError> {
        catalog::entry("hex")?.bot(&*self.history[0], spec, self.world.seed)
    }

    /// What the bot would play for a colour, as it is written in the protocol, and how long that took.
    pub(super) fn suggest(&mut self, seat: Seat, stop: &AtomicBool) -> Result<(String, Duration), Refusal> {
        let position = self.turned_to(seat)?;
        // Referees play on until somebody says this.
        if position.is_over() || self.resigned.is_some() {
            return Ok(("resign".to_owned(), Duration::ZERO));
        }
        let mut player = match self.player.take() {
            Some(player) => player,
            None => self.seat_bot(&self.choices.bot)?,
        };
        let began = (self.world.clock)();
        let clock = || (self.world.clock)().saturating_sub(began);
        let limits = Limits::time(self.time(seat, &*position));
        let threads = self.choices.threads;
        let control = Control { limits, threads, cores: threads, seed: self.world.seed, stop, clock: Some(&clock) };
        let thought = player.think(&*position, &control, &mut |_| {});
        let used = clock();
        self.player = Some(player);
        match thought.best {
            Some(name) => Ok((in_protocol(name), used)),
            None => Err(Refusal::NoMove),
        }
    }

    fn time(&self, seat: Seat, position: &dyn Position) -> Duration {
        let share = self.clocks.share(seat, position.moves().len());
        match (self.choices.time, share) {
            (Some(time), Some(share)) => time.min(share),
            (time, share) => time.or(share).unwrap_or(TIME),
        }
    }
}

/// A move as the protocol writes it.
pub(super) fn in_protocol(name: String) -> String {
    if name == "swap" { "swap-pieces".to_owned() } else { name }
}
