//! Hex: perft, playouts, and Hexodus compared with timings of the original on a similar machine.

use std::hint::black_box;
use std::time::Instant;

use rusc_game::{Game, Playout, Rng, Seat};
use rusc_hex::circuit::Circuit;
use rusc_hex::connections::{Detail, HSearch};
use rusc_hex::{Hexodus, Position, Strength, SwapRule};
use rusc_search::{Bot, Control};

use crate::measure::{contestant, rates};

pub(crate) fn perft() {
    let empty = Position::<1>::new(5, SwapRule::Off).expect("5x5 is a size");
    assert_eq!(rusc_game::perft(&empty, 4), 303_600);
    assert_eq!(rusc_game::perft(&Position::<1>::new(3, SwapRule::Off).expect("3x3 is a size"), 9), 120_960);
    rates("leaves", vec![contestant("rusc, 5x5 to depth 5", || rusc_game::perft(black_box(&empty), 5))]);
}

pub(crate) fn playouts() {
    const GAMES: u64 = 300_000;
    let empty = Position::<2>::new(11, SwapRule::Off).expect("11x11 is a size");
    let (mut one, mut other) = (Rng::new(1), Rng::new(1));
    rates(
        "playouts",
        vec![
            contestant("rusc, winner only", || {
                (0..GAMES).for_each(|_| _ = black_box(empty.random_winner(&mut one)));
                GAMES
            }),
            contestant("rusc, whole position", || {
                (0..GAMES).for_each(|_| _ = black_box(empty.playout(&mut other)));
                GAMES
            }),
        ],
    );
    println!("\nOpenSpiel's C++ was measured at 0.016 million per second.");
}

/// Connections and circuits of both colours, computed from scratch, in positions with few and with many stones.
pub(crate) fn evaluation() {
    /// Board size, then the least and the most milliseconds the original takes.
    const ORIGINAL: [(usize, f64, f64); 4] = [(4, 2.0, 14.0), (5, 9.0, 41.0), (6, 34.0, 69.0), (7, 73.0, 106.0)];
    println!("| board | milliseconds from scratch | after a move | original | speed-up |\n|---|---|---|---|---|");
    for (size, least, most) in ORIGINAL {
        let (anew, kept) = milliseconds::<1>(size);
        println!(
            "| {size}x{size} | {anew:.3} | {kept:.3} | {least} to {most} | {:.0} to {:.0} |",
            least / anew,
            most / anew
        );
    }
    for (size, (anew, kept)) in [(9, milliseconds::<2>(9)), (11, milliseconds::<2>(11)), (13, milliseconds::<3>(13))] {
        println!("| {size}x{size} | {anew:.3} | {kept:.3} | | |");
    }
}

/// The mean time of an evaluation from scratch, and of an update after one more stone.
fn milliseconds<const WORDS: usize>(size: usize) -> (f64, f64) {
    let mut search = HSearch::new();
    let mut circuit = Circuit::new();
    let (mut anew, mut kept, mut count) = (0.0, 0.0, 0.0);
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let mut position = Position::<WORDS>::new(size, SwapRule::Off).expect("the size is in range");
        for _ in 0..rng.below((size * size / 4) as u32) {
            position.random_move(&mut rng, &mut Vec::new()).into_iter().for_each(|mv| position.play(mv));
        }
        let Some(rusc_hex::Move::Stone(cell)) = position.random_move(&mut rng, &mut Vec::new()) else { continue };
        let began = Instant::now();
        let before = [Seat::FIRST, Seat::SECOND].map(|seat| search.connections(&position, seat, Detail::NORMAL));
        black_box(before.each_ref().map(|connections| circuit.resistance(connections)));
        anew += began.elapsed().as_secs_f64();
        let began = Instant::now();
        let mut after = before.clone();
        after.iter_mut().for_each(|connections| search.play(connections, position.mover(), cell));
        black_box(after.each_ref().map(|connections| circuit.resistance(connections)));
        kept += began.elapsed().as_secs_f64();
        count += 1.0;
    }
    (1000.0 * anew / count, 1000.0 * kept / count)
}

/// One game of Hexodus against itself at the normal level, with one thread.
pub(crate) fn games() {
    println!("| board | seconds per game | slowest move | original |\n|---|---|---|---|");
    for (size, original) in [(4, "1.3"), (5, "14"), (6, "115"), (7, "not in 300")] {
        let (seconds, slowest) = self_play::<1>(size, usize::MAX);
        println!("| {size}x{size} | {seconds:.3} | {slowest:.3} | {original} |");
    }
    println!("\n| board | slowest of 30 moves, seconds |\n|---|---|");
    println!("| 11x11 | {:.3} |", self_play::<2>(11, 30).1);
    println!("| 13x13 | {:.3} |", self_play::<3>(13, 30).1);
}

fn self_play<const WORDS: usize>(size: usize, most_moves: usize) -> (f64, f64) {
    let mut position = Position::<WORDS>::new(size, SwapRule::Off).expect("the size is in range");
    let mut bot = Hexodus::new(size, Strength::depth(2));
    let (mut seconds, mut slowest) = (0.0, 0.0_f64);
    for _ in 0..most_moves {
        let Some(seat) = position.turn().seat() else { break };
        let began = Instant::now();
        let report = bot.think(&position, seat, &Control::unlimited(), &mut |_| {});
        let taken = began.elapsed().as_secs_f64();
        seconds += taken;
        slowest = slowest.max(taken);
        position.play(report.best.expect("there is a move until the game is over"));
    }
    (seconds, slowest)
}
