//! Checks fill-in and pruning against brute force: who wins must not change.

mod support;

use rusc_game::{Rng, Seat};
use rusc_hex::connections::{Detail, HSearch};
use rusc_hex::inferior::{FilledIn, Reversible, patterns, shrink};
use rusc_hex::{Cells, Move, Outlook, Position};
use support::{Known, random_position, start, winner};

/// What was found in the positions checked.
#[derive(Default)]
struct Counts {
    filled_in: usize,
    dominated: usize,
    reversible: usize,
    /// Moves dominated by another that wins a whole region.
    in_rooms: usize,
    /// Cells filled in because connections within them join the groups around them.
    enclosed: usize,
}

/// Checks the fill-in of one position with both players to move.
fn check(stones: [Cells<1>; 2], start: &Position<1>, known: &mut Known, counts: &mut Counts) {
    for mover in Seat::all(2) {
        let position = start.set_up(stones, mover).expect("the stones do not overlap");
        if position.winner().is_some() {
            return;
        }
        let wins = winner(&position, known);
        let filled = FilledIn::new(&position);
        assert_eq!(winner(&filled.position, known), wins, "{position:?} filled in {:?}", filled.position);
        counts.filled_in += position.empty().len() - filled.position.empty().len();
        if filled.position.winner().is_some() {
            continue;
        }
        let detail = Detail { captured: true, ..Detail::NORMAL };
        let connections = HSearch::new().connections(&filled.position, mover, detail);
        let in_rooms = filled.dominated_in_rooms(&connections);
        counts.in_rooms += in_rooms.len();
        counts.dominated += filled.dominated().len();
        for dominated in filled.dominated().into_iter().chain(in_rooms) {
            let [cell, by] =
                [dominated.cell, dominated.by].map(|cell| winner(&after(&filled.position, cell), known) == mover);
            assert!(by || !cell, "{dominated:?} in {:?}", filled.position);
        }
        for seat in Seat::all(2) {
            let mut wider = filled.clone();
            while wider.position.winner().is_none() {
                let before = wider.position.empty().len();
                if !wider.fill_enclosed(&HSearch::new().connections(&wider.position, seat, detail)) {
                    break;
                }
                assert_eq!(winner(&wider.position, known), wins, "{position:?} filled in {:?}", wider.position);
                counts.enclosed += before - wider.position.empty().len();
            }
        }
        for detail in [Detail { captured: true, ..Detail::COARSE }, Detail::SHARP] {
            let outlook = Outlook::new(&position, &mut HSearch::new(), detail);
            match outlook.winner {
                Some(seen) => assert_eq!(seen, wins, "{position:?}"),
                None if wins == mover => {
                    let keeps = outlook.moves.iter().any(|cell| winner(&after(&position, cell), known) == mover);
                    assert!(keeps, "no winning move is worth trying: {:?} in {position:?}", outlook.moves);
                }
                None => {}
            }
        }
        // A winner who moves needs no vulnerable or reversible move, unless the game is won without any move.
        let passed =
            filled.position.set_up([Seat::FIRST, Seat::SECOND].map(|seat| filled.position.stones(seat)), mover.rival());
        let mut left = filled.position.empty() & !filled.vulnerable(mover);
        for Reversible { cell, answer } in filled.reversible() {
            counts.reversible += 1;
            left.remove(cell);
            let mut stones = [Seat::FIRST, Seat::SECOND].map(|seat| filled.position.stones(seat));
            stones[mover.rival().index()].insert(answer);
            let answered = [mover, mover.rival()].map(|owner| {
                let mut stones = stones;
                stones[owner.index()].insert(cell);
                winner(&start.set_up(stones, mover).expect("both cells were empty"), known)
            });
            assert_eq!(answered[0], answered[1], "{cell:?} answered by {answer:?} in {:?}", filled.position);
        }
        if wins == mover && winner(&passed.expect("the stones lay there"), known) != mover {
            let keeps = left.iter().any(|cell| winner(&after(&filled.position, cell), known) == mover);
            assert!(keeps, "only moves that the rival can make useless win in {:?}", filled.position);
        }
    }
}

fn after(position: &Position<1>, cell: rusc_hex::Cell) -> Position<1> {
    rusc_game::Game::after(position, Move::Stone(cell))
}

#[test]
fn fill_in_keeps_the_winner_of_every_position_of_3x3() {
    let (start, mut known, mut counts) = (start(3), Known::new(), Counts::default());
    for code in 0..3_usize.pow(9) {
        let mut stones = [Cells::EMPTY; 2];
        for (at, cell) in start.board().all().iter().enumerate() {
            if let Some(own) = (code / 3_usize.pow(at as u32) % 3).checked_sub(1) {
                stones[own].insert(cell);
            }
        }
        check(stones, &start, &mut known, &mut counts);
    }
    assert!(counts.filled_in > 20_000, "{} cells filled in", counts.filled_in);
    assert!(counts.dominated > 1000, "{} dominated moves", counts.dominated);
    assert!(counts.reversible > 1000, "{} reversible moves", counts.reversible);
}

#[test]
fn shrinking_keeps_the_winner_of_every_position_of_3x3() {
    let (start, mut known, mut removed) = (start(3), Known::new(), 0);
    for code in 0..3_usize.pow(9) {
        let (mut stones, mut open) = (Cells::EMPTY, Cells::EMPTY);
        for (at, cell) in start.board().all().iter().enumerate() {
            match code / 3_usize.pow(at as u32) % 3 {
                0 => stones.insert(cell),
                1 => open.insert(cell),
                _ => {}
            }
        }
        for seat in Seat::all(2) {
            let (left, left_open) = shrink(start.board(), seat, stones, open);
            assert!(left.is_within(stones) && left_open.is_within(open));
            removed += open.len() - left_open.len();
            for mover in Seat::all(2) {
                let mut winner_of = |own: Cells<1>, open: Cells<1>| {
                    let rest = start.board().all() & !(own | open);
                    let sides = if seat == Seat::FIRST { [own, rest] } else { [rest, own] };
                    winner(&start.set_up(sides, mover).expect("the stones do not overlap"), &mut known)
                };
                let [before, after] = [(stones, open), (left, left_open)].map(|(own, open)| winner_of(own, open));
                assert_eq!(before, after, "{seat:?} with {stones:?} and {open:?}");
            }
        }
    }
    assert!(removed > 20_000, "{removed} cells removed");
}

#[test]
fn fill_in_keeps_the_winner_of_many_positions_of_4x4_and_5x5() {
    for (size, fewest, positions) in [(4, 5, 2000), (5, 13, 1000)] {
        let (start, mut known, mut rng, mut counts) = (start(size), Known::new(), Rng::new(7), Counts::default());
        for round in 0..positions {
            let Some(position) = random_position(size, fewest + round % 7, &mut rng) else { continue };
            let stones = [Seat::FIRST, Seat::SECOND].map(|seat| position.stones(seat));
            check(stones, &start, &mut known, &mut counts);
        }
        let Counts { filled_in, dominated, enclosed, reversible, in_rooms } = counts;
        assert!(filled_in > positions && dominated > positions, "{filled_in} and {dominated} on {size}x{size}");
        assert!(enclosed > 0, "{enclosed} enclosed cells on {size}x{size}");
        assert!(reversible > 100 && in_rooms > 100, "{reversible} and {in_rooms} on {size}x{size}");
    }
}

#[test]
fn the_table_of_patterns_is_what_is_derived() {
    let derived: String = patterns(3, 6).iter().map(|line| format!("{line}\n")).collect();
    let table = include_str!("../src/inferior/patterns.txt");
    assert!(table.starts_with(&derived), "run `cargo xtask hex-patterns`");
    assert!(table.len() > derived.len(), "the table has larger regions too");
}
