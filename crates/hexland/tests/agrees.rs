//! Compares the bitboards with a naive implementation of the rules along random games.

mod naive;

use naive::{Naive, Refusal};
use rusc_game::{Game, Rng, Seat};
use rusc_hexland::{Eleven, Five, Illegal, Island, Move, Nine, Position, Seven};

/// Limit on moves, since uniformly random games rarely end by themselves.
const LONGEST: u32 = 300;

/// What occurred during the games.
#[derive(Debug, Default)]
struct Met {
    suicides: u32,
    repetitions: u32,
    captures: u32,
    ends: u32,
}

#[test]
fn nineteen_cells_agree() {
    let met = agree::<Five>(400);
    assert!(met.suicides > 10_000 && met.repetitions > 100 && met.captures > 10_000 && met.ends > 100, "{met:?}");
}

#[test]
fn thirty_seven_cells_agree() {
    let met = agree::<Seven>(300);
    assert!(met.suicides > 10_000 && met.repetitions > 0 && met.captures > 10_000, "{met:?}");
}

#[test]
fn sixty_one_cells_agree() {
    let met = agree::<Nine>(200);
    assert!(met.suicides > 10_000 && met.captures > 10_000, "{met:?}");
}

#[test]
fn ninety_one_cells_agree() {
    let met = agree::<Eleven>(200);
    assert!(met.suicides > 10_000 && met.captures > 10_000, "{met:?}");
}

fn agree<I: Island>(games: u64) -> Met {
    let mut met = Met::default();
    for index in 0..games {
        let mut rng = Rng::stream(I::SIZE.into(), index);
        let mut naive = Naive::new(I::SIZE as i32);
        let mut position = Position::<I>::default();
        while !position.is_over() && position.moves_played() < LONGEST {
            let open = compare(&position, &naive, &mut met);
            // Passes are rare, otherwise few games would fill the island.
            let stone = if rng.below(50) == 0 { None } else { rng.choose(&open).copied() };
            match stone {
                Some((mv, spot)) => {
                    position.play(mv);
                    naive.place(spot);
                }
                None => {
                    position.play(Move::Pass);
                    naive.pass();
                }
            }
        }
        assert_eq!(position.is_over(), naive.passes == 2);
        met.ends += u32::from(position.is_over());
        met.captures += naive.captures.iter().sum::<u32>();
    }
    met
}

/// Compares everything visible of one position; returns the legal stones.
fn compare<I: Island>(position: &Position<I>, naive: &Naive, met: &mut Met) -> Vec<(Move, usize)> {
    assert_eq!(position.turn().seat().map(|seat| seat.index() as u8), Some(naive.mover));
    for seat in Seat::all(2) {
        let score = position.score(seat);
        assert_eq!([score.stones, score.territory, score.captures], naive.score(seat.index() as u8), "{position}");
    }
    let lead = naive.score(0).iter().sum::<u32>() as i32 - naive.score(1).iter().sum::<u32>() as i32;
    assert_eq!(position.payoff(Seat::FIRST), lead, "{position}");

    let mut open = Vec::new();
    for (cell, spot) in I::cells().zip(naive.spots()) {
        assert_eq!(position.owner(cell).map(|seat| seat.index() as u8), naive.owner(spot));
        let mv = Move::Place(cell);
        let expected = naive.try_stone(spot).map(|_| ()).map_err(|refusal| match refusal {
            Refusal::Occupied => Illegal::Occupied,
            Refusal::Suicide => Illegal::Suicide,
            Refusal::Repeats(after) => Illegal::Repeats { after },
        });
        assert_eq!(position.check(mv), expected, "{}\n{position}", position.name(mv));
        match expected {
            Ok(()) => open.push((mv, spot)),
            Err(Illegal::Suicide) => met.suicides += 1,
            Err(Illegal::Repeats { .. }) => met.repetitions += 1,
            Err(_) => {}
        }
    }
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let expected: Vec<Move> = open.iter().map(|&(mv, _)| mv).chain([Move::Pass]).collect();
    assert_eq!(moves, expected, "{position}");
    open
}
