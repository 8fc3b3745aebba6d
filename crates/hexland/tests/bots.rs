//! The published bots: what they search, what they find, and that the stronger one wins.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rusc_game::{Game, Rng, Seat};
use rusc_hexland::{Dummy, Five, Illegal, Island, Lead, Move, Negamax, NegamaxParameters, Ply, Position, Seven};
use rusc_present::NumberOr;
use rusc_search::{AlphaBeta, Bot, Control, Limits, Report, Score, Unit, plain};

fn after<I: Island>(moves: &str) -> Position<I> {
    moves.split_whitespace().fold(Position::default(), |position, text| position.after(position.parse(text).unwrap()))
}

/// A position after some random stones.
fn random_position<I: Island>(rng: &mut Rng, stones: u32) -> Position<I> {
    let mut dummy = Dummy::new(rng.bits());
    let mut position = Position::default();
    for _ in 0..stones {
        if position.is_over() {
            break;
        }
        position.play(think(&mut dummy, &position, Limits::default()).best.unwrap());
    }
    position
}

fn think<I: Island>(bot: &mut impl Bot<Position<I>>, position: &Position<I>, limits: Limits) -> Report<Move> {
    bot.think(position, position.board().mover(), &Control { limits, ..Control::unlimited() }, &mut |_| {})
}

fn negamax(ply: NumberOr<Ply>) -> Negamax {
    Negamax::new(NegamaxParameters { ply, table: 1, ..NegamaxParameters::default() })
}

const BY_RULE: NumberOr<Ply> = NumberOr::Word(Ply::ByEmptyCells);

/// The points found by a search.
fn points(report: &Report<Move>) -> f64 {
    report.score.and_then(Score::number).expect("points are a number")
}

/// Compares plain negamax with the search that keeps its table for all positions, except where a line repeats a board.
fn table_changes_nothing<I: Island>(positions: u32, depth: u32, most_empty: u32) {
    let mut rng = Rng::new(u64::from(I::CELLS + depth));
    let mut search = AlphaBeta::new(Lead::default(), 1 << 20);
    let mut compared = 0;
    let mut with_captures = 0;
    while compared < positions {
        let stones = rng.below(4 * I::CELLS);
        let position = random_position::<I>(&mut rng, stones);
        if position.is_over()
            || I::CELLS - position.score(Seat::FIRST).stones - position.score(Seat::SECOND).stones > most_empty
        {
            continue;
        }
        let control = Control::depth(depth);
        let mut lead = Lead::new(&position);
        let truth = plain::minimax(position.board(), &mut lead, &control, &mut |_| {});
        if lead.has_repeated() {
            continue;
        }
        *search.evaluation_mut() = Lead::new(&position);
        let found = search.search(position.board(), &control, &mut |_| {});
        assert!(found.depth == depth || found.score.is_some_and(Score::is_proven));
        assert_eq!(points(&found), points(&truth), "{depth} moves ahead\n{position}");
        compared += 1;
        with_captures += u32::from(position.board().has_captures());
    }
    assert!(with_captures > positions / 4);
}

#[test]
fn values_with_a_table_are_those_of_plain_negamax() {
    table_changes_nothing::<Five>(150, 2, 19);
    table_changes_nothing::<Five>(100, 3, 19);
    table_changes_nothing::<Five>(40, 4, 12);
    table_changes_nothing::<Five>(30, 6, 5);
    table_changes_nothing::<Seven>(40, 2, 37);
    table_changes_nothing::<Seven>(20, 3, 24);
}

#[test]
fn the_table_does_not_mix_captures() {
    let taken = after::<Five>("a1 a2 pass b1 pass b2 pass");
    let never_there = after::<Five>("pass a2 pass b1 pass b2 pass");
    assert_eq!(taken.board().stones(), never_there.board().stones());
    let mut bot = negamax(NumberOr::Number(5));
    let with = think(&mut bot, &taken, Limits::default());
    let without = think(&mut bot, &never_there, Limits::default());
    assert_eq!(points(&with), points(&without) + 1.0);
    assert!(without.nodes < with.nodes, "{} and {} positions: the table is shared", with.nodes, without.nodes);
}

#[test]
fn the_ply_follows_the_empty_cells() {
    let plies = [19, 11, 10, 6, 5, 0].map(|empty| NegamaxParameters::default().depth(empty));
    assert_eq!(plies, [4, 4, 6, 6, 8, 8].map(Some));
    assert_eq!(think(&mut negamax(BY_RULE), &after::<Five>("c3"), Limits::default()).depth, 4);
    assert_eq!(think(&mut negamax(NumberOr::Number(3)), &after::<Five>("c3"), Limits::default()).depth, 3);
    assert_eq!(think(&mut negamax(BY_RULE), &after::<Five>("c3"), Limits::depth(2)).depth, 2);
}

#[test]
fn its_time_ends_the_search_with_a_legal_move() {
    // A clock that advances by a second each time it is read.
    let looks = AtomicU64::new(0);
    let clock = || Duration::from_secs(looks.fetch_add(1, Ordering::Relaxed));
    let control = Control::timed(Limits::default(), &clock);
    let position = after::<Five>("c3");
    let report = negamax(NumberOr::Word(Ply::Unlimited)).think(&position, Seat::SECOND, &control, &mut |_| {});
    assert_eq!(looks.load(Ordering::Relaxed), 6);
    assert_eq!(report.best.map(|mv| position.check(mv)), Some(Ok(())));
}

#[test]
fn komi_is_part_of_the_value() {
    let found = |komi| think(&mut negamax(NumberOr::Number(3)), &Position::<Five>::new(komi), Limits::default());
    assert_eq!(points(&found(0)) - 5.0, points(&found(5)));
    assert!(matches!(found(5).score, Some(Score::Estimate { unit: Unit::POINTS, .. })));
}

#[test]
fn what_is_certain_is_a_margin_with_komi() {
    // The second player has all but three cells, and the rival has just passed.
    let ends = |komi| {
        let position = Position::<Five>::new(komi).after(Move::Pass);
        let stones = "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 e1";
        stones.split(' ').fold(position, |p, text| p.after(p.parse(text).unwrap()).after(Move::Pass))
    };
    let score = |komi| {
        let report = think(&mut negamax(NumberOr::Word(Ply::Unlimited)), &ends(komi), Limits::default());
        report.score.filter(|score| score.is_proven()).expect("all is played to the end")
    };
    let Score::Proven { margin: Some(margin), .. } = score(0) else { panic!("a margin") };
    assert_eq!(
        [score(0), score(4), score(-margin as i16), score(-99)],
        [0, 4, -margin, -99].map(|komi| Score::by_points(margin + komi))
    );
}

#[test]
fn nothing_found_has_no_komi() {
    let stop = std::sync::atomic::AtomicBool::new(true);
    let control = Control { stop: &stop, ..Control::unlimited() };
    let report = negamax(BY_RULE).think(&Position::<Five>::new(7), Seat::FIRST, &control, &mut |_| {});
    assert!(report.score.is_none() && report.best.is_some(), "{report:?}");
}

#[test]
fn negamax_does_not_bring_a_board_back() {
    // On b1 the second player would capture three stones and repeat the board after move 15.
    let position = after::<Five>("b3 a2 c3 e3 d4 b1 a1 e2 b2 a3 d2 b4 e1 c5 c1 c2 pass d1 c1");
    let b1 = position.parse("b1").unwrap();
    assert_eq!(position.check(b1), Err(Illegal::Repeats { after: 15 }));
    for ply in 1..=6 {
        assert_ne!(think(&mut negamax(NumberOr::Number(ply)), &position, Limits::default()).best, Some(b1));
    }
}

#[test]
fn the_number_of_threads_does_not_change_the_move() {
    for moves in ["c3", "a1 c3 d2", "b3 a2 c3 e3 d4 b1 a1 e2 b2 a3"] {
        let position = after::<Five>(moves);
        let [alone, shared] = [1, 3].map(|threads| {
            let control = Control { threads, ..Control::depth(7) };
            negamax(BY_RULE).think(&position, position.board().mover(), &control, &mut |_| {})
        });
        assert_eq!((alone.best, alone.score), (shared.best, shared.score), "{position}");
    }
}

#[test]
fn dummy_passes_only_when_it_must() {
    let mut dummy = Dummy::new(5);
    let mut position = Position::<Five>::default();
    while !position.is_over() && position.moves_played() < 300 {
        let best = think(&mut dummy, &position, Limits::default()).best.unwrap();
        assert_eq!(best == Move::Pass, position.count_moves() == 1);
        position.play(best);
    }
}

/// The number of games negamax wins against dummy, starting half of them.
fn wins<I: Island>(games: u32) -> u32 {
    let won = |index: u32| {
        let own = Seat::new((index % 2) as u8);
        let mut bots = (negamax(BY_RULE), Dummy::new(u64::from(index)));
        let mut position = Position::<I>::default();
        // Dummy never stops by itself.
        while !position.is_over() && position.moves_played() < 10 * I::CELLS {
            let report = if position.board().mover() == own {
                think(&mut bots.0, &position, Limits::default())
            } else {
                think(&mut bots.1, &position, Limits::default())
            };
            position.play(report.best.unwrap());
        }
        position.payoff(own) > 0
    };
    (0..games).map(|index| u32::from(won(index))).sum()
}

#[test]
fn negamax_beats_dummy_on_19_cells() {
    assert!(wins::<Five>(100) >= 95);
}

#[test]
fn negamax_beats_dummy_on_37_cells() {
    assert!(wins::<Seven>(20) >= 19);
}
