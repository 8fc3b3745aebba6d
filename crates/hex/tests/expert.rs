//! The expert on boards small enough for exhaustive search, and its claims on larger ones.

use rusc_game::{Game, Rng, Seat};
use rusc_hex::connections::{Detail, HSearch};
use rusc_hex::solver::Solve;
use rusc_hex::{Expert, ExpertParameters, Move, Outlook, Position, SwapRule};
use rusc_present::{Solver, Wanted};
use rusc_search::{Bot, Candidate, Control, Proof, Score};

/// The winner with best play, by exhaustive search.
fn winner(game: &Position<1>) -> Seat {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let Some(mover) = game.turn().seat() else { return game.winner().expect("Hex has no draws") };
    if moves.iter().any(|&mv| winner(&game.after(mv)) == mover) { mover } else { mover.rival() }
}

fn small() -> ExpertParameters {
    ExpertParameters { memory: 4, examine: 8, ..ExpertParameters::default() }
}

#[test]
fn every_position_of_three_by_three_is_judged_rightly() {
    for swap in [SwapRule::Off, SwapRule::Reflected, SwapRule::InPlace] {
        let start = Position::<1>::new(3, swap).expect("3x3 is a size");
        let mut rng = Rng::new(1);
        for _ in 0..60 {
            let mut game = start.after(start.random_move(&mut rng, &mut Vec::new()).expect("the board is empty"));
            while let Some(seat) = game.turn().seat() {
                let mut expert = Expert::<1>::new(3, small());
                let report = expert.think(&game, seat, &Control::nodes(5_000), &mut |_| {});
                let expected = if winner(&game) == seat { Proof::Win } else { Proof::Loss };
                assert_eq!(report.score.and_then(Score::proof), Some(expected), "{game:?}");
                let after = game.after(report.best.expect("there is a move"));
                assert_eq!(winner(&after), winner(&game), "the move keeps the result: {game:?}");
                game.play(game.random_move(&mut rng, &mut Vec::new()).expect("the game is not over"));
            }
        }
    }
}

#[test]
fn won_games_of_four_by_four_are_won_against_every_defence() {
    // The centre wins on 4x4, against every reply and every later defence.
    fn defend(game: &Position<1>, expert: &mut Expert<1>, games: &mut u32) {
        match game.turn().seat() {
            None => {
                *games += 1;
                assert_eq!(game.winner(), Some(Seat::FIRST), "{game:?}");
            }
            Some(Seat::FIRST) => {
                let report = expert.think(game, Seat::FIRST, &Control::nodes(2_000), &mut |_| {});
                defend(&game.after(report.best.expect("there is a move")), expert, games);
            }
            Some(_) => {
                let mut moves = Vec::new();
                game.moves(&mut moves);
                // Every other defence, to save time.
                moves.iter().step_by(2).for_each(|&mv| defend(&game.after(mv), expert, games));
            }
        }
    }
    let start = Position::<1>::new(4, SwapRule::Off).expect("4x4 is a size");
    let mut games = 0;
    defend(&start.after(start.parse("b3").expect("a cell")), &mut Expert::new(4, small()), &mut games);
    assert!(games > 10, "{games}");
}

#[test]
fn the_solver_proves_what_one_look_does_not() {
    // The tree search examines nothing but the position and, in the end, the moves there.
    let parameters = ExpertParameters { memory: 4, examine: 1_000_000, ..ExpertParameters::default() };
    let (mut by_solver, mut open) = (0, 0);
    let known = include_str!("data/positions.txt").lines().filter_map(|line| line.strip_prefix("6; "));
    for line in known {
        let (moves, winner) = line.split_once("; ").expect("moves and a winner");
        let start = Position::<1>::new(6, SwapRule::Off).expect("6x6 is a size");
        let game = moves.split(' ').fold(start, |game, mv| game.after(game.parse(mv).expect("a cell")));
        let seat = game.turn().seat().expect("the game goes on");
        if Outlook::new(&game, &mut HSearch::new(), Detail::SHARP).winner.is_some() {
            continue;
        }
        // The solver gets 20 nodes.
        let report = Expert::<1>::new(6, parameters.clone()).think(&game, seat, &Control::nodes(8_000), &mut |_| {});
        let Some(proof) = report.score.and_then(Score::proof) else {
            open += 1;
            continue;
        };
        by_solver += 1;
        let wins = (seat == Seat::FIRST) == (winner == "first");
        assert_eq!(proof, if wins { Proof::Win } else { Proof::Loss }, "{line}");
        assert!(report.best.is_some(), "{line}");
    }
    assert!(by_solver >= 5, "{by_solver} positions were proven, {open} left open");
}

#[test]
fn the_solver_looks_for_short_wins_early() {
    for moves in ["d3 d4 e3 c5 a6", "b6 f1 e5 e4 a4 a5", "g2 e3 c6 a6", "g2 b2", "f3 g4 a4 c5"] {
        let start = Position::<1>::new(7, SwapRule::Off).expect("7x7 is a size");
        let game = moves.split(' ').fold(start, |game, mv| game.after(game.parse(mv).expect("a cell")));
        let outlook = Outlook::new(&game, &mut HSearch::new(), Detail::SHARP);
        assert!(outlook.winner.is_none() && outlook.moves.len() > 20, "{moves}: the end is not near");
        // The solver gets 100 nodes before anything else; the first look of a tree search takes more simulations.
        let parameters = ExpertParameters { memory: 4, ..ExpertParameters::default() };
        let seat = game.turn().seat().expect("the game goes on");
        let report = Expert::<1>::new(7, parameters).think(&game, seat, &Control::nodes(160_000), &mut |_| {});
        assert_eq!(report.score.and_then(|score| score.proof()), Some(Proof::Win), "{moves}");
        assert!(report.nodes <= 100, "{moves}: {} nodes", report.nodes);
    }
}

/// A tree search that knows little, so that it likes moves that lose; the solver checks them with at most `check` empty cells.
fn ignorant(check: u32) -> ExpertParameters {
    ExpertParameters { memory: 4, examine: 1_000_000, network: 0, prior: 0, strictness: 0, check, ..Default::default() }
}

#[test]
fn the_solver_checks_the_chosen_move() {
    for moves in ["d3 d4 e3 c5 a6", "e1 g7 a2", "g7"] {
        let start = Position::<1>::new(7, SwapRule::Off).expect("7x7 is a size");
        let game = moves.split(' ').fold(start, |game, mv| game.after(game.parse(mv).expect("a cell")));
        let seat = game.turn().seat().expect("the game goes on");
        let keeps_win = |check: u32| {
            let report = Expert::<1>::new(7, ignorant(check)).think(&game, seat, &Control::nodes(20_000), &mut |_| {});
            let after = game.after(report.best.expect("there is a move"));
            let solved = Solve::default().solve(&after, Wanted::BestMoves, &Control::unlimited(), &mut |_| {});
            solved.expect("7x7 can be solved").winner == Some(seat)
        };
        assert!(keeps_win(49), "{moves}: a refuted move was played");
        assert!(!keeps_win(0), "{moves}: the search finds the win by itself, so it tests nothing");
    }
}

#[test]
fn a_refutation_serves_all_moves_that_miss_its_threat() {
    let moves = "j10 c6 f6 d9 c9 b11 g4 g5 f5 f7 g6 g7 i6 i3 i5 h9 h8 g9 e7 h1 i8 i9 j4 j8 d7 i11 e8 e9 b9 d8 b8 h6 h4 h5 i2 h3 f1";
    let start = Position::<2>::new(11, SwapRule::Off).expect("11x11 is a size");
    let game = moves.split(' ').fold(start, |game, mv| game.after(game.parse(mv).expect("a cell")));
    let report = Expert::<2>::new(11, ignorant(90)).think(&game, Seat::SECOND, &Control::nodes(16_000), &mut |_| {});
    let lost = |candidate: &&Candidate<Move>| candidate.score.proof() == Some(Proof::Loss);
    let refuted: Vec<Move> = report.candidates.iter().filter(lost).map(|candidate| candidate.mv).collect();
    assert!(refuted.len() > 6, "six moves at most are checked: {refuted:?}");
    let mut solver = Solve::default();
    for mv in refuted {
        let solved = solver.solve(&game.after(mv), Wanted::BestMoves, &Control::unlimited(), &mut |_| {});
        assert_eq!(solved.expect("nothing stops the solver").winner, Some(Seat::FIRST), "{mv:?}");
    }
}

#[test]
fn a_proven_move_is_among_those_compared() {
    let start = Position::<1>::new(5, SwapRule::Off).expect("5x5 is a size");
    let game = start.after(start.parse("c3").expect("a cell"));
    let report = Expert::<1>::new(5, small()).think(&game, Seat::SECOND, &Control::nodes(100), &mut |_| {});
    let [only] = report.candidates[..] else { panic!("{:?}", report.candidates) };
    assert_eq!((Some(only.mv), only.score.proof()), (report.best, Some(Proof::Loss)));
}

#[test]
fn swap_is_decided_by_value() {
    let start = Position::<1>::new(5, SwapRule::Reflected).expect("5x5 is a size");
    for (stone, swaps) in [("c3", true), ("a1", false), ("e5", false)] {
        let game = start.after(start.parse(stone).expect("a cell"));
        let report = Expert::<1>::new(5, small()).think(&game, Seat::SECOND, &Control::nodes(4_000), &mut |_| {});
        assert_eq!(report.best == Some(Move::Swap), swaps, "{stone}: {:?}", report.score);
    }
}

#[test]
fn a_seed_fixes_the_search() {
    let start = Position::<2>::new(9, SwapRule::Off).expect("9x9 is a size");
    let game = start.after(start.parse("b4").expect("a cell"));
    let think = || {
        let control = Control { seed: 5, ..Control::nodes(1_000) };
        Expert::<2>::new(9, ExpertParameters { memory: 16, ..small() }).think(
            &game,
            Seat::SECOND,
            &control,
            &mut |_| {},
        )
    };
    assert_eq!(think().candidates, think().candidates);
}

#[test]
fn the_network_changes_where_the_search_looks() {
    let mut game = Position::<2>::new(9, SwapRule::Off).expect("9x9 is a size");
    for name in ["d5", "f4"] {
        game.play(game.parse(name).expect("the cell is on the board"));
    }
    let visits = |network: u32| {
        let mut expert = Expert::<2>::new(9, ExpertParameters { network, ..small() });
        let report = expert.think(&game, Seat::FIRST, &Control::nodes(300), &mut |_| {});
        assert!(report.candidates.len() > 1);
        report.candidates.iter().map(|candidate| (candidate.mv, candidate.visits)).collect::<Vec<_>>()
    };
    assert_eq!(visits(100), visits(100));
    assert_ne!(visits(100), visits(0));
}
