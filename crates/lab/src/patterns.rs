//! `rusc learn hex-patterns`: weights of local patterns, learned from games that bots play against themselves.
//!
//! Hexodus plays the first games. From them come the first weights, with which the expert plays the others.

use std::ops::RangeInclusive;

use rusc_game::{Game, Rng};
use rusc_hex::patterns::{PatternWeights, Prediction, Study};
use rusc_hex::{
    Expert, ExpertParameters, Hexodus, LARGEST, Move, OnAnySize, Position, SMALLEST, Strength, SwapRule, on_any_size,
};
use rusc_present::{Kind, Value};
use rusc_search::{Bot, Control, together};

use crate::hextress::FileName;
use crate::{Experiment, Lab, LabError};

rusc_present::parameters! {
    /// Options of the training.
    struct Told {
        /// games of Hexodus at depth 2, from which the first weights are learned
        first: u64 = 64, 1..=1_000_000;
        /// games of the expert with these weights, from which together with the others the final ones are learned
        games: u64 = 1_000, 0..=1_000_000;
        /// simulations of the expert for each move
        simulations: u64 = 1_000, 1..=1_000_000;
        /// sizes of the boards, in turn
        sizes: Sizes = Sizes(vec![9, 11, 10, 8]);
        /// passes over all moves of the games
        passes: u32 = 8, 1..=1_000;
        /// fixes all random choices
        seed: u64 = 77;
        /// a file for the weights; without one they are printed
        o: Option<FileName> = None;
    }
}

/// Sizes of boards.
#[derive(Clone, Debug)]
struct Sizes(Vec<usize>);

impl Value for Sizes {
    fn kind(_: Option<RangeInclusive<i64>>) -> Kind {
        Kind::Text { expected: "expected-sizes", english: "sizes of boards separated by commas" }
    }
    fn read(text: &str) -> Option<Self> {
        let size = |text: &str| text.trim().parse().ok().filter(|size| (SMALLEST..=LARGEST).contains(size));
        text.split(',').map(size).collect::<Option<Vec<usize>>>().map(Sizes)
    }
    fn write(&self) -> String {
        self.0.iter().map(usize::to_string).collect::<Vec<_>>().join(",")
    }
}

/// The training.
pub(crate) fn lesson() -> Experiment {
    let about = "weights of the patterns around a cell in Hex, from games of hexodus and expert against themselves";
    Experiment::new::<Told, _>("hex-patterns", about, run)
}

/// One in this many games is held back, to measure how well moves are predicted.
const HELD_OUT: usize = 10;
/// The number of the first game of the expert; those of Hexodus are counted from 0.
const FIRST_OF_EXPERT: u64 = 100_000;

fn run(told: &Told, lab: &mut Lab) -> Result<(), LabError> {
    let mut games = Vec::new();
    play(told, lab, 0..told.first, &Player::Hexodus, &mut games);
    let (first, _) = learn(told, lab, &games);
    let player = Player::Expert { weights: Box::leak(Box::new(first)), simulations: told.simulations };
    play(told, lab, FIRST_OF_EXPERT..FIRST_OF_EXPERT + told.games, &player, &mut games);
    let (weights, held_out) = learn(told, lab, &games);
    let text = format!(
        "# rusc learn hex-patterns --first {} --games {} --simulations {} --sizes {} --passes {} --seed {}\n\
         # {} games; of {} held-out moves {:.1} % are the likeliest, {:.1} % among the ten likeliest, log likelihood {:.3}\n{weights}",
        told.first,
        told.games,
        told.simulations,
        told.sizes.write(),
        told.passes,
        told.seed,
        games.len(),
        held_out.moves,
        held_out.prediction.first * 100.0,
        held_out.prediction.first_ten * 100.0,
        held_out.prediction.log_likelihood,
    );
    match &told.o {
        Some(FileName(name)) => lab.files.write(name, &text).map_err(LabError::Undone),
        None => Ok(lab.out.write_all(text.as_bytes())?),
    }
}

/// How well the weights predict games they were not learned from.
struct HeldOut {
    moves: usize,
    prediction: Prediction,
}

/// Learns from games; a training that was stopped still makes one pass.
fn learn(told: &Told, lab: &Lab, games: &[Played]) -> (PatternWeights, HeldOut) {
    let (mut study, mut held_out) = (Study::default(), Study::default());
    for (number, game) in games.iter().enumerate() {
        let study = if number % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut study };
        on_any_size(game.size, SwapRule::Off, Replay { game, study }).expect("sizes are checked when they are read");
    }
    let mut is_stopped = |pass: u32| {
        (lab.progress)(&format!("{} moves, pass {} of {}", study.len(), pass + 1, told.passes));
        pass > 0 && lab.is_stopped()
    };
    let weights = study.learn(told.passes, told.seed, &mut is_stopped);
    let prediction = held_out.prediction(&weights);
    (weights, HeldOut { moves: held_out.len(), prediction })
}

/// A finished game.
struct Played {
    size: usize,
    /// Number of random moves at the start.
    random: usize,
    moves: Vec<Move>,
}

/// Adds a game to a study.
struct Replay<'a> {
    game: &'a Played,
    study: &'a mut Study,
}

impl OnAnySize for Replay<'_> {
    type Output = ();

    fn run<const WORDS: usize>(self, start: Position<WORDS>) {
        self.study.add_game(&start, &self.game.moves, self.game.random);
    }
}

/// Who plays both sides.
#[derive(Clone, Copy)]
enum Player {
    Hexodus,
    Expert { weights: &'static PatternWeights, simulations: u64 },
}

/// Plays the games with these numbers, several at a time, until the experiment is stopped; unfinished games are dropped.
fn play(told: &Told, lab: &Lab, numbers: std::ops::Range<u64>, player: &Player, games: &mut Vec<Played>) {
    let (last, Sizes(sizes)) = (numbers.end, &told.sizes);
    let mut next = numbers.start;
    while next < last && !lab.is_stopped() {
        (lab.progress)(&format!("{} games played", games.len()));
        let stop = lab.stop;
        let one = |number: u64| {
            move || {
                let size = sizes[number as usize % sizes.len()];
                let game = OneGame { rng: Rng::stream(told.seed, number), player: *player, size, stop };
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
                let expert = Expert::with_weights(self.size, ExpertParameters::default(), weights);
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
