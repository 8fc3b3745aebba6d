//! The puzzles that come with the games: legal, with exactly one winning move, and no two alike; and the tutorials.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use rusc_catalog::{Catalog, Entry};
use rusc_game::Seat;
use rusc_host::AnyPosition;
use rusc_present::{Grade, Puzzle, SetUp, Task, Wanted};
use rusc_search::Control;

/// The position of a puzzle.
fn position(entry: &Entry, puzzle: &Puzzle) -> Arc<dyn AnyPosition> {
    let start = entry.start(&puzzle.spec.parse().expect("a spec")).expect("a board");
    let played = entry.play(&start, &puzzle.moves).expect("the moves are legal");
    played.into_iter().next_back().map_or(start, |last| last.position)
}

/// The games with puzzles.
fn lists(catalog: &Catalog) -> Vec<(&Entry, Vec<Puzzle>)> {
    let games = catalog.games().iter().map(|entry| (entry, entry.puzzles().expect("a list")));
    games.filter(|(_, puzzles)| !puzzles.is_empty()).collect()
}

#[test]
fn a_hundred_puzzles_come_in_three_grades() {
    let catalog = Catalog::builtin();
    let names: Vec<&str> = lists(&catalog).iter().map(|(entry, _)| entry.name()).collect();
    assert_eq!(names, ["connect4", "hex", "hexland"]);
    for (entry, puzzles) in lists(&catalog) {
        assert!(puzzles.len() >= 100, "{}: {}", entry.name(), puzzles.len());
        for grade in Grade::ALL {
            let efforts: Vec<u64> = puzzles.iter().filter(|one| one.grade == grade).map(|one| one.effort).collect();
            assert!(efforts.len() >= 20, "{}: {} {}", entry.name(), efforts.len(), grade.name());
            let harder = puzzles.iter().filter(|one| one.grade > grade).map(|one| one.effort).min();
            assert!(harder.is_none_or(|harder| efforts.iter().all(|&effort| effort < harder)), "{}", entry.name());
        }
    }
}

#[test]
fn no_puzzle_is_a_copy_of_another() {
    let catalog = Catalog::builtin();
    for (entry, puzzles) in lists(&catalog) {
        let likenesses: HashSet<String> = puzzles.iter().map(|puzzle| position(entry, puzzle).likeness()).collect();
        assert_eq!(likenesses.len(), puzzles.len(), "{}", entry.name());
    }
}

#[test]
fn reflected_positions_are_alike() {
    let catalog = Catalog::builtin();
    for (spec, one, other) in
        [("connect4", "4 1 2", "4 7 6"), ("hex:5", "a2 b3", "e4 d3"), ("hexland:5", "a1 b2", "e3 d3")]
    {
        let (entry, start) = catalog.start(spec).expect("a spec");
        let likeness =
            |moves: &str| entry.play(&start, moves).expect("legal").pop().expect("moves").position.likeness();
        assert_eq!(likeness(one), likeness(other), "{spec}");
        assert_ne!(likeness(one), start.likeness(), "{spec}");
    }
    // In Hex the other player's board is the same one, reflected, with the turn passed on.
    let (_, start) = catalog.start("hex:5").expect("a spec");
    let set_up = |stones: [(&str, Seat); 3], turn: Seat| {
        let stones = stones.map(|(cell, seat)| (cell.to_owned(), Some(seat))).to_vec();
        start.set_up(&SetUp { stones, turn: Some(turn) }).expect("free cells").likeness()
    };
    let (black, white) = (Seat::FIRST, Seat::SECOND);
    let one = set_up([("a2", black), ("b3", white), ("d4", black)], white);
    assert_eq!(one, set_up([("b1", white), ("c2", black), ("d4", white)], black));
    assert_ne!(one, set_up([("b1", white), ("c2", black), ("d4", white)], white));
}

#[test]
fn every_puzzle_has_exactly_one_winning_move() {
    let catalog = Catalog::builtin();
    for (entry, puzzles) in lists(&catalog) {
        for puzzle in &puzzles {
            let position = position(entry, puzzle);
            let solved = position.solve(Wanted::EveryMove, &Control::unlimited(), &mut |_| {});
            let solution = solved.expect("a solver").expect("an exact value");
            // Where points count, the answer is the move that gets the most.
            let least = if position.points().is_some() { solution.score - 1 } else { 0 };
            assert!(position.points().is_some() || solution.winner == position.turn().seat(), "{puzzle}");
            let winning: Vec<&String> =
                solution.values.iter().filter(|(_, value)| *value > least).map(|(name, _)| name).collect();
            assert_eq!(winning, [&puzzle.answer], "{puzzle}");
            let after = position.play(&puzzle.answer).expect("a legal answer").position;
            assert!(!after.is_over(), "{puzzle} is won at once");
        }
    }
}

/// Whether a task accepts a move.
fn takes(task: &Task, name: &str) -> bool {
    let is_meant = |right: &&str| right.strip_suffix('*').map_or(*right == name, |start| name.starts_with(start));
    task.right.is_empty() || task.right.iter().any(is_meant)
}

/// Follows every right line of a step and returns the positions at its ends.
fn ends(entry: &Entry, position: &Arc<dyn AnyPosition>, tasks: &[Task]) -> Vec<Arc<dyn AnyPosition>> {
    let Some((task, rest)) = tasks.split_first() else { return vec![Arc::clone(position)] };
    let moves = position.moves();
    for right in task.right {
        let is_there = |name: &String| right.strip_suffix('*').map_or(name == right, |start| name.starts_with(start));
        assert!(moves.iter().any(is_there), "{}: {right} is not legal", entry.name());
    }
    let right = moves.iter().filter(|name| takes(task, name));
    let lines = right.flat_map(|name| {
        let played = position.play(name).expect("a legal move").position;
        let after = entry.play(&played, task.reply).expect("a legal answer").pop().map_or(played, |last| last.position);
        ends(entry, &after, rest)
    });
    lines.collect()
}

#[test]
fn every_game_has_a_tutorial_of_five_steps_that_ends_with_a_win() {
    for entry in Catalog::builtin().games() {
        let course = entry.course();
        assert_eq!(course.len(), 5, "{}", entry.name());
        let mut keys = HashMap::new();
        for step in course {
            assert!(keys.insert(step.key, ()).is_none(), "{} {}", entry.name(), step.key);
            let start = entry.start(&step.spec.parse().expect("a spec")).expect("a board");
            let played = entry.play(&start, step.moves).expect("the moves are legal");
            let position = played.into_iter().next_back().map_or(start, |last| last.position);
            let learner = position.turn().seat().expect("the learner is to move");
            let ends = ends(entry, &position, step.tasks);
            assert!(!ends.is_empty());
            if step.key == course[4].key {
                assert!(ends.iter().all(|end| end.winners() == [learner]), "{}: the last step is a win", entry.name());
            }
        }
    }
}
