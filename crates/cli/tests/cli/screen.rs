//! Matches on the screen of a pseudo-terminal.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rexpect::process::{Signal, WaitStatus};
use rexpect::session::{PtySession, spawn_command};
use serde_json::Value;

/// The escape sequences with which a program enters and leaves the alternate screen.
const TAKES_SCREEN: &str = "\x1b[?1049h";
const GIVES_BACK: &str = "\x1b[?1049l";

/// `rusc terminal` with these arguments, on a screen of the usual size, with its own data folder.
fn screen(words: &str, data: &Path) -> PtySession {
    let line = format!("stty rows 24 cols 80; exec {} terminal {words}", env!("CARGO_BIN_EXE_rusc"));
    let mut command = Command::new("sh");
    command.args(["-c", &line]).env("RUSC_DATA", data).env("TERM", "xterm-256color").env("LC_ALL", "C");
    let mut session = spawn_command(command, Some(20_000)).expect("there are terminals to spare");
    session.exp_string(TAKES_SCREEN).expect("the screen is taken");
    session
}

fn data(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Presses keys and waits for a word on the screen.
fn press(session: &mut PtySession, keys: &str, word: &str) {
    session.send(keys).expect("keys can be pressed");
    session.flush().expect("keys can be pressed");
    session.exp_string(word).unwrap_or_else(|error| panic!("{word} does not appear: {error}"));
}

/// The exit code of a program, which must have restored the screen.
fn exit_code(mut session: PtySession) -> Option<i32> {
    session.exp_string(GIVES_BACK).expect("the screen is given back");
    session.exp_eof().expect("it ends");
    match session.process().wait().expect("it has ended") {
        WaitStatus::Exited(_, code) => Some(code),
        _ => None,
    }
}

fn moves(path: &Path) -> Vec<Value> {
    let kept = fs::read_to_string(path).expect("the match is kept");
    let record: Value = serde_json::from_str(&kept).expect("it is JSON");
    let nodes = record["nodes"].as_array().expect("it has nodes");
    nodes.iter().map(|node| node["move"].clone()).filter(|name| !name.is_null()).collect()
}

#[test]
fn ctrl_c_gives_the_screen_back_and_keeps_the_match() {
    let data = data("ctrl-c");
    let mut session = screen("connect4 --seat person --seat person", &data);
    press(&mut session, "", "plays");
    press(&mut session, "\r", "1.4");
    press(&mut session, "7\r", "2.7");
    let path = data.join("games/connect4-1.json");
    // What is visible has been saved.
    assert_eq!(moves(&path), ["4", "7"]);
    session.send_control('c').expect("keys can be pressed");
    assert_eq!(exit_code(session), Some(130));

    let mut session = screen(&format!("--load {}", path.display()), &data);
    press(&mut session, "", "2.7");
    session.process_mut().signal(Signal::SIGTERM).expect("it can be killed");
    assert_eq!(exit_code(session), Some(130));
    assert_eq!(moves(&path), ["4", "7"]);
}

#[test]
fn who_plays_nothing_leaves_no_file() {
    let data = data("nothing");
    let mut session = screen("hexadom:seed=7", &data);
    press(&mut session, "?", "variation");
    session.send("xquit\r").expect("keys can be pressed");
    session.flush().expect("keys can be pressed");
    assert_eq!(exit_code(session), Some(0));
    assert_eq!(fs::read_dir(data.join("games")).expect("the folder was made").count(), 0);
}
