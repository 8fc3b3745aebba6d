//! Plays the games that a curve is fitted to: a bot against itself, with random errors.

use std::sync::Arc;

use rusc_catalog::{Catalog, Entry, after_random_moves};
use rusc_game::{Rng, Seat};
use rusc_host::{Answer, AnyPosition, Player, ask};
use rusc_search::{Control, Limits, Score, Unit};

use super::Options;
use super::fit::Sample;
use crate::{Lab, LabError};

/// The smallest number of random moves at the start of a game.
const OPENING: u32 = 2;
/// The largest number of random moves at the start of a game.
const LONGEST_OPENING: u32 = 8;

/// Percentages of random moves; each seat draws one of them for each game. Error-free games between equals would not show
/// how often an advantage is lost again, and estimates would look too reliable.
const ERRING: [u32; 4] = [0, 5, 10, 20];

/// The number of estimates taken from a game. Estimates from the same game are similar, and a long game should not outweigh
/// short ones.
const PER_GAME: usize = 4;

/// The number of games after which a bot without usable estimates is skipped.
const PATIENCE: u64 = 5;

/// The estimates from all games.
pub(super) struct Collected {
    /// The unit of the estimates; `None` if there were none.
    pub(super) unit: Option<Unit>,
    /// The samples, grouped by game.
    pub(super) games: Vec<Vec<Sample>>,
}

/// Plays the games and takes a few estimates from each.
pub(super) fn collect(
    lab: &mut Lab,
    (catalog, entry): (&Catalog, &Entry),
    spec: &str,
    bot: &str,
    options: &Options,
) -> Result<Collected, LabError> {
    let mut collected = Collected { unit: None, games: Vec::new() };
    for index in 0..options.games {
        (lab.progress)(&format!("{bot}: game {} of {}", index + 1, options.games));
        let mut rng = Rng::stream(options.seed, index);
        // Each game has its own deal unless the spec fixes it.
        let (_, start) =
            catalog.dealt(spec, rng.bits() >> 32).and_then(|spec| catalog.start(&spec)).map_err(LabError::wrong)?;
        let opening = (OPENING + rng.below(LONGEST_OPENING - OPENING + 1)) as usize;
        let position = after_random_moves(&start, opening, rng.bits());
        let mut players = Vec::new();
        for _ in Seat::all(start.seats()) {
            let player = entry.bot(start.in_public(), bot, rng.bits()).map_err(LabError::wrong)?;
            players.push(Erring { player, percent: *rng.choose(&ERRING).expect("there are players") });
        }
        let played = play(lab, options, position, &mut players, &mut rng);
        if lab.is_stopped() {
            break;
        }
        if let Some(Played { estimates, results }) = played {
            let unit = estimates.iter().find_map(|(_, score)| unit(*score));
            collected.unit = collected.unit.or(unit);
            collected.games.push(samples(&estimates, &results, collected.unit, &mut rng));
        }
        if collected.unit.is_none() && index + 1 >= PATIENCE {
            break;
        }
    }
    Ok(collected)
}

/// The unit of an estimate, if a curve is needed to turn it into a winning chance.
fn unit(score: Option<Score>) -> Option<Unit> {
    match score {
        Some(Score::Estimate { unit, .. }) if needs_curve(unit) => Some(unit),
        _ => None,
    }
}

/// Whether a unit is known and is not already a winning chance.
fn needs_curve(unit: Unit) -> bool {
    ![Unit::WIN_CHANCE, Unit::UNKNOWN].contains(&unit)
}

/// A few estimates of a game, chosen at random, each with the result of its seat. Proven scores are left out: they need no curve.
fn samples(estimates: &[(Seat, Option<Score>)], results: &[f64], unit: Option<Unit>, rng: &mut Rng) -> Vec<Sample> {
    let sample = |&(seat, score): &(Seat, Option<Score>)| match score {
        Some(Score::Estimate { value, unit: own }) if Some(own) == unit => {
            Some(Sample { estimate: value, result: results[seat.index()], seats: results.len() as u8 })
        }
        _ => None,
    };
    let mut samples: Vec<Sample> = estimates.iter().filter_map(sample).collect();
    rng.shuffle(&mut samples);
    samples.truncate(PER_GAME);
    samples
}

/// A bot that sometimes plays a random move instead of its own.
struct Erring {
    player: Box<dyn Player>,
    percent: u32,
}

/// A finished game: the scores that the bots gave before each move, and the result of every seat.
struct Played {
    estimates: Vec<(Seat, Option<Score>)>,
    results: Vec<f64>,
}

/// Plays a game to its end; `None` if a bot gives up or is stopped.
fn play(
    lab: &Lab,
    options: &Options,
    mut position: Arc<dyn AnyPosition>,
    players: &mut [Erring],
    rng: &mut Rng,
) -> Option<Played> {
    // Without a clock and on one core, no bot depends on the speed of the machine, and every search can be repeated.
    let limits = Limits { nodes: options.nodes, ..Limits::default() };
    let control = Control { limits, threads: 1, cores: 1, seed: rng.bits(), stop: lab.stop, clock: None };
    let mut estimates = Vec::new();
    while let Some(seat) = position.turn().seat() {
        let Erring { player, percent } = &mut players[seat.index()];
        let Answer::Move { played, thought } = ask(&mut **player, &position, None, &control, &mut |_| {}) else {
            return None;
        };
        estimates.push((seat, thought.score));
        position = match position.random_move(rng) {
            Some(name) if rng.below(100) < *percent => position.play(&name).expect("a random move can be played"),
            _ => played,
        }
        .position;
    }
    Some(Played { estimates, results: results(&position.winners(), position.seats()) })
}

/// The result of every seat: the winners share one win, and a draw is shared by all.
fn results(winners: &[Seat], seats: u8) -> Vec<f64> {
    let share = |seat: Seat| match winners.len() {
        0 => 1.0 / f64::from(seats),
        count if winners.contains(&seat) => 1.0 / count as f64,
        _ => 0.0,
    };
    Seat::all(seats).map(share).collect()
}

#[cfg(test)]
mod tests {
    use rusc_search::Proof;

    use super::*;

    #[test]
    fn winners_share_one_win() {
        let [first, second, third] = [0, 1, 2].map(Seat::new);
        assert_eq!(results(&[second], 2), [0.0, 1.0]);
        assert_eq!(results(&[], 2), [0.5, 0.5]);
        assert_eq!(results(&[first, third], 3), [0.5, 0.0, 0.5]);
    }

    #[test]
    fn a_game_gives_a_few_estimates_of_all_seats_with_what_each_got() {
        let unit = Unit::new("stones");
        let estimate = |seat: Seat, value: f64| (seat, Some(Score::estimate(value, unit)));
        let mut estimates = vec![(Seat::FIRST, Some(Score::proven(Proof::Win))), (Seat::SECOND, None)];
        estimates.push((Seat::FIRST, Some(Score::estimate(0.5, Unit::WIN_CHANCE))));
        assert_eq!(samples(&estimates, &[1.0, 0.0], Some(unit), &mut Rng::new(1)), [], "none of them needs this curve");
        estimates.extend((1..=20).flat_map(|n| [estimate(Seat::FIRST, n.into()), estimate(Seat::SECOND, (-n).into())]));
        let mut taken = Vec::new();
        for seed in 0..20 {
            let samples = samples(&estimates, &[1.0, 0.0], Some(unit), &mut Rng::new(seed));
            assert_eq!(samples.len(), PER_GAME);
            // The seat that is ahead by its estimate wins.
            assert!(
                samples.iter().all(|sample| sample.result == f64::from(sample.estimate > 0.0) && sample.seats == 2)
            );
            taken.extend(samples);
        }
        assert!(taken.iter().any(|sample| sample.result == 1.0) && taken.iter().any(|sample| sample.result == 0.0));
    }
}
