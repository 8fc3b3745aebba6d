//! Matches that are killed, stopped, resumed, decided early, and lost by bots that fail.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command};

use crate::command::{folder, rusc};
use serde_json::{Value, json};

const MATCH: &str = "match connect4:6x5 --bot alphabeta:depth=3 --bot mcts --nodes 150 --games 60 --seed 3 --json";

/// The numbers of the games in a folder, from 1.
fn numbers(folder: &Path) -> Vec<u32> {
    let text = fs::read_to_string(folder.join("games.jsonl")).expect("the games were saved");
    let number = |line: &str| {
        let game: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}"));
        game["properties"][0]["values"][0].as_str().and_then(|text| text.parse().ok()).expect("a number")
    };
    text.lines().map(number).collect()
}

/// A result without the times, which differ from run to run.
fn timeless(mut result: Value) -> Value {
    result["seconds_per_move"].take();
    result
}

/// Starts a match that prints a line for each game, and waits for some of them.
fn begun(words: &str, folder: &Path, games: usize) -> (Child, BufReader<ChildStdout>) {
    let mut child = rusc(words).inside(folder).spawn();
    let mut said = BufReader::new(child.stdout.take().expect("its output is a pipe"));
    for _ in 0..games {
        said.read_line(&mut String::new()).expect("what it prints is text");
    }
    (child, said)
}

#[cfg(unix)]
#[test]
fn a_killed_match_keeps_its_games_and_ends_as_if_nothing_had_happened() {
    let folder = folder("killed");
    let whole = timeless(rusc(MATCH).inside(&folder).json());
    let games = folder.join("games");
    let lines = MATCH.replace("--json", "--json-lines --record games");
    let mut printed = 0;
    for (round, resume) in ["", " --resume", " --resume"].into_iter().enumerate() {
        let (mut child, mut said) = begun(&format!("{lines}{resume} --threads {}", round + 1), &folder, 7);
        child.kill().expect("it can be killed");
        let mut rest = String::new();
        said.read_to_string(&mut rest).expect("what it prints is text");
        assert_eq!(child.wait().expect("it ends").code(), None, "killed, not ended");
        printed += 7 + rest.lines().count();
        // A game is saved before it is printed; the one that was being saved may have come through as well.
        let kept = fs::read_to_string(games.join("games.jsonl")).expect("they were saved").matches('\n').count();
        assert!((printed..=printed + round + 1).contains(&kept), "{kept} games kept, {printed} printed");
        printed = kept;
    }
    let resumed = rusc(&format!("{MATCH} --record games --resume")).inside(&folder).json();
    assert_eq!(timeless(resumed), whole);
    let mut numbers = numbers(&games);
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=60).collect::<Vec<u32>>(), "every game once");
    let again = rusc(&format!("{MATCH} --record games --resume")).inside(&folder).json();
    assert_eq!(timeless(again), whole, "a finished match is only counted");
}

#[test]
fn another_match_is_not_resumed_and_no_match_is_overwritten() {
    let folder = folder("resume");
    let words = "match connect4:5x4 --bot random --bot mcts --nodes 20 --games 4 --record games";
    rusc(words).inside(&folder).succeeds();
    let kept = fs::read(folder.join("games/games.jsonl")).expect("they were saved");
    assert!(rusc(words).inside(&folder).fails(2).contains("--resume"));
    for (old, new, said) in [
        ("5x4", "6x4", "Its game: \"connect4:5x4\"; asked for: \"connect4:6x4\""),
        ("--bot mcts", "--bot random", "Its bots: "),
        ("--nodes 20", "--nodes 21", "Its limits: 20 nodes; asked for: 21 nodes"),
        ("--games 4", "--games 4 --seed 2", "Its seed: 1; asked for: 2"),
        ("--games 4", "--games 4 --openings 3", "Its openings: 2 random moves; asked for: 3 random moves"),
    ] {
        let complaint = rusc(&words.replace(old, new)).word("--resume").inside(&folder).fails(2);
        assert!(complaint.contains(said), "{complaint}");
    }
    assert_eq!(fs::read(folder.join("games/games.jsonl")).expect("they are there"), kept);
    let more = words.replace("--games 4", "--games 6 --json --resume");
    assert_eq!(rusc(&more).inside(&folder).json()["games"], 6);
}

#[cfg(unix)]
#[test]
fn two_runs_do_not_share_a_folder() {
    let folder = folder("two-runs");
    let words = "match connect4 --bot alphabeta:depth=5 --bot random --games 1000000 --record games --json-lines";
    let (mut child, _said) = begun(words, &folder, 1);
    let complaint = rusc(words).word("--resume").inside(&folder).fails(1);
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    assert!(complaint.contains("Another process is playing the match in games"), "{complaint}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_finishes_the_running_games_and_a_second_stops_at_once() {
    let folder = folder("ctrl-c-match");
    // The second game lasts for hours.
    for presses in [1, 2] {
        let games = format!("games-{presses}");
        let slow = if presses == 1 { "--time 50ms" } else { "--time 10m" };
        let words =
            format!("match hex:5 --bot mcts --bot random {slow} --moves a1 --games 50 --threads 2 --record {games}");
        let mut child = rusc(&words).inside(&folder).spawn();
        while !folder.join(&games).join("match.json").exists() {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        std::thread::sleep(std::time::Duration::from_millis(300));
        for _ in 0..presses {
            press_ctrl_c(&child);
            std::thread::sleep(std::time::Duration::from_millis(300));
        }
        let mut said = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("what it says is text");
        assert_eq!(child.wait().expect("it ends").code(), Some(130), "{said}");
        let kept = numbers(&folder.join(&games)).len();
        assert!(said.contains(&format!("stopped after {kept} of 50 games")), "{kept}: {said}");
        assert_eq!(kept > 0, presses == 1, "{said}");
    }
}

/// As in a terminal, where it reaches all processes of the group.
#[cfg(unix)]
fn press_ctrl_c(child: &Child) {
    let kill = Command::new("kill").args(["-INT", "--", &format!("-{}", child.id())]).status();
    assert!(kill.expect("kill exists").success());
}

#[cfg(unix)]
#[test]
fn ctrl_c_does_not_reach_external_programs() {
    let folder = folder("ctrl-c-program");
    let words = "match hex:5 --bot random --time 50ms --games 50 --threads 2 --record games --json --bot";
    let program = format!("htp:command={} htp --bot mcts", env!("CARGO_BIN_EXE_rusc"));
    let child = rusc(words).word(&program).inside(&folder).spawn();
    while fs::read_to_string(folder.join("games/games.jsonl")).unwrap_or_default().is_empty() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    press_ctrl_c(&child);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let result: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"));
    assert_eq!(result["failures"][1]["crashes"], 0, "{result}");
}

#[test]
fn a_sequential_test_ends_the_match() {
    let words = "match connect4 --bot alphabeta:depth=4 --bot random --games 1000 --sprt 0,100 --json";
    let [one, three] = ["1", "3"].map(|threads| timeless(rusc(words).word("--threads").word(threads).json()));
    assert_eq!(one, three, "however many games run at once");
    assert_eq!((&one["sprt"]["decision"], &one["complete"]), (&json!("H1"), &json!(true)));
    assert!(one["games"].as_u64().is_some_and(|games| games < 100), "{one}");
    assert!(one["sprt"]["llr"].as_f64() >= one["sprt"]["upper"].as_f64(), "{one}");
    let text = rusc(&words.replace(" --json", "")).succeeds();
    assert!(text.contains("H1 accepted: at least +100.0 normalised Elo"), "{text}");
    let three = "match hexadom:players=3 --bot random --bot random --bot random --sprt 0,10";
    assert!(rusc(three).fails(2).contains("compares two bots, but there are 3"));
    assert!(
        rusc("match connect4 --bot random --bot random --sprt 10,0").fails(2).contains("“10,0” is not a sequential")
    );
}

#[test]
fn a_clean_sweep_has_a_lower_bound() {
    let swept = rusc("match connect4 --bot alphabeta:depth=4 --bot random --games 20 --json").json();
    assert_eq!((&swept["wins"], &swept["elo"]), (&json!([20, 0]), &Value::Null));
    assert_eq!(swept["pentanomial"], json!([0, 0, 0, 0, 10]));
    let low = swept["elo_interval"][0].as_f64().expect("a lower bound");
    assert!((200.0..250.0).contains(&low) && swept["elo_interval"][1].is_null(), "{swept}");
}

#[test]
fn three_players_have_shares() {
    let words = "match hexadom:players=3 --bot random --bot tree:minimum --bot greedy --games 30 --json";
    let result = rusc(words).json();
    let shares = result["shares"].as_array().expect("a list");
    let sum: f64 = shares.iter().filter_map(|share| share["share"].as_f64()).sum();
    assert!((sum - 1.0).abs() < 1e-9 && shares.len() == 3, "{result}");
    for share in shares {
        let [low, high] = [0, 1].map(|end| share["interval"][end].as_f64().expect("an end"));
        assert!(low <= share["share"].as_f64().expect("a share") && low < high, "{result}");
    }
    assert_eq!((&result["pairs"], &result["pentanomial"], &result["elo"]), (&json!(10), &Value::Null, &Value::Null));
}

#[test]
fn repeated_games_count_once_and_are_mentioned() {
    let words = "match connect4 --bot alphabeta:depth=2 --bot alphabeta:depth=3 --games 10 --openings 0";
    let result = rusc(words).word("--json").json();
    assert_eq!((&result["games"], &result["distinct"], &result["pairs"]), (&json!(10), &json!(2), &json!(1)));
    assert!(rusc(words).succeeds().contains("8 of 10 games repeat others move by move and count once"));
}

#[test]
fn openings_come_from_the_game_or_a_file() {
    let shipped = rusc("match hex:11 --bot random --bot random --games 8 --json").json();
    assert!(
        shipped["openings"].is_null() && shipped["listed"].as_u64().is_some_and(|listed| listed >= 50),
        "{shipped}"
    );
    let folder = folder("openings");
    fs::write(folder.join("good.txt"), "# two openings\n44\n\n 4453\n").expect("it can be written");
    let words = "match connect4 --bot random --bot random --games 4 --openings good.txt --json-lines";
    let printed = rusc(words).inside(&folder).succeeds();
    let openings: Vec<Value> =
        printed.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")["opening"].clone()).collect();
    let mut lengths: Vec<u64> = openings.iter().filter_map(Value::as_u64).collect();
    lengths.sort_unstable();
    assert_eq!(lengths, [2, 2, 4, 4], "each opening once with either seat");
    fs::write(folder.join("bad.txt"), "44\n 4x\n").expect("it can be written");
    let complaint = rusc(&words.replace("good", "bad")).inside(&folder).fails(2);
    assert!(complaint.contains("bad.txt: line 2, column 3"), "{complaint}");
    assert!(rusc(&words.replace("good", "no")).inside(&folder).fails(2).contains("no.txt"));
}

/// A program that plays on a cell that is not there, one that ends, and one that never answers.
#[cfg(unix)]
#[test]
fn faults_are_counted_by_kind() {
    let play = |bot: &str| {
        let words = rusc("match hex:4 --games 2 --time 100ms --margin 100ms --bot random --json --bot").word(bot);
        words.json()["failures"].clone()
    };
    let none = json!({ "crashes": 0, "illegal": 0, "time": 0 });
    assert_eq!(play("htp:command=false"), json!([none, { "crashes": 2, "illegal": 0, "time": 0 }]));
    let silent = "htp:grace=0,command=sh -c \"while read line; do case $line in genmove*) sleep 9 ;; *) echo '='; echo ;; esac; done\"";
    assert_eq!(play(silent), json!([none, { "crashes": 0, "illegal": 0, "time": 2 }]));
    let text = rusc("match hex:4 --games 2 --bot random --bot htp:command=false").succeeds();
    assert!(text.contains("htp:command=false: 2 crashes"), "{text}");
}

#[cfg(unix)]
#[test]
fn processor_time_limits_moves() {
    let words = "match connect4 --bot alphabeta:depth=40 --bot random --games 2 --cpu-time 20ms --json";
    let result = rusc(words).json();
    assert_eq!((&result["limits"]["clock"], &result["limits"]["time"]), (&json!("processor"), &json!(0.02)));
    let seconds = result["seconds_per_move"][0].as_f64().expect("a number");
    assert!((0.001..0.2).contains(&seconds), "{result}");
    assert!(
        rusc("match hex:4 --bot random --cpu-time 1s --bot htp:command=true").fails(2).contains("external program")
    );
}

/// A file that may not grow any further is like a full disk.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_ends_the_match_and_loses_no_game() {
    let folder = folder("full");
    let whole = timeless(rusc(MATCH).inside(&folder).json());
    let program = env!("CARGO_BIN_EXE_rusc");
    let line = format!("trap '' XFSZ; ulimit -f 24; exec {program} {MATCH} --record games");
    let output = Command::new("sh").args(["-c", &line]).env("LC_ALL", "C").current_dir(&folder).output();
    let output = output.expect("there is a shell");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{complaint}");
    assert!(complaint.contains("“games/games.jsonl”: File too large"), "{complaint}");
    let resumed = rusc(&format!("{MATCH} --record games --resume")).inside(&folder).json();
    assert_eq!(timeless(resumed), whole);
}

/// The score is a table on a terminal, with the interval of the difference.
#[cfg(unix)]
#[test]
fn a_terminal_shows_a_live_table() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rusc"));
    let words =
        "match connect4 --bot alphabeta:depth=6 --bot alphabeta:depth=2 --games 1000000 --sprt 0,0.01,0.001,0.001";
    command.args(words.split(' ')).env("TERM", "xterm-256color").env("LC_ALL", "C");
    let mut session = rexpect::session::spawn_command(command, Some(20_000)).expect("there are terminals to spare");
    for word in ["drawn", "failed", "alphabeta:depth=2", "Elo +", "LLR ", "/1000000"] {
        session.exp_string(word).unwrap_or_else(|error| panic!("{word} does not appear: {error}"));
    }
    session.send_control('c').expect("keys can be pressed");
    session.exp_string("likelihood of superiority").expect("the result is printed");
}

/// A list names the command that found it, which finds its beginning again; the openings of the other list are draws.
#[test]
fn shipped_openings_are_balanced() {
    let list = include_str!("../../../hex/openings/11.txt");
    let command = list.lines().next().and_then(|line| line.strip_prefix("# rusc ")).expect("it names its command");
    let (before, after) = command.split_once("--count 120").expect("it has 120 openings");
    let found = rusc(&format!("{before}--count 1{after}")).succeeds();
    assert_eq!((found.lines().nth(1), list.lines().count()), (list.lines().nth(1), 121), "{command}");
    let list = include_str!("../../../connect4/openings/7x6.txt");
    let opening = list.lines().last().expect("it has openings");
    let solved = rusc("solve connect4 --json --moves").word(opening).json();
    assert_eq!((&solved["winner"], list.lines().count()), (&json!("draw"), 121));
}
