//! The rules: laws, perft, and a second, simpler implementation.

use rusc_game::laws::{self, Trial};
use rusc_game::{Duel, Game, Playout, Rng, Seat, Symmetric, Turn, perft};
use rusc_hex::{Cell, Illegal, Move, Position, SwapRule};

#[test]
fn obeys_the_laws() {
    for swap in [SwapRule::Off, SwapRule::Reflected, SwapRule::InPlace] {
        for size in 2..=8 {
            let trial = Trial { games: 8, longest: size * size + 1, seed: 1 };
            check_laws(&Position::<1>::new(size, swap).expect("the size is in range"), trial);
        }
        let trial = Trial { games: 1, longest: 362, seed: 1 };
        check_laws(&Position::<2>::new(11, swap).expect("the size is in range"), trial);
        check_laws(&Position::<3>::new(13, swap).expect("the size is in range"), trial);
    }
}

#[test]
fn the_largest_board_obeys_the_laws_of_a_duel() {
    let trial = Trial { games: 1, longest: 362, seed: 1 };
    laws::duel(&Position::<6>::new(19, SwapRule::Reflected).expect("the size is in range"), trial);
}

#[test]
fn a_refused_move_is_not_played() {
    for swap in [SwapRule::Off, SwapRule::Reflected] {
        let start = Position::<1>::new(3, swap).expect("the size is in range");
        laws::refusal(&start, Trial { games: 5, longest: 10, seed: 1 });
    }
}

fn check_laws<G: Duel + Symmetric>(start: &G, trial: Trial) {
    laws::duel(start, trial);
    laws::symmetric(start, trial);
}

#[test]
fn move_trees_have_the_counted_leaves() {
    let leaves = |size, depth| perft(&Position::<1>::new(size, SwapRule::Off).expect("the size is in range"), depth);
    assert_eq!(leaves(5, 4), 303_600);
    assert_eq!(leaves(3, 9), 120_960);
    let swapped =
        |size, depth| perft(&Position::<1>::new(size, SwapRule::Reflected).expect("the size is in range"), depth);
    assert_eq!(swapped(5, 2), 25 * 25);
    assert_eq!(swapped(5, 3), 25 * 24 * 23 + 25 * 24);
}

#[test]
fn whoever_joins_his_edges_wins_as_a_walk_from_cell_to_cell_says() {
    for size in [2, 3, 5, 8, 9, 11, 13, 19] {
        for index in 0..20 {
            let mut rng = Rng::stream(5, index);
            let mut position = Position::<6>::new(size, SwapRule::Off).expect("the size is in range");
            while let Some(mv) = position.random_move(&mut rng, &mut Vec::new()) {
                assert_eq!(walked_winner(&position), None);
                position.play(mv);
            }
            assert_eq!(walked_winner(&position), position.winner());
            let filled = Position::<6>::new(size, SwapRule::Off).expect("the size is in range").playout(&mut rng);
            assert_eq!(walked_winner(&filled), filled.winner());
            assert!(filled.is_over() && filled.empty().is_empty());
            assert_eq!(filled.key(), filled.fresh_key());
        }
    }
}

/// The winner, found by walking from stone to stone with the neighbours as the rules list them.
fn walked_winner<const WORDS: usize>(position: &Position<WORDS>) -> Option<Seat> {
    let size = position.board().size() as i32;
    Seat::all(2).find(|&seat| {
        let along = |(column, row): (i32, i32)| if seat == Seat::FIRST { row } else { column };
        let own = |(column, row): (i32, i32)| {
            (0..size).contains(&column)
                && (0..size).contains(&row)
                && position.stones(seat).contains(Cell::new((row * size + column) as usize))
        };
        let mut seen = vec![false; (size * size) as usize];
        let mut open: Vec<(i32, i32)> = (0..size)
            .flat_map(|a| (0..size).map(move |b| (a, b)))
            .filter(|&cell| along(cell) == 0 && own(cell))
            .collect();
        while let Some((column, row)) = open.pop() {
            if std::mem::replace(&mut seen[(row * size + column) as usize], true) {
                continue;
            }
            if along((column, row)) == size - 1 {
                return true;
            }
            for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)] {
                if own((column + right, row + down)) {
                    open.push((column + right, row + down));
                }
            }
        }
        false
    })
}

#[test]
fn filling_the_board_wins_as_often_as_playing_it_out() {
    let mut start = Position::<1>::new(4, SwapRule::Off).expect("the size is in range");
    start.play(start.parse("b2").expect("the cell is on the board"));
    let mut rng = Rng::new(3);
    let played = (0..4000).filter(|_| {
        let mut position = start;
        while let Some(mv) = position.random_move(&mut rng, &mut Vec::new()) {
            position.play(mv);
        }
        position.winner() == Some(Seat::FIRST)
    });
    let played = played.count();
    let filled = (0..4000).filter(|_| start.random_winner(&mut rng) == Seat::FIRST).count();
    assert!(played.abs_diff(filled) < 150, "{played} and {filled} of 4000");
}

#[test]
fn swap_takes_over_the_first_stone() {
    let played = |swap| {
        let mut position = Position::<1>::new(5, swap).expect("the size is in range");
        for text in ["a3", "swap"] {
            let mv = position.parse(text).expect("the text is a move");
            position.check(mv).expect("the move is legal");
            position.play(mv);
        }
        assert_eq!(position.turn(), Turn::Seat(Seat::FIRST));
        assert!(position.stones(Seat::FIRST).is_empty());
        let stone = position.stones(Seat::SECOND).lowest().expect("White has the stone");
        position.board().name(stone)
    };
    assert_eq!(played(SwapRule::Reflected), "c1");
    assert_eq!(played(SwapRule::InPlace), "a3");
}

#[test]
fn moves_that_may_not_be_played_are_refused_with_the_reason() {
    let refused = |swap, moves: &str, last: &str| {
        let mut position = Position::<1>::new(3, swap).expect("the size is in range");
        for text in moves.split_whitespace() {
            position.play(position.parse(text).expect("the text is a move"));
        }
        position.check(position.parse(last).expect("the text is a move")).expect_err("the move is illegal")
    };
    assert_eq!(refused(SwapRule::Off, "b2", "b2"), Illegal::Occupied { cell: "b2".to_owned() });
    assert_eq!(refused(SwapRule::Off, "b2", "swap"), Illegal::NoSwapRule);
    assert_eq!(refused(SwapRule::Reflected, "", "swap"), Illegal::TooLateToSwap);
    assert_eq!(refused(SwapRule::Reflected, "b2 swap", "swap"), Illegal::TooLateToSwap);
    assert_eq!(refused(SwapRule::Reflected, "b2 a1", "swap"), Illegal::TooLateToSwap);
    assert_eq!(refused(SwapRule::Off, "b1 a1 b2 a2 b3", "c3"), Illegal::Over);
    let start = Position::<1>::new(3, SwapRule::Off).expect("the size is in range");
    let message = start.parse("d1").expect_err("there is no column d").to_string();
    assert_eq!(message, "\"d1\" is not a move: expected a cell from a1 to c3 or \"swap\"");
    assert_eq!(start.check(Move::Stone(Cell::new(9))), Err(Illegal::OffBoard));
}

#[test]
fn stones_can_be_set_up() {
    let start = Position::<1>::new(3, SwapRule::Off).expect("the size is in range");
    let cells = |names: &[&str]| names.iter().filter_map(|name| start.board().parse(name)).collect();
    let won = start.set_up([cells(&["b1", "b2", "a3"]), cells(&["c3"])], Seat::SECOND).expect("no stones overlap");
    assert_eq!(won.winner(), Some(Seat::FIRST));
    let overlap = start.set_up([cells(&["b1"]), cells(&["b1"])], Seat::FIRST).expect_err("the stones overlap");
    assert_eq!(overlap.to_string(), "b1 holds a stone of each colour");
}
