//! Hex by name: options, bots and the data for hints.

use hex::AnySize;
use offer::{Offer, Position, Settings, Spec, SpecError};
use search::Control;
use serde_json::Value;

fn start(spec: &str) -> Result<Box<dyn Position>, SpecError> {
    let spec: Spec = spec.parse()?;
    AnySize.start(&Settings::read(&spec, AnySize.options())?)
}

fn played(spec: &str, moves: &str) -> Box<dyn Position> {
    let mut position = start(spec).expect("a good spec");
    for name in moves.split_whitespace() {
        position.play(name).expect("a legal move");
    }
    position
}

#[test]
fn sizes_and_swap_rules_are_options() {
    assert_eq!(start("hex").expect("the default").moves().len(), 121);
    for size in 2..=19 {
        assert_eq!(start(&format!("hex:{size}")).expect("a size").moves().len(), size * size);
    }
    assert_eq!(played("hex:5,swap", "a3 swap").board(None)["white"], Value::from(vec!["c1"]));
    assert_eq!(played("hex:size=5,swap=in-place", "a3 swap").board(None)["white"], Value::from(vec!["a3"]));
    assert_eq!(start("hex:5,swap=in-place").expect("a spec").spec(), "hex:size=5,swap=in-place");
    for spec in ["hex:1", "hex:20", "hex:40", "hex:size=0", "hex:size=x", "hex:swap=maybe", "hex:komi=1"] {
        assert!(start(spec).is_err(), "{spec}");
    }
}

#[test]
fn bad_moves_are_refused_with_the_reason() {
    let refused = |spec: &str, moves: &str, last: &str| {
        let mut position = played(spec, moves);
        position.play(last).expect_err("a bad move").to_string()
    };
    assert_eq!(refused("hex:3", "a1", "a1"), "a1 may not be played: a1 is occupied");
    assert_eq!(refused("hex:3", "a1", "swap"), "swap may not be played: this game is played without the swap rule");
    let late = "swap may not be played: swap is only possible as the answer to the first stone";
    assert_eq!(refused("hex:3,swap", "a1 b2", "swap"), late);
    assert_eq!(refused("hex:3", "", "z9"), "\"z9\" is not a move: expected a cell from a1 to c3 or \"swap\"");
}

#[test]
fn every_bot_plays_every_kind_of_board() {
    for spec in ["hex:2", "hex:8,swap", "hex:11", "hex:13,swap=in-place", "hex:19"] {
        let position = start(spec).expect("a good spec");
        for bot in AnySize.bots() {
            let settings = Settings::read(&bot.name.parse().expect("a spec"), bot.parameters).expect("defaults");
            let mut player = AnySize.bot(&*position, bot.name, &settings, 1).expect("an offered bot");
            let mut position = position.clone();
            for _ in 0..2 {
                let thought = player.think(&*position, &Control::nodes(20), &mut |_| {});
                assert!(thought.value.is_finite());
                position.play(&thought.best.expect("there is a move")).expect("a bot's move is legal");
            }
        }
    }
}

#[test]
fn a_hint_has_connections_currents_and_values() {
    let hint = played("hex:5", "c3 d2").connections().expect("Hex has connections");
    let [black, white] = [&hint["seats"][0], &hint["seats"][1]];
    assert_eq!(black["seat"], 1);
    assert!(black["resistance"].as_f64().expect("nobody is cut off") > 0.0);
    let bridge = |connection: &Value| {
        connection["from"] == "c3" && connection["to"] == "bottom" && connection["carrier"].as_array().is_some()
    };
    assert!(black["full"].as_array().expect("a list").iter().any(bridge));
    assert!(white["currents"].as_object().expect("cells").values().all(|current| current.as_f64() > Some(0.0)));
    assert_eq!(hint["values"].as_object().expect("moves").len(), 23);
    let won = played("hex:3", "b2").connections().expect("Hex has connections");
    assert_eq!((&won["seats"][0]["won"], &won["seats"][0]["resistance"]), (&Value::from(true), &Value::from(0.0)));
    assert!(won["values"].as_object().expect("moves").values().all(|value| value["proof"] == "loss"));
}
