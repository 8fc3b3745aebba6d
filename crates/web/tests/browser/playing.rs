//! Games with the network off: to their end, across a closed browser, with advice, analysis and review, in other languages.

use crate::support::{Browser, DESKTOP, Driver};
use crate::{Files, has_book, offline, site};

async fn play(browser: &Browser, game: &str, choices: &[(&str, &str)], pass_after: u32) {
    browser.begin(game, choices).await;
    browser.click_to_the_end(pass_after).await;
    let result = browser.text("#status .turn").await;
    assert!(["win", "won", "draw", "Draw"].iter().any(|word| result.contains(word)), "{game}: {result}");
}

#[tokio::test]
async fn every_game_is_played_to_its_end_without_a_network() {
    let driver = Driver::start();
    let (browser, address) = offline(&driver, "en").await;
    let host = address.trim_start_matches("http://");
    assert!(std::net::TcpStream::connect(host).is_err(), "nobody serves the files any more");
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
    browser.play("c3", 2).await;
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
        browser.play(name, node).await;
    }
    browser.click("#review form[action$='/review'] button").await;
    browser.wait_for("#review .mistakes li").await;
    browser.click("header details summary").await;
    browser.choose("header select[name=language]", "es").await;
    browser.wait_until("document.documentElement.lang === 'es'").await;
    browser.wait_for("#review .mistakes li").await;
    browser.close().await;
}

/// A service worker that the browser has stopped sets the match up again from its log.
#[tokio::test]
async fn a_game_goes_on_after_the_service_worker_was_stopped() {
    let files = Files::serve(&site().join("play"));
    let driver = Driver::start();
    let profile = tempfile::tempdir().expect("a folder can be made");
    let browser = driver.open(&files.address(), DESKTOP, "en", profile).await;
    browser.go("/").await;
    browser.wait_for(".card").await;
    drop(files);
    browser.begin("hex", &[("seat-2", "beginner"), ("option-size", "4")]).await;
    browser.play("b2", 2).await;
    let stop = |cmd: &str| serde_json::json!({ "cmd": cmd, "params": {} });
    driver.tell(&browser, "goog/cdp/execute", &stop("ServiceWorker.enable")).await;
    driver.tell(&browser, "goog/cdp/execute", &stop("ServiceWorker.stopAllWorkers")).await;
    browser.click_to_the_end(0).await;
    browser.close().await;
}

/// Whoever comes by a link to a chapter waits for the book, but only for its own language.
#[tokio::test]
async fn a_chapter_is_the_first_page() {
    let files = Files::serve(&site());
    let driver = Driver::start();
    let profile = tempfile::tempdir().expect("a folder can be made");
    let browser = driver.open(&files.address(), DESKTOP, "ca", profile).await;
    browser.go("/play/?to=learn/electricity").await;
    browser.wait_for("#block-2 ol.steps li:first-child svg.hex path.wires").await;
    assert_eq!(browser.run("document.documentElement.lang").await, "ca");
    assert!(has_book(&browser, "ca").await && !has_book(&browser, "es").await);
    browser.close().await;
}

#[tokio::test]
async fn the_book_is_read_and_played_without_a_network() {
    let driver = Driver::start();
    let (browser, _) = offline(&driver, "es").await;
    browser.go("/learn").await;
    browser.click("a[href='/learn/electricity']").await;
    browser.wait_for("#block-2 ol.steps li:first-child svg.hex path.wires").await;
    browser.go("/learn/playing-hex").await;
    browser.click("#block-9 a[href*='try=9.b2']").await;
    browser.wait_for("#block-9 .verdict.right").await;
    browser.click("#block-9 form.play-on button").await;
    browser.wait_for("#board .stone.black").await;
    browser.close().await;
}
