//! The pace of a game, moves entered ahead, endings, what asks first, and keys.

use crate::support::{DESKTOP, Driver, House};

/// The keys of the WebDriver protocol.
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";

#[tokio::test]
async fn a_bot_waits_for_the_disc_to_fall_and_a_move_can_be_entered_ahead() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("connect4", &[("seat-2", "beginner")]).await;
    // The page itself measures: the driver would be too slow.
    let watch = "(window.seen = {}, setInterval(() => seen[document.querySelector('#board').dataset.at] ||= performance.now(), 5))";
    browser.run(watch).await;
    browser.play("4", 2).await;
    let waited = browser.run("seen[2] - seen[1]").await;
    assert!(waited.as_f64().is_some_and(|waited| waited >= 250.0), "the bot answered after {waited} ms");

    browser.begin("hex", &[("seat-2", "expert"), ("option-size", "11")]).await;
    browser.click("#board [data-move='a2']").await;
    browser.wait_for("#status .thinking").await;
    browser.click("#board [data-move='k10']").await;
    browser.wait_for("#board .planned[data-move='k10']").await;
    browser.click("form[action$='/unplan'] button").await;
    browser.wait_until("!document.querySelector('#board .planned')").await;
    browser.click("#board [data-move='k9']").await;
    browser.wait_for("#board .planned[data-move='k9']").await;
    if browser.see("form[action$='/now'] button").await.is_some() {
        browser.click("form[action$='/now'] button").await;
    }
    browser.wait_until("Number(document.querySelector('#board').dataset.at) >= 3").await;
    browser.wait_for("#board [data-move='k9'] .stone.black").await;
    browser.close().await;
}

#[tokio::test]
async fn the_result_is_shown_and_passing_or_resigning_asks_first() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("hexland", &[("seat-1", "person"), ("seat-2", "person"), ("option-size", "5")]).await;
    browser.click("#board [data-move='c3'] .top").await;
    browser.wait_for_node(1).await;
    assert!(browser.text("#board .open-land").await.contains("nothing is decided yet"));
    browser.click("#board button[value=pass]").await;
    browser.wait_for_node(2).await;
    browser.click("#board .asked summary").await;
    browser.click("#board .asked button[value=pass]").await;
    browser.wait_for("form.again").await;
    browser.wait_for("#board .owned").await;
    assert!(browser.see(".open-land").await.is_none());

    browser.begin("connect4", &[("seat-2", "beginner")]).await;
    assert!(browser.see("#controls .asked[open]").await.is_none());
    browser.click("#controls .asked summary").await;
    browser.click("#controls .asked button").await;
    assert_eq!(browser.text("#status .fared").await, "You lose");
    for action in ["form[action$='/review'] button", "form.again button", "button[value=other]", "a[data-copy]"] {
        browser.wait_for(&format!("#status {action}")).await;
    }
    let page = browser.path().await;
    browser.click("#status form.again button[value=other]").await;
    browser.wait_until(&format!("location.pathname !== '{page}' && !!document.querySelector('#board')")).await;
    // Now the bot begins.
    browser.wait_for_node(1).await;
    browser.close().await;
}

#[tokio::test]
async fn keys_walk_the_game_and_a_page_lists_them() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("connect4", &[("seat-1", "person"), ("seat-2", "person")]).await;
    for (node, name) in (1..).zip(["4", "3", "4"]) {
        browser.click(&format!("#board [data-move='{name}']")).await;
        browser.wait_for_node(node).await;
    }
    for (key, node) in [(LEFT, 2), (LEFT, 1), (RIGHT, 2), (RIGHT, 3)] {
        browser.keys(key).await;
        browser.wait_for_node(node).await;
    }
    // Who only watches walks alone.
    let watcher = driver.browser(&house, DESKTOP, "en").await;
    watcher.go(&browser.path().await).await;
    watcher.wait_for_node(3).await;
    watcher.keys(LEFT).await;
    watcher.wait_for_node(2).await;
    assert!(watcher.path().await.ends_with("/at/2"));
    watcher.keys(RIGHT).await;
    watcher.wait_until("!location.pathname.includes('/at/')").await;
    assert_eq!(browser.node().await, "3", "the match stays where it is");
    browser.keys("?").await;
    browser.wait_for(".keys kbd").await;
    watcher.close().await;
    browser.close().await;
}
