//! The beginner level of every game loses often enough to a person who has just learned the rules, and still beats chance.
//!
//! Such a person is a script here: it knows the aim and one simple idea, and nothing else.

mod bridges;

use std::sync::Arc;

use rusc_catalog::{Catalog, Level};
use rusc_game::{Rng, Seat};
use rusc_host::{Answer, AnyPosition, ask};
use rusc_present::Spec;
use rusc_search::Control;

/// Chooses a move by its name.
type Chooses = fn(&Arc<dyn AnyPosition>, &mut Rng) -> String;

/// How many of some games a script wins against a bot, with both seats in turn; a draw counts half.
fn score(spec: &str, bot: &str, chooses: Chooses, games: u64) -> f64 {
    let catalog = Catalog::builtin();
    let mut score = 0.0;
    for game in 0..games {
        let dealt = catalog.dealt(spec, game).expect("a spec");
        let (entry, mut position) = catalog.start(&dealt).expect("a spec");
        let own = Seat::new((game % 2) as u8);
        let mut rng = Rng::stream(7, game);
        let mut bot = entry.bot(position.in_public(), bot, game).expect("a bot");
        while let Some(seat) = position.turn().seat() {
            let name = if seat == own {
                chooses(&position, &mut rng)
            } else {
                match ask(&mut *bot, &position, None, &Control { seed: game, ..Control::unlimited() }, &mut |_| {}) {
                    Answer::Move { played, .. } => played.name,
                    _ => panic!("{spec}: the bot has no move"),
                }
            };
            position = position.play(&name).expect("a legal move").position;
        }
        let winners = position.winners();
        score += if winners.len() == 1 { f64::from(u8::from(winners[0] == own)) } else { 0.5 };
    }
    score / games as f64
}

/// A move at random.
fn at_random(position: &Arc<dyn AnyPosition>, rng: &mut Rng) -> String {
    position.random_move(rng).expect("the game goes on")
}

/// Takes a win, stops a loss, and otherwise plays at random.
fn looks_one_move_ahead(position: &Arc<dyn AnyPosition>, rng: &mut Rng) -> String {
    let own = position.turn().seat();
    let wins = |position: &Arc<dyn AnyPosition>, name: &String| {
        let seat = position.turn().seat();
        position.play(name).is_ok_and(|played| seat.is_some_and(|seat| played.position.winners() == [seat]))
    };
    let moves = position.moves();
    if let Some(win) = moves.iter().find(|name| wins(position, name)) {
        return win.clone();
    }
    let is_safe = |name: &&String| {
        let after = position.play(name).expect("a legal move").position;
        after.turn().seat() == own || !after.moves().iter().any(|reply| wins(&after, reply))
    };
    let safe: Vec<&String> = moves.iter().filter(is_safe).collect();
    rng.choose(&safe).map_or_else(|| moves[0].clone(), |name| (*name).clone())
}

/// Plays a piece if one fits, and otherwise draws.
fn plays_what_fits(position: &Arc<dyn AnyPosition>, rng: &mut Rng) -> String {
    let moves = position.moves();
    let fitting: Vec<&String> = moves.iter().filter(|name| name.contains('@')).collect();
    rng.choose(&fitting).map_or_else(|| moves[0].clone(), |name| (*name).clone())
}

/// Builds where it scores most at once, and passes if nothing is gained.
fn builds_for_points(position: &Arc<dyn AnyPosition>, _: &mut Rng) -> String {
    let seat = position.turn().seat().expect("the game goes on").index();
    let lead = |name: &String| {
        let points = position.play(name).expect("a legal move").position.points().expect("it has points");
        points[seat] - points[1 - seat]
    };
    position.moves().into_iter().max_by_key(lead).expect("there is a move")
}

const BEGINNER: &str = "beginner";

#[test]
fn lines_of_bridges_beat_the_beginner_of_hex() {
    for (spec, games) in [("hex:7", 100), ("hex:11", 60)] {
        let score = score(spec, BEGINNER, bridges::lays_bridges, games);
        println!("{spec}: {score}");
        assert!((0.6..=0.95).contains(&score), "{spec}: {score}");
    }
}

#[test]
fn a_look_ahead_often_beats_the_beginner_of_connect_four() {
    let score = score("connect4", BEGINNER, looks_one_move_ahead, 200);
    println!("connect4: {score}");
    assert!((0.4..=0.9).contains(&score), "{score}");
}

#[test]
fn playing_what_fits_sometimes_beats_the_beginner_of_hexadom() {
    let score = score("hexadom", BEGINNER, plays_what_fits, 60);
    println!("hexadom: {score}");
    assert!(score >= 0.25, "{score}");
}

#[test]
fn building_for_points_beats_the_beginner_of_hexland() {
    let score = score("hexland:7", BEGINNER, builds_for_points, 40);
    println!("hexland: {score}");
    assert!(score >= 0.6, "{score}");
}

#[test]
fn beginners_beat_chance() {
    for (spec, games, least) in [("hex:7", 40, 0.9), ("hex:11", 20, 0.9), ("connect4", 60, 0.8)] {
        let score = 1.0 - score(spec, BEGINNER, at_random, games);
        println!("{spec} against chance: {score}");
        assert!(score >= least, "{spec}: {score}");
    }
    let spec: Spec = Catalog::builtin().entry("hex").expect("a game").level(Level::Beginner).parse().expect("a spec");
    assert_ne!(spec.name, "random", "the beginner has an idea of the game");
}
