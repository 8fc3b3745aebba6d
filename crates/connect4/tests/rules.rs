//! The rules: laws, perft, hand-made cases, and a second implementation without bitboards.

use rusc_connect4::solver::Stored;
use rusc_connect4::{Column, Fixed, Free, Illegal, Position, Shape};
use rusc_game::laws::{self, Trial};
use rusc_game::{Game, Playout, Rng, Seat, perft};
use rusc_present::{Eyes, Shown};

const TRIAL: Trial = Trial { games: 30, longest: 81, seed: 4 };

fn put_through_the_laws<S: Shape>(shape: S) {
    laws::duel(&Position::new(shape), TRIAL);
    laws::symmetric(&Position::new(shape), TRIAL);
}

#[test]
fn every_size_obeys_the_laws() {
    put_through_the_laws(Fixed::<7, 6>);
    put_through_the_laws(Fixed::<8, 8>);
    for columns in 4..=9 {
        for rows in 4..=9 {
            if let Some(shape) = Free::<u64>::new(columns, rows) {
                put_through_the_laws(shape);
            }
            put_through_the_laws(Free::<u128>::new(columns, rows).expect("every size fits in 128 bits"));
        }
    }
}

#[test]
fn a_refused_move_is_not_played() {
    laws::refusal(&Position::new(Fixed::<7, 6>), Trial { games: 5, ..TRIAL });
    laws::refusal(&Position::new(Free::<u128>::new(4, 4).expect("4x4 is a size")), Trial { games: 5, ..TRIAL });
}

#[test]
fn perft_counts_are_the_known_ones() {
    for (depth, leaves) in [(1, 7), (2, 49), (6, 117_649), (7, 823_536), (8, 5_673_234)] {
        assert_eq!(perft(&Position::new(Fixed::<7, 6>), depth), leaves);
    }
    assert_eq!(perft(&Position::new(Fixed::<8, 8>), 6), 262_144);
    let free = Free::<u128>::new(7, 6).expect("7x6 is a size");
    assert_eq!(perft(&Position::new(free), 8), 5_673_234);
}

fn played(moves: &str) -> Position<Fixed<7, 6>> {
    let mut board = Position::new(Fixed::<7, 6>);
    for column in moves.chars() {
        let column = board.parse(&column.to_string()).expect("a column");
        board.check(column).expect("an open column");
        board.play(column);
    }
    board
}

#[test]
fn four_in_a_line_win() {
    for (moves, winner) in [
        ("1122334", Seat::FIRST),
        ("1212121", Seat::FIRST),
        ("71717161", Seat::SECOND),
        ("12233434464", Seat::FIRST),
        ("76655454424", Seat::FIRST),
    ] {
        let board = played(moves);
        assert!(board.is_over(), "{moves}\n{}", board.text(Eyes::All));
        assert_eq!(board.payoff(winner), 1, "{moves}\n{}", board.text(Eyes::All));
        assert_eq!(board.check(Column::new(0)), Err(Illegal::Over));
    }
}

#[test]
fn a_line_does_not_run_from_one_column_into_the_next() {
    // Three at the top of column 1 and one at the bottom of column 2 are not a line.
    assert!(!played("11711717162").is_over());
}

#[test]
fn a_full_board_is_a_draw() {
    let board = played("111111222222333333544444455555666666777777");
    assert!(board.is_over());
    assert_eq!((board.payoff(Seat::FIRST), board.payoff(Seat::SECOND)), (0, 0), "\n{}", board.text(Eyes::All));
}

#[test]
fn a_full_column_and_a_missing_one_are_refused() {
    let board = played("111111");
    assert_eq!(board.check(Column::new(0)), Err(Illegal::Full { column: 1 }));
    assert_eq!(board.check(Column::new(7)), Err(Illegal::NoSuchColumn { columns: 7 }));
    for text in ["0", "8", "+3", "", " 3", "x", "٣"] {
        assert!(board.parse(text).is_err(), "{text:?}");
    }
}

#[test]
fn the_board_is_drawn_as_people_see_it() {
    let drawn = " . . . . . . .\n . . . . . . .\n . . . . . . .\n . . . . . . .\n . . . O . . .\n . . X X O . .\n 1 2 3 4 5 6 7\n";
    assert_eq!(played("4435").text(Eyes::All), drawn);
}

/// The winner by checking every line on a grid: slow but plain.
fn winner_by_looking<S: Shape>(board: &Position<S>) -> Option<Seat> {
    let (columns, rows) = (board.shape().columns() as i32, board.shape().rows() as i32);
    let disc = |column: i32, row: i32| {
        let is_inside = (0..columns).contains(&column) && (0..rows).contains(&row);
        if is_inside { board.disc(column as u32, row as u32) } else { None }
    };
    for column in 0..columns {
        for row in 0..rows {
            for (right, up) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let line = [0, 1, 2, 3].map(|step| disc(column + step * right, row + step * up));
                if line[0].is_some() && line.iter().all(|&disc| disc == line[0]) {
                    return line[0];
                }
            }
        }
    }
    None
}

fn agrees_with_looking<S: Shape<Word: Stored>>(shape: S) {
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let mut board = Position::new(shape);
        while let Some(column) = board.random_move(&mut rng, &mut Vec::new()) {
            assert_eq!(winner_by_looking(&board), None);
            board.play(column);
        }
        let winner = winner_by_looking(&board);
        let paid = Seat::all(2).find(|&seat| board.payoff(seat) > 0);
        assert_eq!(winner, paid, "\n{}", board.text(Eyes::All));
        assert!(winner.is_some() || board.discs() == shape.area());
        assert!(Position::new(shape).playout(&mut rng).is_over());
    }
}

#[test]
fn bitboards_agree_with_looking_at_every_line() {
    agrees_with_looking(Fixed::<7, 6>);
    agrees_with_looking(Fixed::<8, 8>);
    agrees_with_looking(Free::<u64>::new(4, 5).expect("4x5 is a size"));
    agrees_with_looking(Free::<u128>::new(9, 9).expect("9x9 is a size"));
}

#[test]
fn random_play_is_even() {
    let mut counts = [0_u32; 7];
    let start = Position::new(Fixed::<7, 6>);
    let mut rng = Rng::new(9);
    for _ in 0..7_000 {
        let column = start.random_move(&mut rng, &mut Vec::new()).expect("the game has begun");
        counts[column.index() as usize] += 1;
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    let wins = (0..20_000).filter(|_| start.playout(&mut rng).payoff(Seat::FIRST) > 0).count();
    assert!((10_700..11_500).contains(&wins), "the first to move wins about 55.6 % of random games: {wins} of 20000");
}
