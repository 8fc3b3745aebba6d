//! Tests of the bots.

use std::collections::VecDeque;

use rusc_game::{Game, Rng, Seat};
use rusc_hex::{Cells, Dijkstra, Hexodus, Move, Position, Strength, SwapRule, distance, opening};
use rusc_present::NumberOr;
use rusc_search::{Bot, Control, Proof, Report, Score, Unit};

fn start(size: usize) -> Position<1> {
    Position::new(size, SwapRule::Off).expect("the size is in range")
}

fn played(start: Position<1>, moves: &str) -> Position<1> {
    moves.split_whitespace().fold(start, |at, name| at.after(at.parse(name).expect("the text is a move")))
}

fn think(bot: &mut dyn Bot<Position<1>>, position: &Position<1>, threads: usize) -> Report<Move> {
    let control = Control { threads, ..Control::unlimited() };
    bot.think(position, position.mover(), &control, &mut |_| {})
}

/// The final position if Hexodus plays both sides.
fn played_out(mut position: Position<1>, depth: u32) -> Position<1> {
    let mut bot = Hexodus::new(position.board().size(), Strength::depth(depth));
    while !position.is_over() {
        position.play(think(&mut bot, &position, 1).best.expect("there is a move until the game is over"));
    }
    position
}

#[test]
fn hexodus_wins_what_can_be_won_on_small_boards() {
    for line in include_str!("data/openings.txt").lines().filter(|line| !line.starts_with('#')) {
        let (size, winning) = line.split_once(';').expect("a size and openings");
        let start = start(size.parse().expect("a size"));
        if start.board().size() > 4 {
            continue;
        }
        for cell in start.board().all().iter() {
            let wins = winning.split_whitespace().any(|name| name == start.board().name(cell));
            let expected = if wins { Seat::FIRST } else { Seat::SECOND };
            let end = played_out(start.after(Move::Stone(cell)), 3);
            assert_eq!(end.winner(), Some(expected), "opening {} on {size}x{size}", start.board().name(cell));
        }
    }
}

#[test]
fn hexodus_wins_what_can_be_won_from_the_solved_positions() {
    for line in include_str!("data/positions.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let &[size, moves, winner] = fields.as_slice() else { panic!("not a position: {line}") };
        if size != "5" || moves.split_whitespace().count() < 5 {
            continue;
        }
        let expected = if winner == "first" { Seat::FIRST } else { Seat::SECOND };
        assert_eq!(played_out(played(start(5), moves), 3).winner(), Some(expected), "{line}");
    }
}

#[test]
fn hexodus_is_right_about_what_it_claims() {
    for line in include_str!("data/positions.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let &[size, moves, winner] = fields.as_slice() else { panic!("not a position: {line}") };
        let position = played(start(size.parse().expect("a size")), moves);
        let narrow = Strength { width: NumberOr::Number(6), ..Strength::depth(2) };
        for strength in [Strength::depth(2), narrow] {
            let proof =
                think(&mut Hexodus::new(position.board().size(), strength), &position, 1).score.and_then(Score::proof);
            let winner = if winner == "first" { Seat::FIRST } else { Seat::SECOND };
            let truth = if position.mover() == winner { Proof::Win } else { Proof::Loss };
            assert!(proof.is_none_or(|claim| claim == truth), "{line}");
        }
    }
}

#[test]
fn the_last_stones_are_played_as_well_as_the_first() {
    for seed in 0..300 {
        let mut rng = Rng::stream(11, seed);
        let mut position = start(3 + seed as usize % 3);
        let free = 1 + rng.below(4) as usize;
        while position.empty().len() > free && !position.is_over() {
            position.play(position.random_move(&mut rng, &mut Vec::new()).expect("the game is not over"));
        }
        for depth in [2, 3, 5] {
            let report = think(&mut Hexodus::new(position.board().size(), Strength::depth(depth)), &position, 1);
            let Some(best) = report.best else { continue };
            let winner = brute_force_winner(&position);
            assert_eq!(brute_force_winner(&position.after(best)), winner, "{position:?}");
            let truth = if winner == position.mover() { Proof::Win } else { Proof::Loss };
            assert_eq!(report.score.and_then(Score::proof), Some(truth), "{position:?}");
            let wins_at_once = |&cell: &rusc_hex::Cell| position.after(Move::Stone(cell)).is_over();
            if position.empty().iter().any(|cell| wins_at_once(&cell)) {
                assert!(position.after(best).is_over(), "the nearest win is taken: {position:?}");
            }
        }
    }
}

fn brute_force_winner(position: &Position<1>) -> Seat {
    position.winner().unwrap_or_else(|| {
        let mover = position.mover();
        let wins = position.empty().iter().any(|cell| brute_force_winner(&position.after(Move::Stone(cell))) == mover);
        if wins { mover } else { mover.rival() }
    })
}

#[test]
fn any_number_of_threads_finds_the_same_move() {
    for seed in 0..12 {
        let mut rng = Rng::stream(2, seed);
        let mut position = start(5 + seed as usize % 3);
        for _ in 0..2 + rng.below(6) {
            position.play(position.random_move(&mut rng, &mut Vec::new()).expect("few stones end no game"));
        }
        let choose = |threads| {
            let strength = Strength::depth(2).with_threads(threads);
            let report = think(&mut Hexodus::new(position.board().size(), strength), &position, 1);
            (report.best, report.score)
        };
        assert_eq!(choose(1), choose(2), "{position:?}");
        assert_eq!(choose(1), choose(4), "{position:?}");
    }
}

#[test]
fn hexodus_opens_from_its_table_and_swaps_what_is_strong() {
    for size in 2..=8 {
        for swap in [SwapRule::Off, SwapRule::Reflected] {
            let empty = Position::<1>::new(size, swap).expect("the size is in range");
            let report = think(&mut Hexodus::new(size, Strength::depth(2)), &empty, 1);
            assert_eq!(report.best, Some(Move::Stone(opening(empty.board(), swap))));
        }
    }
    let (mut right, mut all) = (0, 0);
    for line in include_str!("data/openings.txt").lines().filter(|line| !line.starts_with('#')) {
        let (size, winning) = line.split_once(';').expect("a size and openings");
        let empty =
            Position::<1>::new(size.parse().expect("a size"), SwapRule::Reflected).expect("the size is in range");
        if !(3..=6).contains(&empty.board().size()) {
            continue;
        }
        for cell in empty.board().all().iter() {
            let wins = winning.split_whitespace().any(|name| name == empty.board().name(cell));
            let mut bot = Hexodus::new(empty.board().size(), Strength::depth(2));
            let swaps = think(&mut bot, &empty.after(Move::Stone(cell)), 1).best == Some(Move::Swap);
            right += u32::from(swaps == wins);
            all += 1;
        }
    }
    println!("{right} of {all} swap decisions are right");
    assert!(right * 10 >= all * 9);
}

#[test]
fn the_limits_of_a_search_are_kept() {
    let position = played(start(8), "d4 e5 c6");
    let mut bot = Hexodus::new(8, Strength::depth(3));
    let report = bot.think(&position, position.mover(), &Control::nodes(40), &mut |_| {});
    assert!(report.best.is_some() && report.nodes <= 40);
}

#[test]
fn distances_are_those_of_a_walk_from_cell_to_cell() {
    for seed in 0..200 {
        let mut rng = Rng::stream(3, seed);
        let mut position = start(2 + seed as usize % 7);
        let area = position.board().area() as u32;
        for _ in 0..rng.below(area) {
            if let Some(mv) = position.random_move(&mut rng, &mut Vec::new()) {
                position.play(mv);
            }
        }
        for seat in Seat::all(2) {
            assert_eq!(distance(&position, seat), walked_distance(&position, seat), "{seat:?} in {position:?}");
        }
    }
}

/// Dijkstra's algorithm one cell at a time; since all costs are 0 or 1, a double-ended queue suffices.
fn walked_distance(position: &Position<1>, seat: Seat) -> Option<u32> {
    let board = position.board();
    let cost = |cell| {
        let is_own = position.stones(seat).contains(cell);
        let is_open = is_own || position.empty().contains(cell);
        is_open.then_some(u32::from(!is_own))
    };
    let mut settled = Cells::<1>::EMPTY;
    let mut open: Vec<(u32, rusc_hex::Cell)> =
        board.near(seat).iter().filter_map(|cell| cost(cell).map(|cost| (cost, cell))).collect();
    open.sort();
    let mut open = VecDeque::from(open);
    while let Some((distance, cell)) = open.pop_front() {
        if settled.contains(cell) {
            continue;
        }
        settled.insert(cell);
        if board.far(seat).contains(cell) {
            return Some(distance);
        }
        for next in board.touching(cell).iter() {
            match cost(next) {
                Some(0) => open.push_front((distance, next)),
                Some(cost) => open.push_back((distance + cost, next)),
                None => {}
            }
        }
    }
    None
}

#[test]
fn the_player_that_counts_stones_completes_and_stops_chains() {
    let win = played(start(5), "c1 a1 c2 a2 c3 a3 c4 a4");
    let mv = think(&mut Dijkstra::new(1), &win, 1).best.expect("there is a move");
    assert!(win.after(mv).is_over());
    let report = think(&mut Dijkstra::new(2), &played(start(5), "c3"), 1);
    let score = report.score.expect("the stones are counted");
    assert!(Score::estimate(0.0, Unit::new("stones")).is_better_than(score) && !score.is_proven());
}
