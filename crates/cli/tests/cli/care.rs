//! One server per folder, and the commands that care for saved games.

use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::command::rusc;
use crate::play::FREE;
use crate::served::Served;

const TWO: &str = "game=connect4&seat-1=person&seat-2=person";

#[test]
fn a_second_server_in_the_folder_points_to_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &FREE);
    let place = folder.path().to_str().unwrap();
    let said = rusc("play --no-open --data").word(place).succeeds();
    assert!(said.contains(&format!("already running at http://{}", served.address)), "{said}");
    let complaint = rusc("play --no-open --addr 127.0.0.1:0 --data").word(place).fails(1);
    assert!(complaint.contains(&served.address) && complaint.contains("--data"), "{complaint}");
    drop(served);
    // One that was killed leaves nothing locked.
    let again = Served::start(folder.path(), &FREE);
    assert_eq!(again.ask("GET", "/", "", "").status, 200);
}

#[test]
#[cfg(target_os = "linux")]
fn a_second_start_opens_the_browser_at_the_first() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let (data, browser, opened) =
        (folder.path().join("data"), folder.path().join("xdg-open"), folder.path().join("opened"));
    fs::write(&browser, format!("#!/bin/sh\necho \"$1\" > {}.part\nmv {0}.part {0}\n", opened.display())).unwrap();
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).unwrap();
    let served = Served::start(&data, &FREE);
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap());
    let mut second = Command::new(env!("CARGO_BIN_EXE_rusc"));
    assert!(second.args(["play", "--data"]).arg(&data).env("PATH", path).status().unwrap().success());
    let began = Instant::now();
    while !opened.exists() && began.elapsed() < Duration::from_secs(30) {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(fs::read_to_string(&opened).unwrap().trim(), format!("http://{}", served.address));
}

#[test]
fn games_are_backed_up_checked_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("backup.sqlite"));
    let [place, name] = [&data, &file].map(|path| path.to_str().unwrap());
    let missing = rusc("check --data").word(place).fails(1);
    assert!(missing.contains("no saved games"), "{missing}");
    let served = Served::start(&data, &FREE);
    let cookie = &served.cookie();
    served.ask("POST", "/new", cookie, TWO);
    let copied = rusc("backup").word(name).word("--data").word(place).succeeds();
    assert!(copied.contains(name), "{copied}");
    let path = served.ask("POST", "/new", cookie, TWO).location;
    assert!(rusc("check --data").word(place).succeeds().contains("games: 2"));
    let complaint = rusc("restore").word(name).word("--data").word(place).fails(1);
    assert!(complaint.contains(&served.address), "{complaint}");
    drop(served);
    let said = rusc("restore").word(name).word("--data").word(place).succeeds();
    assert!(said.contains("before-restore"), "{said}");
    assert!(rusc("check --data").word(place).succeeds().contains("games: 1"));
    let served = Served::start(&data, &FREE);
    assert_eq!(served.ask("GET", &path, cookie, "").status, 404);
    drop(served);
    fs::write(&file, "nonsense").unwrap();
    assert!(rusc("restore").word(name).word("--data").word(place).fails(1).contains(name));
}

#[test]
fn a_time_to_forget_is_in_days() {
    assert!(rusc("play --forget-after soon").fails(2).contains("90d"));
}

#[test]
fn the_operator_lists_ends_and_deletes_games() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let admin = |words: &str| rusc(&format!("admin {words} --data")).word(place);
    assert!(admin("list").fails(1).contains("no saved games"));
    let served = Served::start(folder.path(), &FREE);
    let cookie = &served.cookie();
    let path = served.ask("POST", "/new", cookie, TWO).location;
    let id = path.strip_prefix("/m/").unwrap();
    assert!(served.ask("GET", &path, cookie, "").body.contains("to move"));
    let listed = admin("list").succeeds();
    assert!(listed.starts_with(id) && listed.contains("connect4") && listed.contains("going on"), "{listed}");

    assert!(admin(&format!("end {id}")).succeeds().contains("has ended"));
    assert!(admin(&format!("end {id}")).fails(1).contains("already"));
    assert!(admin("list").succeeds().contains("ended"));
    let shows = |what: &str| {
        let began = Instant::now();
        while !served.ask("GET", &path, cookie, "").body.contains(what) {
            assert!(began.elapsed() < Duration::from_secs(20), "the server does not obey");
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    shows("resigned");
    assert!(admin(&format!("delete {id}")).succeeds().contains("deleted"));
    assert!(admin(&format!("delete {id}")).fails(1).contains("no game"));
    shows("no such match");
    assert_eq!(admin("list").succeeds(), "");
    for words in ["end nonsense", "delete 1", "ban nobody", "mute 127.0.0.1"] {
        admin(words).fails(2);
    }
    for order in ["list", "end", "delete", "ban", "mute"] {
        assert!(rusc(&format!("admin {order} --help")).succeeds().contains("Example: rusc admin"), "{order}");
    }
}

#[test]
fn the_operator_bans_and_mutes_visitors() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let served = Served::start(folder.path(), &FREE);
    let cookie = &served.cookie();
    let path = served.ask("POST", "/new", cookie, TWO).location;
    let admin = |words: &str| rusc(&format!("admin {words} --data")).word(place).succeeds();
    let tag = admin("list").split_whitespace().last().unwrap().to_owned();
    let wait_for = |method: &str, path: &str, form: &str, status: u16| {
        let began = Instant::now();
        while served.ask(method, path, cookie, form).status != status {
            assert!(began.elapsed() < Duration::from_secs(20), "the server does not obey");
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    let (comment, form) = (format!("{path}/comment"), "node=0&comment=x");
    admin(&format!("mute {tag}"));
    wait_for("POST", &comment, form, 403);
    assert_eq!(served.ask("GET", "/", cookie, "").status, 200);
    admin(&format!("mute {tag} --lift"));
    wait_for("POST", &comment, form, 204);
    for who in [&tag, "127.0.0.0/8"] {
        admin(&format!("ban {who}"));
        wait_for("GET", "/", "", 403);
        admin(&format!("ban {who} --lift"));
        wait_for("GET", "/", "", 200);
    }
}
