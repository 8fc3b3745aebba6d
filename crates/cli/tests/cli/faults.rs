//! Regression tests: each of these once crashed, hung, or printed something wrong.

use std::time::{Duration, Instant};

use crate::command::{folder, rusc};
use serde_json::{Value, json};

#[test]
fn too_many_threads_are_refused() {
    let words = [
        "genmove connect4 --bot deep --nodes 100",
        "match connect4 --bot random --bot random",
        "solve connect4:4x4",
        "analyze nowhere.json",
        "htp",
    ];
    for words in words {
        let complaint = rusc(words).word("--threads").word("100000").fails(2);
        assert!(complaint.contains("1 to 256"), "{words}: {complaint}");
    }
}

#[test]
fn invalid_arguments_are_reported_in_the_language_of_the_user() {
    for (words, said) in [
        ("genmove hex:5 --threads 0", "--threads <THREADS> no és vàlid: «0» no és un nombre de fils d’1 a 256."),
        ("genmove hex:5 --time soon", "«soon» no és un temps"),
        ("terminal hex:5 --clock 1ms", "«1ms» és un temps massa curt o massa llarg per a un rellotge"),
        ("bench stop --game chess", "No hi ha cap joc «chess»"),
        ("bench hextress --merge none.json", "No es pot llegir «none.json»"),
    ] {
        let complaint = rusc(words).locale("ca_ES.UTF-8").fails(2);
        assert!(complaint.contains(said), "{words}: {complaint}");
    }
    assert!(rusc("genmove hex:5 --nodes 0").fails(2).contains("--nodes"), "the rest clap says in its own words");
}

#[test]
fn more_memory_than_there_is_is_refused() {
    let match_of_giants = "match connect4 --threads 256 --bot deep:table=65536 --bot random";
    assert!(rusc(match_of_giants).fails(2).contains("no more megabytes than this machine has free"));
    let match_of_giants = "match hex:5 --threads 256 --bot random --bot mcts:memory=65536";
    assert!(rusc(match_of_giants).fails(2).contains("memory"));
    // A machine with that much memory accepts it; any other refuses and continues.
    let typed = "param_rusc bot mcts:memory=65536\nparam_rusc bot random\nquit\n";
    let answers = rusc("htp").typed(typed).succeeds();
    assert_eq!(answers.matches("\n\n").count(), 3, "every command is answered: {answers}");
}

#[test]
fn endless_openings_are_refused() {
    let began = Instant::now();
    let complaint = rusc("match connect4 --bot random --bot random --openings 4000000000").fails(2);
    assert!(complaint.contains("4000000000"), "{complaint}");
    assert!(began.elapsed() < Duration::from_secs(20));
}

#[test]
fn zero_has_no_minus() {
    let even = "match connect4 --bot alphabeta:depth=2 --bot alphabeta:depth=2 --games 20";
    assert_eq!(rusc(even).word("--json").json()["elo"], json!(0.0));
    let text = rusc(even).word("--json").succeeds() + &rusc(even).succeeds();
    assert!(!text.contains("-0"), "{text}");
}

#[test]
fn legal_moves_are_listed_where_they_are_asked_for() {
    let shown = rusc("show connect4 --moves 44").succeeds();
    assert!(shown.ends_with("player 1 to move\n"), "{shown}");
    let listed = rusc("show connect4 --moves 44 --legal").succeeds();
    assert!(listed.ends_with("player 1 to move: 1 2 3 4 5 6 7\n"), "{listed}");
    assert_eq!(rusc("show connect4 --json").json()["moves"].as_array().map(Vec::len), Some(7));
    let folder = folder("resigned");
    std::fs::write(folder.join("game.sgf"), "(;GM[11]SZ[4]RE[W+R];B[a2];W[b2];B[resign])").expect("it can be written");
    let resigned = rusc("show game.sgf").inside(&folder).succeeds();
    assert!(resigned.ends_with("player 1 to move\nplayer 1 resigned: player 2 has won\n"), "{resigned}");
}

#[test]
fn pictures_show_what_a_seat_may_see() {
    let drawn = |words: &str| rusc("show hexadom:players=3,seed=1 --format svg").word("--seat").word(words).succeeds();
    let whole = rusc("show hexadom:players=3,seed=1 --format svg").succeeds();
    let [first, second] = [drawn("1"), drawn("2")];
    assert!(first != second && first != whole && second != whole, "--seat changes the picture");
}

#[test]
fn a_match_says_what_was_played() {
    let words =
        "match connect4:8x8 --bot alphabeta:depth=2 --bot random --games 4 --seed 7 --nodes 1000 --time 2s --json";
    let outcome = rusc(words).json();
    assert_eq!(outcome["version"], 2);
    assert_eq!((&outcome["game"], &outcome["seed"]), (&json!("connect4:8x8"), &json!(7)));
    assert_eq!(outcome["bots"], json!(["alphabeta:depth=2", "random"]));
    assert_eq!(outcome["limits"], json!({ "time": 2.0, "clock": "wall", "margin": 2.0, "nodes": 1000, "depth": null }));
    assert_eq!((&outcome["openings"], &outcome["complete"]), (&json!(2), &json!(true)));
    let none = json!({ "crashes": 0, "illegal": 0, "time": 0 });
    assert_eq!(outcome["failures"], json!([none, none]));
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_keeps_its_games() {
    let folder = folder("interrupted");
    let words = "match connect4 --bot alphabeta:depth=5 --bot random --games 1000000 --record games --json";
    let said = rusc(words).inside(&folder).interrupted();
    let object = said.lines().find(|line| line.starts_with('{')).expect("the outcome is printed");
    let outcome: Value = serde_json::from_str(object).expect("one JSON object");
    let games = outcome["games"].as_u64().expect("a number");
    assert!((1..1_000_000).contains(&games) && outcome["complete"] == false, "{outcome}");
    let kept = std::fs::read_to_string(folder.join("games/games.jsonl")).expect("the games were saved");
    assert_eq!(kept.lines().count() as u64, games);
}

#[cfg(unix)]
#[test]
fn an_interrupted_bot_moves_at_once() {
    let said = rusc("genmove hex:11 --bot mcts --time 1h --json").interrupted();
    assert!(said.contains("\"move\":"), "{said}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_count_says_how_far_it_came() {
    let said = rusc("perft hex:9 --depth 7").interrupted();
    assert!(said.contains("interrupted: at least"), "{said}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_solver_says_what_it_knows() {
    let said = rusc("solve connect4:9x8").interrupted();
    assert!(said.contains("so far"), "{said}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_analysis_prints_what_was_judged() {
    let path = folder("interrupted-analysis").join("game.json");
    let path = path.to_str().expect("the path is text");
    rusc("terminal connect4 --seat random --seat random --save").word(path).succeeds();
    let said = rusc("analyze --bot alphabeta:depth=81 --time 1s").word(path).interrupted();
    assert!(said.contains("   1. ") && said.contains("stopped here"), "{said}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_experiment_prints_what_was_found() {
    let said = rusc("bench curve --game connect4 --bot alphabeta:depth=3 --games 1000000").interrupted();
    assert!(said.contains("slope"), "{said}");
}
