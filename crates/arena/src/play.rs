//! Plays one game of a match, which its number determines completely.

use std::sync::Arc;
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_game::{Rng, Seat};
use rusc_host::{Answer, AnyPosition, GivenUp, Player, ask};
use rusc_present::Why;
use rusc_search::Control;

use crate::job::Start;
use crate::{Environment, Job, JobError, Note, Played};

rusc_present::reasons! {
    /// Why a bot lost before the end of the game, with the bot's name.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Forfeit {
        /// The bot gave up or failed.
        #[error("{bot} {why}")]
        Bot {
            /// The spec of the bot.
            bot: String,
            /// The reason.
            why: Why,
        } => "forfeit-bot",
    }
}

/// Plays game `index` of a checked job; `None` if it is stopped before the end.
pub(crate) fn play(
    games: &Catalog,
    job: &Job,
    index: u32,
    environment: &Environment,
) -> Result<Option<Played>, JobError> {
    let seats = job.bots.len() as u32;
    let (round, turn) = (u64::from(index / seats), index % seats);
    let Start { entry, start, mut line } = job.start(games, round)?;
    open(&start, job.openings, &mut Rng::stream(job.seed, round), &mut line);
    let mut position = Arc::clone(line.last().map_or(&start, |played| &played.position));
    let mut moves: Vec<String> = line.into_iter().map(|played| played.name).collect();
    let mut notes = vec![None; moves.len()];

    let bots: Vec<usize> = (0..seats).map(|seat| ((seat + seats - turn) % seats) as usize).collect();
    // Each bot has its own seed, from which neither the deal nor other bots' choices can be derived.
    let seed_of = |seat: usize| Rng::stream(job.seed, u64::from(index) << 8 | seat as u64).bits();
    let mut players: Vec<Box<dyn Player>> = Vec::new();
    for (seat, &bot) in bots.iter().enumerate() {
        players.push(rusc_engine::bot(&entry, start.in_public(), &job.bots[bot], seed_of(seat))?);
    }

    let mut thought = vec![(Duration::ZERO, 0); bots.len()];
    let mut forfeit = None;
    while let Some(seat) = position.turn().seat().filter(|_| forfeit.is_none()) {
        let began = (environment.clock)();
        let clock = || (environment.clock)() - began;
        let seed = seed_of(seat.index());
        let control =
            Control { limits: job.limits, threads: 1, cores: 1, seed, stop: environment.stop, clock: Some(&clock) };
        let answer = ask(&mut *players[seat.index()], &position, None, &control, &mut |_| {});
        if environment.is_stopped() {
            return Ok(None);
        }
        let taken = clock();
        let bot = bots[seat.index()];
        let (time, count) = &mut thought[bot];
        *time += taken;
        *count += 1;
        match answer {
            Answer::Move { played, thought } => {
                position = played.position;
                moves.push(played.name);
                notes.push(Some(Note { time: taken, score: thought.score }));
            }
            Answer::GaveUp(given_up) => forfeit = Some((seat, blamed(given_up, &job.bots[bot]))),
            // There are no clocks here, and a stopped match has already returned above.
            Answer::OutOfTime | Answer::Stopped => return Ok(None),
        }
    }
    let (winners, forfeit) = match forfeit {
        None => (position.winners(), None),
        Some((loser, reason)) => (Seat::all(seats as u8).filter(|&seat| seat != loser).collect(), Some(reason)),
    };
    let spec = start.spec().to_owned();
    Ok(Some(Played { bots, spec, moves, notes, winners, forfeit, thought }))
}

/// The reason for a loss, with the name of the bot that lost.
fn blamed(given_up: GivenUp, bot: &str) -> GivenUp {
    match given_up {
        GivenUp::Resigned => GivenUp::Resigned,
        GivenUp::Failed(why) => GivenUp::Failed(Why::of(&Forfeit::Bot { bot: bot.to_owned(), why })),
    }
}

/// Plays random moves, but never one that ends the game, since such a game would say nothing about the bots.
fn open(start: &Arc<dyn AnyPosition>, count: u32, rng: &mut Rng, line: &mut Vec<rusc_host::Played>) {
    for _ in 0..count {
        let position = line.last().map_or(start, |played| &played.position);
        let mut tries = (0..100).map_while(|_| position.random_move(rng)).filter_map(|name| position.play(&name).ok());
        match tries.find(|played| !played.position.is_over()) {
            Some(played) => line.push(played),
            None => return,
        }
    }
}
