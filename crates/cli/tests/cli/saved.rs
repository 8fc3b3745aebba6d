//! Saved games: written by a match, shown, continued and converted.

use std::fs;

use crate::command::{folder, rusc};
use serde_json::{Value, json};

const GAME: &str = "(;FF[4]GM[11]SZ[4]PB[Ana]RE[W+R];B[a2];W[swap-pieces];B[c3](;W[b2];B[resign])(;W[d4]C[or here]))";

#[test]
fn the_games_of_a_match_are_kept() {
    let folder = folder("match");
    rusc("match hexadom --bot random --bot tree:minimum --games 10 --record games").inside(&folder).succeeds();
    let games = fs::read_to_string(folder.join("games/games.jsonl")).expect("the games were saved");
    assert_eq!(games.lines().count(), 10);
    let shown = rusc("show games/games.jsonl --game 2 --json").inside(&folder).json();
    assert_eq!((&shown["over"], &shown["turn"]), (&json!(true), &Value::Null));
    assert!(shown["spec"].as_str().expect("a spec").starts_with("hexadom:seed="));
    assert!(rusc("show games/games.jsonl").inside(&folder).fails(2).contains("10 games"));
    assert!(rusc("show games/games.jsonl --game 11").inside(&folder).fails(2).contains("11"));
    let complaint = rusc("match connect4 --bot random --bot random --record games").inside(&folder).fails(2);
    assert!(complaint.contains("not empty"), "{complaint}");
    let complaint = rusc("convert games/games.jsonl 01.sgf --game 1").inside(&folder).fails(1);
    assert!(complaint.contains("hexadom") && complaint.contains("Use JSON"), "{complaint}");
    assert!(!folder.join("01.sgf").exists());
}

#[test]
fn a_saved_game_is_shown_and_goes_on() {
    let folder = folder("show");
    fs::write(folder.join("game.sgf"), GAME).expect("it can be written");
    let shown = rusc("show game.sgf").inside(&folder).succeeds();
    assert!(shown.contains("player 1 to move") && shown.ends_with("player 1 resigned: player 2 has won\n"), "{shown}");
    let shown = rusc("show game.sgf --moves d4 --json").inside(&folder).json();
    assert_eq!(shown["board"]["rows"], json!([".W..", ".W..", "..B.", "...B"]));
    assert_eq!((&shown["spec"], &shown["turn"]), (&json!("hex:size=4,swap"), &json!(2)));
    let thought = rusc("genmove game.sgf --bot dijkstra --json").inside(&folder).json();
    assert!(thought["move"].is_string());
    let complaint = rusc("show game.sgf --moves c3").inside(&folder).fails(2);
    assert!(complaint.contains("Move 1, at character 1") && complaint.contains("cell is occupied"), "{complaint}");
}

#[test]
fn games_are_converted_there_and_back() {
    let folder = folder("convert");
    fs::write(folder.join("game.sgf"), GAME).expect("it can be written");
    rusc("convert game.sgf game.json").inside(&folder).succeeds();
    rusc("convert game.json again.sgf").inside(&folder).succeeds();
    rusc("convert again.sgf again.json").inside(&folder).succeeds();
    let text = |name: &str| fs::read_to_string(folder.join(name)).expect("it was written");
    assert_eq!(text("game.json"), text("again.json"));
    assert!(text("again.sgf").contains("(;W[d4]C[or here])"), "{}", text("again.sgf"));
    let piped = rusc("convert - - --from sgf --to json").typed(GAME).json();
    assert_eq!((&piped["format"], &piped["spec"]), (&json!("rusc-game"), &json!("hex:4,swap")));
    let two = format!("{GAME}\n{}", GAME.replace("SZ[4]", "SZ[5]"));
    assert!(rusc("convert - - --from sgf --to json").typed(&two).fails(2).contains("has 2 games"));
    assert_eq!(rusc("convert - - --from sgf --to json --game 2").typed(&two).json()["spec"], "hex:5,swap");
    assert!(rusc("convert - - --from sgf --to json --game 3").typed(&two).fails(2).contains("no game 3"));
}

#[test]
fn what_cannot_be_converted_leaves_everything_as_it_was() {
    let folder = folder("spoilt");
    fs::write(folder.join("good.json"), "precious").expect("it can be written");
    fs::write(folder.join("bad.sgf"), "(;GM[11]SZ[3]\n;B[a1];W[a1])").expect("it can be written");
    let complaint = rusc("convert bad.sgf good.json").inside(&folder).fails(2);
    assert!(complaint.contains("bad.sgf: line 2, column 10: This cell is occupied"), "{complaint}");
    assert!(rusc("show bad.sgf").inside(&folder).fails(2).contains("line 2, column 10"));
    assert!(rusc("convert missing.sgf good.json").inside(&folder).fails(2).contains("missing.sgf"));
    assert!(rusc("convert bad.sgf game.txt").inside(&folder).fails(2).contains("--to json"));
    fs::write(folder.join("bad.json"), b"{\n \"format\": \"\xff\"}").expect("it can be written");
    assert!(rusc("show bad.json").inside(&folder).fails(2).contains("bad.json: line 2, column 13: This is not UTF-8"));
    let complaint = rusc("convert - nowhere/game.json --from sgf").typed(GAME).inside(&folder).fails(1);
    assert!(complaint.contains("nowhere/game.json"), "{complaint}");
    assert_eq!(fs::read_to_string(folder.join("good.json")).expect("it is there"), "precious");
    assert_eq!(fs::read_dir(&folder).expect("it can be listed").count(), 3);
}
