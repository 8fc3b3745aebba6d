//! Reviews agree with brute force on small boards.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rusc_catalog::Catalog;
use rusc_game::{Rng, Seat};
use rusc_host::{AnyPosition, Player};
use rusc_present::Eyes;
use rusc_record::{Action, NodeId, Record, Replay, Sitter};
use rusc_search::{Control, Limits, Proof, Score};
use rusc_table::{Review, review};

/// The value of positions for the player to move: 1, 0 or -1.
#[derive(Default)]
struct BruteForce(HashMap<String, i32>);

impl BruteForce {
    fn value(&mut self, position: &Arc<dyn AnyPosition>) -> i32 {
        let moves = position.moves();
        let key = format!("{}{:?}{}", position.text(Eyes::All), position.turn(), moves.len());
        if let Some(&value) = self.0.get(&key) {
            return value;
        }
        let value = moves.iter().map(|name| self.of_move(position, name)).max().expect("the game goes on");
        self.0.insert(key, value);
        value
    }

    fn of_move(&mut self, position: &Arc<dyn AnyPosition>, name: &str) -> i32 {
        let after = played(position, name);
        match (after.is_over(), after.winners().is_empty()) {
            (true, true) => 0,
            (true, false) => 1,
            (false, _) => -self.value(&after),
        }
    }
}

fn start(spec: &str) -> Arc<dyn AnyPosition> {
    Catalog::builtin().start(spec).expect("the game exists").1
}

fn player(spec: &str, bot: &str) -> Box<dyn Player> {
    let games = Catalog::builtin();
    let (entry, start) = games.start(spec).expect("the game exists");
    entry.bot(start.in_public(), bot, 1).expect("the bot exists")
}

fn played(position: &Arc<dyn AnyPosition>, name: &str) -> Arc<dyn AnyPosition> {
    position.play(name).expect("the move can be played").position
}

fn replayed(record: &Record) -> Replay {
    Replay::new(&Catalog::builtin(), record.clone()).expect("the record is right")
}

/// A random game, played to its end.
fn random_game(spec: &str, seed: u64) -> Record {
    let mut record = Record::new(spec, vec![Sitter::default(), Sitter::default()]);
    let mut position = start(spec);
    let (mut rng, mut at) = (Rng::new(seed), NodeId::ROOT);
    while let Some(name) = position.random_move(&mut rng) {
        position = played(&position, &name);
        at = record.tree.add(at, Action::Move(name));
    }
    record
}

fn reviewed(record: &Record, bot: &str, limits: Limits) -> Review {
    let mut bot = player(&record.spec, bot);
    let mut heard = Vec::new();
    let mut progress = |judged: &rusc_table::Judged, count| heard.push((judged.number, count));
    let review = review(&replayed(record), &mut *bot, &Control { limits, ..Control::unlimited() }, &mut progress);
    let count = review.moves.len();
    assert_eq!(heard, (1..=count).map(|number| (number, count)).collect::<Vec<_>>());
    review
}

fn certain(score: Option<Score>) -> i32 {
    match score.and_then(Score::proof).expect("a small board has no secrets") {
        Proof::Win => 1,
        Proof::Draw => 0,
        Proof::Loss => -1,
    }
}

/// Checks that every judgement on random games agrees with brute force.
fn agrees_with_brute_force(spec: &str, bot: &str, games: u64) {
    let mut truth = BruteForce::default();
    for seed in 0..games {
        let record = random_game(spec, seed);
        let review = reviewed(&record, bot, Limits::default());
        assert!(review.is_complete && review.moves.len() == record.tree.len() - 1);
        let mut position = start(spec);
        for judged in &review.moves {
            let (before, after) = (truth.value(&position), truth.of_move(&position, &judged.name));
            assert_eq!(certain(judged.before.score), before, "{spec}, game {seed}, before {}", judged.number);
            let made = judged.after.as_ref().expect("nothing is hidden");
            assert_eq!(certain(made.score), after, "{spec}, game {seed}, {judged:?}");
            assert_eq!(truth.of_move(&position, judged.best()), before, "{} is best", judged.best());
            assert_eq!(judged.loss(), Some(f64::from(before - after) / 2.0));
            position = played(&position, &judged.name);
        }
        let end = match position.winners()[..] {
            [] => 0.5,
            [Seat::FIRST] => 1.0,
            _ => 0.0,
        };
        assert_eq!(review.graph(Seat::FIRST).last(), Some(&(review.moves.len(), end)));
    }
}

#[test]
fn losses_in_hex_are_true() {
    agrees_with_brute_force("hex:3", "hexodus:depth=9", 12);
    agrees_with_brute_force("hex:3,swap", "dijkstra:depth=10", 4);
}

#[test]
fn losses_in_connect_four_are_true() {
    agrees_with_brute_force("connect4:4x4", "perfect", 4);
}

#[test]
fn a_perfect_game_has_no_loss_and_a_mistake_is_found() {
    let mut position = start("connect4:4x4");
    let mut perfect = player("connect4:4x4", "perfect");
    let mut record = Record::new("connect4:4x4", vec![Sitter::bot("perfect"), Sitter::bot("perfect")]);
    let mut at = NodeId::ROOT;
    while !position.is_over() {
        let seat = position.turn().seat().expect("the game goes on");
        let thought = perfect.think(&position.seen_by(seat), &Control::unlimited(), &mut |_| {});
        let name = thought.best.expect("the game goes on");
        position = played(&position, &name);
        at = record.tree.add(at, Action::Move(name));
    }
    let review = reviewed(&record, "perfect", Limits::default());
    assert!(review.mistakes(5).is_empty());
    assert!(review.graph(Seat::FIRST).iter().all(|point| point.1 == 0.5), "nobody wins on this board");

    let mut blunder = Record::new("connect4:4x4", record.seats.clone());
    let names = ["1", "2", "1", "2", "1", "3", "1"];
    names.iter().fold(NodeId::ROOT, |at, name| blunder.tree.add(at, Action::Move((*name).to_owned())));
    let review = reviewed(&blunder, "perfect", Limits::default());
    let worst = review.mistakes(1)[0];
    assert_eq!((worst.number, worst.best()), (6, "1"));
    assert_eq!(review.graph(Seat::FIRST).last(), Some(&(7, 1.0)));
    assert_eq!(review.graph(Seat::SECOND).last(), Some(&(7, 0.0)));
}

#[test]
fn values_that_are_not_certain_are_compared_at_one_depth() {
    let record = random_game("hex:6", 3);
    let review = reviewed(&record, "dijkstra:depth=1", Limits::default());
    for judged in &review.moves {
        let loss = judged.loss().expect("nothing is hidden");
        assert!((0.0..=1.0).contains(&loss));
        let after = judged.after.as_ref().expect("nothing is hidden");
        let pair = after.score.zip(judged.before.score);
        assert!(!pair.is_some_and(|(after, before)| after.is_better_than(before)), "{judged:?}");
        assert_eq!(loss > 0.0, after.chance < judged.before.chance, "{judged:?}");
    }
    let graph = review.graph(Seat::FIRST);
    assert!(graph.iter().all(|point| (0.0..=1.0).contains(&point.1)));
    assert!(graph.iter().any(|point| ![0.0, 0.5, 1.0].contains(&point.1)), "estimates are chances too: {graph:?}");
}

#[test]
fn hidden_hands_are_judged_by_what_the_player_knew() {
    let record = random_game("hexadom:seed=5", 1);
    let limits = Limits::nodes(60);
    let review = reviewed(&record, "ismcts", limits);
    assert!(review.is_complete);
    assert!(review.moves.iter().any(|judged| judged.after.is_some() && judged.best() != judged.name));
    let unable = reviewed(&record, "tree:minimum", Limits::default());
    let is_silent = |judged: &&rusc_table::Judged| judged.after.is_some() != (judged.best() == judged.name);
    assert_eq!(unable.moves.iter().find(is_silent), None, "a bot that weighs nothing says nothing of other moves");
}

#[test]
fn a_review_that_is_stopped_keeps_what_it_has() {
    let record = random_game("connect4", 2);
    let mut bot = player("connect4", "alphabeta:depth=2");
    let stop = AtomicBool::new(false);
    let control = Control { stop: &stop, ..Control::unlimited() };
    let review = review(&replayed(&record), &mut *bot, &control, &mut |judged, _| {
        stop.store(judged.number == 3, Ordering::Relaxed);
    });
    assert_eq!((review.moves.len(), review.is_complete), (3, false));
}

#[test]
fn every_seat_of_several_has_its_own_chance() {
    let record = {
        let mut record = random_game("hexadom:players=3,seed=5", 1);
        record.seats.push(Sitter::default());
        record
    };
    let review = reviewed(&record, "ismcts", Limits { nodes: Some(60), ..Limits::default() });
    let graphs: Vec<Vec<(usize, f64)>> = Seat::all(3).map(|seat| review.graph(seat)).collect();
    assert!(graphs[0].len() > 10);
    for ((one, other), third) in graphs[0].iter().zip(&graphs[1]).zip(&graphs[2]) {
        assert!((one.1 + other.1 + third.1 - 1.0).abs() < 1e-6, "together they make 1: {one:?} {other:?} {third:?}");
    }
}
