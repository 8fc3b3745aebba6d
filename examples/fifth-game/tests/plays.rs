//! The fifth game, on the command line and over HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_fifth-game");

fn run(words: &[&str]) -> Output {
    Command::new(PROGRAM).args(words).env("LC_ALL", "C").output().expect("the program starts")
}

fn said(words: &[&str]) -> String {
    let output = run(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn it_has_the_command_line() {
    assert!(said(&["games"]).contains("tictactoe"));
    assert!(said(&["show", "tictactoe", "--moves", "b2 a1"]).contains("2 . X ."));
    assert!(said(&["show", "tictactoe", "--moves", "b2", "--format", "svg"]).contains("mark cross"));
    assert!(said(&["perft", "tictactoe", "--depth", "5"]).contains("15,120"));
    let drawn = said(&["genmove", "tictactoe", "--moves", "a1 b2", "--bot", "perfect", "--json"]);
    assert!(drawn.contains("\"proof\":\"draw\""), "{drawn}");
    let won = said(&["genmove", "tictactoe", "--moves", "a1 a2 b1 b2", "--bot", "perfect", "--json"]);
    assert!(won.contains("\"move\":\"c1\"") && won.contains("\"proof\":\"win\""), "{won}");
    let refused = run(&["show", "tictactoe", "--moves", "b2 b2"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("b2 is taken"));
}

#[test]
fn bots_play_matches_of_it_and_the_terminal_plays_it() {
    let played = said(&["match", "tictactoe", "--bot", "perfect", "--bot", "mcts", "--games", "6", "--json"]);
    assert!(played.contains("\"games\":6"), "{played}");
    let mut terminal = Command::new(PROGRAM)
        .args(["terminal", "tictactoe", "--seat", "person", "--seat", "person"])
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let moves = b"a1\na2\nb1\nb2\nc1\nquit\n";
    terminal.stdin.take().expect("its input is a pipe").write_all(moves).expect("it reads");
    let output = terminal.wait_with_output().expect("it ends");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("player 1 has won"), "{text}");
}

/// A running app, stopped at the end of the test.
struct Served {
    child: Child,
    address: String,
    folder: std::path::PathBuf,
}

impl Served {
    fn start() -> Served {
        let folder = std::env::temp_dir().join(format!("fifth-game-{}", std::process::id()));
        let mut child = Command::new(PROGRAM)
            .args(["play", "--no-open", "--addr", "127.0.0.1:0", "--data"])
            .arg(&folder)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let output = child.stdout.as_mut().expect("its output is a pipe");
        BufReader::new(output).read_line(&mut line).expect("it says where it is");
        let address = line.trim().rsplit("http://").next().expect("an address").to_owned();
        Served { child, address, folder }
    }

    fn ask(&self, request: &str, cookie: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let head = format!("host: {}\r\nconnection: close\r\ncookie: {cookie}\r\n", self.address);
        let kind = "content-type: application/x-www-form-urlencoded\r\n";
        write!(stream, "{request} HTTP/1.1\r\n{head}{kind}content-length: {}\r\n\r\n{body}", body.len()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let line = answer.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
    line.unwrap_or_else(|| panic!("no {name} in {answer}")).split(';').next().unwrap_or_default()
}

#[test]
fn it_is_played_in_the_browser() {
    let served = Served::start();
    let lobby = served.ask("GET /", "", "");
    assert!(lobby.contains("/new/tictactoe") && lobby.contains("Tic-tac-toe"), "the lobby shows the game");
    let cookie = header(&lobby, "set-cookie").to_owned();
    assert!(served.ask("GET /rules/tictactoe", &cookie, "").contains("Three in a line"));
    let begun = served.ask("POST /new", &cookie, "game=tictactoe&seat-1=person&seat-2=person");
    let page = header(&begun, "location").to_owned();
    for (node, cell) in ["a1", "a2", "b1", "b2", "c1"].iter().enumerate() {
        let done = served.ask(&format!("POST {page}/play"), &cookie, &format!("move={cell}&at={node}"));
        assert!(done.starts_with("HTTP/1.1 303") || done.starts_with("HTTP/1.1 302"), "{cell}: {done}");
    }
    let end = served.ask(&format!("GET {page}"), &cookie, "");
    assert_eq!(end.matches("mark cross").count(), 3, "{end}");
    assert!(end.contains("class=\"won\""), "the winning line is drawn");
    let late = served.ask(&format!("POST {page}/play"), &cookie, "move=c3&at=5");
    assert!(late.starts_with("HTTP/1.1 4"), "{late}");
}
