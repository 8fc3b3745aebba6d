//! Reviews agree with brute force on boards that are small enough for it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Rng, Seat};
use offer::Position;
use record::{Action, NodeId, Record, Sitter};
use search::{Control, Limits, Proof};
use table::{Review, review};

/// What positions are worth to who is to move there: 1, 0 or -1.
#[derive(Default)]
struct BruteForce(HashMap<String, i32>);

impl BruteForce {
    fn value(&mut self, position: &dyn Position) -> i32 {
        let moves = position.moves();
        let key = format!("{}{:?}{}", position.text(None), position.turn(), moves.len());
        if let Some(&value) = self.0.get(&key) {
            return value;
        }
        let value = moves.iter().map(|name| self.of_move(position, name)).max().expect("the game goes on");
        self.0.insert(key, value);
        value
    }

    fn of_move(&mut self, position: &dyn Position, name: &str) -> i32 {
        let mut after = position.boxed();
        after.play(name).expect("a move of the list can be played");
        match (after.is_over(), after.winners().is_empty()) {
            (true, true) => 0,
            (true, false) => 1,
            (false, _) => -self.value(&*after),
        }
    }
}

/// A random game whose record ends with the game.
fn random_game(spec: &str, seed: u64) -> Record {
    let mut record = Record::new(spec, vec![Sitter::default(), Sitter::default()]);
    let (_, mut position) = catalog::start(spec).expect("the game exists");
    let (mut rng, mut at) = (Rng::new(seed), NodeId::ROOT);
    while let Some(name) = position.random_move(&mut rng) {
        position.play(&name).expect("a random move can be played");
        at = record.tree.add(at, Action::Move(name));
    }
    record
}

fn reviewed(record: &Record, bot: &str, limits: Limits) -> Review {
    let (entry, start) = catalog::start(&record.spec).expect("the game exists");
    let mut bot = entry.bot(&*start, bot, 1).expect("the bot exists");
    let mut told = Vec::new();
    let review = review(record, &mut *bot, &Control { limits, ..Control::unlimited() }, &mut |judged, count| {
        told.push((judged.number, count))
    });
    let review = review.expect("the record is right");
    let count = review.moves.len();
    assert_eq!(told, (1..=count).map(|number| (number, count)).collect::<Vec<_>>());
    review
}

fn certain(proof: Option<Proof>) -> i32 {
    match proof.expect("a small board has no secrets") {
        Proof::Win => 1,
        Proof::Draw => 0,
        Proof::Loss => -1,
    }
}

/// Every judgement on random games is what brute force finds.
fn agrees_with_brute_force(spec: &str, bot: &str, games: u64) {
    let (_, start) = catalog::start(spec).expect("the game exists");
    let mut truth = BruteForce::default();
    for seed in 0..games {
        let record = random_game(spec, seed);
        let review = reviewed(&record, bot, Limits::default());
        assert!(review.is_complete && review.moves.len() == record.tree.len() - 1);
        let mut position = start.boxed();
        for judged in &review.moves {
            let (before, after) = (truth.value(&*position), truth.of_move(&*position, &judged.name));
            assert_eq!(certain(judged.before.proof), before, "{spec}, game {seed}, before {}", judged.number);
            assert_eq!(certain(judged.after.and_then(|after| after.proof)), after, "{spec}, game {seed}, {judged:?}");
            assert_eq!(truth.of_move(&*position, judged.best()), before, "{} is best", judged.best());
            assert_eq!(review.loss(judged), Some(f64::from(before - after) / 2.0));
            position.play(&judged.name).expect("the record is right");
        }
        let end = match position.winners()[..] {
            [] => 0.0,
            [Seat::FIRST] => 1.0,
            _ => -1.0,
        };
        assert_eq!(review.graph().last(), Some(&(review.moves.len(), end)));
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
    let (entry, mut position) = catalog::start("connect4:4x4").expect("the game exists");
    let mut perfect = entry.bot(&*position, "perfect", 1).expect("the bot exists");
    let mut record = Record::new("connect4:4x4", vec![Sitter::bot("perfect"), Sitter::bot("perfect")]);
    let mut at = NodeId::ROOT;
    while !position.is_over() {
        let thought = perfect.think(&*position, &Control::unlimited(), &mut |_| {});
        let name = thought.best.expect("the game goes on");
        position.play(&name).expect("a bot's move can be played");
        at = record.tree.add(at, Action::Move(name));
    }
    let review = reviewed(&record, "perfect", Limits::default());
    assert!(review.mistakes(5).is_empty());
    assert!(review.graph().iter().all(|point| point.1 == 0.0), "nobody wins on this board");

    let mut blunder = Record::new("connect4:4x4", record.seats.clone());
    let names = ["1", "2", "1", "2", "1", "3", "1"];
    names.iter().fold(NodeId::ROOT, |at, name| blunder.tree.add(at, Action::Move((*name).to_owned())));
    let review = reviewed(&blunder, "perfect", Limits::default());
    let worst = review.mistakes(1)[0];
    assert_eq!((worst.number, worst.best()), (6, "1"));
    assert_eq!(review.graph().last(), Some(&(7, 1.0)));
}

#[test]
fn values_that_are_not_certain_are_compared_at_one_depth() {
    let record = random_game("hex:6", 3);
    let review = reviewed(&record, "dijkstra:depth=1", Limits::default());
    for judged in &review.moves {
        let loss = review.loss(judged).expect("nothing is hidden");
        assert!((0.0..=1.0).contains(&loss));
        let after = judged.after.expect("nothing is hidden");
        assert_eq!(loss == 0.0, judged.before.value <= after.value, "{judged:?}");
    }
    assert!(review.graph().iter().all(|point| (-1.0..=1.0).contains(&point.1)));
}

#[test]
fn hidden_hands_are_judged_by_what_the_player_knew() {
    let record = random_game("hexadom:seed=5", 1);
    let limits = Limits::nodes(60);
    let review = reviewed(&record, "ismcts", limits);
    assert!(review.is_complete);
    assert!(review.moves.iter().any(|judged| judged.after.is_some() && judged.best() != judged.name));
    let unable = reviewed(&record, "tree:minimum", Limits::default());
    let is_silent = |judged: &&table::Judged| judged.after.is_some() != (judged.best() == judged.name);
    assert_eq!(unable.moves.iter().find(is_silent), None, "a bot that weighs nothing says nothing of other moves");
}

#[test]
fn a_review_that_is_stopped_keeps_what_it_has() {
    let record = random_game("connect4", 2);
    let (entry, start) = catalog::start("connect4").expect("the game exists");
    let mut bot = entry.bot(&*start, "alphabeta:depth=2", 1).expect("the bot exists");
    let stop = AtomicBool::new(false);
    let control = Control { stop: &stop, ..Control::unlimited() };
    let review = review(&record, &mut *bot, &control, &mut |judged, _| {
        stop.store(judged.number == 3, Ordering::Relaxed);
    });
    let review = review.expect("the record is right");
    assert_eq!((review.moves.len(), review.is_complete), (3, false));
}
