//! The service, the container and their page start the program with arguments that it knows.

use std::fs;
use std::path::Path;

use clap::Parser;

use crate::{Arguments, Command};

fn file(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Parses the arguments of a call and says whether it starts the app.
fn starts(call: &[&str]) -> bool {
    let words = ["rusc"].into_iter().chain(call.iter().copied());
    let arguments = Arguments::try_parse_from(words).unwrap_or_else(|error| panic!("{call:?}: {error}"));
    matches!(arguments.command, Some(Command::Play(_)))
}

#[test]
fn the_service_starts_the_app() {
    for path in ["packaging/rusc.service", "docs/club.md"] {
        let text = file(path);
        let calls: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("ExecStart=/usr/bin/rusc ")).collect();
        assert_eq!(calls.len(), 1, "{path}");
        assert!(starts(&calls[0].split_whitespace().collect::<Vec<_>>()), "{path}");
    }
}

#[test]
fn the_container_starts_the_app() {
    let text = file("packaging/Containerfile");
    let call = text.lines().find_map(|line| line.strip_prefix("CMD ")).expect("it runs a command");
    let words: Vec<String> = serde_json::from_str(call).expect("a list of words");
    assert!(starts(&words.iter().map(String::as_str).collect::<Vec<_>>()));
    assert!(words.contains(&"0.0.0.0:7680".to_owned()), "a container is reached from outside");
    let user = text.lines().position(|line| line == "USER rusc").expect("it runs as a user without rights");
    let volume = text.lines().position(|line| line == "VOLUME /var/lib/rusc").expect("its games stay");
    assert!(user < volume, "the volume belongs to the user");
}
