//! The bot of a session: who it is, how long it may think, and what it plays.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_game::Seat;
use rusc_host::{Answer, AnyPosition, GivenUp, Played, Player, ask};
use rusc_present::SpecError;
use rusc_search::{Control, Limits};

use super::Session;
use super::asked::Refusal;
use crate::hex::GAME;

/// How long a bot thinks where neither a clock nor anybody says so.
const TIME: Duration = Duration::from_secs(5);

/// What a bot would do.
pub(super) enum Choice {
    Play(Played),
    Resign,
}

impl Choice {
    /// As the protocol writes it.
    pub(super) fn in_protocol(&self) -> String {
        match self {
            Choice::Play(played) => in_protocol(&played.name),
            Choice::Resign => "resign".to_owned(),
        }
    }
}

impl Session<'_> {
    /// The bot of the catalog with this spec, for the board as it is.
    pub(super) fn seat_bot(&self, spec: &str) -> Result<Box<dyn Player>, SpecError> {
        self.environment.games.entry(GAME)?.bot(self.history[0].in_public(), spec, self.environment.seed)
    }

    /// What the bot would do for a colour, and how long it thought.
    pub(super) fn suggest(&mut self, seat: Seat, stop: &AtomicBool) -> Result<(Choice, Duration), Refusal> {
        let position = self.turned_to(seat)?;
        // Referees play on until somebody says this.
        if position.is_over() || self.resigned.is_some() {
            return Ok((Choice::Resign, Duration::ZERO));
        }
        let mut player = match self.player.take() {
            Some(player) => player,
            None => self.seat_bot(&self.choices.bot)?,
        };
        let began = (self.environment.clock)();
        let clock = || (self.environment.clock)().saturating_sub(began);
        let limits = Limits::time(self.time(seat, &*position));
        let threads = self.choices.threads;
        let control =
            Control { limits, threads, cores: threads, seed: self.environment.seed, stop, clock: Some(&clock) };
        let answer = ask(&mut *player, &position, None, &control, &mut |_| {});
        let used = clock();
        self.player = Some(player);
        match answer {
            Answer::Move { played, .. } => Ok((Choice::Play(played), used)),
            Answer::GaveUp(GivenUp::Resigned) => Ok((Choice::Resign, used)),
            Answer::GaveUp(GivenUp::Failed(why)) => Err(Refusal::Failed(why)),
            Answer::OutOfTime | Answer::Stopped => Err(Refusal::NoMove),
        }
    }

    fn time(&self, seat: Seat, position: &dyn AnyPosition) -> Duration {
        let share = self.clocks.share(seat, position.moves().len());
        match (self.choices.time, share) {
            (Some(time), Some(share)) => time.min(share),
            (time, share) => time.or(share).unwrap_or(TIME),
        }
    }
}

/// A move as the protocol writes it.
pub(super) fn in_protocol(name: &str) -> String {
    if name == "swap" { "swap-pieces".to_owned() } else { name.to_owned() }
}
