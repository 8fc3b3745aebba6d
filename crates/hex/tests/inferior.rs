//! Checks fill-in and pruning against brute force: who wins must not change.

mod support;

use rusc_game::{Rng, Seat};
use rusc_hex::connections::{Detail, HSearch};
use rusc_hex::inferior::FilledIn;
use rusc_hex::{Cells, Move, Outlook, Position};
use support::{Known, random_position, start, winner};

/// Checks the fill-in of one position with both players to move.
fn check(stones: [Cells<1>; 2], start: &Position<1>, known: &mut Known) -> usize {
    let mut filled_in = 0;
    for mover in Seat::all(2) {
        let position = start.set_up(stones, mover).expect("the stones do not overlap");
        if position.winner().is_some() {
            return 0;
        }
        let wins = winner(&position, known);
        let filled = FilledIn::new(&position);
        assert_eq!(winner(&filled.position, known), wins, "{position:?} filled in {:?}", filled.position);
        filled_in += position.empty().len() - filled.position.empty().len();
        if filled.position.winner().is_some() {
            continue;
        }
        let outlook = Outlook::new(&position, &mut HSearch::new(), Detail { captured: true, ..Detail::COARSE });
        match outlook.winner {
            Some(seen) => assert_eq!(seen, wins, "{position:?}"),
            None if wins == mover => {
                let keeps = outlook.moves.iter().any(|cell| winner(&after(&position, cell), known) == mover);
                assert!(keeps, "no winning move is worth trying: {:?} in {position:?}", outlook.moves);
            }
            None => {}
        }
        // A winner who moves needs no vulnerable move, unless the game is won without any move.
        let passed =
            filled.position.set_up([Seat::FIRST, Seat::SECOND].map(|seat| filled.position.stones(seat)), mover.rival());
        let left = filled.position.empty() & !filled.vulnerable(mover);
        if wins == mover && winner(&passed.expect("the stones lay there"), known) != mover {
            let keeps = left.iter().any(|cell| winner(&after(&filled.position, cell), known) == mover);
            assert!(keeps, "only vulnerable moves win in {:?}", filled.position);
        }
    }
    filled_in
}

fn after(position: &Position<1>, cell: rusc_hex::Cell) -> Position<1> {
    rusc_game::Game::after(position, Move::Stone(cell))
}

#[test]
fn fill_in_keeps_the_winner_of_every_position_of_3x3() {
    let (start, mut known) = (start(3), Known::new());
    let mut filled_in = 0;
    for code in 0..3_usize.pow(9) {
        let mut stones = [Cells::EMPTY; 2];
        for (at, cell) in start.board().all().iter().enumerate() {
            if let Some(own) = (code / 3_usize.pow(at as u32) % 3).checked_sub(1) {
                stones[own].insert(cell);
            }
        }
        filled_in += check(stones, &start, &mut known);
    }
    assert!(filled_in > 20_000, "{filled_in} cells filled in");
}

#[test]
fn fill_in_keeps_the_winner_of_many_positions_of_4x4_and_5x5() {
    for (size, fewest, positions) in [(4, 5, 1000), (5, 13, 500)] {
        let (start, mut known, mut rng) = (start(size), Known::new(), Rng::new(7));
        let mut filled_in = 0;
        for round in 0..positions {
            let Some(position) = random_position(size, fewest + round % 7, &mut rng) else { continue };
            let stones = [Seat::FIRST, Seat::SECOND].map(|seat| position.stones(seat));
            filled_in += check(stones, &start, &mut known);
        }
        assert!(filled_in > positions, "{filled_in} cells filled in on {size}x{size}");
    }
}
