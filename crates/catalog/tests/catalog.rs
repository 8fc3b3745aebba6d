//! Every game of the catalog obeys the laws of positions and bots, and no text sent to it causes a panic.

use std::collections::HashSet;
use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use rusc_catalog::{Catalog, Entry, Level, MovesError};
use rusc_game::{Rng, Turn};
use rusc_host::{AnyPosition, Board};
use rusc_present::{Eyes, Reason, Spec};
use rusc_search::{Control, Limits};

static GAMES: LazyLock<Catalog> = LazyLock::new(Catalog::builtin);

fn start_of(entry: &Entry) -> Arc<dyn AnyPosition> {
    GAMES.start(entry.name()).expect("a game has a default").1
}

fn json(board: &Board) -> serde_json::Value {
    serde_json::to_value(board).expect("a board can be written down")
}

#[test]
fn names_are_unique_and_parameters_take_their_defaults() {
    let mut names = HashSet::new();
    for entry in GAMES.games() {
        assert!(names.insert(entry.name()), "{} is there twice", entry.name());
        let bots = entry.bots();
        let bots_by_name: HashSet<_> = bots.iter().map(|bot| bot.name).collect();
        assert_eq!(bots_by_name.len(), bots.len());
        let of_bots = bots.into_iter().flat_map(|bot| bot.parameters);
        for parameter in of_bots.chain(entry.options()) {
            let default = &parameter.default;
            assert!(default.is_empty() || parameter.takes(default), "{}: {default}", parameter.name);
            assert!(!parameter.about.is_empty(), "{} has no help", parameter.name);
        }
    }
}

#[test]
fn every_bot_and_level_finds_a_move_at_the_start() {
    for entry in GAMES.games() {
        let start = start_of(entry);
        let seat = start.turn().seat().expect("a player begins");
        let levels = Level::ALL.map(Level::name);
        for bot in entry.bots().iter().map(|bot| bot.name).chain(levels) {
            let limits = Limits { nodes: Some(2_000), ..Limits::default() };
            let mut player = entry.bot(start.in_public(), bot, 1).expect("an offered bot exists");
            let thought = player.think(&start.seen_by(seat), &Control { limits, ..Control::unlimited() }, &mut |_| {});
            let best = thought.best.expect("there is a move at the start");
            assert!(start.moves().contains(&best), "{bot} plays {best}");
            assert_eq!(thought.chances.len(), usize::from(start.seats()), "{bot}: {:?}", thought.chances);
            assert!(thought.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{bot}: {:?}", thought.chances);
            assert!((thought.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{bot}: {:?}", thought.chances);
            assert!(thought.candidates.iter().all(|worth| (0.0..=1.0).contains(&worth.chance)), "{bot}");
        }
    }
}

#[test]
fn a_random_game_can_be_replayed_from_its_spec_and_moves() {
    for entry in GAMES.games() {
        for seed in 0..10 {
            let start = start_of(entry);
            let mut rng = Rng::new(seed);
            let mut position = Arc::clone(&start);
            let mut names = Vec::new();
            while let Some(name) = position.random_move(&mut rng).filter(|_| names.len() < 300) {
                let played = position.play(&name).expect("a random move may be played");
                assert_eq!(played.name, name);
                names.push(name);
                position = played.position;
            }
            let (_, again) = GAMES.start(start.spec()).expect("a position's spec is a spec");
            for separator in [" ", ",", ", "] {
                let line = entry.play(&again, &names.join(separator)).expect("the moves may be played again");
                assert!(line.iter().map(|played| &played.name).eq(&names));
                let end = line.last().map_or(&again, |played| &played.position);
                assert_eq!(json(&end.board(Eyes::All)), json(&position.board(Eyes::All)));
                assert_eq!((end.turn(), end.winners()), (position.turn(), position.winners()));
            }
        }
    }
}

#[test]
fn a_game_with_a_hidden_deal_gets_the_seed_it_lacks() {
    assert_eq!(GAMES.dealt("connect4:8x8", 5).as_deref(), Ok("connect4:size=8x8"));
    assert_eq!(GAMES.dealt("hexadom", 5).as_deref(), Ok("hexadom:seed=5"));
    assert_eq!(GAMES.dealt("hexadom:3,first=2", 5).as_deref(), Ok("hexadom:players=3,seed=5,first=2"));
    assert_eq!(GAMES.dealt("hexadom:seed=7,players=3", 5).as_deref(), Ok("hexadom:players=3,seed=7"));
    assert!(GAMES.dealt("hexadom:players=7", 5).is_err());
}

#[test]
fn errors_say_what_is_wrong_and_what_would_be_right() {
    let error = |spec: &str| GAMES.start(spec).err().expect("a bad spec").to_string();
    assert_eq!(error("chess"), format!("there is no game \"chess\"; the games are {}", game_names()));
    assert_eq!(error("connect4:rows=6"), "connect4 has no option \"rows\"; its options are size");
    assert_eq!(
        error("connect4:3x3"),
        "connect4: size cannot be \"3x3\"; expected columns x rows, each from 4 to 9, such as 7x6"
    );
    assert_eq!(error("connect4:7x6,size=7x6"), "connect4: size is given twice");
    assert_eq!(
        error("connect4:7x6,,"),
        "\"connect4:7x6,,\" is not a spec: an option is missing at character 14; write name, name:value or name:key=value,key"
    );
    let (entry, start) = GAMES.start("connect4").expect("Connect Four is there");
    let error = |bot: &str| entry.bot(start.in_public(), bot, 0).err().expect("a bad bot").to_string();
    assert_eq!(error("alphabeta:depth=0"), "alphabeta: depth cannot be \"0\"; expected a number from 1 to 81");
    assert_eq!(
        error("alphabeta:order=odd"),
        "alphabeta: order cannot be \"odd\"; expected natural, centre, best, worst"
    );
    assert!(error("deepthought").ends_with("beginner, normal, advanced, expert"), "{}", error("deepthought"));
    let unplayable = entry.play(&start, "44 5x").err().expect("x is no column");
    assert_eq!(
        unplayable.to_string(),
        "move 4, at character 5 of \"44 5x\": \"x\" is not a move: expected a column from 1 to 7"
    );
    assert_eq!(unplayable.key(), "moves-unplayable");
}

fn game_names() -> String {
    GAMES.games().iter().map(|entry| entry.name()).collect::<Vec<_>>().join(", ")
}

proptest! {
    #[test]
    fn any_text_is_a_spec_or_an_error(text in "\\PC*") {
        if let Ok(spec) = text.parse::<Spec>() {
            prop_assert_eq!(spec.to_string().parse::<Spec>(), Ok(spec));
        }
    }

    #[test]
    fn any_spec_of_a_game_starts_it_or_is_an_error(items in "[a-z0-9=,x-]{0,20}") {
        for entry in GAMES.games() {
            if let Ok((_, start)) = GAMES.start(&format!("{}:{items}", entry.name())) {
                let (_, again) = GAMES.start(start.spec()).expect("a position's spec is a spec");
                prop_assert_eq!(again.spec(), start.spec());
            }
        }
    }

    #[test]
    fn any_text_is_a_bot_or_an_error(text in "([a-z]+(:[a-z0-9=,]*)?|\\PC*)") {
        for entry in GAMES.games() {
            let _: bool = entry.bot(start_of(entry).in_public(), &text, 0).is_ok();
        }
    }

    #[test]
    fn any_text_is_a_list_of_moves_or_an_error(text in "([a-z0-9, @:-]{0,30}|\\PC*)") {
        for entry in GAMES.games() {
            if let Err(MovesError::Move { place, .. }) = entry.play(&start_of(entry), &text) {
                prop_assert!(place >= 1 && place <= text.chars().count());
            }
        }
    }

    #[test]
    fn positions_print_what_they_were_started_from(size in "[4-9]x[4-9]") {
        let (_, start) = GAMES.start(&format!("connect4:{size}")).expect("a size");
        let (_, again) = GAMES.start(start.spec()).expect("a spec");
        prop_assert_eq!(again.spec(), start.spec());
        prop_assert_eq!(json(&again.board(Eyes::All)), json(&start.board(Eyes::All)));
    }
}

#[test]
fn a_position_does_not_change_when_a_move_follows_it() {
    let (_, start) = GAMES.start("connect4:8x8").expect("8x8 is a size");
    let before = json(&start.board(Eyes::All));
    let next = start.play("1").expect("column 1 is open").position;
    assert_ne!(json(&next.board(Eyes::All)), before);
    assert_eq!(json(&start.board(Eyes::All)), before);
    assert_ne!(next.turn(), start.turn());
}

#[test]
fn an_option_can_be_changed_by_name() {
    let (entry, _) = GAMES.start("hexland").expect("Hexland is there");
    let changed = |name, value| entry.with_option(&"hexland:komi=3".parse().expect("a spec"), name, value);
    assert_eq!(changed("size", "9").map(|spec| spec.to_string()).as_deref(), Ok("hexland:size=9,komi=3"));
    assert_eq!(changed("komi", "0").map(|spec| spec.to_string()).as_deref(), Ok("hexland"));
    assert!(changed("size", "8").is_err() && changed("colour", "red").is_err());
}

#[test]
fn each_seat_of_a_game_has_a_number() {
    for entry in GAMES.games() {
        let start = start_of(entry);
        assert!(entry.seats().contains(&start.seats()), "{}", entry.name());
        assert_ne!(start.turn(), Turn::Over);
    }
    let (entry, six) = GAMES.start("hexadom:6").expect("six can play");
    assert_eq!((entry.seats(), six.seats()), (2..=6, 6));
}
