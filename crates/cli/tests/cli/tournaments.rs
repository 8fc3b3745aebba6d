//! Tournaments from a file: every output, stopping and going on, and what is wrong with a file.

use std::fs;
use std::path::Path;

use crate::command::{folder, rusc};
use serde_json::{Value, json};

const CUP: &str = "name = \"cup\"\ngame = \"connect4:6x5\"\nbots = [\"alphabeta:depth=4\", \"mcts\", \"random\"]\ngames = 10\nnodes = 100\nseed = 5\n";

/// A result without the times, which differ from run to run.
fn timeless(mut result: Value) -> Value {
    let bots = result["bots"].as_array_mut().expect("a list");
    bots.iter_mut().for_each(|bot| bot["seconds_per_move"] = json!(null));
    result
}

fn cup(folder: &Path) -> String {
    fs::write(folder.join("cup.toml"), CUP).expect("it can be written");
    "tournament cup.toml --store cup.sqlite".to_owned()
}

#[test]
fn a_tournament_is_rated_and_written_in_every_form() {
    let folder = folder("tournament");
    let words = cup(&folder);
    let said =
        rusc(&format!("{words} --html a.html --svg a.svg --csv a.csv --games a.jsonl")).inside(&folder).succeeds();
    assert!(said.contains("Elo (95 %)") && said.contains(" 1. alphabeta:depth=4"), "{said}");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("it was written");
    assert!(read("a.html").contains("<table") && read("a.html").contains("alphabeta:depth=4"));
    assert!(read("a.svg").starts_with("<svg xmlns=") && read("a.svg").matches("class=\"cell\"").count() == 6);
    let csv = read("a.csv");
    assert_eq!(csv.lines().count(), 4);
    assert!(csv.starts_with("place,bot,spec,elo,low,high,points,games,failures,alphabeta:depth=4,"), "{csv}");
    assert_eq!(read("a.jsonl").lines().count(), 30);
    let again = rusc(&format!("{words} --json")).inside(&folder).json();
    assert_eq!((&again["version"], &again["complete"], &again["games"]), (&json!(1), &json!(true), &json!(30)));
    let first = &again["bots"][0];
    assert!(first["elo"].as_f64() > Some(0.0) && first["against"].as_array().map(Vec::len) == Some(2), "{again}");
    let other = rusc("tournament cup.toml --store other.sqlite --threads 3 --json").inside(&folder).json();
    assert_eq!(timeless(again), timeless(other), "played again with more threads");
    fs::write(folder.join("cup.toml"), CUP.replace("seed = 5", "seed = 6")).expect("it can be written");
    let refused = rusc("tournament cup.toml --store cup.sqlite").inside(&folder).fails(2);
    assert!(refused.contains("seed") && refused.contains("--store"), "{refused}");
}

#[cfg(unix)]
#[test]
fn a_stopped_tournament_goes_on() {
    let folder = folder("tournament-stopped");
    let words = cup(&folder);
    fs::write(folder.join("cup.toml"), CUP.replace("games = 10", "games = 200").replace("nodes = 100", "nodes = 400"))
        .expect("written");
    let said = rusc(&format!("{words} --json")).inside(&folder).interrupted();
    let part: Value = said
        .lines()
        .find(|line| line.starts_with('{'))
        .and_then(|line| serde_json::from_str(line).ok())
        .expect("the table so far");
    assert!(part["complete"] == false && said.contains("the same command continues"), "{said}");
    assert!(part["games"].as_u64() > Some(0), "{part}");
    // The rest would take long; a smaller file ends at once if everything is kept.
    let kept = rusc(&format!("{words} --json")).inside(&folder).interrupted();
    let more: Value = kept
        .lines()
        .find(|line| line.starts_with('{'))
        .and_then(|line| serde_json::from_str(line).ok())
        .expect("the table");
    assert!(more["games"].as_u64() >= part["games"].as_u64(), "{part} {more}");
}

#[test]
fn errors_in_a_file_say_what_is_wrong_and_where() {
    let folder = folder("tournament-wrong");
    let complaint = |text: &str, code: i32| {
        fs::write(folder.join("bad.toml"), text).expect("it can be written");
        let said = rusc("tournament bad.toml --store bad.sqlite").inside(&folder).fails(code);
        assert_eq!(said.trim_end().lines().count(), 1, "one sentence: {said}");
        said
    };
    assert!(complaint("name = \"a\"\ngame = \n", 2).contains("line 2"), "a place");
    assert!(complaint("name = \"a\"\ngame = \"connect4\"\n", 2).contains("bots"));
    assert!(complaint(&format!("{CUP}colour = 3\n"), 2).contains("line 7"));
    assert!(complaint(&CUP.replace("connect4:6x5", "chess"), 2).contains("chess"));
    assert!(complaint(&CUP.replace("\"random\"", "\"clever\""), 2).contains("clever"));
    assert!(complaint(&CUP.replace("\"cup\"", "\"../cup\""), 2).contains("../cup"));
    assert!(complaint(&CUP.replace("\"mcts\", \"random\"", ""), 2).contains("at least 2 bots"));
    assert!(complaint(&CUP.replace("\"mcts\"", "\"random\""), 2).contains("twice"));
    assert!(complaint(&format!("format = \"knockout\"\n{CUP}"), 2).contains("knockout"));
    assert!(complaint(&format!("openings = true\n{CUP}"), 2).contains("number of random moves"));
    assert!(complaint(&format!("time = \"soon\"\n{CUP}"), 2).contains("soon"));
    assert!(complaint(&format!("sprt = [5, 1]\n{CUP}"), 2).contains("sprt"));
    assert!(complaint(&format!("{CUP}[data]\nnet = \"none.bin\"\n"), 2).contains("none.bin"));
    assert!(rusc("tournament nowhere.toml").fails(2).contains("nowhere.toml"));
    let spanish = rusc("tournament bad.toml --store bad.sqlite").inside(&folder).locale("es_ES.UTF-8").fails(2);
    assert!(spanish.contains("none.bin") && spanish.contains("No se puede leer"), "{spanish}");
}

/// The disk is full after a few kilobytes, as far as this process is concerned.
#[cfg(unix)]
#[test]
fn a_full_disk_is_reported_and_loses_nothing() {
    let folder = folder("tournament-full");
    fs::write(folder.join("cup.toml"), CUP.replace("games = 10", "games = 40")).expect("it can be written");
    let program = env!("CARGO_BIN_EXE_rusc");
    let limited = format!("trap '' XFSZ; ulimit -f 60; exec {program} tournament cup.toml --store cup.sqlite");
    let run = std::process::Command::new("bash")
        .args(["-c", &limited])
        .current_dir(&folder)
        .env("LC_ALL", "C")
        .output()
        .expect("bash runs");
    let said = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(1), "{said}");
    assert!(
        said.lines()
            .last()
            .is_some_and(|line| line.starts_with("rusc: Cannot read or write") && line.contains("is kept")),
        "{said}"
    );
    let after = rusc("tournament cup.toml --store cup.sqlite --json").inside(&folder).json();
    assert_eq!((&after["complete"], &after["games"]), (&json!(true), &json!(120)));
    let whole = rusc("tournament cup.toml --store whole.sqlite --json").inside(&folder).json();
    assert_eq!(timeless(after), timeless(whole));
}

#[test]
fn self_play_writes_games_for_learning() {
    let folder = folder("selfplay");
    let words = "selfplay connect4:5x4 --bot mcts --nodes 60 --games 12 -o games.jsonl";
    rusc(words).inside(&folder).succeeds();
    let read = || fs::read_to_string(folder.join("games.jsonl")).expect("it was written");
    let games: Vec<Value> = read().lines().map(|line| serde_json::from_str(line).expect("a record")).collect();
    assert_eq!(games.len(), 12);
    let mut openings: Vec<String> =
        read().lines().map(|line| line.split("\"seconds\"").next().unwrap_or_default().to_owned()).collect();
    openings.sort();
    openings.dedup();
    assert!(openings.len() > 6, "each game has its own opening");
    assert!(read().lines().all(|line| line.contains("\"score\"")), "with what the bot thought");
    fs::remove_file(folder.join("games.jsonl")).expect("it is there");
    rusc(words).inside(&folder).succeeds();
    assert_eq!(read().lines().count(), 12, "from the store, without playing again");
    assert!(rusc("selfplay connect4 --bot clever -o x.jsonl").inside(&folder).fails(2).contains("clever"));
}
