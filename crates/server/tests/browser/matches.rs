//! Every game from the first page to its end, by clicks and once by keyboard alone; hint, undo, variation, reload.

use crate::support::{Browser, DESKTOP, Driver, House};

async fn play(game: &str, choices: &[(&str, &str)], pass_after: u32) {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin(game, choices).await;
    browser.click_to_the_end(pass_after).await;
    let result = browser.text("#status .turn").await;
    assert!(["win", "won", "draw", "Draw"].iter().any(|word| result.contains(word)), "{result}");
    browser.click("form.again button").await;
    browser.wait_until("!!document.querySelector('#board') && !document.querySelector('form.again')").await;
    browser.close().await;
}

#[tokio::test]
async fn connect_four_is_clicked_to_its_end() {
    play("connect4", &[("seat-2", "beginner"), ("option-size", "5x4")], 0).await;
}

#[tokio::test]
async fn hex_is_clicked_to_its_end() {
    play("hex", &[("seat-2", "beginner"), ("option-size", "4")], 0).await;
}

#[tokio::test]
async fn hexland_is_clicked_to_its_end() {
    play("hexland", &[("seat-2", "person"), ("option-size", "5")], 6).await;
}

#[tokio::test]
async fn hexadom_is_clicked_to_its_end() {
    play("hexadom", &[("option-players", "3"), ("seat-2", "beginner"), ("seat-3", "normal")], 0).await;
}

/// The keys of the WebDriver protocol.
const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";
const DOWN: &str = "\u{e015}";
const RIGHT: &str = "\u{e014}";

#[tokio::test]
async fn a_match_is_played_by_keys_alone() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.go("/new/hex").await;
    // Two people, on the smallest board on which the cursor has some way to go.
    for (name, value) in [("opponent", "here"), ("option-size", "other")] {
        tab_to(&browser, &format!("[name={name}]")).await;
        while browser.run("document.activeElement.value").await != value {
            browser.keys(RIGHT).await;
        }
    }
    tab_to(&browser, "[name=size-other]").await;
    browser.keys("3").await;
    browser.keys(ENTER).await;
    browser.wait_for("#board .live, #board svg.live").await;
    // The first player goes down the first column, the second beside it.
    for walk in [&[][..], &[RIGHT], &[DOWN], &[DOWN, RIGHT], &[DOWN, DOWN]] {
        let before = browser.node().await;
        tab_to(&browser, "[data-move]").await;
        browser.run("document.querySelector('[data-move=a1]').focus()").await;
        for key in walk {
            browser.keys(key).await;
        }
        browser.keys(ENTER).await;
        browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
    }
    assert!(browser.is_over().await, "{}", browser.client.source().await.unwrap());
    browser.close().await;
}

/// Presses Tab until a matching element has the focus, and checks that the focus is visible.
async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..60 {
        if browser.run(&format!("document.activeElement.matches('{css}')")).await == true {
            let is_marked = "document.activeElement.matches(':focus-visible') && \
                [document.activeElement, document.activeElement.closest('label'), ...document.activeElement.children].filter(Boolean).some(part => \
                getComputedStyle(part).outlineStyle !== 'none' || getComputedStyle(part).strokeWidth === '4px')";
            assert_eq!(browser.run(is_marked).await, true, "the focus is visible");
            return;
        }
        browser.keys(TAB).await;
    }
    panic!("no way to {css} by the Tab key");
}

#[tokio::test]
async fn hint_undo_variation_and_reload() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("connect4", &[("seat-2", "person"), ("option-size", "4x4")]).await;

    browser.click("form[action$='/hint'] button").await;
    browser.click(".suggestion button").await;
    browser.wait_until("document.querySelectorAll('#moves button.move').length === 2").await;

    browser.click(".live .legal[data-move='1']").await;
    browser.wait_until("document.querySelectorAll('#moves button.move').length === 3").await;
    browser.click("form[action$='/undo'] button").await;
    browser.wait_for_node(1).await;
    browser.click(".live .legal[data-move='2']").await;
    browser.wait_until("document.querySelectorAll('#moves button.move').length === 4").await;
    assert!(browser.see("#moves .variation").await.is_some(), "the move taken back is kept beside the new one");

    browser.client.refresh().await.expect("the page loads again");
    browser.wait_for("#board").await;
    assert_eq!(browser.moves().await, 3);
    assert_eq!(browser.node().await, "3");

    browser.click("#moves button.move[value='2']").await;
    browser.wait_for_node(2).await;
    browser.click("form[action$='/undo'] button").await;
    browser.wait_for_node(1).await;
    browser.click("form[action$='/redo'] button").await;
    browser.wait_for_node(2).await;

    browser.click("[data-overlay=values]").await;
    browser.wait_until("document.querySelector('#board').dataset.laid === 'values'").await;
    browser.close().await;
}
