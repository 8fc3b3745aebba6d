//! What is kept: games that are taken along as one file, storage that is not cleared, and versions that replace each other.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::support::{DESKTOP, Driver};
use crate::{Files, awaited, offline, site};

#[tokio::test]
async fn all_games_are_taken_along_to_another_browser() {
    let driver = Driver::start();
    let (browser, _) = offline(&driver, "en").await;
    let people = [("seat-1", "person"), ("seat-2", "person")];
    browser.begin("connect4", &[&people[..], &[("option-size", "5x4")]].concat()).await;
    browser.play("3", 1).await;
    browser.begin("hex", &[&people[..], &[("option-size", "4")]].concat()).await;
    browser.play("b2", 1).await;
    let list = "[...new Uint8Array(await (await fetch('/archive/games.zip')).arrayBuffer())]";
    let bytes = awaited(&browser, &format!("(async () => {list})()")).await;
    let bytes: Vec<u8> = serde_json::from_value(bytes).expect("they are bytes");
    let folder = tempfile::tempdir().expect("a folder can be made");
    let file = folder.path().join("games.zip");
    fs::write(&file, bytes).expect("it can be written");
    browser.close().await;

    let (browser, _) = offline(&driver, "en").await;
    browser.go("/archive").await;
    let field = browser.wait_for("form[action='/archive'] [type=file]").await;
    field.send_keys(&file.to_string_lossy()).await.expect("it takes a file");
    browser.run("(document.querySelector('form[action=\"/archive\"][method=post]').requestSubmit(), true)").await;
    browser.wait_for(".taken").await;
    assert_eq!(browser.run("document.querySelectorAll('.archive .matches > li').length").await, 2);
    browser.click(".archive .matches a").await;
    assert_eq!(browser.moves().await, 1);
    browser.close().await;
}

#[tokio::test]
async fn the_browser_is_asked_not_to_clear_the_games() {
    let files = Files::serve(&site().join("play"));
    let driver = Driver::start();
    let profile = tempfile::tempdir().expect("a folder can be made");
    let browser = driver.open(&files.address(), DESKTOP, "en", profile).await;
    let grant = json!({ "cmd": "Browser.grantPermissions", "params": { "permissions": ["durableStorage"] } });
    driver.tell(&browser, "goog/cdp/execute", &grant).await;
    browser.go("/").await;
    browser.wait_for(".card").await;
    browser.wait_for("link[rel=manifest]").await;
    let mut is_kept = json!(false);
    for _ in 0..100 {
        is_kept = awaited(&browser, "navigator.storage.persisted()").await;
        if is_kept == json!(true) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(is_kept, json!(true));
    browser.close().await;
}

fn copy(from: &Path, to: &Path) {
    for file in fs::read_dir(from).expect("it is a folder").flatten() {
        fs::copy(file.path(), to.join(file.file_name())).expect("it can be copied");
    }
}

#[tokio::test]
async fn a_new_version_is_announced_and_used_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    copy(&site().join("play"), folder.path());
    let files = Files::serve(folder.path());
    let address = files.address();
    let driver = Driver::start();
    let profile = tempfile::tempdir().expect("a folder can be made");
    let browser = driver.open(&address, DESKTOP, "es", profile).await;
    browser.go("/").await;
    browser.wait_for(".card").await;
    browser.wait_for("link[rel=manifest]").await;

    let change = |name: &str, from: &str, to: &str| {
        let path = folder.path().join(name);
        let text = fs::read_to_string(&path).expect("it can be read");
        assert!(text.contains(from), "no {from} in {name}");
        fs::write(path, text.replacen(from, to, 1)).expect("it can be written");
    };
    change("manifest.webmanifest", "\"name\":\"Rusc\"", "\"name\":\"Rusc 2\"");
    change("sw.js", "const NAME = 'rusc-", "const NAME = 'rusc-2-");
    let name = "fetch('manifest.webmanifest').then((answer) => answer.json()).then(({ name }) => name)";
    // A browser looks for a new version whenever a page is opened.
    browser.go("/").await;
    assert!(browser.text("#new-version").await.contains("versión nueva"));
    assert_eq!(awaited(&browser, name).await, "Rusc", "the pages of one start are of one version");
    let profile = browser.leave().await;
    drop(files);

    let browser = driver.open(&address, DESKTOP, "es", profile).await;
    browser.go("/").await;
    browser.wait_for(".card").await;
    assert_eq!(awaited(&browser, name).await, "Rusc 2");
    assert!(browser.see("#new-version").await.is_none());
    browser.go("/learn").await;
    browser.wait_for("a[href='/learn/electricity']").await;
    browser.close().await;
}
