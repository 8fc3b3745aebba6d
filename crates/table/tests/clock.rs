//! The share of its clock that a bot gets for one move, with numbers worked out by hand.

use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_record::{NodeId, Record, Sitter};
use rusc_table::{Event, Match, TimeControl};

fn timed(time: TimeControl) -> Match {
    let record = Record::new("connect4", vec![Sitter::person("Ana"); 2]);
    Match::begin(&Catalog::builtin(), record, time).expect("a new match can be played")
}

fn total(seconds: f64, increment: f64) -> Match {
    timed(TimeControl::Total { seconds, increment })
}

/// The thinking time of the first seat, in milliseconds.
fn milliseconds(game: &Match, longest: Option<Duration>) -> Option<u128> {
    game.time_to_think(Seat::FIRST, Duration::ZERO, longest).map(|share| share.as_millis())
}

/// Plays a move for each seat, each after this number of seconds.
fn play_both(game: &mut Match, seconds: f64) {
    for column in ["4", "5"] {
        let event = Event::Played { from: game.here(), name: column.to_owned(), seconds, score: None, thought: None };
        game.replay(&event).expect("the move can be played");
    }
}

#[test]
fn without_a_clock_only_the_longest_time_counts() {
    let game = timed(TimeControl::None);
    assert_eq!(milliseconds(&game, None), None);
    assert_eq!(milliseconds(&game, Some(Duration::from_secs(3))), Some(3_000));
}

#[test]
fn a_time_for_each_move_is_used_but_for_a_tenth() {
    let game = timed(TimeControl::PerMove { seconds: 10.0 });
    assert_eq!(milliseconds(&game, None), Some(9_000));
    assert_eq!(milliseconds(&game, Some(Duration::from_secs(3))), Some(3_000));
}

#[test]
fn a_move_takes_a_twentieth_of_what_is_left_and_half_of_what_it_adds() {
    assert_eq!(milliseconds(&total(300.0, 0.0), None), Some(15_000));
    assert_eq!(milliseconds(&total(300.0, 4.0), None), Some(17_000));
    assert_eq!(milliseconds(&total(300.0, 4.0), Some(Duration::from_secs(2))), Some(2_000));
}

#[test]
fn the_share_follows_the_clock_down() {
    let mut game = total(100.0, 2.0);
    assert_eq!(milliseconds(&game, None), Some(6_000));
    play_both(&mut game, 42.0);
    assert_eq!(game.time_left(Seat::FIRST, game.here()), Some(Duration::from_secs(60)));
    assert_eq!(game.time_left(Seat::FIRST, NodeId::ROOT), Some(Duration::from_secs(100)));
    assert_eq!(milliseconds(&game, None), Some(4_000));
}

#[test]
fn a_tenth_of_the_clock_is_left_however_much_a_move_adds() {
    let game = total(1.0, 10.0);
    assert_eq!(milliseconds(&game, None), Some(900));
}

#[test]
fn a_clock_that_ran_out_leaves_a_moment_to_move() {
    let mut game = total(1.0, 0.0);
    play_both(&mut game, 5.0);
    assert_eq!(milliseconds(&game, None), Some(1));
}

#[test]
fn what_was_used_for_the_move_already_counts() {
    let used = Duration::from_secs(6);
    let share = timed(TimeControl::PerMove { seconds: 10.0 }).time_to_think(Seat::FIRST, used, None);
    assert_eq!(share, Some(Duration::from_millis(3_600)));
}

#[test]
fn a_clock_lasts_for_a_long_game() {
    let mut game = total(60.0, 0.0);
    for _ in 0..3 {
        let share = game.time_to_think(Seat::FIRST, Duration::ZERO, None).expect("time is limited");
        play_both(&mut game, share.as_secs_f64());
    }
    let left = game.time_left(Seat::FIRST, game.here()).expect("time is limited").as_secs_f64();
    // Three moves, each using a twentieth.
    assert!((left - 60.0 * 0.95_f64.powi(3)).abs() < 1e-6, "{left}");
}
