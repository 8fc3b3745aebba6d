//! Colours and progress on a pseudo-terminal.

use std::process::Command;

use rexpect::session::spawn_command;

use crate::command::rusc;

/// What `rusc` prints on a terminal of the usual size.
fn on_terminal(words: &str, no_color: &str) -> String {
    let line = format!("stty rows 24 cols 80; exec {} {words}", env!("CARGO_BIN_EXE_rusc"));
    let mut command = Command::new("sh");
    command.args(["-c", &line]).env("TERM", "xterm-256color").env("LC_ALL", "C").env("NO_COLOR", no_color);
    command.env_remove("CLICOLOR").env_remove("CLICOLOR_FORCE");
    let mut session = spawn_command(command, Some(60_000)).expect("there are terminals to spare");
    session.exp_eof().expect("it ends")
}

#[test]
fn only_terminals_get_colours_unless_they_refuse() {
    for (words, bold) in [("games", "\x1b[1mHex\x1b[0m"), ("show chess", "\x1b[31mrusc:\x1b[0m")] {
        let (coloured, refused) = (on_terminal(words, ""), on_terminal(words, "1"));
        assert!(coloured.contains(bold), "{coloured:?}");
        assert!(!refused.contains("\x1b[1m"), "{refused:?}");
    }
    assert!(!rusc("games").succeeds().contains('\x1b'));
    assert!(!rusc("show chess").fails(2).contains('\x1b'));
}

#[test]
fn a_match_shows_its_score_while_it_runs() {
    let shown = on_terminal("match connect4:4x4 --bot random --bot random --games 400", "1");
    let (progress, result) = shown.split_once("s a move").expect("the table comes last");
    assert!(progress.contains("drawn") && progress.contains("/400 "), "{progress:?}");
    assert!(result.contains("Elo of random: ") && !result.contains("drawn"), "{result:?}");
}
