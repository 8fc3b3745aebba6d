//! The games that bots play to be learned from.

use rusc_game::{Game, Rng};
use rusc_hex::patterns::PatternWeights;
use rusc_hex::{Expert, ExpertParameters, Hexodus, OnAnySize, Position, Strength, SwapRule, on_any_size};
use rusc_search::{Bot, Control, together};

use super::{Options, Played, Sizes};
use crate::Lab;

/// Who plays both sides.
#[derive(Clone, Copy)]
pub(super) enum Player {
    Hexodus,
    Expert { weights: &'static PatternWeights, simulations: u64 },
}

/// Plays the games with these numbers, several at a time, until the experiment is stopped; unfinished games are dropped.
pub(super) fn play(
    options: &Options,
    lab: &Lab,
    numbers: std::ops::Range<u64>,
    player: &Player,
    games: &mut Vec<Played>,
) {
    let (last, Sizes(sizes)) = (numbers.end, &options.sizes);
    let mut next = numbers.start;
    while next < last && !lab.is_stopped() {
        (lab.progress)(&format!("{} games played", games.len()));
        let stop = lab.stop;
        let one = |number: u64| {
            move || {
                let size = sizes[number as usize % sizes.len()];
                let game = OneGame { rng: Rng::stream(options.seed, number), player: *player, size, stop };
                on_any_size(size, SwapRule::Off, game).expect("sizes are checked when they are read")
            }
        };
        let end = last.min(next + lab.threads.max(1) as u64);
        games.extend(together(one(next), (next + 1..end).map(one)).into_iter().flatten());
        next = end;
    }
}

struct OneGame<'a> {
    rng: Rng,
    player: Player,
    size: usize,
    stop: &'a std::sync::atomic::AtomicBool,
}

/// Maximum number of random moves at the start of a game.
const MOST_RANDOM: u32 = 3;

impl OnAnySize for OneGame<'_> {
    type Output = Option<Played>;

    fn run<const WORDS: usize>(mut self, start: Position<WORDS>) -> Option<Played> {
        let random = 1 + self.rng.below(MOST_RANDOM) as usize;
        let (mut position, mut moves) = (start, Vec::new());
        let (mut bot, control): (Box<dyn Bot<Position<WORDS>>>, _) = match self.player {
            Player::Hexodus => {
                (Box::new(Hexodus::new(self.size, Strength::default().with_threads(1))), Control::unlimited())
            }
            Player::Expert { weights, simulations } => {
                let expert = Expert::with_weights(
                    self.size,
                    ExpertParameters { network: 0, ..ExpertParameters::default() },
                    weights,
                );
                (Box::new(expert), Control::nodes(simulations))
            }
        };
        while let Some(seat) = position.turn().seat() {
            let mv = if moves.len() < random {
                position.random_move(&mut self.rng, &mut Vec::new())
            } else {
                let control = Control { seed: self.rng.bits(), stop: self.stop, ..control };
                bot.think(&position, seat, &control, &mut |_| {}).best
            };
            if self.stop.load(std::sync::atomic::Ordering::Relaxed) {
                return None;
            }
            let mv = mv.expect("a game that is not over has a move");
            position.play(mv);
            moves.push(mv);
        }
        Some(Played { size: self.size, random, moves })
    }
}
