//! One server per folder, and the commands that care for saved games.

use std::fs;

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
