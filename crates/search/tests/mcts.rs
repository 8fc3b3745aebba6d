//! Monte Carlo tree search proves only what is true, is reproducible, and keeps its memory limit and its tree.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rusc_game::tree_game::TreeGame;
use rusc_game::{Game, Rng, Seat};
use rusc_search::mcts::{Mcts, MctsSettings};
use rusc_search::{Candidate, Control, Curve, Limits, Proof, Report, Score};

fn settings() -> MctsSettings {
    MctsSettings { bytes: 1 << 22, ..MctsSettings::default() }
}

fn visits(report: &Report<u8>) -> u64 {
    report.candidates.iter().map(|candidate| u64::from(candidate.visits)).sum()
}

/// A game too long to be proven in these tests.
fn endless() -> TreeGame {
    TreeGame::random_to_the_end(&mut Rng::new(5), 60, 8)
}

fn nodes(count: u64) -> Control<'static> {
    Control::nodes(count)
}

/// The sign of the value for a seat, by exhaustive search.
fn sign(tree: &TreeGame, seat: Seat) -> i32 {
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let values = moves.iter().map(|&mv| sign(&tree.after(mv), seat));
    match tree.turn().seat() {
        None => tree.payoff(seat).signum(),
        Some(turn) if turn == seat => values.max().expect("a turn has moves"),
        Some(_) => values.min().expect("a turn has moves"),
    }
}

fn word(sign: i32) -> Option<Proof> {
    Some(match sign {
        1 => Proof::Win,
        -1 => Proof::Loss,
        _ => Proof::Draw,
    })
}

#[test]
fn small_games_are_proven_and_rightly() {
    for threads in [1, 2] {
        for seed in 0..60 {
            let tree = TreeGame::random(&mut Rng::new(seed), 7, 3);
            let control = Control { threads, ..nodes(100_000) };
            let report = Mcts::new(settings()).search(&tree, &control, &mut |_| {});
            assert_eq!(
                report.score.and_then(Score::proof),
                word(sign(&tree, Seat::FIRST)),
                "{threads} threads: {tree:?}"
            );
            let after = tree.after(report.best.expect("a move"));
            assert_eq!(sign(&after, Seat::FIRST), sign(&tree, Seat::FIRST), "the move keeps the value: {tree:?}");
        }
    }
}

#[test]
fn one_thread_repeats_itself() {
    let tree = endless();
    let run = |seed| {
        let mut reports = Vec::new();
        let control = Control { seed, ..nodes(40_000) };
        let last = Mcts::new(settings()).search(&tree, &control, &mut |report| reports.push(report.clone()));
        assert_eq!(last.nodes, 40_000);
        (reports, last)
    };
    assert_eq!(run(1), run(1));
    assert!(run(1).0.len() >= 2, "it reports as it goes");
}

#[test]
fn a_full_tree_goes_on_without_growing() {
    let tree = endless();
    for bytes in [0, 1_000, 100_000] {
        let report = Mcts::new(MctsSettings { bytes, ..settings() }).search(&tree, &nodes(5_000), &mut |_| {});
        assert_eq!(report.nodes, 5_000);
        assert!(report.best.is_some());
    }
}

#[test]
fn what_was_found_is_kept_for_the_next_move() {
    let tree = endless();
    let mut search = Mcts::new(settings());
    let report = search.search(&tree, &nodes(20_000), &mut |_| {});
    let reply = tree.after(report.line[0]).after(report.line[1]);
    let kept = visits(&search.search(&reply, &nodes(1), &mut |_| {}));
    assert!(kept > 100, "{kept} visits were kept");
    let elsewhere = endless();
    let begun = visits(&search.search(&elsewhere, &nodes(100), &mut |_| {}));
    assert_eq!(begun, 100, "another game begins anew");
}

#[test]
fn the_visits_of_the_moves_add_up() {
    let tree = endless();
    for threads in [1, 3] {
        let mut search = Mcts::new(settings());
        let report = search.search(&tree, &Control { threads, ..nodes(10_000) }, &mut |_| {});
        assert_eq!(visits(&report), report.nodes);
        assert!(report.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.score.chance(Curve::FLAT))));
    }
}

#[test]
fn a_clock_ends_the_search() {
    let clock = || Duration::from_secs(1);
    let limits = Limits::time(Duration::from_millis(1));
    let control = Control::timed(limits, &clock);
    let report = Mcts::new(settings()).search(&endless(), &control, &mut |_| {});
    assert_eq!(report.nodes, 1);
    assert!(report.best.is_some());
}

#[test]
fn a_slow_search_reports_by_the_clock() {
    // Each look at the clock takes ten milliseconds, so that few simulations are run in the time of a report.
    let looks = AtomicU64::new(0);
    let clock = || Duration::from_millis(10 * looks.fetch_add(1, Ordering::Relaxed));
    let mut counted = Vec::new();
    let control = Control::timed(Limits::time(Duration::from_secs(5)), &clock);
    let report = Mcts::new(settings()).search(&endless(), &control, &mut |report| counted.push(report.nodes));
    assert!(report.nodes < 1 << 15, "{} nodes", report.nodes);
    assert!((15..=20).contains(&counted.len()), "four reports a second: {counted:?}");
    assert!(counted.is_sorted_by(|before, after| before < after), "{counted:?}");
}

#[test]
fn a_depth_is_no_limit_and_leaves_its_own_number_of_simulations() {
    let mut search = Mcts::new(MctsSettings { simulations: 300, ..settings() });
    for control in [Control::depth(3), Control::unlimited()] {
        assert_eq!(search.search(&endless(), &control, &mut |_| {}).nodes, 300);
    }
}

#[test]
fn a_seed_fixes_every_visit() {
    let counted = |seed| {
        let control = Control { seed, ..nodes(20_000) };
        let report = Mcts::new(settings()).search(&endless(), &control, &mut |_| {});
        report.candidates.iter().map(|candidate| candidate.visits).collect::<Vec<_>>()
    };
    assert_eq!(counted(1), [3386, 2745, 2620, 2610, 2324, 2248, 2035, 2032]);
    assert_eq!(counted(2), [3430, 2913, 2734, 2545, 2424, 2365, 2209, 1380]);
}

#[test]
fn a_search_may_end_once_its_choice_cannot_change() {
    let tree = endless();
    for seed in 0..5 {
        let control = Control { seed, ..nodes(4_000) };
        let whole = Mcts::new(settings()).search(&tree, &control, &mut |_| {});
        let early =
            Mcts::new(MctsSettings { ends_early: Some(1.0), ..settings() }).search(&tree, &control, &mut |_| {});
        assert_eq!(whole.best, early.best);
        assert!(early.nodes > 1_900 && early.nodes <= whole.nodes, "{}", early.nodes);
    }
}

#[test]
fn a_hasty_search_ends_sooner_unless_another_move_does_better() {
    let (mut hasty, mut patient) = (0, 0);
    for seed in 0..40 {
        let search = |share| {
            let control = Control { seed, ..nodes(4_000) };
            let settings = MctsSettings { ends_early: Some(share), exploration: 0.3, ..settings() };
            Mcts::new(settings).search(&endless(), &control, &mut |_| {})
        };
        let report = search(0.3);
        (hasty, patient) = (hasty + report.nodes, patient + search(1.0).nodes);
        let best = &report.candidates[0];
        let tried = |other: &&Candidate<_>| other.visits > best.visits / 16;
        let does_better = |other: &Candidate<_>| other.score.is_better_than(best.score);
        let leads = !report.candidates.iter().filter(tried).any(does_better);
        assert!(leads || report.nodes == 4_000, "{:?}", report.candidates);
    }
    assert!(hasty < patient * 3 / 4, "{hasty} of {patient} simulations");
}

#[test]
fn a_search_without_a_choice_takes_a_small_part_of_its_work() {
    let tree = endless();
    let mut search = Mcts::new(MctsSettings { ends_early: Some(1.0), ..settings() });
    let first = search.search(&tree, &nodes(400), &mut |_| {});
    let best = first.best.expect("there are moves");
    let others = first.candidates.iter().map(|candidate| candidate.mv).filter(|&mv| mv != best);
    others.for_each(|mv| search.prove(mv, Proof::Loss));
    let report = search.search(&tree, &nodes(64_000), &mut |_| {});
    assert_eq!(report.best, Some(best));
    assert!((1_000..8_000).contains(&report.nodes), "{}", report.nodes);
}

#[test]
fn a_search_that_goes_on_uses_the_time_that_is_left() {
    let mut search = Mcts::new(MctsSettings { ends_early: Some(1.0), ..settings() });
    let first = search.search(&endless(), &nodes(2_000), &mut |_| {});
    assert!(first.candidates[0].visits > first.candidates[1].visits + 50, "one move leads: {:?}", first.candidates);
    // The clock has run for half of the time when the search is asked again.
    let looks = AtomicU64::new(500);
    let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
    let control = Control::timed(Limits::time(Duration::from_secs(1)), &clock);
    let report = search.search(&endless(), &control, &mut |_| {});
    assert!(report.nodes > 3_000, "{}", report.nodes);
}
