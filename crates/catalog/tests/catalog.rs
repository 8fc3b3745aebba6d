//! Every game of the catalog keeps its promises, and no text that is sent to it makes it fall over.

use std::collections::HashSet;

use catalog::{GAMES, Level};
use game::Rng;
use offer::{Position, Settings, Spec};
use proptest::prelude::*;
use search::Control;

#[test]
fn names_are_unique_and_parameters_take_their_defaults() {
    let mut names = HashSet::new();
    for entry in GAMES {
        assert!(names.insert(entry.offer.name()), "{} is there twice", entry.offer.name());
        let bots = entry.offer.bots();
        let bots_by_name: HashSet<_> = bots.iter().map(|bot| bot.name).collect();
        assert_eq!(bots_by_name.len(), bots.len());
        let experiments = entry.offer.experiments().iter().map(|experiment| experiment.parameters);
        let parameters = bots.iter().map(|bot| bot.parameters).chain(experiments).chain([entry.offer.options()]);
        for parameter in parameters.flatten() {
            let default = parameter.default();
            assert!(default.is_empty() || parameter.takes(default), "{}: {default}", parameter.name);
        }
    }
}

#[test]
fn every_bot_and_level_finds_a_move_at_the_start() {
    for entry in GAMES {
        let (_, start) = catalog::start(entry.offer.name()).expect("a game has a default");
        let levels = Level::ALL.map(Level::name);
        for bot in entry.offer.bots().iter().map(|bot| bot.name).chain(levels) {
            let mut player = entry.bot(&*start, bot, 1).expect("an offered bot exists");
            let thought = player.think(&*start, &Control::nodes(2_000), &mut |_| {});
            let best = thought.best.expect("there is a move at the start");
            assert!(start.moves().contains(&best), "{bot} plays {best}");
            assert!(thought.value.is_finite());
        }
    }
}

#[test]
fn a_random_game_can_be_replayed_from_its_spec_and_moves() {
    for entry in GAMES {
        for seed in 0..10 {
            let (_, start) = catalog::start(entry.offer.name()).expect("a game has a default");
            let mut rng = Rng::new(seed);
            let mut position = start.clone();
            let mut names = Vec::new();
            while let Some(name) = position.random_move(&mut rng).filter(|_| names.len() < 300) {
                position.play(&name).expect("a random move may be played");
                names.push(name);
            }
            let (_, mut again) = catalog::start(start.spec()).expect("a position's spec is a spec");
            for separator in [" ", ",", ", "] {
                let mut fresh = again.clone();
                assert_eq!(entry.play(&mut *fresh, &names.join(separator)), Ok(names.clone()));
                assert_eq!(fresh.board(None), position.board(None));
            }
            entry.play(&mut *again, &names.join(" ")).expect("the moves may be played again");
            assert_eq!(again.turn(), position.turn());
            assert_eq!(again.winners(), position.winners());
        }
    }
}

#[test]
fn a_game_with_a_hidden_deal_gets_the_seed_it_lacks() {
    assert_eq!(catalog::dealt("connect4:8x8", 5).as_deref(), Ok("connect4:8x8"));
    assert_eq!(catalog::dealt("hexadom", 5).as_deref(), Ok("hexadom:seed=5"));
    assert_eq!(catalog::dealt("hexadom:3,first=2", 5).as_deref(), Ok("hexadom:players=3,seed=5,first=2"));
    assert_eq!(catalog::dealt("hexadom:seed=7,players=3", 5).as_deref(), Ok("hexadom:seed=7,players=3"));
    assert!(catalog::dealt("hexadom:players=7", 5).is_err());
}

#[test]
fn errors_say_what_is_wrong_and_what_would_be_right() {
    let error = |spec: &str| catalog::start(spec).err().expect("a bad spec").to_string();
    assert_eq!(error("chess"), format!("there is no game \"chess\"; there is {}", game_names()));
    assert_eq!(error("connect4:rows=6"), "connect4 takes no \"rows\"; it takes size");
    assert_eq!(
        error("connect4:3x3"),
        "connect4: size cannot be \"3x3\"; expected columns x rows, each from 4 to 9, such as 7x6"
    );
    assert_eq!(error("connect4:7x6,size=7x6"), "connect4: size is given twice");
    assert_eq!(
        error("connect4:7x6,,"),
        "\"connect4:7x6,,\" is not a spec: nothing stands at character 14; write name, name:value or name:key=value,key"
    );
    let (entry, start) = catalog::start("connect4").expect("Connect Four is there");
    let error = |bot: &str| entry.bot(&*start, bot, 0).err().expect("a bad bot").to_string();
    assert_eq!(error("alphabeta:depth=0"), "alphabeta: depth cannot be \"0\"; expected a number from 1 to 81");
    assert_eq!(
        error("alphabeta:order=odd"),
        "alphabeta: order cannot be \"odd\"; expected natural, centre, best, worst"
    );
    let mut position = start.clone();
    assert_eq!(
        entry.play(&mut *position, "44 5x").expect_err("x is no column").to_string(),
        "move 4, at character 5 of \"44 5x\": \"x\" is not a move: expected a column from 1 to 7"
    );
}

fn game_names() -> String {
    GAMES.iter().map(|entry| entry.offer.name()).collect::<Vec<_>>().join(", ")
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
        for entry in GAMES {
            if let Ok((_, start)) = catalog::start(&format!("{}:{items}", entry.offer.name())) {
                let (_, again) = catalog::start(start.spec()).expect("a position's spec is a spec");
                prop_assert_eq!(again.spec(), start.spec());
            }
        }
    }

    #[test]
    fn any_text_is_a_bot_or_an_error(text in "([a-z]+(:[a-z0-9=,]*)?|\\PC*)") {
        for entry in GAMES {
            let (_, start) = catalog::start(entry.offer.name()).expect("a game has a default");
            let _: bool = entry.bot(&*start, &text, 0).is_ok();
        }
    }

    #[test]
    fn any_text_is_a_list_of_moves_or_an_error(text in "([a-z0-9, @:-]{0,30}|\\PC*)") {
        for entry in GAMES {
            let (_, start) = catalog::start(entry.offer.name()).expect("a game has a default");
            let mut position = start.clone();
            if let Err(error) = entry.play(&mut *position, &text) {
                prop_assert!(error.place >= 1 && error.place <= text.chars().count());
            }
        }
    }

    #[test]
    fn settings_print_what_they_read(size in "[4-9]x[4-9]") {
        let (entry, _) = catalog::start("connect4").expect("Connect Four is there");
        let spec: Spec = format!("connect4:{size}").parse().expect("a spec");
        let settings = Settings::read(&spec, entry.offer.options()).expect("a size");
        let again: Spec = settings.spec().parse().expect("a spec");
        prop_assert_eq!(Settings::read(&again, entry.offer.options()).expect("settings").spec(), settings.spec());
    }
}

#[test]
fn the_position_trait_is_object_safe_and_cheap_to_copy() {
    let (_, start) = catalog::start("connect4:8x8").expect("8x8 is a size");
    let mut copy: Box<dyn Position> = start.clone();
    copy.play("1").expect("column 1 is open");
    assert_ne!(copy.board(None), start.board(None));
}
