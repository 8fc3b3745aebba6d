//! Plays one game of a match, which its job determines completely.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_host::{Answer, GivenUp, Player, ask};
use rusc_present::Why;
use rusc_record::Ending;
use rusc_search::Control;

use crate::{Environment, Job, Note, Plan, PlanError, Played};

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

/// Plays a game of a checked plan; `None` if it is stopped before the end.
pub(crate) fn play(
    catalog: &Catalog,
    plan: &Plan,
    job: &Job,
    environment: &Environment,
) -> Result<Option<Played>, PlanError> {
    let (entry, start) = catalog.start(&job.spec)?;
    let line = entry.play(&start, &job.opening.join(" "))?;
    let mut position = Arc::clone(line.last().map_or(&start, |played| &played.position));
    let mut moves = job.opening.clone();
    let mut notes = vec![None; moves.len()];
    let mut players: Vec<Box<dyn Player>> = Vec::new();
    for (&bot, &seed) in job.bots.iter().zip(&job.seeds) {
        players.push(rusc_engine::bot(entry, start.in_public(), &plan.bots[bot], seed)?);
    }

    let mut ending = Ending::Played;
    while let Some(seat) = position.turn().seat().filter(|_| ending == Ending::Played) {
        let began = (environment.clock)();
        let clock = || (environment.clock)().saturating_sub(began);
        let seed = job.seeds[seat.index()];
        let limits = plan.limits.search();
        let control = Control { limits, threads: 1, cores: 1, seed, stop: environment.stop, clock: Some(&clock) };
        let patience = plan.limits.patience();
        let player = &mut *players[seat.index()];
        let thinking = AssertUnwindSafe(|| ask(player, &position, patience, &control, &mut |_| {}));
        let answer =
            catch_unwind(thinking).unwrap_or_else(|_| Answer::GaveUp(GivenUp::Failed(Why::of(&Forfeit::Panicked))));
        if environment.is_stopped() {
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
                let bot = plan.bots[job.bots[seat.index()]].clone();
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
    let Job { number, bots, spec, .. } = job.clone();
    Ok(Some(Played { number, bots, spec, moves, notes, winners, ending }))
}
