//! Care for the saved matches: one server per folder, migration, backup, restore, check, deletion and retention.

use std::fs;
use std::path::Path;
use std::time::Duration;

use axum::http::StatusCode;
use rusc_catalog::Catalog;
use rusc_server::{Network, Setup, Site, StorageError, backup, check, restore};

use crate::sockets::{Server, header, status};
use crate::support::{House, TWO_PEOPLE, setup};

const FORM: &str = "game=connect4&seat-1=person&seat-2=person";

/// Whether a text is in the name or content of a file in a folder.
fn is_anywhere(folder: &Path, text: &str) -> bool {
    fs::read_dir(folder).unwrap().any(|entry| {
        let path = entry.unwrap().path();
        if path.is_dir() {
            return is_anywhere(&path, text);
        }
        let is_inside = fs::read(&path).unwrap().windows(text.len()).any(|window| window == text.as_bytes());
        is_inside || path.ends_with(text)
    })
}

/// The version of a database.
fn version(file: &Path) -> i64 {
    let database = rusqlite::Connection::open(file).unwrap();
    database.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

/// Adds an event to a match that cannot be replayed.
fn damage(folder: &Path, id: &str) {
    let database = rusqlite::Connection::open(folder.join("matches.sqlite")).unwrap();
    database.execute("insert into events values (?, 90, 0, 'nonsense')", [id]).unwrap();
}

#[tokio::test]
async fn a_folder_has_one_server() {
    let house = House::new();
    house.site.announce("http://127.0.0.1:7680").unwrap();
    let error = Site::open(setup(house.folder.path())).err().unwrap();
    assert!(matches!(&error, StorageError::Served { .. }), "{error}");
    assert!(error.to_string().contains("http://127.0.0.1:7680") && error.to_string().contains("--data"), "{error}");
    let house = house.reopened();
    house.site.close();
    assert!(!house.folder.path().join("server.address").exists());
}

#[test]
fn a_clean_stop_leaves_one_file() {
    let mut server = Server::start(Network::default());
    let begun = server.post("/new", "", FORM);
    let log = server.folder.path().join("matches.sqlite-wal");
    assert!(fs::metadata(&log).unwrap().len() > 0);
    server.serving.take().unwrap().stop();
    assert!(fs::metadata(&log).map_or(0, |log| log.len()) == 0, "the write-ahead log stays");
    let database = fs::read(server.folder.path().join("matches.sqlite")).unwrap();
    let id = header(&begun, "location").unwrap().strip_prefix("/m/").unwrap();
    assert!(database.windows(id.len()).any(|window| window == id.as_bytes()));
}

#[tokio::test]
async fn an_old_database_is_copied_before_it_is_migrated() {
    let folder = tempfile::tempdir().unwrap();
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/version-0.1.sqlite");
    fs::copy(old, folder.path().join("matches.sqlite")).unwrap();
    let house = House::in_folder(folder);
    let copy = house.folder.path().join("matches-schema-1-1.sqlite");
    assert_eq!(version(&copy), 1);
    assert!(version(&house.folder.path().join("matches.sqlite")) > 1);
    let house = house.reopened();
    assert!(!house.folder.path().join("matches-schema-1-2.sqlite").exists(), "one copy is enough");
}

#[tokio::test]
async fn a_backup_made_while_people_play_can_be_restored() {
    let house = House::new();
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("backup.sqlite");
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    ana.play(&id, "4").await;
    backup(house.folder.path(), &file).unwrap();
    ana.play(&id, "3").await;
    let later = ana.begin("connect4", TWO_PEOPLE).await;
    let exists = backup(house.folder.path(), &file).unwrap_err();
    assert!(matches!(exists, StorageError::Exists { .. }), "{exists}");
    let used = restore(house.folder.path(), &file).unwrap_err();
    assert!(matches!(used, StorageError::InUse { .. }), "{used}");

    let cookies = ana.cookies.clone();
    drop(ana);
    let House { folder, site } = house;
    drop(site);
    let kept = restore(folder.path(), &file).unwrap().unwrap();
    let house = House::in_folder(folder);
    let mut ana = house.visitor();
    ana.cookies = cookies;
    assert_eq!(ana.moves(&id).await, 1, "as it was at the time of the backup");
    assert_eq!(ana.get(&format!("/m/{later}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ana.play(&id, "5").await.told(), (204, ""));
    // What was there before is a backup, too.
    drop(ana);
    let House { folder, site } = house;
    drop(site);
    restore(folder.path(), &kept).unwrap();
    let house = House::in_folder(folder);
    assert_eq!(house.visitor().moves(&id).await, 2);
}

#[tokio::test]
async fn a_ruined_database_can_be_replaced() {
    let house = House::new();
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("backup.sqlite");
    let id = house.visitor().begin("connect4", TWO_PEOPLE).await;
    backup(house.folder.path(), &file).unwrap();
    let House { folder, site } = house;
    drop(site);
    fs::write(folder.path().join("matches.sqlite"), "ruins").unwrap();
    fs::write(folder.path().join("matches.sqlite-wal"), "more ruins").unwrap();
    let error = Site::open(setup(folder.path())).err().unwrap();
    assert!(matches!(error, StorageError::Database { .. }), "{error}");
    let kept = restore(folder.path(), &file).unwrap().unwrap();
    assert_eq!(fs::read_to_string(kept).unwrap(), "ruins");
    assert_eq!(House::in_folder(folder).visitor().moves(&id).await, 0);
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file.sqlite");
    let missing = restore(folder.path(), &file).unwrap_err();
    assert!(matches!(missing, StorageError::Missing { .. }), "{missing}");
    fs::write(&file, "no database at all ".repeat(100)).unwrap();
    assert!(restore(folder.path(), &file).is_err());
    fs::remove_file(&file).unwrap();
    rusqlite::Connection::open(&file).unwrap().pragma_update(None, "user_version", 1_000).unwrap();
    let newer = restore(folder.path(), &file).unwrap_err();
    assert!(matches!(newer, StorageError::Newer { .. }), "{newer}");
    fs::remove_file(&file).unwrap();
    rusqlite::Connection::open(&file).unwrap().execute_batch("create table other (a)").unwrap();
    let other = restore(folder.path(), &file).unwrap_err();
    assert!(matches!(other, StorageError::Unsound { .. }), "{other}");
    assert!(!folder.path().join("matches.sqlite").exists());
}

#[tokio::test]
async fn damaged_matches_are_listed_and_the_others_go_on() {
    let house = House::new();
    let mut ana = house.visitor();
    let (sound, broken) = (ana.begin("connect4", TWO_PEOPLE).await, ana.begin("hex", TWO_PEOPLE).await);
    let checked = check(house.folder.path(), &Catalog::builtin()).unwrap();
    assert!(checked.is_sound() && checked.matches == 2, "{checked:?}");
    damage(house.folder.path(), &broken);
    house.clear().await;
    let checked = check(house.folder.path(), &Catalog::builtin()).unwrap();
    assert_eq!(checked.damaged.iter().map(|(id, _)| id).collect::<Vec<_>>(), [&broken]);
    let archive = ana.get("/archive").await.body;
    for id in [&sound, &broken] {
        assert!(archive.contains(&format!("/m/{id}/delete")), "{archive}");
    }
    let page = ana.get(&format!("/m/{broken}")).await;
    assert!(page.status == StatusCode::INTERNAL_SERVER_ERROR && page.body.contains("cannot be read"), "{}", page.body);
    assert_eq!(ana.play(&sound, "4").await.told(), (204, ""));
    assert_eq!(ana.post(&format!("/m/{broken}/delete"), &[]).await.status, StatusCode::SEE_OTHER);
    assert!(check(house.folder.path(), &Catalog::builtin()).unwrap().is_sound());
}

#[tokio::test]
async fn a_deleted_match_leaves_nothing_behind() {
    let house = House::new();
    let (mut ana, mut eve) = (house.visitor(), house.visitor());
    let secret = "a comment that nobody should read";
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    ana.play(&id, "4").await;
    ana.act(&id, "comment", &[("node", "1"), ("comment", secret)]).await;
    ana.act(&id, "resign", &[]).await;
    let next = ana.act(&id, "again", &[]).await.header("location").strip_prefix("/m/").unwrap().to_owned();
    house.site.app.sweep(Duration::ZERO);
    assert!(is_anywhere(house.folder.path(), secret) && is_anywhere(house.folder.path(), &id));
    assert_eq!(eve.act(&id, "delete", &[]).await.status, StatusCode::FORBIDDEN);
    assert!(!eve.get(&format!("/m/{id}")).await.body.contains("/delete"));
    assert!(ana.get(&format!("/m/{id}")).await.body.contains(&format!("/m/{id}/delete")));
    assert_eq!(ana.post(&format!("/m/{next}/delete"), &[]).await.status, StatusCode::SEE_OTHER);
    assert!(!is_anywhere(house.folder.path(), &next), "the match before it knew it");
    let deleted = ana.post(&format!("/m/{id}/delete"), &[]).await;
    assert_eq!((deleted.status, deleted.header("location")), (303, "/"));
    assert!(!is_anywhere(house.folder.path(), secret) && !is_anywhere(house.folder.path(), &id));
    assert_eq!(ana.get(&format!("/m/{id}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ana.act(&id, "delete", &[]).await.status, StatusCode::NOT_FOUND);
}

#[test]
fn matches_that_nobody_uses_are_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/version-0.1.sqlite");
    fs::copy(old, folder.path().join("matches.sqlite")).unwrap();
    let long_ago = "drop trigger events_stay; update events set at = 5; update matches set begun = 5";
    rusqlite::Connection::open(folder.path().join("matches.sqlite")).unwrap().execute_batch(long_ago).unwrap();
    let day = Duration::from_secs(24 * 3600);
    let server = Server::on(Setup { retention: Some(day), ..setup(folder.path()) }, folder);
    let database = rusqlite::Connection::open(server.folder.path().join("matches.sqlite")).unwrap();
    let count = || -> i64 { database.query_row("select count(*) from matches", [], |row| row.get(0)).unwrap() };
    let began = std::time::Instant::now();
    while count() > 0 {
        assert!(began.elapsed() < Duration::from_secs(20), "old matches stay");
        std::thread::sleep(Duration::from_millis(20));
    }
    let begun = server.post("/new", "", FORM);
    assert_eq!(status(&server.get(header(&begun, "location").unwrap(), "")), 200, "new ones stay");
}
