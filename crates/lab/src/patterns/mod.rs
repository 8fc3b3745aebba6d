//! `rusc learn hex-patterns`: weights of local patterns, learned from games that bots play against themselves.
//!
//! Hexodus plays the first games. From them come the first weights, with which the expert plays a round of games; from those come
//! better weights for the next round. Or nothing is played, and the games come from files, such as those of `rusc selfplay`.

mod playing;
pub(crate) mod saved;

pub use saved::NoGames;

use std::ops::RangeInclusive;

use rusc_hex::patterns::Study;
use rusc_hex::{LARGEST, Move, OnAnySize, Position, SMALLEST, SwapRule, on_any_size};
use rusc_present::{Kind, Value};

use crate::hextress::{FileName, FileNames};
use crate::{Experiment, Lab, LabError};
use playing::{Player, play};

rusc_present::parameters! {
    /// Options of the training.
    struct Options {
        /// files with saved games to learn from; without them, games are played
        from: Option<FileNames> = None;
        /// games of Hexodus at depth 2, from which the first weights are learned
        first: u64 = 64, 1..=1_000_000;
        /// rounds of games of the expert; after each, weights are learned from all its games so far
        rounds: u64 = 3, 0..=100;
        /// games in each round
        games: u64 = 600, 1..=100_000;
        /// simulations of the expert for each move
        simulations: u64 = 1_500, 1..=1_000_000;
        /// sizes of the boards, in turn
        sizes: Sizes = Sizes(vec![11, 9, 11, 13]);
        /// passes over all moves of the games
        passes: u32 = 8, 1..=1_000;
        /// fixes all random choices
        seed: u64 = 77;
        /// a file for the weights, written anew after each round; without one the last are printed
        o: Option<FileName> = None;
    }
}

/// Sizes of boards.
#[derive(Clone, Debug)]
pub(crate) struct Sizes(pub(crate) Vec<usize>);

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
    Experiment::new::<Options, _>("hex-patterns", about, run)
}

/// One in this many games is held back, to measure how well moves are predicted.
const HELD_OUT: usize = 10;
/// Each round counts its games from a multiple of this number; those of Hexodus are counted from 0.
const NUMBERS_PER_ROUND: u64 = 100_000;

fn run(options: &Options, lab: &mut Lab) -> Result<(), LabError> {
    let text = match &options.from {
        Some(FileNames(names)) => {
            let games = saved::read(lab, names)?;
            let command = format!("--from {} --passes {} --seed {}", names.join(","), options.passes, options.seed);
            learn(options, lab, &command, &games)?
        }
        None => play_and_learn(options, lab)?,
    };
    match &options.o {
        Some(_) => Ok(()),
        None => Ok(lab.out.write_all(text.as_bytes())?),
    }
}

/// Plays the first games and all rounds, and learns after each.
fn play_and_learn(options: &Options, lab: &mut Lab) -> Result<String, LabError> {
    let command = |rounds: u64| {
        let Options { first, games, simulations, sizes, passes, seed, .. } = options;
        let sizes = sizes.write();
        format!(
            "--first {first} --rounds {rounds} --games {games} --simulations {simulations} --sizes {sizes} --passes {passes} --seed {seed}"
        )
    };
    let mut games = Vec::new();
    play(options, lab, 0..options.first, &Player::Hexodus, &mut games);
    let mut text = learn(options, lab, &command(0), &games)?;
    games.clear();
    for round in 1..=options.rounds {
        let weights = text.parse().expect("what was learned can be read");
        let player = Player::Expert { weights: Box::leak(Box::new(weights)), simulations: options.simulations };
        let number = round * NUMBERS_PER_ROUND;
        play(options, lab, number..number + options.games, &player, &mut games);
        if !games.is_empty() {
            text = learn(options, lab, &command(round), &games)?;
        }
        if lab.is_stopped() {
            break;
        }
    }
    Ok(text)
}

/// Learns from games and saves the weights, with the command that gives them; a training that was stopped still makes one pass.
fn learn(options: &Options, lab: &mut Lab, command: &str, games: &[Played]) -> Result<String, LabError> {
    let (mut study, mut held_out) = (Study::default(), Study::default());
    for (number, game) in games.iter().enumerate() {
        let study = if number % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut study };
        on_any_size(game.size, SwapRule::Off, Replay { game, study }).expect("sizes are checked when they are read");
    }
    let mut is_stopped = |pass: u32| {
        (lab.progress)(&format!("{} moves, pass {} of {}", study.len(), pass + 1, options.passes));
        pass > 0 && lab.is_stopped()
    };
    let weights = study.learn(options.passes, options.seed, &mut is_stopped);
    let prediction = held_out.prediction(&weights);
    let cut = if lab.is_stopped() { ", stopped before the end" } else { "" };
    let text = format!(
        "# rusc learn hex-patterns {command}{cut}\n\
         # {} games; of {} held-out moves {:.1} % are the likeliest, {:.1} % among the ten likeliest, log likelihood {:.3}\n{weights}",
        games.len(),
        held_out.len(),
        prediction.first * 100.0,
        prediction.first_ten * 100.0,
        prediction.log_likelihood,
    );
    if let Some(FileName(name)) = &options.o {
        lab.files.write(name, &text).map_err(LabError::Undone)?;
    }
    Ok(text)
}

/// A finished game.
pub(crate) struct Played {
    pub(crate) size: usize,
    /// Number of random moves at the start.
    random: usize,
    pub(crate) moves: Vec<Move>,
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
