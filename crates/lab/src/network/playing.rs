//! The games that the expert plays against itself, with what its search thought of each position.

use std::sync::atomic::{AtomicBool, Ordering};

use rusc_game::{Game as _, Rng};
use rusc_hex::{Expert, ExpertParameters, Move, OnAnySize, Position, SwapRule, on_any_size};
use rusc_search::{Bot, Control, Proof, together};

use super::Options;
use super::saved::{Game, Ply};
use crate::hextress::FileName;
use crate::patterns::Sizes;
use crate::{Lab, LabError};

/// Games between two times that the file is written.
const BETWEEN_FILES: usize = 20;

/// Plays games, several at a time, until the experiment is stopped; unfinished games are dropped.
pub(super) fn play(options: &Options, lab: &Lab) -> Result<Vec<Game>, LabError> {
    let (Sizes(sizes), stop) = (&options.sizes, lab.stop);
    let (mut games, mut next, mut written) = (Vec::new(), 0, 0);
    while next < options.games && !lab.is_stopped() {
        (lab.progress)(&format!("{} games played", games.len()));
        let one = |number: u64| {
            move || {
                let size = sizes[number as usize % sizes.len()];
                let rng = Rng::stream(options.seed, number);
                let game = OneGame { rng, size, network: options.network, simulations: options.simulations, stop };
                on_any_size(size, SwapRule::Off, game).expect("sizes are checked when they are read")
            }
        };
        let end = options.games.min(next + lab.threads.max(1) as u64);
        games.extend(together(one(next), (next + 1..end).map(one)).into_iter().flatten());
        next = end;
        let is_last = next == options.games || lab.is_stopped();
        if let Some(FileName(name)) = &options.keep
            && (is_last || games.len() >= written + BETWEEN_FILES)
        {
            let text: String = games.iter().map(|game| format!("{game}\n")).collect();
            lab.files.write(name, &text).map_err(LabError::Undone)?;
            written = games.len();
        }
    }
    Ok(games)
}

struct OneGame<'a> {
    rng: Rng,
    size: usize,
    network: u32,
    simulations: u64,
    stop: &'a AtomicBool,
}

/// A game begins with one or two random moves.
const MOST_RANDOM: u32 = 2;
/// For up to this many moves after them less one, a move is drawn in proportion to its visits, so that games differ.
const MOST_DRAWN: u32 = 8;

impl OnAnySize for OneGame<'_> {
    type Output = Option<Game>;

    fn run<const WORDS: usize>(mut self, start: Position<WORDS>) -> Option<Game> {
        let random = 1 + self.rng.below(MOST_RANDOM) as usize;
        let drawn = random + self.rng.below(MOST_DRAWN) as usize;
        let parameters = ExpertParameters { network: self.network, ..ExpertParameters::default() };
        let mut expert = Expert::<WORDS>::new(self.size, parameters);
        let mut position = start;
        let mut plies = Vec::new();
        while let Some(seat) = position.turn().seat() {
            if plies.len() < random {
                let Some(Move::Stone(cell)) = position.random_move(&mut self.rng, &mut Vec::new()) else { break };
                plies.push(Ply { cell, visits: Vec::new() });
                position.play(Move::Stone(cell));
                continue;
            }
            let control = Control { seed: self.rng.bits(), stop: self.stop, ..Control::nodes(self.simulations) };
            let report = expert.think(&position, seat, &control, &mut |_| {});
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            // A proven game is played to its end by no one.
            if let Some(proof) = report.score.and_then(|score| score.proof()) {
                let winner = if proof == Proof::Win { seat } else { seat.rival() };
                return Some(Game { size: self.size, winner, plies });
            }
            let visits: Vec<_> = report
                .candidates
                .iter()
                .filter_map(|candidate| match candidate.mv {
                    Move::Stone(cell) => Some((cell, candidate.visits)),
                    Move::Swap => None,
                })
                .collect();
            let total: u64 = visits.iter().map(|(_, visits)| u64::from(*visits)).sum();
            let mut best = report.best.expect("a game that is not over has a move");
            if plies.len() < drawn && total > 0 {
                let mut at = self.rng.bits() % total;
                for &(cell, visits) in &visits {
                    if at < u64::from(visits) {
                        best = Move::Stone(cell);
                        break;
                    }
                    at -= u64::from(visits);
                }
            }
            let Move::Stone(cell) = best else { break };
            plies
                .push(Ply { cell, visits: visits.into_iter().filter(|(_, visits)| is_kept(*visits, total)).collect() });
            position.play(best);
        }
        let winner = position.winner().expect("Hex has no draws");
        Some(Game { size: self.size, winner, plies })
    }
}

/// Whether a move has enough visits to be kept: half a percent.
fn is_kept(visits: u32, total: u64) -> bool {
    u64::from(visits) * 200 >= total
}
