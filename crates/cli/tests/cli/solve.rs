//! `rusc solve` and `rusc verify`, run as processes.

use std::fs;

use serde_json::json;

use crate::command::{folder, rusc};

#[test]
fn a_map_shows_the_winning_moves() {
    let map = "  a b c\n 1 - - +  1\n  2 + + +  2\n   3 + - -  3\n       a b c\n";
    let said = rusc("solve hex:3 --all").succeeds();
    assert!(said.starts_with("the first player wins, score 1, best c1 a2 b2 c2 a3,") && said.ends_with(map), "{said}");
    let values = &rusc("solve hex:3 --moves b2 --all --json").json()["values"];
    assert_eq!((&values["a1"], values.as_object().map(|values| values.len())), (&json!(-1), Some(8)));
    // Where moves have no cells of their own, the values are a list.
    assert!(rusc("solve connect4:4x4 --all").succeeds().contains("\n1: 0\n2: 0\n"));
}

#[test]
fn the_page_shows_what_is_printed() {
    let page = include_str!("../../../../docs/hex-solver.md");
    let mut blocks = page.split("\n```\n").map(|block| format!("{block}\n"));
    let map = blocks.clone().find(|block| block.starts_with("  a b c")).expect("the page has a map");
    assert!(rusc("solve hex:3 --all").succeeds().ends_with(&map), "{map}");
    let proof = blocks.find(|block| block.starts_with("rusc-proof")).expect("the page has a proof");
    let folder = folder("solve-page");
    fs::write(folder.join("proof.txt"), proof).expect("the file can be written");
    assert!(rusc("verify proof.txt").inside(&folder).succeeds().ends_with("wins, 5 steps\n"));
}

#[test]
fn a_map_is_drawn() {
    let folder = folder("solve-map");
    let path = folder.join("map.svg");
    rusc("solve hex:3 --all --svg").word(path.to_str().expect("the path is text")).succeeds();
    let drawn = fs::read_to_string(&path).expect("the map is written");
    let count = |class: &str| drawn.matches(class).count();
    assert_eq!((count("comb heat8"), count("comb heat0")), (5, 4), "{drawn}");
    assert!(rusc("solve connect4:9x9 --all --svg map.svg").fails(1).contains("has no map"));
    assert!(rusc("solve hex:3 --svg map.svg").fails(2).contains("--all"));
}

#[test]
fn what_was_proved_is_kept() {
    let folder = folder("solve-keep");
    let solve = |game: &str| rusc(&format!("solve {game} --all --json --keep facts")).inside(&folder);
    let first = solve("hex:5").json();
    let kept = fs::read_to_string(folder.join("facts")).expect("the facts are written");
    assert!(kept.starts_with("rusc-kept 1 hex 5x5\n") && kept.lines().count() > 30);
    let again = solve("hex:5").json();
    assert_eq!(first["values"], again["values"]);
    let nodes = [&first, &again].map(|solved| solved["nodes"].as_u64().expect("a number"));
    assert!(10 * nodes[1] < nodes[0], "{nodes:?}");
    // A file cut off in the middle of a line is used as far as it is whole.
    fs::write(folder.join("facts"), &kept[..kept.len() / 2]).expect("the file can be written");
    let resumed = solve("hex:5").json();
    assert_eq!(first["values"], resumed["values"]);
    assert!(resumed["nodes"].as_u64() < first["nodes"].as_u64());
    assert!(solve("hex:4").fails(2).contains("about hex 5x5, not about hex 4x4"));
    fs::write(folder.join("facts"), "dear diary\n").expect("the file can be written");
    assert!(solve("hex:5").fails(2).contains("does not begin like a file of"));
    assert!(solve("connect4:9x9").fails(2).contains("keeps nothing"));
}

#[cfg(unix)]
#[test]
fn an_interrupted_solve_keeps_what_it_proved() {
    let folder = folder("solve-interrupted");
    let path = folder.join("facts");
    let said = rusc("solve hex:8 --all --keep").word(path.to_str().expect("the path is text")).interrupted();
    assert!(said.contains("so far"), "{said}");
    let kept = fs::read_to_string(&path).expect("the facts are written");
    assert!(kept.starts_with("rusc-kept 1 hex 8x8\n") && kept.ends_with('\n'), "whole lines");
}

#[test]
fn a_proof_is_written_and_verified() {
    let folder = folder("solve-proof");
    rusc("solve hex:4 --moves b3 --proof proof.txt").inside(&folder).succeeds();
    let said = rusc("verify proof.txt").inside(&folder).succeeds();
    assert!(said.contains("   3 . B . .  3\n") && said.contains("proven: the first player wins"), "{said}");
    assert_eq!(rusc("verify proof.txt --json").inside(&folder).json()["winner"], "first");
    let proof = fs::read_to_string(folder.join("proof.txt")).expect("the proof is written");
    let damaged = proof.replacen("winner black", "winner white", 1);
    fs::write(folder.join("damaged.txt"), damaged).expect("the file can be written");
    let refused = rusc("verify damaged.txt").inside(&folder).fails(1);
    assert!(refused.contains("proves nothing. Line 6: the stones do not join"), "{refused}");
    fs::write(folder.join("diary.txt"), "dear diary\n").expect("the file can be written");
    assert!(rusc("solve connect4:9x9 --proof proof.txt").fails(1).contains("writes no proofs"));
    assert!(rusc("solve hex:9,swap --proof proof.txt").fails(1).contains("can still be swapped"));
    assert!(rusc("verify diary.txt").inside(&folder).fails(2).contains("is not a proof"));
    assert!(rusc("verify missing.txt").inside(&folder).fails(2).contains("missing.txt"));
}
