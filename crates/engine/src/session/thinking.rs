//! The bot of a session: which bot it is, how long it may think, and its choice.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_game::Seat;
use rusc_host::{Answer, AnyPosition, GivenUp, Played, Player, Thought, ask};
use rusc_present::SpecError;
use rusc_search::{Control, Limits};

use super::Session;
use super::asked::Refusal;
use super::live::{Live, bot_picture};
use crate::hex::GAME;

/// The time for a move if neither a clock nor the controller sets one.
const TIME: Duration = Duration::from_secs(5);

/// What a bot would do: play a move, or resign.
pub(super) enum Choice {
    Play(Played),
    Resign,
}

impl Choice {
    /// The choice in the notation of the protocol.
    pub(super) fn in_protocol(&self) -> String {
        match self {
            Choice::Play(played) => in_protocol(&played.name),
            Choice::Resign => "resign".to_owned(),
        }
    }
}

impl Session<'_> {
    /// Makes the bot of this spec from the catalog, for the current board.
    pub(super) fn seat_bot(&self, spec: &str) -> Result<Box<dyn Player>, SpecError> {
        self.environment.games.entry(GAME)?.bot(self.history[0].in_public(), spec, self.environment.seed)
    }

    /// The bot's choice for a colour, and the time it took.
    pub(super) fn suggest(&mut self, seat: Seat, stop: &AtomicBool) -> Result<(Choice, Duration), Refusal> {
        let position = self.turned_to(seat)?;
        // Referees continue the game until one side answers `resign`.
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
        let mut live = Live::new(&self.environment, &self.choices);
        let mut progress = |thought: &Thought| live.show(|| bot_picture(thought, seat));
        let answer = ask(&mut *player, &position, None, &control, &mut progress);
        let used = clock();
        self.player = Some(player);
        match answer {
            Answer::Move { played, thought } => {
                self.remember(self.subject(seat), thought);
                Ok((Choice::Play(played), used))
            }
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

/// A move in the notation of the protocol.
pub(super) fn in_protocol(name: &str) -> String {
    if name == "swap" { "swap-pieces".to_owned() } else { name.to_owned() }
}
