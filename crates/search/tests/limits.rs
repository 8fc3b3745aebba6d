//! A search keeps its limits, can be stopped, and repeats itself.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use game::tree::Tree;
use game::{Game, Rng};
use search::{AlphaBeta, Control, Limits, Payoff, Report, plain};

fn large_tree() -> Tree {
    Tree::random(&mut Rng::new(1), 40, 30)
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
        let limits = Limits { nodes: Some(most), ..Limits::default() };
        for report in both(&Control::alone(limits)) {
            assert_eq!(report.nodes, most);
            assert!(report.best.is_some(), "a stopped search still answers");
        }
    }
}

#[test]
fn a_clock_ends_the_search() {
    let looks = AtomicU64::new(0);
    let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
    let limits = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
    for report in both(&Control { clock: &clock, ..Control::alone(limits) }) {
        looks.store(0, Ordering::Relaxed);
        assert!(report.nodes <= 20 * 256, "the clock is looked at every 256 nodes: {}", report.nodes);
        assert!(report.best.is_some());
    }
}

#[test]
fn a_stop_flag_ends_the_search_at_once() {
    let stop = AtomicBool::new(true);
    for threads in [1, 2] {
        let control = Control { stop: &stop, threads, ..Control::alone(Limits::default()) };
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
        let control = Control::alone(Limits { nodes: Some(50_000), ..Limits::default() });
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
    let mut tree = Tree::random(&mut Rng::new(5), 6, 3);
    while !tree.is_over() {
        tree.play(0);
    }
    let report = AlphaBeta::new(Payoff, 0).search(&tree, &Control::alone(Limits::depth(3)), &mut |_| {});
    assert_eq!(report, Report::empty());
}
