//! The app in a real browser without a server: loaded once as files, then with the network off. `cargo xtask offline` builds
//! the files in `target/site` and runs this.

mod files;
/// What the browsers visit here.
mod house {
    pub(crate) use crate::files::Files as House;
}
#[path = "../../../server/tests/browser/support.rs"]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod support;

use std::path::{Path, PathBuf};

use files::Files;
use serde_json::json;
use support::{Browser, DESKTOP, Driver, PHONE};

/// The folder of the site.
fn site() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/site");
    assert!(folder.join("play/rusc.wasm").exists(), "there is no site: run `cargo xtask site target/site` first");
    folder
}

/// Opens the app, loads it, and switches the network off.
async fn offline(driver: &Driver, language: &str) -> (Browser, String) {
    let files = Files::serve(&site().join("play"));
    let address = files.address();
    let profile = tempfile::tempdir().expect("a folder can be made");
    let browser = driver.open(&address, DESKTOP, language, profile).await;
    browser.go("/").await;
    browser.wait_for(".card").await;
    drop(files);
    (browser, address)
}

async fn play(browser: &Browser, game: &str, choices: &[(&str, &str)], pass_after: u32) {
    browser.begin(game, choices).await;
    browser.click_to_the_end(pass_after).await;
    let result = browser.text("#status .turn").await;
    assert!(["win", "won", "draw", "Draw"].iter().any(|word| result.contains(word)), "{game}: {result}");
}

#[tokio::test]
async fn every_game_is_played_to_its_end_without_a_network() {
    let driver = Driver::start();
    let (browser, _) = offline(&driver, "en").await;
    play(&browser, "hex", &[("seat-2", "beginner"), ("option-size", "4")], 0).await;
    play(&browser, "connect4", &[("seat-2", "normal"), ("option-size", "5x4")], 0).await;
    play(&browser, "hexland", &[("seat-2", "beginner"), ("option-size", "5")], 6).await;
    play(&browser, "hexadom", &[("option-players", "3"), ("seat-2", "beginner"), ("seat-3", "normal")], 0).await;
    // They are all in the list, from the database of the browser.
    browser.go("/archive").await;
    browser.wait_until("document.querySelectorAll('.matches a[href^=\"/m/\"]').length >= 4").await;
    browser.close().await;
}

#[tokio::test]
async fn a_game_goes_on_after_the_browser_was_closed() {
    let driver = Driver::start();
    let (browser, address) = offline(&driver, "en").await;
    browser.begin("hex", &[("seat-2", "expert"), ("option-size", "5")]).await;
    browser.click("#board [data-move='c3']").await;
    browser.wait_until("document.querySelector('#board').dataset.at === '2'").await;
    let page = browser.path().await;
    let moves = "document.querySelector('#moves').textContent + document.querySelectorAll('#board .stone').length";
    let before = browser.run(moves).await;
    let profile = browser.leave().await;

    let browser = driver.open(&address, DESKTOP, "en", profile).await;
    browser.go(&page).await;
    browser.wait_for("#board").await;
    assert_eq!(browser.run(moves).await, before);
    browser.click_to_the_end(0).await;
    browser.close().await;
}

#[tokio::test]
async fn bots_advise_analyse_and_review_and_the_language_changes() {
    let driver = Driver::start();
    let (browser, _) = offline(&driver, "ca").await;
    assert_eq!(browser.run("document.documentElement.lang").await, "ca");
    browser.go("/new/hex").await;
    browser.wait_for("[name=opponent][value=here]").await;
    assert!(browser.see("[name=opponent][value=link]").await.is_none(), "nobody else can come");
    browser.begin("connect4", &[("seat-1", "person"), ("seat-2", "person"), ("option-size", "5x4")]).await;
    browser.click("#mind form[action$='/analysis'] button").await;
    browser.wait_for("#mind .now").await;
    browser.click("form[action$='/hint'] button").await;
    browser.wait_for("form.suggestion").await;
    // The second player never stops the four in the first column.
    for (node, name) in (1..).zip(["1", "2", "1", "2", "1", "2", "1"]) {
        browser.click(&format!("#board [data-move='{name}']")).await;
        browser.wait_until(&format!("document.querySelector('#board').dataset.at === '{node}'")).await;
    }
    browser.click("#review form[action$='/review'] button").await;
    browser.wait_for("#review .mistakes li").await;
    browser.click("header details summary").await;
    browser.choose("header select[name=language]", "es").await;
    browser.wait_until("document.documentElement.lang === 'es'").await;
    browser.wait_for("#review .mistakes li").await;
    browser.close().await;
}

#[tokio::test]
async fn the_landing_page_leads_to_the_app_in_any_folder() {
    // Above the site, so that it is in a folder of the host.
    let files = Files::serve(site().parent().expect("it is in a folder"));
    let driver = Driver::start();
    let profile = tempfile::tempdir().expect("a folder can be made");
    let browser = driver.open(&files.address(), PHONE, "es", profile).await;
    browser.go("/site/").await;
    browser.wait_for(".card svg").await;
    browser.click("a[hreflang=es]").await;
    browser.wait_until("document.documentElement.lang === 'es'").await;
    browser.click("a[href='play/?to=new/hex']:not([tabindex])").await;
    browser.wait_for("form[action='/site/play/new']").await;
    assert_eq!(browser.path().await, "/site/play/new/hex");
    let check = json!({ "cmd": "Page.getInstallabilityErrors", "params": {} });
    browser.wait_for("link[rel=manifest]").await;
    let found = driver.tell(&browser, "goog/cdp/execute", &check).await;
    assert_eq!(found["installabilityErrors"], json!([]), "it can be put among the apps");
    drop(files);
    browser.click("form[action='/site/play/new'] .actions button").await;
    browser.wait_for("#board .live .legal").await;
    browser.click("#board .live .legal").await;
    browser.wait_until("Number(document.querySelector('#board').dataset.at) >= 2").await;
    browser.close().await;
}
