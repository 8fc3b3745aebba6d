//! Plays one game, which its fixture determines completely.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_host::{Answer, GivenUp, Player, ask};
use rusc_present::Why;
use rusc_record::Ending;
use rusc_search::Control;

use crate::{Fixture, MoveLimits, Note, PlanError, Played};

rusc_present::reasons! {
    /// Why a bot lost before the end of the game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Forfeit {
        /// The bot gave up or failed; the reason with its name.
        #[error("{bot} {why}")]
        Bot {
            /// The spec of the bot.
            bot: String,
            /// The reason.
            why: Why,
        } => "forfeit-bot",
        /// The bot panicked.
        #[error("crashed")]
        Panicked => "forfeit-panicked",
    }
}

/// How bots may think.
pub(crate) struct Thinking<'a> {
    /// The limits for every move.
    pub(crate) limits: &'a MoveLimits,
    /// Set by another thread to end the game at once.
    pub(crate) stop: &'a AtomicBool,
    /// The time that limits measure.
    pub(crate) clock: &'a (dyn Fn() -> Duration + Sync),
}

/// Plays a game between bots with these specs; `None` if it is stopped before the end.
pub(crate) fn play(
    catalog: &Catalog,
    bots: &[String],
    fixture: &Fixture,
    thinking: &Thinking,
) -> Result<Option<Played>, PlanError> {
    let (entry, start) = catalog.start(&fixture.spec)?;
    let line = entry.play(&start, &fixture.opening.join(" "))?;
    let mut position = Arc::clone(line.last().map_or(&start, |played| &played.position));
    let mut moves = fixture.opening.clone();
    let mut notes = vec![None; moves.len()];
    let mut players: Vec<Box<dyn Player>> = Vec::new();
    for (&bot, &seed) in fixture.bots.iter().zip(&fixture.seeds) {
        players.push(rusc_engine::bot(entry, start.in_public(), &bots[bot], seed)?);
    }

    let mut ending = Ending::Played;
    while let Some(seat) = position.turn().seat().filter(|_| ending == Ending::Played) {
        let began = (thinking.clock)();
        let clock = || (thinking.clock)().saturating_sub(began);
        let seed = fixture.seeds[seat.index()];
        let limits = thinking.limits.search();
        let control = Control { limits, threads: 1, cores: 1, seed, stop: thinking.stop, clock: Some(&clock) };
        let patience = thinking.limits.patience();
        let player = &mut *players[seat.index()];
        let asked = AssertUnwindSafe(|| ask(player, &position, patience, &control, &mut |_| {}));
        let answer =
            catch_unwind(asked).unwrap_or_else(|_| Answer::GaveUp(GivenUp::Failed(Why::of(&Forfeit::Panicked))));
        if thinking.stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        match answer {
            Answer::Move { played, thought } => {
                position = played.position;
                moves.push(played.name);
                notes.push(Some(Note { seat, time: clock(), score: thought.score }));
            }
            Answer::GaveUp(GivenUp::Resigned) => ending = Ending::Resigned(seat),
            Answer::GaveUp(GivenUp::Failed(why)) => {
                let bot = bots[fixture.bots[seat.index()]].clone();
                ending = Ending::Failed(seat, Why::of(&Forfeit::Bot { bot, why }));
            }
            Answer::OutOfTime => ending = Ending::OutOfTime(seat),
            Answer::Stopped => return Ok(None),
        }
    }
    let winners = match ending.loser() {
        None => position.winners(),
        Some(loser) => Seat::all(position.seats()).filter(|&seat| seat != loser).collect(),
    };
    let Fixture { number, bots, spec, .. } = fixture.clone();
    Ok(Some(Played { number, bots, spec, moves, notes, winners, ending }))
}
