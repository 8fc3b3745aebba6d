//! The commands, run as processes.

use crate::command::{names, rusc};
use serde_json::{Value, json};

#[test]
fn games_lists_what_there_is() {
    let games = rusc("games --json").json();
    let connect4 = &games["games"].as_array().expect("an array").iter().find(|game| game["name"] == "connect4");
    let connect4 = connect4.expect("Connect Four is there");
    assert_eq!(connect4["options"][0]["name"], "size");
    let bots: Vec<&Value> = connect4["bots"].as_array().expect("an array").iter().map(|bot| &bot["name"]).collect();
    assert!(bots.contains(&&json!("alphabeta")) && bots.contains(&&json!("random")));
    assert_eq!(connect4["levels"]["beginner"], "alphabeta:depth=1");
    assert!(rusc("games").succeeds().contains("Connect Four"));
}

#[test]
fn show_prints_a_position() {
    let shown = rusc("show connect4:7x6 --moves 4453 --json").json();
    assert_eq!(shown["turn"], 1);
    assert_eq!((&shown["over"], &shown["winners"], &shown["points"]), (&json!(false), &json!([]), &Value::Null));
    assert_eq!(shown["moves"], json!(["1", "2", "3", "4", "5", "6", "7"]));
    assert_eq!(shown["board"]["cells"][5], "..OXX..");
    let won = rusc("show connect4 --moves 1,2,1,2,1,2,1 --format json").json();
    assert_eq!((&won["turn"], &won["over"], &won["winners"]), (&Value::Null, &json!(true), &json!([1])));
    assert_eq!(won["moves"], json!([]));
    assert!(rusc("show connect4 --moves 1212121").succeeds().ends_with("player 1 has won\n"));
    assert!(rusc("show connect4 --moves \"\"").succeeds().contains("player 1 to move"));
}

#[test]
fn bad_words_are_named_with_their_place() {
    let complaint = rusc("show connect4:7x6 --moves 4455x").fails(2);
    assert!(complaint.contains("Move 5, at character 5") && complaint.contains("“x” is not a move"), "{complaint}");
    let complaint = rusc("show connect4 --moves 1111111").fails(2);
    assert!(complaint.contains("Move 7, at character 7") && complaint.contains("Column 1 is full"), "{complaint}");
    assert!(rusc("show connect4:3x3").fails(2).contains("from 4x4 to 9x9"));
    assert!(rusc("show chess").fails(2).contains("There is no game “chess”"));
    assert!(rusc("show connect4 --seat 3").fails(2).contains("seats are 1 to 2"));
    assert!(rusc("genmove connect4 --bot clever").fails(2).contains("There is no bot “clever”"));
    assert!(rusc("genmove connect4 --bot random --time 2").fails(2).contains("500ms, 2s"));
    assert!(rusc("match connect4 --bot random").fails(2).contains("Give one for each seat"));
    assert!(rusc("bench chess").fails(2).contains("There is no experiment"));
    assert!(rusc("bench connect4-tables --depth 99").fails(2).contains("from 2 to 12"));
    assert!(rusc("frobnicate").fails(2).contains("frobnicate"));
}

#[test]
fn what_cannot_be_done_is_another_error() {
    assert!(rusc("genmove connect4 --moves 1212121 --bot random").fails(1).contains("over"));
    assert!(rusc("show connect4 --connections").fails(1).contains("no connections"));
    assert!(rusc("match connect4 --moves 1212121 --bot random --bot random").fails(1).contains("over"));
}

#[test]
fn bots_of_the_study_agree() {
    let ask = |bot: &str| rusc("genmove connect4:8x8 --json --bot").word(bot).json();
    let (full, pruned) = (ask("minimax:depth=5"), ask("alphabeta:depth=5,order=natural"));
    assert_eq!((&full["move"], &full["value"]), (&pruned["move"], &pruned["value"]));
    assert_eq!(ask("alphabeta:depth=5,order=centre")["value"], full["value"]);
    assert_eq!(full["depth"], 5);
    assert_eq!(full["nodes"], 32_768);
    assert_eq!(full["line"].as_array().map(Vec::len), Some(5));
    assert_eq!(full["proof"], Value::Null);
    let won = rusc("genmove connect4 --moves 121212 --bot normal --json").json();
    assert_eq!((&won["move"], &won["proof"]), (&json!("1"), &json!("win")));
}

#[test]
fn limits_are_kept() {
    let limited = rusc("genmove connect4 --bot deep --nodes 5000 --json").json();
    assert_eq!(limited["nodes"], 5_000);
    let timed = rusc("genmove connect4:8x8 --bot deep --time 100ms --threads 2 --json").json();
    assert!(timed["depth"].as_u64().expect("a number") >= 4);
    let shallow = rusc("genmove connect4 --bot alphabeta:depth=8 --depth 2 --json").json();
    assert_eq!(shallow["depth"], 2);
}

#[test]
fn a_match_is_won_by_the_better_bot_and_repeats_itself() {
    let play = |threads: &str| {
        rusc("match connect4:8x8 --bot alphabeta:depth=3 --bot random --games 40 --json --threads").word(threads).json()
    };
    let mut one = play("1");
    assert_eq!(one["games"], 40);
    assert!(one["wins"][0].as_u64().expect("a number") >= 38, "{one}");
    let mut two = play("2");
    for outcome in [&mut one, &mut two] {
        outcome["seconds_per_move"].take();
    }
    assert_eq!(one, two);
}

#[test]
fn perft_counts_leaves() {
    let counted = rusc("perft connect4:8x8 --depth 6 --json").json();
    assert_eq!((&counted["depth"], &counted["leaves"]), (&json!(6), &json!(262_144)));
    assert_eq!(rusc("perft connect4 --moves 1212121 --depth 3 --json").json()["leaves"], 0);
    assert!(rusc("perft connect4 --depth 5").succeeds().starts_with("16,807 leaves at depth 5"));
}

#[test]
fn the_published_tables_are_printed() {
    let tables = rusc("bench connect4-tables --depth 4").succeeds();
    assert!(tables.contains("| 4 | 4096 | 2401 |") && tables.contains("| 4 | 2401 | 2401 |"), "{tables}");
    assert_eq!(tables.matches("the value of the unpruned one: yes").count(), 2);
    assert!(rusc("bench --list").succeeds().contains("connect4-tables"));
    let lessons = rusc("learn --list").succeeds();
    assert!(lessons.contains("hex-patterns") && lessons.contains("hex-network"), "{lessons}");
    assert!(rusc("learn chess").fails(2).contains("There is no experiment"));
}

#[test]
fn scores_are_numbers_of_a_unit_or_proven() {
    let thought = rusc("genmove connect4 --bot alphabeta:depth=3 --json").json();
    assert_eq!(
        (&thought["unit"], &thought["proof"], &thought["moves"]),
        (&json!("weights"), &Value::Null, &Value::Null)
    );
    let chance = thought["chance"].as_f64().expect("a number");
    assert!((0.0..=1.0).contains(&chance) && thought["chances"][0] == thought["chance"], "{thought}");
    let won = rusc("genmove connect4 --moves 121212 --bot alphabeta:depth=3 --json").json();
    assert_eq!((&won["proof"], &won["value"], &won["moves"]), (&json!("win"), &json!(1.0), &json!(1)));
    assert_eq!((&won["chance"], &won["chances"]), (&json!(1.0), &json!([1.0, 0.0])));
}

#[test]
fn every_command_has_an_example() {
    let names = names();
    assert!(names.len() >= 15, "{names:?}");
    for name in names.iter().map(String::as_str).chain([""]) {
        let help = rusc(name).word("--help").succeeds();
        assert!(help.contains("Example: rusc "), "{name}");
    }
}

#[test]
fn show_draws_a_position() {
    for game in ["connect4", "hex:5", "hexland:5", "hexadom:players=3,seed=1"] {
        let drawn = rusc(&format!("show {game} --format svg")).succeeds();
        assert!(drawn.starts_with("<svg xmlns=") && drawn.ends_with("</svg>"), "{game}");
    }
    let file = std::env::temp_dir().join(format!("rusc-show-{}.png", std::process::id()));
    let drawn = rusc(&format!("show hex:5 --moves c3,d2 --connections --format png -o {}", file.display())).succeeds();
    assert_eq!(drawn, "");
    let content = std::fs::read(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(content.starts_with(b"\x89PNG") && content.len() > 10_000);
    rusc("show hex:5 --format png -o /nowhere/at/all.png").fails(1);
}

#[test]
fn translations_are_written_out_and_never_over_others() {
    assert!(rusc("translations").succeeds().contains("game-hex = Hex\n"));
    let folder = std::env::temp_dir().join(format!("rusc-translations-{}", std::process::id()));
    let words = format!("translations -o {}", folder.display());
    rusc(&words).succeeds();
    assert!(folder.join("en/boards.ftl").exists());
    assert!(rusc(&words).fails(1).contains("already exists"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_curve_is_fitted_to_games_and_tested_on_others() {
    let fitted = rusc("bench curve --game hex:size=5 --bot dijkstra:depth=1 --games 200 --json").json();
    let [bot] = &fitted["bots"].as_array().expect("a list")[..] else { panic!("one bot was asked for: {fitted}") };
    assert_eq!((&fitted["version"], &bot["unit"]), (&json!(1), &json!("stones")));
    let number = |path: &str| bot.pointer(path).and_then(Value::as_f64).unwrap_or_else(|| panic!("{path} in {bot}"));
    assert!(number("/fit/slope") > 2.0 * number("/fit/slope_error"), "who needs fewer stones wins: {bot}");
    assert!(number("/fit/games") > 2.0 * number("/trial/games"), "{bot}");
    for curve in ["fitted", "in_use"] {
        let loss = number(&format!("/trial/log_loss/{curve}"));
        assert!(loss < 0.9 * number("/trial/log_loss/even"), "{curve} predicts more than equal chances do: {bot}");
    }
    let bins = bot["trial"]["bins"].as_array().expect("a list");
    let counted: f64 = bins.iter().filter_map(|bin| bin["estimates"].as_f64()).sum();
    assert_eq!((bins.len(), counted), (10, number("/trial/estimates")));

    let said = rusc("bench curve --game hexadom:players=3 --bot tree:minimum --games 20").succeeds();
    assert!(said.contains("estimates in promise from 15 games") && said.contains("| 30 to 40 % | "), "{said}");
    let silent = rusc("bench curve --game connect4 --bot random").succeeds();
    assert_eq!(silent, "connect4, random: no estimates that a curve could turn into chances\n\n");
}

#[test]
fn pages_hear_of_clicks() {
    let said = rusc("bench server --pages 3 --matches 2 --experts 4 --clicks 3 --pause 1").succeeds();
    for part in ["| no bot | 6 |", "| 4 matches between experts | 6 |", "no request failed"] {
        assert!(said.contains(part), "{part} in {said}");
    }
}
