//! The bots by name play whole games by the rules, the same game from the same seed.

use game::{Game, Hidden, Rng};
use hexadom::{Hexadom, HexadomOffer};
use offer::{BotOffer, Held, Offer, Player, Position, Settings, Spec};
use search::Control;

fn start(spec: &str) -> Box<dyn Position> {
    HexadomOffer.start(&Settings::read(&spec.parse::<Spec>().unwrap(), HexadomOffer.options()).unwrap()).unwrap()
}

fn bot(start: &dyn Position, spec: &str, seed: u64) -> Box<dyn Player> {
    let spec: Spec = spec.parse().unwrap();
    let offered: &BotOffer = HexadomOffer.bots().iter().find(|bot| bot.name == spec.name).unwrap();
    HexadomOffer.bot(start, offered.name, &Settings::read(&spec, offered.parameters).unwrap(), seed).unwrap()
}

fn record(game: &str, bots: &[&str]) -> Vec<String> {
    let mut position = start(game);
    let mut players: Vec<_> = bots.iter().map(|spec| bot(position.as_ref(), spec, 3)).collect();
    let mut record = Vec::new();
    while let Some(seat) = position.turn().seat() {
        let player = &mut players[seat.index() % bots.len()];
        let thought = player.think(position.as_ref(), &Control::unlimited(), &mut |_| {});
        assert!(thought.value.is_finite());
        record.push(position.play(&thought.best.expect("a seat at turn has a move")).expect("bots keep the rules"));
    }
    assert!(!position.winners().is_empty());
    record
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
        let spec: Spec = format!("hexadom:players={players},seed=5").parse().unwrap();
        let settings = Settings::read(&spec, HexadomOffer.options()).unwrap();
        let mut position = HexadomOffer.start(&settings).unwrap();
        for _ in 0..moves {
            let mv = position.random_move(&mut rng).expect("the game goes on");
            position.play(&mv).unwrap();
        }
        let truth: &Hexadom = position.game().unwrap();
        let seat = truth.turn().seat().expect("the game goes on");
        let other = Hexadom::deal(&truth.view(seat), &mut rng);
        assert!(other != *truth, "what is hidden differs");
        let other = Held::boxed(&settings, other);
        for name in ["ismcts:simulations=300", "tree"] {
            let think =
                |position: &dyn Position| bot(position, name, 3).think(position, &Control::unlimited(), &mut |_| {});
            assert_eq!(think(&*position), think(&*other), "{name} of {players}");
        }
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
    let mut position = start("hexadom:seed=1");
    let mut rng = Rng::new(1);
    while let Some(name) = position.random_move(&mut rng) {
        position.play(&name).unwrap();
    }
    for spec in ["random", "greedy", "tree"] {
        let thought = bot(position.as_ref(), spec, 1).think(position.as_ref(), &Control::unlimited(), &mut |_| {});
        assert_eq!(thought.best, None);
    }
}

#[test]
fn the_published_player_beats_a_random_one_clearly() {
    // 84 of 100 games over a thousand of them; 40 games from both sides leave no doubt about more than half.
    let mut won = 0;
    for seed in 0..20 {
        for first in [1, 2] {
            let game = format!("hexadom:seed={seed},first={first}");
            let mut position = start(&game);
            for name in record(&game, if first == 1 { &["tree", "random"] } else { &["random", "tree"] }) {
                position.play(&name).unwrap();
            }
            let tree = if first == 1 { 0 } else { 1 };
            won += u32::from(position.winners().iter().any(|seat| seat.index() == tree));
        }
    }
    assert!(won >= 28, "{won} of 40");
}
