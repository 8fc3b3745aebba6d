//! `rusc analyze`, run as a process.

use std::fs;

use crate::command::{folder, rusc};
use serde_json::{Value, json};

/// A saved game in which the second player overlooks three in a row.
fn saved(name: &str) -> String {
    let path = folder(name).join("game.json");
    let path = path.to_str().expect("the path is text").to_owned();
    rusc("terminal connect4:5x4 --seat person --seat person --save")
        .word(&path)
        .typed("2\n1\n3\n1\n4\n2\n5\n")
        .succeeds();
    path
}

#[test]
fn every_move_is_judged_and_mistakes_come_last() {
    let path = saved("analyze-moves");
    let data = rusc("analyze --bot perfect --json").word(&path).json();
    assert_eq!(
        (&data["spec"], &data["complete"], &data["winners"]),
        (&json!("connect4:size=5x4"), &json!(true), &json!([1]))
    );
    let moves = data["moves"].as_array().expect("an array");
    assert_eq!(moves.len(), 7);
    for key in ["number", "seat", "move", "before", "after", "best", "line", "loss"] {
        assert!(moves.iter().all(|judged| judged.get(key).is_some()), "{key}");
    }
    assert_eq!(
        (&moves[6]["move"], &moves[6]["after"]["proof"], &moves[6]["loss"]),
        (&json!("5"), &json!("win"), &json!(0.0))
    );
    let worst = data["mistakes"][0].as_u64().expect("there is a mistake") as usize;
    assert_eq!(moves[worst - 1]["seat"], 2, "the second player lost a drawn game: {data}");
    assert!(moves[worst - 1]["loss"].as_f64() >= Some(0.5));
    assert_eq!(data["graph"].as_array().map(Vec::len), Some(8));
    assert_eq!(data["graph"][7], json!([7, 1.0]));

    let text = rusc("analyze --bot perfect").word(&path).succeeds();
    assert!(text.contains("largest mistakes:") && text.ends_with("player 1 has won\n"), "{text}");
}

#[test]
fn a_graph_is_drawn_and_what_is_wrong_is_said() {
    let path = saved("analyze-graph");
    let picture = path.replace(".json", ".svg");
    rusc("analyze --bot alphabeta:depth=2 -o").word(&picture).word(&path).succeeds();
    let svg = fs::read_to_string(&picture).expect("the graph was written");
    assert!(svg.starts_with("<svg") && svg.contains("player 2 has won"), "{svg}");
    rusc("analyze --bot alphabeta:depth=2 -o").word(&picture).word(&path).locale("es_ES.UTF-8").succeeds();
    let svg = fs::read_to_string(&picture).expect("the graph was written");
    assert!(svg.contains("gana el jugador 2") && !svg.contains("player"), "the graph is in Spanish: {svg}");
    assert!(rusc("analyze nowhere.json").fails(2).contains("nowhere.json"));
    assert!(rusc("analyze game.doc").fails(2).contains("neither in .json nor in .sgf"));
    assert!(rusc("analyze --bot clever").word(&path).fails(2).contains("clever"));
}

#[test]
fn hidden_hands_are_judged_by_what_was_known() {
    let path = folder("analyze-hidden").join("game.json");
    let path = path.to_str().expect("the path is text");
    rusc("terminal hexadom:seed=2 --seat greedy --seat random --save").word(path).succeeds();
    let data = rusc("analyze --nodes 50 --json").word(path).json();
    let judged = |one: &Value| one["after"].is_object() || one["loss"].is_null();
    assert!(data["moves"].as_array().is_some_and(|moves| moves.len() > 5 && moves.iter().all(judged)), "{data}");
}
