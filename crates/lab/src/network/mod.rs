//! `rusc learn hex-network`: the network of the expert, learned from games in which it plays itself, without the network or
//! with the one that is shipped.
//!
//! Each position teaches how often the search visited each move, and who won. Games can be kept in a file and learned from later,
//! together with those of other files.

mod playing;
mod saved;

pub use saved::Unreadable;

use rusc_hex::network::{Lesson, Loss, Network, Training};
use rusc_search::together;

use crate::hextress::{FileName, FileNames};
use crate::patterns::Sizes;
use crate::{Experiment, Lab, LabError};
use saved::Game;

rusc_present::parameters! {
    /// Options of the training.
    struct Options {
        /// files with games that were kept; without them, games are played
        from: Option<FileNames> = None;
        /// games to play
        games: u64 = 3_000, 1..=1_000_000;
        /// a file to keep the games in, written anew after every few of them
        keep: Option<FileName> = None;
        /// simulations of the expert for each move
        simulations: u64 = 1_500, 1..=1_000_000;
        /// power of the shipped network's probabilities, in hundredths, with which the expert plays; 0 plays without the network
        network: u32 = 0, 0..=1_000;
        /// sizes of the boards, in turn
        sizes: Sizes = Sizes(vec![11, 11, 11, 13, 11, 11, 9]);
        /// passes over all positions of the games; 0 only plays
        passes: u32 = 4, 0..=1_000;
        /// fixes all random choices
        seed: u64 = 1;
        /// a file for the network; without one it is printed
        o: Option<FileName> = None;
    }
}

/// The training.
pub(crate) fn lesson() -> Experiment {
    let about = "the network with which expert judges positions in Hex, from games of expert against itself";
    Experiment::new::<Options, _>("hex-network", about, run)
}

/// One in this many games is held back, to measure how wrong the network is about positions it has not seen.
const HELD_OUT: usize = 20;
/// Batches between two lines of progress.
const BETWEEN_LINES: usize = 50;

fn run(options: &Options, lab: &mut Lab) -> Result<(), LabError> {
    let Options { games, simulations, network: power, sizes, passes, seed, .. } = options;
    let (source, games) = match &options.from {
        Some(FileNames(names)) => (format!("--from {}", names.join(",")), saved::read(lab, names)?),
        None => {
            let sizes = rusc_present::Value::write(sizes);
            let source = format!("--games {games} --simulations {simulations} --network {power} --sizes {sizes}");
            (source, playing::play(options, lab)?)
        }
    };
    if *passes == 0 {
        return Ok(());
    }
    let (lessons, held_out) = lessons(lab, &games);
    let mut network = Network::new(*seed);
    network.learn(&lessons, Training::new(*passes, *seed), &mut |done, total| {
        if done % BETWEEN_LINES == 0 {
            (lab.progress)(&format!("{} positions, batch {done} of {total}", lessons.len()));
        }
        lab.is_stopped()
    });
    let network = network.rounded();
    let text = format!(
        "# rusc learn hex-network {source} --passes {passes} --seed {seed}{}\n\
         # {} games; in {} held-out positions:\n\
         # this network: {}\n\
         # the shipped network: {}\n{network}",
        if lab.is_stopped() { ", stopped before the end" } else { "" },
        games.len(),
        held_out.len(),
        described(network.loss(&held_out)),
        described(Network::shipped().loss(&held_out)),
    );
    match &options.o {
        Some(FileName(name)) => lab.files.write(name, &text).map_err(LabError::Undone),
        None => Ok(lab.out.write_all(text.as_bytes())?),
    }
}

/// How wrong a network is, in words.
fn described(loss: Loss) -> String {
    let Loss { moves, winner, first, right } = loss;
    format!(
        "cross entropy of the moves {moves:.3}, of the winner {winner:.3}; its likeliest move is the most visited one in {:.1} %, \
         its likelier winner wins in {:.1} %",
        first * 100.0,
        right * 100.0,
    )
}

/// The positions of games: those to learn from, and those held back.
fn lessons(lab: &Lab, games: &[Game]) -> (Vec<Lesson>, Vec<Lesson>) {
    (lab.progress)(&format!("looking at the positions of {} games", games.len()));
    let read = |games: &[Game]| games.iter().map(Game::lessons).collect::<Vec<_>>();
    let part = games.len().div_ceil(lab.threads.max(1)).max(1);
    let mut parts = games.chunks(part).map(|part| move || read(part));
    let Some(first) = parts.next() else { return (Vec::new(), Vec::new()) };
    let (mut learned, mut held_out) = (Vec::new(), Vec::new());
    for (number, lessons) in together(first, parts).into_iter().flatten().enumerate() {
        if number % HELD_OUT == HELD_OUT - 1 { held_out.extend(lessons) } else { learned.extend(lessons) }
    }
    (learned, held_out)
}
