//! One game of a match, from its number alone.

use std::time::Duration;

use game::{Rng, Seat};
use offer::{GivenUp, Player};
use search::Control;

use crate::{Job, JobError, Played, World};

/// Plays game `index` of a checked job; none if it is stopped before the end.
pub(crate) fn play(job: &Job, index: u32, world: &World) -> Result<Option<Played>, JobError> {
    let seats = job.bots.len() as u32;
    let (round, turn) = (u64::from(index / seats), index % seats);
    let (entry, mut position) = job.start(round)?;
    let (_, start) = catalog::start(position.spec())?;
    let spec = position.spec().to_owned();
    let mut moves = entry.play(&mut *start.clone(), &job.moves)?;
    let mut opening = Rng::stream(job.seed, round);
    open(&mut *position, job.openings, &mut opening, &mut moves);
    let mut notes = vec![None; moves.len()];

    let bots: Vec<usize> = (0..seats).map(|seat| ((seat + seats - turn) % seats) as usize).collect();
    // From its own seed a bot cannot work out the deal, nor another's choices.
    let seed_of = |seat: usize| Rng::stream(job.seed, u64::from(index) << 8 | seat as u64).bits();
    let mut players: Vec<Box<dyn Player>> = Vec::new();
    for (seat, &bot) in bots.iter().enumerate() {
        players.push(engine::bot(entry, &*start, &job.bots[bot], seed_of(seat))?);
    }

    let mut thought = vec![(Duration::ZERO, 0); bots.len()];
    let mut forfeit = None;
    while let Some(seat) = position.turn().seat() {
        let began = (world.clock)();
        let clock = || (world.clock)() - began;
        let seed = seed_of(seat.index());
        let control = Control { limits: job.limits, threads: 1, cores: 1, seed, stop: world.stop, clock: Some(&clock) };
        let answer = players[seat.index()].think(&*position, &control, &mut |_| {});
        if world.is_stopped() {
            return Ok(None);
        }
        let taken = clock();
        let (time, count) = &mut thought[bots[seat.index()]];
        *time += taken;
        *count += 1;
        let bot = &job.bots[bots[seat.index()]];
        let failed = |reason: String| Some((seat, GivenUp::Failed(format!("{bot} {reason}"))));
        match (answer.best.map(|text| (position.play(&text), text)), answer.given_up) {
            (Some((Ok(name), _)), _) => {
                moves.push(name);
                notes.push(Some((taken, answer.value)));
            }
            (Some((Err(error), text)), _) => forfeit = failed(format!("played {text:?}: {error}")),
            (None, Some(GivenUp::Failed(reason))) => forfeit = failed(reason),
            (None, Some(GivenUp::Resigned)) => forfeit = Some((seat, GivenUp::Resigned)),
            (None, None) => forfeit = failed("played nothing".to_owned()),
        }
        if forfeit.is_some() {
            break;
        }
    }
    let (winners, forfeit) = match forfeit {
        None => (position.winners(), None),
        Some((loser, reason)) => (Seat::all(seats as u8).filter(|&seat| seat != loser).collect(), Some(reason)),
    };
    Ok(Some(Played { bots, spec, moves, notes, winners, forfeit, thought }))
}

/// Plays random moves, but never one that ends the game: a round that is over at once would tell nothing.
fn open(position: &mut dyn offer::Position, count: u32, rng: &mut Rng, moves: &mut Vec<String>) {
    for _ in 0..count {
        for _ in 0..100 {
            let Some(name) = position.random_move(rng) else { return };
            let mut after = position.boxed();
            if after.play(&name).is_ok() && !after.is_over() {
                position.play(&name).expect("what a copy allowed is allowed");
                moves.push(name);
                break;
            }
        }
    }
}
