//! `rusc bench hex-connections`: how early one evaluation of Hex proves the winner, and how long it takes.

use std::collections::BTreeSet;
use std::time::Duration;

use rusc_game::{Game, Rng, Seat};
use rusc_hex::connections::{Detail, HSearch};
use rusc_hex::{Hexodus, Move, OnAnySize, Outlook, Position, SMALLEST, Strength, SwapRule, must_play, on_any_size};
use rusc_search::{Bot, Control};

use crate::hextress::FileNames;
use crate::patterns::{Played, saved};
use crate::{Experiment, Lab, LabError};

rusc_present::parameters! {
    /// Options of the measurement.
    struct Games {
        /// files with saved games that were played to the end; without them, Hexodus plays itself
        from: Option<FileNames> = None;
        /// how many games are played on each board
        games: usize = 20, 1..=100_000;
        /// cells per side; 0: 5, 7, 9 and 11, or those of the saved games
        size: usize = 0, 0..=19;
        /// what fixes the games
        seed: u64 = 1;
    }
}

/// The experiment.
pub(crate) fn experiment() -> Experiment {
    let about = "how many moves before the end of games connections prove the winner, and their time";
    Experiment::new::<Games, LabError>("hex-connections", about, |options, lab| {
        let saved = match &options.from {
            Some(FileNames(names)) => Some(saved::read(lab, names)?),
            None => None,
        };
        let sizes: BTreeSet<usize> = match (options.size, &saved) {
            (0, Some(games)) => games.iter().map(|game| game.size).collect(),
            (0, None) => BTreeSet::from([5, 7, 9, 11]),
            (size, _) => BTreeSet::from([size.max(SMALLEST)]),
        };
        writeln!(
            lab.out,
            "| board | evaluation | positions decided | moves before the end | microseconds |\n|---|---|---|---|---|"
        )?;
        for size in sizes {
            on_any_size(size, SwapRule::Off, Board { options, saved: saved.as_deref(), lab })
                .expect("the size is in range")?;
        }
        Ok(())
    })
}

/// The evaluations compared.
#[derive(Clone, Copy)]
enum Kind {
    /// Connections alone.
    Connections(Detail),
    /// Connections on the board with inferior cells filled in.
    FilledIn(Detail),
}

const KINDS: [(&str, Kind); 6] = [
    ("connections, coarse", Kind::Connections(Detail::COARSE)),
    ("connections, normal", Kind::Connections(Detail::NORMAL)),
    ("filled in, coarse", Kind::FilledIn(Detail { captured: true, ..Detail::COARSE })),
    ("filled in, normal", Kind::FilledIn(Detail { captured: true, ..Detail::NORMAL })),
    ("filled in, sharp", Kind::FilledIn(Detail::SHARP)),
    ("filled in, sharp and captured", Kind::FilledIn(Detail { captured: true, ..Detail::SHARP })),
];

struct Board<'a, 'b> {
    options: &'a Games,
    saved: Option<&'a [Played]>,
    lab: &'a mut Lab<'b>,
}

impl OnAnySize for Board<'_, '_> {
    type Output = Result<(), LabError>;

    fn run<const WORDS: usize>(self, start: Position<WORDS>) -> Result<(), LabError> {
        let Board { options, saved, lab } = self;
        let size = start.board().size();
        let mut games: Vec<Vec<Position<WORDS>>> = Vec::new();
        match saved {
            Some(saved) => {
                let here = saved.iter().filter(|game| game.size == size).map(|game| positions(start, &game.moves));
                games.extend(here.filter(|game| game.last().is_some_and(Position::is_over)));
            }
            None => {
                for game in 0..options.games {
                    (lab.progress)(&format!("{size}x{size}: game {} of {}", game + 1, options.games));
                    games.push(played(start, &mut Rng::stream(options.seed, game as u64)));
                    if lab.is_stopped() {
                        return Ok(());
                    }
                }
            }
        }
        for (name, kind) in KINDS {
            let mut search = HSearch::new();
            let (mut decided, mut positions, mut before_end, mut time) = (0, 0, 0, Duration::ZERO);
            for game in &games {
                let winner = game.last().and_then(Position::winner);
                let mut first_seen = None;
                for (at, position) in game.iter().enumerate().filter(|(_, position)| position.winner().is_none()) {
                    let (seen, taken) = lab.time(|| seen(position, kind, &mut search));
                    time += taken;
                    positions += 1;
                    decided += usize::from(seen.is_some());
                    // A player may give a proven win away.
                    first_seen = if seen == winner { first_seen.or(Some(at)) } else { None };
                }
                before_end += game.len() - 1 - first_seen.unwrap_or(game.len() - 1);
                if lab.is_stopped() {
                    return Ok(());
                }
            }
            writeln!(
                lab.out,
                "| {size}x{size} | {name} | {:.3} | {:.1} | {:.0} |",
                decided as f64 / positions.max(1) as f64,
                before_end as f64 / games.len().max(1) as f64,
                time.as_secs_f64() * 1e6 / positions.max(1) as f64,
            )?;
        }
        Ok(())
    }
}

/// The winner that one evaluation proves.
fn seen<const WORDS: usize>(position: &Position<WORDS>, kind: Kind, search: &mut HSearch<WORDS>) -> Option<Seat> {
    match kind {
        Kind::FilledIn(detail) => Outlook::new(position, search, detail).winner,
        Kind::Connections(detail) => {
            let (mover, rival) = (position.mover(), position.mover().rival());
            if search.connections(position, mover, detail).quickest_win().is_some() {
                return Some(mover);
            }
            must_play(&search.connections(position, rival, detail)).is_empty().then_some(rival)
        }
    }
}

/// The positions of a game with these moves.
fn positions<const WORDS: usize>(start: Position<WORDS>, moves: &[Move]) -> Vec<Position<WORDS>> {
    let mut game = vec![start];
    moves.iter().for_each(|&mv| game.push(game[game.len() - 1].after(mv)));
    game
}

/// Number of random stones with which a game begins.
const OPENING: usize = 2;

/// The positions of a game of Hexodus against itself, up to the end.
fn played<const WORDS: usize>(start: Position<WORDS>, rng: &mut Rng) -> Vec<Position<WORDS>> {
    let mut bot = Hexodus::new(start.board().size(), Strength::depth(1));
    let mut game = vec![start];
    while let Some(seat) = game[game.len() - 1].turn().seat() {
        let position = &game[game.len() - 1];
        let mv = if game.len() <= OPENING {
            position.random_move(rng, &mut Vec::new())
        } else {
            bot.think(position, seat, &Control::depth(1), &mut |_| ()).best
        };
        let next = position.after(mv.expect("the game is not over"));
        game.push(next);
    }
    game
}
