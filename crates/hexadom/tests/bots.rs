//! The bots play whole legal games, and the same game from the same seed.

use std::sync::Arc;

use rusc_game::{Game, Hidden, Rng};
use rusc_hexadom::{Hexadom, PROMISE, Position, Rules};
use rusc_host::{Answer, AnyPosition, Offered, ask};
use rusc_present::{Playable, Spec};
use rusc_search::{Bot, Control, Score, Unit};

fn start(spec: &str) -> Arc<dyn AnyPosition> {
    Offered::<Hexadom>::shared().start(&spec.parse().unwrap()).unwrap()
}

fn bot(spec: &str, start: &Position, seed: u64) -> Box<dyn Bot<Position>> {
    let spec: Spec = spec.parse().unwrap();
    Position::bots().iter().find(|bot| bot.name == spec.name).unwrap().make(&spec, &start.rules(), seed).unwrap()
}

/// The moves of a game, and its final position.
fn played(game: &str, bots: &[&str]) -> (Vec<String>, Arc<dyn AnyPosition>) {
    let mut position = start(game);
    let mut players: Vec<_> = bots.iter().map(|spec| position.bot(&spec.parse().unwrap(), 3).unwrap()).collect();
    let mut record = Vec::new();
    while let Some(seat) = position.turn().seat() {
        let player = &mut players[seat.index() % bots.len()];
        let answer = ask(&mut **player, &position, None, &Control::unlimited(), &mut |_| {});
        let Answer::Move { played, thought } = answer else {
            panic!("a seat to move has a move, and bots keep the rules")
        };
        assert!(thought.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{thought:?}");
        assert!((thought.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{thought:?}");
        record.push(played.name);
        position = played.position;
    }
    assert!(!position.winners().is_empty());
    (record, position)
}

fn record(game: &str, bots: &[&str]) -> Vec<String> {
    played(game, bots).0
}

#[test]
fn every_bot_plays_every_number_of_players() {
    for players in 2..=6 {
        let game = format!("hexadom:players={players},seed=4");
        let bots = ["random", "greedy", "tree:minimum", "tree", "tree:depth=3,children=3", "tree:children=1"];
        let rotated = |by: usize| -> Vec<&str> { (0..players).map(|seat| bots[(seat + by) % bots.len()]).collect() };
        for by in 0..bots.len() {
            let played = record(&game, &rotated(by));
            assert_eq!(played, record(&game, &rotated(by)), "{game} repeats itself");
        }
    }
}

#[test]
fn hands_swapped_behind_an_equal_view_change_no_choice() {
    let mut rng = Rng::new(1);
    for (players, moves) in [(2, 0), (2, 9), (3, 4), (4, 12), (6, 7)] {
        let mut truth = Position::new(Rules::new(players).unwrap(), 5);
        for _ in 0..moves {
            let mv = truth.random_move(&mut rng, &mut Vec::new()).expect("the game goes on");
            truth.play(mv);
        }
        let seat = truth.turn().seat().expect("the game goes on");
        let other = Position::deal(&truth.view(seat), &mut rng);
        assert!(other != truth, "what is hidden differs");
        for name in ["ismcts:simulations=300", "tree"] {
            let think = |game: &Position| {
                let control = Control::unlimited();
                bot(name, game, 3).think(&game.view(seat), seat, &control, &mut |_| {})
            };
            assert_eq!(think(&truth), think(&other), "{name} of {players}");
        }
    }
}

#[test]
fn the_tree_counts_promises_and_many_games_count_chances() {
    let think = |name: &str, game: &Position| {
        let seat = game.turn().seat().expect("the game has just begun");
        bot(name, game, 3).think(&game.view(seat), seat, &Control::unlimited(), &mut |_| {})
    };
    for players in [2, 4] {
        let mut games = (0..).map(|seed| Position::new(Rules::new(players).unwrap(), seed));
        // No tree is grown if the move is obvious.
        let game = games.find(|game| think("tree", game).nodes > 0).expect("some deal leaves a choice");
        let tree = think("tree", &game).score;
        assert!(matches!(tree, Some(Score::Estimate { unit: PROMISE, value }) if value != 0.0), "{tree:?}");
        let counted = think("ismcts:simulations=300", &game);
        assert!(matches!(counted.score, Some(Score::Estimate { unit: Unit::WIN_CHANCE, .. })), "{:?}", counted.score);
        assert_eq!(counted.chances.len(), players as usize, "every seat has its chance");
        assert!(think("greedy", &game).score.is_none() && think("random", &game).score.is_none());
    }
}

#[test]
fn depth_words_mean_what_the_table_says() {
    assert_eq!(record("hexadom:seed=2", &["tree:7"]), record("hexadom:seed=2", &["tree:standard"]));
    assert_eq!(record("hexadom:seed=2", &["tree:3"]), record("hexadom:seed=2", &["tree:minimum"]));
    assert_eq!(record("hexadom:seed=2", &["tree:9"]), record("hexadom:seed=2", &["tree:depth=maximum"]));
}

#[test]
fn a_bot_has_nothing_to_say_when_the_game_is_over() {
    let mut game = Position::new(Rules::default(), 1);
    let mut rng = Rng::new(1);
    while let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) {
        game.play(mv);
    }
    for spec in ["random", "greedy", "tree", "ismcts:simulations=10"] {
        for seat in rusc_game::Seat::all(2) {
            let control = Control::unlimited();
            let report = bot(spec, &game, 1).think(&game.view(seat), seat, &control, &mut |_| {});
            assert_eq!(report.best, None, "{spec}");
        }
    }
}

#[test]
fn the_published_player_beats_a_random_one_clearly() {
    // 84 of 100 games over a thousand of them; 40 games from both sides leave no doubt that it is more than half.
    let mut won = 0;
    for seed in 0..20 {
        for (tree, bots) in [(0, ["tree", "random"]), (1, ["random", "tree"])] {
            let (_, end) = played(&format!("hexadom:seed={seed},first={}", tree + 1), &bots);
            won += u32::from(end.winners().iter().any(|seat| seat.index() == tree));
        }
    }
    assert!(won >= 28, "{won} of 40");
}
