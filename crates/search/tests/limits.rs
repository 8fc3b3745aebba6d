//! Searches keep their limits, can be stopped, and are reproducible.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use rusc_game::tree_game::TreeGame;
use rusc_game::{Game, Rng};
use rusc_search::mcts::{Mcts, MctsSettings};
use rusc_search::{AlphaBeta, Control, Limits, Payoff, Report, Stopwatch, plain};

fn large_tree() -> TreeGame {
    TreeGame::random(&mut Rng::new(1), 40, 30)
}

fn alpha_beta(control: &Control) -> Report<u8> {
    AlphaBeta::new(Payoff, 1 << 16).search(&large_tree(), control, &mut |_| {})
}

fn both(control: &Control) -> [Report<u8>; 2] {
    [alpha_beta(control), plain::alpha_beta(&large_tree(), &mut Payoff, control, &mut |_| {})]
}

#[test]
fn nodes_are_limited_to_the_digit() {
    for most in [1, 100, 12_345] {
        for report in both(&Control::nodes(most)) {
            assert_eq!(report.nodes, most);
            assert!(report.best.is_some(), "a stopped search still answers");
        }
    }
}

#[test]
fn a_clock_ends_the_search() {
    let looks = AtomicU64::new(0);
    let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
    let limits = Limits::time(Duration::from_millis(20));
    for report in both(&Control::timed(limits, &clock)) {
        looks.store(0, Ordering::Relaxed);
        assert!(report.nodes <= 20 * 256, "the clock is looked at every 256 nodes: {}", report.nodes);
        assert!(report.best.is_some());
    }
}

#[test]
fn a_time_limit_without_a_clock_is_reached_at_once() {
    let limits = Limits::time(Duration::from_secs(3600));
    let control = Control { limits, ..Control::unlimited() };
    for report in both(&control) {
        assert_eq!(report.nodes, 1);
        assert!(report.best.is_some());
    }
    assert_eq!(Mcts::new(MctsSettings::default()).search(&large_tree(), &control, &mut |_| {}).nodes, 1);
    assert_eq!(control.time_or(Duration::ZERO), limits.time);
    assert_eq!(Control::unlimited().time_or(Duration::ZERO), None, "a bot has no time of its own without a clock");
    let clock = || Duration::ZERO;
    let timed = Control::timed(Limits::default(), &clock);
    assert_eq!(timed.time_or(Duration::from_secs(1)), Some(Duration::from_secs(1)));
}

#[test]
fn a_stopwatch_ends_the_search() {
    let watch = Stopwatch::start();
    let time = Duration::from_millis(20);
    let mcts = MctsSettings { bytes: 1 << 20, ..MctsSettings::default() };
    for report in [
        // A game too long to be proven before the time is up.
        Mcts::new(mcts).search(
            &TreeGame::random_to_the_end(&mut Rng::new(5), 60, 8),
            &watch.control(Limits::time(time)),
            &mut |_| {},
        ),
        alpha_beta(&Stopwatch::start().control(Limits::time(time))),
    ] {
        assert!(report.best.is_some());
    }
    assert!(watch.control(Limits::default()).elapsed() >= time);
}

#[test]
fn a_stop_flag_ends_the_search_at_once() {
    let stop = AtomicBool::new(true);
    for threads in [1, 2] {
        let control = Control { stop: &stop, threads, ..Control::unlimited() };
        for report in both(&control) {
            assert!(report.nodes <= 2 * 256, "{}", report.nodes);
            assert!(report.best.is_some());
        }
    }
}

#[test]
fn one_thread_repeats_itself_and_reports_as_it_goes() {
    let run = || {
        let mut reports = Vec::new();
        let control = Control::nodes(50_000);
        let last =
            AlphaBeta::new(Payoff, 1 << 16).search(&large_tree(), &control, &mut |report| reports.push(report.clone()));
        (reports, last)
    };
    assert_eq!(run(), run());
    assert!(run().0.len() > 3);
    assert!(run().0.is_sorted_by_key(|report| report.depth));
}

#[test]
fn a_finished_game_has_no_move() {
    let mut tree = TreeGame::random(&mut Rng::new(5), 6, 3);
    while !tree.is_over() {
        tree.play(0);
    }
    let report = AlphaBeta::new(Payoff, 0).search(&tree, &Control::depth(3), &mut |_| {});
    assert_eq!(report, Report::empty());
}
