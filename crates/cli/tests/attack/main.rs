//! A short attack on a server, as `cargo xtask attack` does it for longer.

#![cfg(target_os = "linux")]

use std::process::Command;

#[test]
fn the_server_stands_a_short_attack() {
    let attack =
        Command::new(env!("CARGO_BIN_EXE_rusc")).args(["bench", "attack", "--seconds", "15"]).output().unwrap();
    let [printed, complaint] = [attack.stdout, attack.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    assert!(attack.status.success(), "{printed}\n{complaint}");
    for part in ["stored matches", "hints at once", "click to fragment", "12 players", "floods", "kills", "polite"] {
        assert!(printed.contains(part), "nothing is said about {part}:\n{printed}");
    }
}
