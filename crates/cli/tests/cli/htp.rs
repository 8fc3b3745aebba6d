//! The Hex Text Protocol: two processes play each other, and a process is a bot.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::command::rusc;
use serde_json::json;

const RUSC: &str = env!("CARGO_BIN_EXE_rusc");

/// A process that speaks the protocol.
struct Program {
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start() -> Program {
        let mut command = Command::new(RUSC);
        command.arg("htp").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("rusc starts");
        let input = process.stdin.take().expect("its input is a pipe");
        let output = BufReader::new(process.stdout.take().expect("its output is a pipe")).lines();
        Program { process, input, output }
    }

    /// The response to a command that must succeed.
    fn ask(&mut self, command: &str) -> String {
        writeln!(self.input, "7 {command}").expect("it reads");
        let lines = self.output.by_ref().map(|line| line.expect("its output is text"));
        let response = lines.take_while(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
        let answer = response.strip_prefix("=7").unwrap_or_else(|| panic!("{command}: {response}"));
        answer.trim().to_owned()
    }

    fn quit(mut self) {
        self.ask("quit");
        assert!(self.process.wait().expect("it ends").success());
    }
}

#[test]
fn two_processes_play_a_whole_game() {
    let mut players = [Program::start(), Program::start()];
    for (player, bot) in players.iter_mut().zip(["dijkstra:depth=1", "random"]) {
        player.ask("boardsize 11 11");
        player.ask(&format!("param_rusc bot {bot}"));
    }
    let mut moves = Vec::new();
    // As referees do: each move is sent to the other until one resigns, as the loser of a decided game does.
    for (mover, colour) in [(0, "b"), (1, "w")].into_iter().cycle() {
        let name = players[mover].ask(&format!("genmove {colour}"));
        players[1 - mover].ask(&format!("play {colour} {name}"));
        if name == "resign" {
            break;
        }
        assert!(!moves.contains(&name), "{name} was played twice");
        moves.push(name);
    }
    assert!(moves.len() >= 21 && moves.len() % 2 == 1, "Black joins eleven rows, and wins: {moves:?}");
    let shown = rusc("show hex:11 --json --moves").word(&moves.join(" ")).json();
    assert_eq!((&shown["over"], &shown["winners"]), (&json!(true), &json!([1])));
    let boards = players.each_mut().map(|player| player.ask("showboard"));
    assert_eq!(boards[0], boards[1]);
    for mut player in players {
        assert_eq!(player.ask("final_score"), "B+");
        player.quit();
    }
}

#[test]
fn a_file_is_loaded() {
    let file = std::env::temp_dir().join(format!("rusc htp {}.sgf", std::process::id()));
    // Older programs write Latin-1.
    std::fs::write(&file, b"(;FF[4]GM[11]SZ[3]PB[Andr\xe9];B[b2];W[a1])").expect("a temporary file can be written");
    let mut player = Program::start();
    player.ask(&format!("loadsgf \"{}\"", file.display()));
    assert_eq!(player.ask("all_legal_moves"), "b1 c1 a2 c2 a3 b3 c3");
    player.quit();
    std::fs::remove_file(&file).expect("the file is there");
}

#[test]
fn a_thinking_process_can_be_interrupted() {
    let mut player = Program::start();
    player.ask("param_rusc bot mcts:simulations=1000000000000");
    player.ask("param_rusc time 1000");
    writeln!(player.input, "genmove b\n# interrupt").expect("it reads");
    let answer = player.output.next().expect("an answer").expect("its output is text");
    assert!(answer.starts_with("= "), "{answer}");
    player.output.next();
    player.quit();
}

#[test]
fn a_process_is_a_bot() {
    let bot = |options: &str| format!("htp:command=\"{RUSC}\" htp {options}");
    let outcome = rusc("match hex:5 --games 4 --json --bot random --bot").word(&bot("--bot dijkstra")).json();
    assert_eq!((&outcome["games"], &outcome["wins"]), (&json!(4), &json!([0, 4])));
    let swapped = rusc("genmove hex:5,swap --moves c3 --json --bot").word(&bot("--bot hexodus --swap")).json();
    assert_eq!(swapped["move"], "swap");
    let timed = rusc("genmove hex:9 --time 300ms --bot").word(&bot("--bot mcts:simulations=1000000000000"));
    assert!(!timed.succeeds().is_empty());
}

#[test]
fn a_bad_process_loses_with_the_reason() {
    let complaint = rusc("genmove hex:5 --bot").word("htp:command=false").fails(1);
    assert!(complaint.contains("ended (exit status: 1)"), "{complaint}");
    assert!(rusc("genmove hex:5 --bot").word("htp:command=no-such-program").fails(2).contains("no-such-program"));
    assert!(rusc("htp --bot clever").fails(2).contains("There is no bot"));
    let outcome = rusc("match hex:5 --games 2 --json --bot random --bot").word("htp:command=false").json();
    assert_eq!(outcome["wins"], json!([2, 0]));
    assert!(rusc("games").succeeds().contains("bot htp: "));
}
